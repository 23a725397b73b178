import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { PartState } from '#platform/http/health.ts';

const MINUTE = 60;
/** A radar older than this no longer decides about rain. */
const OLD_SECONDS = 20 * MINUTE;

/** Whether the configured radar brings frames. `frameAt` is null before its first one. */
export function describeRadar(
  { isConfigured, everyMinutes }: { readonly isConfigured: boolean; readonly everyMinutes: number },
  frameAt: EpochSeconds | null,
  now: EpochSeconds,
): PartState {
  if (!isConfigured) return { ready: true, detail: 'none configured' };
  if (frameAt === null) return { ready: true, degraded: true, detail: 'no frame yet' };
  const minutes = Math.floor((now - frameAt) / MINUTE);
  const isOld = now - frameAt > Math.max(OLD_SECONDS, 2 * everyMinutes * MINUTE);
  const detail = `newest frame ${minutes} minutes old`;
  return isOld ? { ready: true, degraded: true, detail } : { ready: true, detail };
}
