import { describeRule, listRuleParts, type RulePart, type RuleTokenKey } from '@portal/content/alerts/describe-rule';
import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AmountField } from './amount-field.tsx';
import { ChanceField, LeadField } from './chance-lead-fields.tsx';
import type { Editor } from './editor.ts';
import type { Draft } from './rule-draft.ts';
import styles from './rule-editor.module.css';
import { ChannelField, PlaceField } from './target-fields.tsx';
import { DaysField, HoursField } from './time-fields.tsx';

const PANEL = 'rule-token';

/** Fields whose errors appear at each token. */
const FIELDS: Readonly<Record<RuleTokenKey, readonly string[]>> = {
  place: ['placeIds'],
  amount: ['threshold', 'compare', 'kind'],
  chance: ['chance'],
  lead: ['leadMinutes'],
  hours: ['hours'],
  days: ['weekdays'],
  channels: ['channelIds'],
};

function TokenField({ token, editor }: { readonly token: RuleTokenKey; readonly editor: Editor }): ReactNode {
  switch (token) {
    case 'place':
      return <PlaceField editor={editor} />;
    case 'amount':
      return <AmountField editor={editor} />;
    case 'chance':
      return <ChanceField editor={editor} />;
    case 'lead':
      return <LeadField editor={editor} />;
    case 'hours':
      return <HoursField editor={editor} />;
    case 'days':
      return <DaysField editor={editor} />;
    case 'channels':
      return <ChannelField editor={editor} />;
  }
}

interface PanelProps {
  readonly token: RuleTokenKey;
  readonly editor: Editor;
  readonly onDone: () => void;
  readonly onGiveBack: () => void;
}

/** Editor of a token, below the sentence: Enter applies, Escape reverts. */
function TokenPanel({ token, editor, onDone, onGiveBack }: PanelProps) {
  const words = ruleEditorMessages[editor.language];
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs per token
  useEffect(() => {
    // Focus the chosen control before the first one, so that arrow keys continue from it.
    const [chosen, first] = ['input:checked', 'input, select, button'].map((what) =>
      form.current?.querySelector<HTMLElement>(what),
    );
    (chosen ?? first)?.focus();
  }, [token]);
  useEffect(() => {
    const giveBack = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      onGiveBack();
    };
    addEventListener('keydown', giveBack);
    return () => removeEventListener('keydown', giveBack);
  }, [onGiveBack]);
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    onDone();
  };
  return (
    <form
      ref={form}
      id={PANEL}
      className={`stack ${styles.panel}`}
      aria-label={words.tokens[token]}
      noValidate
      onSubmit={confirm}
    >
      <TokenField token={token} editor={editor} />
      <div className={styles.actions}>
        <button type="submit" className={styles.take}>
          {words.done}
        </button>
        <button type="button" className={styles.plain} onClick={onGiveBack}>
          {words.giveBack}
        </button>
      </div>
    </form>
  );
}

interface TokenProps {
  readonly part: RulePart & { readonly token: RuleTokenKey };
  readonly isOpen: boolean;
  readonly isWrong: boolean;
  /** Punctuation after the token, kept on its line. */
  readonly sign: string;
  readonly onPress: () => void;
}

function Token({ part: { token, text }, isOpen, isWrong, sign, onPress }: TokenProps) {
  return (
    <span className={styles.held}>
      <button
        type="button"
        id={`${PANEL}-${token}`}
        className={styles.token}
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL : undefined}
        data-wrong={isWrong || undefined}
        onClick={onPress}
      >
        {text}
      </button>
      {sign}
    </span>
  );
}

const SIGN = /^[,.]/;

/** The rule as a sentence with editable tokens; the page's heading. */
export function RuleSentence({ editor }: { readonly editor: Editor }) {
  const { draft, names, language, mistakes, set } = editor;
  const [open, setOpen] = useState<RuleTokenKey | null>(null);
  const [before, setBefore] = useState<Draft>(draft);
  const [spoken, setSpoken] = useState('');
  const parts = listRuleParts(draft.rule, names, language);
  const isWrong = (token: RuleTokenKey): boolean => FIELDS[token].some((field) => mistakes.has(field));
  const press = (token: RuleTokenKey): void => {
    setBefore(draft);
    setOpen(open === token ? null : token);
  };
  const close = (): void => {
    document.getElementById(`${PANEL}-${open}`)?.focus();
    setOpen(null);
  };
  const signAt = (index: number): string => SIGN.exec(parts[index]?.text ?? '')?.[0] ?? '';
  const sentences = (open === null ? [] : FIELDS[open]).flatMap((field) => mistakes.get(field) ?? []);
  return (
    <>
      <h1 className={styles.sentence}>
        {parts.map(({ token, text }, index) =>
          token === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
            <span key={index}>{index === 0 ? text : text.replace(SIGN, '')}</span>
          ) : (
            <Token
              key={token}
              part={{ token, text }}
              isOpen={open === token}
              isWrong={isWrong(token)}
              sign={signAt(index + 1)}
              onPress={() => press(token)}
            />
          ),
        )}
      </h1>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {open !== null && parts.some(({ token }) => token === open) && (
        <TokenPanel
          token={open}
          editor={editor}
          onDone={() => {
            setSpoken(describeRule(draft.rule, { ...names, language }));
            close();
          }}
          onGiveBack={() => {
            set(before);
            setSpoken('');
            close();
          }}
        />
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.mistake}>
          {sentence}
        </p>
      ))}
    </>
  );
}
