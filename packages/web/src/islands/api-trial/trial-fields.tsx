import styles from './api-trial.module.css';
import type { TrialCall } from './api-trial-props.ts';

interface TrialFieldsProps {
  readonly call: TrialCall;
  readonly values: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly bodyLabel: string;
  readonly onValue: (name: string, value: string) => void;
  readonly onBody: (body: string) => void;
}

/** One field for each parameter of a call, and one for its body. */
export function TrialFields({ call, values, body, bodyLabel, onValue, onBody }: TrialFieldsProps) {
  return (
    <div className={styles.fields}>
      {call.parameters.map(({ name }) => (
        <label key={name} className={styles.field}>
          <code>{name}</code>
          <input
            value={values[name] ?? ''}
            onChange={(event) => onValue(name, event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
      ))}
      {body !== null && (
        <label className={`${styles.field} ${styles.body}`}>
          {bodyLabel}
          <textarea rows={9} value={body} onChange={(event) => onBody(event.currentTarget.value)} spellCheck={false} />
        </label>
      )}
    </div>
  );
}
