import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import styles from './api-trial.module.css';
import { type ApiTrialProps, sendTrial, type TrialAnswer, type TrialCall, toTrialAddress } from './send-trial.ts';

interface TrialFieldsProps {
  readonly call: TrialCall;
  readonly values: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly bodyLabel: string;
  readonly onValue: (name: string, value: string) => void;
  readonly onBody: (body: string) => void;
}

/** One input per parameter, and one for the body. */
function TrialFields({ call, values, body, bodyLabel, onValue, onBody }: TrialFieldsProps) {
  return (
    <div className={styles.fields}>
      {call.parameters.map(({ name }) => (
        <Field key={name} label={<code>{name}</code>}>
          <input
            value={values[name] ?? ''}
            onChange={(event) => onValue(name, event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      ))}
      {body !== null && (
        <Field label={bodyLabel} className={styles.body}>
          <textarea rows={9} value={body} onChange={(event) => onBody(event.currentTarget.value)} spellCheck={false} />
        </Field>
      )}
    </div>
  );
}

interface TrialReplyProps {
  readonly answer: TrialAnswer | 'sending' | 'none' | null;
  readonly words: ApiTrialProps['words'];
}

/** The reply: its status is announced; headers and body scroll. */
function TrialReply({ answer, words }: TrialReplyProps) {
  const isThere = answer !== null && answer !== 'sending' && answer !== 'none';
  return (
    <div>
      <p role="status" className={styles.status}>
        {answer === 'none' && words.noAnswer}
        {isThere && answer.status}
      </p>
      {isThere && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard
        <section className={styles.reply} tabIndex={0} aria-label={words.reply}>
          <pre>{[...answer.headers, '', answer.body].join('\n').trimStart()}</pre>
        </section>
      )}
    </div>
  );
}

function toFirstValues(call: TrialCall | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries((call?.parameters ?? []).map(({ name, example }) => [name, example]));
}

/** Form that sends a chosen call from the browser and shows the reply. */
export function ApiTrial({ calls, words }: ApiTrialProps) {
  const [call, setCall] = useState(calls[0]);
  const [values, setValues] = useState(toFirstValues(call));
  const [body, setBody] = useState(call?.body ?? null);
  const [answer, setAnswer] = useState<TrialAnswer | 'sending' | 'none' | null>(null);
  if (call === undefined) return null;
  const address = toTrialAddress(call, values);
  const choose = (id: string): void => {
    const chosen = calls.find((each) => each.id === id);
    setCall(chosen);
    setValues(toFirstValues(chosen));
    setBody(chosen?.body ?? null);
    setAnswer(null);
  };
  const send = async (): Promise<void> => {
    setAnswer('sending');
    setAnswer((await sendTrial(call.method, address, body)) ?? 'none');
  };
  return (
    <form
      className={`stack ${styles.trial}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={words.call}>
        <select value={call.id} onChange={(event) => choose(event.currentTarget.value)}>
          {calls.map(({ id, method, path }) => (
            <option key={id} value={id}>
              {method} {path}
            </option>
          ))}
        </select>
      </Field>
      <TrialFields
        call={call}
        values={values}
        body={body}
        bodyLabel={words.body}
        onValue={(name, value) => setValues({ ...values, [name]: value })}
        onBody={setBody}
      />
      <p className={styles.address}>
        <span>{words.address}</span>
        <code>{address}</code>
      </p>
      <button type="submit" className="button">
        {answer === 'sending' ? words.sending : words.send}
      </button>
      <TrialReply answer={answer} words={words} />
    </form>
  );
}
