import { CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import { dashboardChannelMessages } from '@portal/content/messages/dashboard-channel-messages';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { OwnChannel } from '@portal/contract/own/channels';
import { CHANNELS, type ChannelAddress, type ChannelKind } from '@portal/domain/alert/channel.table';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { DescribedField } from '#components/ui/described-field.tsx';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { CodeField } from '#islands/account-settings/phone-part.tsx';
import { Button } from '#islands/own/button.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import { callOwn } from '#islands/session/call-account.ts';
import type { SectionProps } from './section-props.ts';
import { subscribePush } from './subscribe-push.ts';

type FormProps = Pick<SectionProps, 'dashboard' | 'language'>;
const CODE = /^\s*\d{6}\s*$/;

interface AddressFieldProps {
  readonly kind: ChannelKind;
  readonly language: SectionProps['language'];
  readonly mistake: ReactNode;
}

const INPUTS: Readonly<Partial<Record<ChannelAddress, { readonly type: string; readonly autoComplete: string }>>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  url: { type: 'url', autoComplete: 'off' },
};

/** Address of a channel; kinds without one state what they use. */
function AddressField({ kind, language, mistake }: AddressFieldProps) {
  const { field, hint } = CHANNEL_WORDS[kind];
  const id = useId();
  if (field === null)
    return (
      <>
        <p className={forms.hint}>{hint[language]}</p>
        <FieldMistake id={`${id}mistake`} sentence={mistake} />
      </>
    );
  return (
    <DescribedField label={field[language]} hint={hint[language]} mistake={mistake}>
      {(control) => <input {...control} name="address" maxLength={2000} {...INPUTS[CHANNELS[kind].address]} />}
    </DescribedField>
  );
}

interface AddChannelProps extends FormProps {
  readonly kind: ChannelKind;
  readonly onDone: () => void;
}

/** Request body of a new channel, or a string that says why there is none. */
async function makeBody({ kind, dashboard, language }: AddChannelProps, fields: FormData): Promise<object | string> {
  const words = dashboardChannelMessages[language];
  if (fields.get('agreed') === null) return words.mustAgree;
  const body = { kind, agreed: true };
  const { user, channels } = dashboard.parts;
  const { address } = CHANNELS[kind];
  if (address === 'accountPhone') return user.value?.phoneVerified ? body : words.noPhone;
  if (address !== 'subscription') return { ...body, address: String(fields.get('address') ?? '') };
  const answer = await subscribePush(channels.value?.pushKey ?? '');
  return answer.kind === 'subscribed' ? { ...body, subscription: answer.subscription } : words.push[answer.kind];
}

/** Adds a channel, with the consent it requires. */
export function AddChannel(props: AddChannelProps) {
  const { dashboard, language, kind, onDone } = props;
  const words = dashboardChannelMessages[language];
  const id = useId();
  const [mistake, setMistake] = useState<ReactNode>();
  const [secret, setSecret] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setMistake(undefined);
    const body = await makeBody(props, new FormData(event.currentTarget));
    if (typeof body === 'string') return setMistake(body);
    const answer = await callOwn(ALERT_ADDRESSES.alertChannelAdd, { body, language });
    if (!answer.ok) return setMistake(showRefusal(answer, language));
    const { secret: shown, ...channel } = answer.reply;
    dashboard.put('channels', (known) => ({ ...known, items: [...known.items, channel] }));
    dashboard.announce(channel.verified ? words.added(CHANNEL_WORDS[kind].name[language]) : words.codeSent);
    if (shown === undefined) onDone();
    else setSecret(shown);
  };
  if (secret !== null)
    return (
      <p className={forms.question}>
        {words.secret} <code>{secret}</code>
      </p>
    );
  return (
    <form className={forms.form} noValidate onSubmit={(event) => void submit(event)}>
      <AddressField kind={kind} language={language} mistake={mistake} />
      <div className={forms.box}>
        <input type="checkbox" id={`${id}agreed`} name="agreed" />
        <label htmlFor={`${id}agreed`}>{words.agree}</label>
      </div>
      <div className={forms.actions}>
        <Button variant="violet" type="submit">
          {words.addOf(CHANNEL_WORDS[kind].name[language])}
        </Button>
      </div>
    </form>
  );
}

/** Verifies the owner of an address by a code, submitted automatically at six digits. */
export function VerifyChannel({ dashboard, language, channel }: FormProps & { readonly channel: OwnChannel }) {
  const words = dashboardChannelMessages[language];
  const id = useId();
  const [mistake, setMistake] = useState<ReactNode>();
  const confirm = async (form: HTMLFormElement): Promise<void> => {
    const code = String(new FormData(form).get('code') ?? '').trim();
    const answer = await callOwn(ALERT_ADDRESSES.alertChannelVerify, { id: channel.id, body: { code }, language });
    if (!answer.ok) return setMistake(describeRefusal(answer, language));
    dashboard.put('channels', (known) => ({
      ...known,
      items: known.items.map((one) => (one.id === channel.id ? { ...one, verified: true } : one)),
    }));
    dashboard.announce(words.verified);
  };
  const sendAgain = async (): Promise<void> => {
    const answer = await callOwn(ALERT_ADDRESSES.alertChannelCode, { id: channel.id, body: {}, language });
    setMistake(undefined);
    if (answer.ok) return dashboard.announce(words.codeSentAgain);
    dashboard.announce(
      answer.retryAfter === null ? describeRefusal(answer, language) : words.codeTooSoon(answer.retryAfter),
    );
  };
  return (
    <form
      className={forms.form}
      onInput={({ target, currentTarget }) => {
        if (target instanceof HTMLInputElement && CODE.test(target.value)) void confirm(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(event.currentTarget);
      }}
    >
      <p className={forms.hint}>{words.codeHint}</p>
      <CodeField id={`${id}code`} language={language} isWrong={mistake !== undefined} takesFocus={false} />
      <p role="status" className={forms.told}>
        {mistake}
      </p>
      <div className={forms.actions}>
        <Button variant="violet" type="submit">
          {words.verify}
        </Button>
        <Button onClick={() => void sendAgain()}>{words.sendCode}</Button>
      </div>
    </form>
  );
}
