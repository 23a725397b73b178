import { JOB_ADDRESSES } from '@portal/contract/own/job-addresses.table';
import type { OwnJob } from '@portal/contract/own/jobs';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import { callOwn } from '#islands/session/call-account.ts';
import { saveFile } from '#islands/session/save-file.ts';

interface Address {
  readonly method: string;
  readonly path: string;
}

interface JobOptions {
  /** Call that starts the job and returns 202 with its id. */
  readonly order: Address;
  /** Address of the result file; default: that of the job. */
  readonly file?: Address;
  readonly language: Language;
}

const ASK_EVERY_MS = 1500;

const isOpen = (job: OwnJob<unknown> | null): boolean => job?.state === 'queued' || job?.state === 'running';

/** Starts a job of the account and polls it until it ends. */
export function useAccountJob<Result>({ order: address, file = JOB_ADDRESSES.jobFile, language }: JobOptions) {
  const [job, setJob] = useState<OwnJob<Result> | null>(null);
  const [refusal, setRefusal] = useState('');
  const ask = async (one: Address, id: string): Promise<void> => {
    const { ok, reply } = await callOwn(one, { id, language });
    if (ok) setJob(reply as OwnJob<Result>);
  };
  const order = async (body: object, ofId?: string): Promise<void> => {
    setRefusal('');
    setJob(null);
    const answer = await callOwn(address, { ...(ofId === undefined ? {} : { id: ofId }), body, language });
    if (answer.ok) await ask(JOB_ADDRESSES.job, String(answer.body.jobId));
    else setRefusal(describeRefusal(answer, language));
  };
  const id = job?.id;
  const isWaiting = isOpen(job);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the job's id only
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
      job === null ? Promise.resolve(false) : saveFile(file.path.replace(':id', job.id), job.fileName ?? ''),
  };
}
