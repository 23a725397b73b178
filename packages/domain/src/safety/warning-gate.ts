import { DAY_SECONDS, type EpochSeconds } from '#time/vietnam-time.ts';
import { comesFirst, type RatedWarning, stopsOutdoorWork } from '#warning/warning-kind.ts';

/** An official warning as named in reasons; its text stays with the issuer. */
export interface WorkWarning extends RatedWarning {
  readonly id: string;
  /** As the bulletin has it. */
  readonly number: string;
  readonly startsAt: EpochSeconds;
  /** Its end: the bulletin's own, or earlier if it was cancelled or superseded. */
  readonly expiresAt: EpochSeconds;
}

/**
 * Why no advice is given for a time span: a warning is in force in part of it (`warning`), or one ended less than a day
 * before (`afterWarning`): the end of a bulletin is not the end of the storm.
 */
export interface WarningGate {
  readonly kind: 'warning' | 'afterWarning';
  readonly warning: WorkWarning;
}

/** How long a gate stays closed after the end of its warning, seconds. */
const AFTER_SECONDS = DAY_SECONDS;

/** When a warning's gate opens: a day after its end from level 3 on, at its end for lower levels. */
export function findGateEnd(warning: WorkWarning): EpochSeconds {
  const wasInForce = warning.startsAt < warning.expiresAt;
  return warning.expiresAt + (wasInForce && comesFirst(warning) ? AFTER_SECONDS : 0);
}

/**
 * The gate for any advice to go, spray, dry, irrigate or work between `from` and `to` (excluded) at a place, given the
 * warnings for that place, including past ones (`listGatesFor` of the portal's warnings). A warning in force takes
 * precedence over a past one; null if advice is allowed. For `afterWarning`, pages say `Sau bão/lũ: chờ bản tin mới`.
 */
export function findWarningGate(
  from: EpochSeconds,
  to: EpochSeconds,
  warnings: readonly WorkWarning[],
): WarningGate | null {
  const stopping = warnings.filter(stopsOutdoorWork);
  const inForce = stopping.find(({ startsAt, expiresAt }) => startsAt < to && from < expiresAt);
  if (inForce !== undefined) return { kind: 'warning', warning: inForce };
  const over = stopping.find((warning) => warning.expiresAt < to && from < findGateEnd(warning));
  return over === undefined ? null : { kind: 'afterWarning', warning: over };
}
