import { formatDay } from '@portal/content/format-day';
import { dashboardKeysMessages } from '@portal/content/messages/dashboard-keys-messages';
import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { API_KEY_ADDRESSES } from '@portal/contract/own/api-key-addresses.table';
import type { OwnApiKey } from '@portal/contract/own/api-keys';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { type FormEvent, useState } from 'react';
import { DescribedField } from '#components/ui/described-field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Button } from '#islands/own/button.tsx';
import { ConfirmRemove } from '#islands/own/confirm-remove.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { callOwn, listErrors, type Refusal } from '#islands/session/call-account.ts';
import channels from './channels.module.css';
import { formatWhen, toSeconds } from './format-when.ts';
import styles from './keys.module.css';
import { OwnRow, removeEntry } from './own-rows.tsx';
import plans from './plan.module.css';
import type { SectionProps } from './section-props.ts';
import { PartBlock } from './small-parts.tsx';
import { UsagePart } from './usage-part.tsx';

const MOST_KEYS = 10;

type Fields = Pick<OwnApiKey, 'name' | 'origins' | 'networks'>;

const readLines = (fields: FormData, name: string): string[] =>
  String(fields.get(name) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const readForm = (form: HTMLFormElement): Fields => {
  const fields = new FormData(form);
  return {
    name: String(fields.get('name') ?? ''),
    origins: readLines(fields, 'origins'),
    networks: readLines(fields, 'networks'),
  };
};

/** An error and the field it belongs to. */
interface Mistake {
  readonly field: keyof Fields;
  readonly sentence: string;
}

/** Why a key was refused; for a list, with the invalid entry. */
function findMistake(answer: Refusal, fields: Fields, language: Language): Mistake {
  const [first] = listErrors(answer);
  const sentence = describeRefusal(answer, language);
  const [, list, at] = /^(origins|networks)\[(\d+)\]$/.exec(first?.path ?? '') ?? [];
  if (list !== 'origins' && list !== 'networks') return { field: 'name', sentence };
  return { field: list, sentence: `${fields[list][Number(at)] ?? ''}: ${sentence}` };
}

interface LinesProps {
  readonly name: 'origins' | 'networks';
  readonly label: string;
  readonly hint: string;
  readonly known: readonly string[];
  readonly mistake: Mistake | undefined;
}

/** A list field, one entry per line. */
function Lines({ name, label, hint, known, mistake }: LinesProps) {
  return (
    <DescribedField label={label} hint={hint} mistake={mistake?.field === name ? mistake.sentence : undefined}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          rows={2}
          defaultValue={known.join('\n')}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </DescribedField>
  );
}

interface KeyFieldsProps extends Pick<SectionProps, 'language'> {
  /** Null: a new key. */
  readonly known: Fields | null;
  readonly mistake: Mistake | undefined;
}

/** Name and restrictions of a key; restrictions are collapsed. */
function KeyFields({ known, mistake, language }: KeyFieldsProps) {
  const words = dashboardKeysMessages[language];
  const { name = '', origins = [], networks = [] } = known ?? {};
  return (
    <>
      <DescribedField
        label={words.name}
        hint={words.nameHint}
        mistake={mistake?.field === 'name' ? mistake.sentence : undefined}
      >
        {(control) => <input {...control} name="name" maxLength={60} defaultValue={name} autoComplete="off" />}
      </DescribedField>
      <details className={styles.more} open={origins.length + networks.length > 0}>
        <summary>{words.restrict}</summary>
        <Lines name="origins" label={words.origins} hint={words.originsHint} known={origins} mistake={mistake} />
        <Lines name="networks" label={words.networks} hint={words.networksHint} known={networks} mistake={mistake} />
      </details>
    </>
  );
}

interface KeyProps extends SectionProps {
  readonly apiKey: OwnApiKey;
}

/** Updates a key's fields and shows them; null: accepted. */
async function changeKey({ dashboard, language, apiKey }: KeyProps, fields: Fields): Promise<Mistake | null> {
  const answer = await callOwn(API_KEY_ADDRESSES.apiKeyChange, { id: apiKey.id, body: fields, language });
  if (!answer.ok) return findMistake(answer, fields, language);
  const changed = answer.reply;
  dashboard.put('keys', (known) => known.map((one) => (one.id === changed.id ? changed : one)));
  return null;
}

function EditKey({ onDone, ...props }: KeyProps & { readonly onDone: () => void }) {
  const { dashboard, language, apiKey } = props;
  const words = dashboardKeysMessages[language];
  const [mistake, setMistake] = useState<Mistake | undefined>();
  const undo = async (): Promise<void> => {
    const { name, origins, networks } = apiKey;
    const refused = await changeKey(props, { name, origins, networks });
    if (refused !== null) dashboard.announce(refused.sentence);
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = readForm(event.currentTarget);
    const refused = await changeKey(props, fields);
    if (refused !== null) return setMistake(refused);
    dashboard.announce(words.changed(fields.name), () => void undo());
    onDone();
  };
  return (
    <form className={forms.form} noValidate onSubmit={(event) => void submit(event)}>
      <KeyFields known={apiKey} mistake={mistake} language={language} />
      <div className={forms.actions}>
        <Button variant="violet" type="submit">
          {dashboardMessages[language].save}
        </Button>
        <Button onClick={onDone}>{dashboardMessages[language].cancel}</Button>
      </div>
    </form>
  );
}

/** Revokes a key after confirmation. */
function RevokeKey({ onDone, ...props }: KeyProps & { readonly onDone: () => void }) {
  const { language, apiKey } = props;
  const words = dashboardKeysMessages[language];
  const { id, name } = apiKey;
  const revoke = () => removeEntry(props, 'keys', API_KEY_ADDRESSES.apiKeyRevoke, { id, removed: words.revoked(name) });
  return (
    <ConfirmRemove
      question={words.question(name)}
      yes={words.revoke}
      no={dashboardMessages[language].keep}
      onYes={() => void revoke()}
      onNo={onDone}
    />
  );
}

/** A key: name, prefix, last use and restrictions. */
function KeyRow(props: KeyProps) {
  const { language, now, apiKey } = props;
  const words = dashboardKeysMessages[language];
  const [open, setOpen] = useState<'nothing' | 'edit' | 'revoke'>('nothing');
  const { name, prefix, origins, networks, createdAt, lastUsedAt } = apiKey;
  const places = [...origins, ...networks];
  const close = (): void => setOpen('nothing');
  return (
    <OwnRow
      language={language}
      icon="key-round"
      title={name}
      tools={
        <span className={channels.tools}>
          <Button
            aria-label={words.changeOf(name)}
            aria-expanded={open === 'edit'}
            onClick={() => setOpen(open === 'edit' ? 'nothing' : 'edit')}
          >
            {words.change}
          </Button>
          <Button variant="tool" aria-label={words.revokeOf(name)} onClick={() => setOpen('revoke')}>
            <Icon name="x" size={18} />
          </Button>
        </span>
      }
      below={
        <>
          {open === 'edit' && <EditKey {...props} onDone={close} />}
          {open === 'revoke' && <RevokeKey {...props} onDone={close} />}
        </>
      }
    >
      <small>
        <code className={styles.prefix}>{prefix}…</code>
      </small>
      <small>
        {words.made(formatDay(toSeconds(createdAt), language))} ·{' '}
        {lastUsedAt === null ? words.unused : words.used(formatWhen(lastUsedAt, now, language))}
      </small>
      {places.length > 0 && <small>{words.onlyFrom(places.join(', '))}</small>}
    </OwnRow>
  );
}

interface MadeKey {
  readonly name: string;
  readonly text: string;
}

/** The new key, shown only once: it stays in this page's memory. */
function ShownKey({ made, onDone, ...props }: SectionProps & { readonly made: MadeKey; readonly onDone: () => void }) {
  const { dashboard, language } = props;
  const words = dashboardKeysMessages[language];
  const copy = (): void => {
    navigator.clipboard.writeText(made.text).then(
      () => dashboard.announce(words.copied),
      () => dashboard.announce(words.copyFailed),
    );
  };
  return (
    <div className={forms.question} role="alert">
      <p>{words.shownOnce(made.name)}</p>
      <p>
        <code className={styles.key}>{made.text}</code>
      </p>
      <div className={forms.actions}>
        <Button variant="violet" onClick={copy}>
          {words.copy}
        </Button>
        <Button onClick={onDone}>{words.stored}</Button>
      </div>
    </div>
  );
}

function AddKey(props: SectionProps) {
  const { dashboard, language } = props;
  const words = dashboardKeysMessages[language];
  const [mistake, setMistake] = useState<Mistake | undefined>();
  const [made, setMade] = useState<MadeKey | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setMistake(undefined);
    const body = readForm(event.currentTarget);
    const answer = await callOwn(API_KEY_ADDRESSES.apiKeyAdd, { body, language });
    if (answer.body.errorCode === 'planLimit') return setMistake({ field: 'name', sentence: words.full });
    if (!answer.ok) return setMistake(findMistake(answer, body, language));
    const { key, ...shown } = answer.reply;
    dashboard.put('keys', (known) => [...known, shown]);
    dashboard.announce(words.created(shown.name));
    setMade({ name: shown.name, text: key });
  };
  if (made !== null) return <ShownKey {...props} made={made} onDone={() => setMade(null)} />;
  if ((dashboard.parts.keys.value ?? []).length >= MOST_KEYS) return <p className={plans.next}>{words.full}</p>;
  return (
    <form className={`${forms.form} ${forms.apart}`} noValidate onSubmit={(event) => void submit(event)}>
      <h3>{words.add}</h3>
      <KeyFields known={null} mistake={mistake} language={language} />
      <div className={forms.actions}>
        <Button variant="violet" type="submit">
          {words.create}
        </Button>
      </div>
    </form>
  );
}

/** API keys of an account, and their usage. */
export function KeysSection(props: SectionProps) {
  const { dashboard, language } = props;
  const words = dashboardKeysMessages[language];
  const { keys } = dashboard.parts;
  const items = keys.value ?? [];
  const aside = keys.value === null ? {} : { aside: words.count(String(items.length), String(MOST_KEYS)) };
  return (
    <>
      <PartBlock id="keys" heading={words.heading} {...aside} part="keys" dashboard={dashboard} language={language}>
        <p className={plans.next}>
          {words.lead} <a href={toLanguagePath('api-docs', language)}>{words.docs}</a>
        </p>
        {keys.value !== null && items.length === 0 && <p className={plans.next}>{words.none}</p>}
        <ul className={channels.channels}>
          {items.map((apiKey) => (
            <KeyRow key={apiKey.id} {...props} apiKey={apiKey} />
          ))}
        </ul>
        {keys.value !== null && <AddKey {...props} />}
      </PartBlock>
      <UsagePart {...props} />
    </>
  );
}
