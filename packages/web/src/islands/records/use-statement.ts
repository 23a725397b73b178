import { DELAY_RECORD_ADDRESSES } from '@portal/contract/delay-record-addresses.table';
import { JOB_ADDRESSES } from '@portal/contract/job-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { describeRefusal } from '#islands/dashboard/describe-refusal.ts';
import { callOwn } from '#islands/session/call-account.ts';
import { saveFile } from '#islands/session/save-file.ts';
import type { StatementJob } from './own-record.ts';

const ASK_EVERY_MS = 1500;
const OK = 200;
const ACCEPTED = 202;

const isOpen = (job: StatementJob | null): boolean => job?.state === 'queued' || job?.state === 'running';

/** Orders the statement of a month and follows its job until it ends. */
export function useStatement(recordId: string, language: Language) {
  const [job, setJob] = useState<StatementJob | null>(null);
  const [refusal, setRefusal] = useState('');
  const ask = async (address: { readonly method: string; readonly path: string }, id: string): Promise<void> => {
    const { status, body } = await callOwn(address, { id, language });
    if (status === OK) setJob(body as unknown as StatementJob);
  };
  const order = async (month: string): Promise<void> => {
    setRefusal('');
    setJob(null);
    const answer = await callOwn(DELAY_RECORD_ADDRESSES.recordStatement, { id: recordId, body: { month }, language });
    if (answer.status === ACCEPTED) await ask(JOB_ADDRESSES.job, String(answer.body.jobId));
    else setRefusal(describeRefusal(answer, language));
  };
  const id = job?.id;
  const isWaiting = isOpen(job);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as the job goes on
  useEffect(() => {
    if (id === undefined || !isWaiting) return;
    const timer = setInterval(() => void ask(JOB_ADDRESSES.job, id), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [id, isWaiting]);
  const cancel = async (): Promise<void> => {
    if (id !== undefined) await ask(JOB_ADDRESSES.jobCancel, id);
  };
  return {
    job,
    refusal,
    isWaiting,
    order,
    cancel,
    save: () =>
      job === null
        ? Promise.resolve(false)
        : saveFile(JOB_ADDRESSES.jobFile.path.replace(':id', job.id), job.fileName ?? ''),
  };
}
