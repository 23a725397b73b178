import { CATCHMENT_ADDRESSES } from '@portal/contract/own/catchment-addresses.table';
import type { FlowForecast } from '@portal/contract/own/catchment-forecasts';
import type { FlowRecords } from '@portal/contract/own/catchments';
import { JOB_ADDRESSES } from '@portal/contract/own/job-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { type FileAnswers, NO_ANSWERS, toAnswerQuery } from '#components/ui/file-answers.tsx';
import { callOwn, listErrors } from '#islands/session/call-account.ts';
import { listRefusals } from './call-catchments.ts';

const POLL_MS = 1500;

interface FlowWords {
  readonly failed: string;
  readonly fitFailed: string;
}

/** A file that can be resent with other answers. */
interface Upload {
  readonly file: Blob;
  readonly answers: FileAnswers;
  /** True if the owner confirms its water balance. */
  readonly isBalanceRight: boolean;
}

/** Errors of a file. */
interface UploadRefusal {
  readonly faults: readonly string[];
  /** True if its water balance is doubtful and may be confirmed. */
  readonly asksBalance: boolean;
}

/** Uploads an operator's file; returns the errors row by row, or null. */
async function uploadRecords(
  id: string,
  { file, answers, isBalanceRight }: Upload,
  language: Language,
  failed: string,
): Promise<UploadRefusal | null> {
  const query = { ...toAnswerQuery(answers), ...(isBalanceRight ? { balance: 'accepted' } : {}) };
  const answer = await callOwn(CATCHMENT_ADDRESSES.catchmentInflow, { id, query, file, language });
  if (answer.ok) return null;
  const asksBalance = listErrors(answer).some(({ path }) => path === 'balance');
  return { faults: listRefusals(answer, failed), asksBalance };
}

export type Flow = ReturnType<typeof useFlow>;

/** Records, model and forecast of a catchment with their actions. */
export function useFlow(id: string, language: Language, words: FlowWords) {
  const [records, setRecords] = useState<FlowRecords | null>(null);
  const [forecast, setForecast] = useState<FlowForecast | null>(null);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [isBalanceRight, setBalanceRight] = useState(false);
  const [refused, setRefused] = useState<(UploadRefusal & { readonly file: Blob }) | null>(null);
  const [fitFault, setFitFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  async function load(): Promise<void> {
    const [known, ahead] = await Promise.all([
      callOwn(CATCHMENT_ADDRESSES.catchmentRecords, { id }),
      callOwn(CATCHMENT_ADDRESSES.catchmentForecast, { id }),
    ]);
    if (known.ok) setRecords(known.reply);
    if (ahead.ok) setForecast(ahead.reply);
  }
  /** Recomputes the level with trial releases. */
  async function tryReleases(releases: readonly number[]): Promise<void> {
    const query = { release: releases.join(',') };
    const { ok, reply } = await callOwn(CATCHMENT_ADDRESSES.catchmentForecast, { id, query });
    if (ok) setForecast(reply);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per catchment
  useEffect(() => {
    void load();
  }, [id]);
  async function upload(file: Blob | undefined): Promise<void> {
    if (file === undefined) return;
    setReading(true);
    const found = await uploadRecords(id, { file, answers, isBalanceRight }, language, words.failed);
    setReading(false);
    setRefused(found === null ? null : { ...found, file });
    if (found !== null) return;
    setBalanceRight(false);
    await load();
  }
  /** Accepts or rejects the candidate model. */
  async function settle(accept: boolean): Promise<void> {
    const answer = await callOwn(CATCHMENT_ADDRESSES.catchmentModel, { id, body: { accept }, language });
    setFitFault(answer.ok ? null : (listRefusals(answer, words.failed)[0] ?? words.failed));
    await load();
  }
  async function follow(jobId: string): Promise<void> {
    const { reply: job } = await callOwn(JOB_ADDRESSES.job, { id: jobId, language });
    if (job?.state === 'queued' || job?.state === 'running') {
      setPercent(Math.round(100 * job.progress));
      setTimeout(() => void follow(jobId), POLL_MS);
      return;
    }
    setPercent(null);
    if (job?.state === 'failed') setFitFault(job.error?.detail ?? words.fitFailed);
    await load();
  }
  async function fit(): Promise<void> {
    setFitFault(null);
    setPercent(0);
    const answer = await callOwn(CATCHMENT_ADDRESSES.catchmentFit, { id, body: {}, language });
    if (answer.ok) return follow(answer.reply.jobId);
    setPercent(null);
    setFitFault(listRefusals(answer, words.failed)[0] ?? words.fitFailed);
  }
  const file = { answers, setAnswers, isBalanceRight, setBalanceRight, refused, isReading, upload };
  return { records, forecast, file, fitFault, percent, fit, settle, load, tryReleases };
}
