import { HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { findGribVariable } from '#sources/grib-file/find-grib-variable.ts';
import { GRIB_VARIABLES } from '#sources/grib-file/grib-variables.table.ts';
import { touchesRegion } from '#sources/grib-file/region.ts';
import type { PromisedField } from './promised-field.ts';

/** What a message is that was promised to be something else, in a few words; null where it is what was promised. */
export function findBrokenPromise(
  message: Grib2Message,
  promise: Omit<PromisedField, 'range' | 'needed'>,
): string | null {
  const { referenceTime, validAt, intervalStart, member } = message;
  const variable = findGribVariable(message, GRIB_VARIABLES)?.variable ?? 'no variable of the portal';
  if (variable !== promise.variable) return `${variable} instead of ${promise.variable}`;
  if (referenceTime !== promise.runAt) return `of the run ${tell(referenceTime)} instead of ${tell(promise.runAt)}`;
  if (validAt !== promise.validAt) return `for ${tell(validAt)} instead of ${tell(promise.validAt)}`;
  if (promise.intervalStart !== null && intervalStart !== promise.intervalStart) {
    return `${variable} from ${tell(intervalStart)} on instead of ${tell(promise.intervalStart)}`;
  }
  const found = member?.number ?? null;
  if (promise.member !== null && found !== promise.member) return `member ${found} instead of ${promise.member}`;
  return touchesRegion(message) ? null : 'a field of another part of the world';
}

/** `2026-11-21T06Z` */
function tell(at: number | null): string {
  if (at === null) return 'an unknown time';
  const text = new Date(at * 1000).toISOString();
  return at % HOUR_SECONDS === 0 ? `${text.slice(0, 13)}Z` : `${text.slice(0, 16)}Z`;
}
