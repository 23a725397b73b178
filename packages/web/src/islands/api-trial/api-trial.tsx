import { useState } from 'react';
import styles from './api-trial.module.css';
import type { ApiTrialProps, TrialCall } from './api-trial-props.ts';
import { sendTrial, type TrialAnswer, toTrialAddress } from './send-trial.ts';
import { TrialFields } from './trial-fields.tsx';
import { TrialReply } from './trial-reply.tsx';

function toFirstValues(call: TrialCall | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries((call?.parameters ?? []).map(({ name, example }) => [name, example]));
}

/** Chooses a call, fills in its parameters, makes it from the browser and shows what came back. */
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
      className={styles.trial}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className={styles.field}>
        {words.call}
        <select value={call.id} onChange={(event) => choose(event.currentTarget.value)}>
          {calls.map(({ id, method, path }) => (
            <option key={id} value={id}>
              {method} {path}
            </option>
          ))}
        </select>
      </label>
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
