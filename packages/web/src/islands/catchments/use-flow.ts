import { CATCHMENT_ADDRESSES } from '@portal/contract/catchment-addresses.table';
import { JOB_ADDRESSES } from '@portal/contract/job-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { callOwn, toCallHeaders } from '#islands/session/call-account.ts';
import { listRefusals } from './call-catchments.ts';
import type { FitJob, FlowForecast, FlowRecords } from './flow-shapes.ts';

const POLL_MS = 1500;

interface FlowWords {
  readonly failed: string;
  readonly fitFailed: string;
}

/** Uploads an operator's file as it is; what is wrong with it, row by row, or nothing. */
async function uploadRecords(id: string, file: Blob, language: Language, failed: string): Promise<readonly string[]> {
  const { method, path } = CATCHMENT_ADDRESSES.catchmentInflow;
  try {
    const response = await fetch(path.replace(':id', id) + (language === 'en' ? '?lang=en' : ''), {
      method,
      cache: 'no-store',
      headers: { ...toCallHeaders(), 'content-type': 'application/octet-stream' },
      body: file,
    });
    if (response.ok) return [];
    return listRefusals({ status: response.status, body: await response.json(), retryAfter: null }, failed);
  } catch {
    return [failed];
  }
}

/** What `useFlow` gives to the parts of the desk. */
export type Flow = ReturnType<typeof useFlow>;

/** Records, model and forecast of a catchment, and what changes them. */
export function useFlow(id: string, language: Language, words: FlowWords) {
  const [records, setRecords] = useState<FlowRecords | null>(null);
  const [forecast, setForecast] = useState<FlowForecast | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [fitFault, setFitFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  async function load(): Promise<void> {
    const [known, ahead] = await Promise.all([
      callOwn(CATCHMENT_ADDRESSES.catchmentRecords, { id }),
      callOwn(CATCHMENT_ADDRESSES.catchmentForecast, { id }),
    ]);
    if (known.status === 200) setRecords(known.body as unknown as FlowRecords);
    if (ahead.status === 200) setForecast(ahead.body as unknown as FlowForecast);
  }
  /** The level anew, with releases to try. */
  async function tryReleases(releases: readonly number[]): Promise<void> {
    const query = { release: releases.join(',') };
    const { status, body } = await callOwn(CATCHMENT_ADDRESSES.catchmentForecast, { id, query });
    if (status === 200) setForecast(body as unknown as FlowForecast);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a catchment
  useEffect(() => {
    void load();
  }, [id]);
  async function upload(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setReading(true);
    const found = await uploadRecords(id, file, language, words.failed);
    setReading(false);
    setFaults(found);
    if (found.length === 0) await load();
  }
  async function follow(jobId: string): Promise<void> {
    const { status, body } = await callOwn(JOB_ADDRESSES.job, { id: jobId, language });
    const job = body as unknown as FitJob;
    if (status === 200 && (job.state === 'queued' || job.state === 'running')) {
      setPercent(Math.round(100 * job.progress));
      setTimeout(() => void follow(jobId), POLL_MS);
      return;
    }
    setPercent(null);
    if (job.state === 'failed') setFitFault(job.error?.detail ?? words.fitFailed);
    await load();
  }
  async function fit(): Promise<void> {
    setFitFault(null);
    setPercent(0);
    const answer = await callOwn(CATCHMENT_ADDRESSES.catchmentFit, { id, body: {}, language });
    if (answer.status === 202) return follow(String(answer.body.jobId));
    setPercent(null);
    setFitFault(listRefusals(answer, words.failed)[0] ?? words.fitFailed);
  }
  return { records, forecast, faults, fitFault, isReading, percent, upload, fit, load, tryReleases };
}
