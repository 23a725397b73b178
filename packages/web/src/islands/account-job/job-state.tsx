import type { OwnJob } from '@portal/contract/own/jobs';
import { Button } from '#islands/own/button.tsx';
import styles from './job-state.module.css';

interface JobWords {
  readonly queued: string;
  readonly running: (percent: number) => string;
  readonly cancel: string;
  readonly save: string;
  readonly cancelled: string;
  readonly failed: string;
}

interface JobStateProps {
  readonly job: OwnJob<unknown>;
  readonly words: JobWords;
  /** Result, once done. */
  readonly done: string;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

const PERCENT = 100;

/** Progress of a job with a cancel button, then its result. */
export function JobState({ job, words, done, onCancel, onSave }: JobStateProps) {
  const percent = Math.round(job.progress * PERCENT);
  switch (job.state) {
    case 'queued':
    case 'running':
      return (
        <div className={styles.job}>
          <p role="status">{job.state === 'queued' ? words.queued : words.running(percent)}</p>
          <progress max={PERCENT} value={percent} aria-label={words.running(percent)} />
          <Button onClick={onCancel}>{words.cancel}</Button>
        </div>
      );
    case 'done':
      return (
        <div className={styles.job}>
          <p role="status">{done}</p>
          <Button variant="violet" onClick={onSave}>
            {words.save}
          </Button>
        </div>
      );
    case 'cancelled':
      return <p role="status">{words.cancelled}</p>;
    case 'failed':
      return <p role="alert">{`${words.failed} ${job.error?.detail ?? ''}`}</p>;
  }
}
