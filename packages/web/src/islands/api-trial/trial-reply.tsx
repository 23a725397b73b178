import styles from './api-trial.module.css';
import type { ApiTrialProps } from './api-trial-props.ts';
import type { TrialAnswer } from './send-trial.ts';

interface TrialReplyProps {
  readonly answer: TrialAnswer | 'sending' | 'none' | null;
  readonly words: ApiTrialProps['words'];
}

/** What came back: the status is spoken, headers and body can be read and scrolled. */
export function TrialReply({ answer, words }: TrialReplyProps) {
  const isThere = answer !== null && answer !== 'sending' && answer !== 'none';
  return (
    <div>
      <p role="status" className={styles.status}>
        {answer === 'none' && words.noAnswer}
        {isThere && answer.status}
      </p>
      {isThere && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long reply must be scrolled by keyboard too
        <section className={styles.reply} tabIndex={0} aria-label={words.reply}>
          <pre>{[...answer.headers, '', answer.body].join('\n').trimStart()}</pre>
        </section>
      )}
    </div>
  );
}
