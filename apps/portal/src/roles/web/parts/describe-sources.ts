import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { SourceStatus } from '@portal/forecast/sources/schedule/source-status';
import type { PartState } from '#platform/http/health.ts';

/** What is known of one configured source. */
export interface SourceHealth {
  readonly source: string;
  readonly status: SourceStatus;
}

/** Three cycles of six hours: one may fail and the next be late before somebody has to look. */
const LATE_SECONDS = 18 * HOUR_SECONDS;
/** Files of an operator's own come once a day at least. */
const LATE_FOLDER_SECONDS = 30 * HOUR_SECONDS;

/** Why a source is not well, in a few words without its address; null where it is. */
function describeTrouble({ source, status }: SourceHealth, now: EpochSeconds): string | null {
  const { success } = status;
  if (success === null) return `${source}: nothing published yet`;
  const age = now - success.publishedAt;
  const isLate = age > (source === 'folder' ? LATE_FOLDER_SECONDS : LATE_SECONDS);
  return isLate ? `${source}: last published ${Math.floor(age / HOUR_SECONDS)} hours ago` : null;
}

/** Whether every configured source publishes. Dates are the clock that the sources run by. */
export function describeSources(sources: readonly SourceHealth[], now: EpochSeconds): PartState {
  if (sources.length === 0) return { ready: true, detail: 'none configured' };
  const troubles = sources.map((source) => describeTrouble(source, now)).filter((trouble) => trouble !== null);
  if (troubles.length === 0) return { ready: true, detail: sources.map(({ source }) => source).join(', ') };
  return { ready: true, degraded: true, detail: troubles.join('; ') };
}
