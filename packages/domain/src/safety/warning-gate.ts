import { DAY_SECONDS, type EpochSeconds } from '#time/vietnam-time.ts';
import { comesFirst, type RatedWarning, stopsOutdoorWork } from '#warning/warning-kind.ts';

/** An official warning as reasons name it; its text stays with the issuer. */
export interface WorkWarning extends RatedWarning {
  readonly id: string;
  /** As the bulletin has it. */
  readonly number: string;
  readonly startsAt: EpochSeconds;
  /** When it is over: the bulletin's own end, or earlier where it was cancelled or followed by another one. */
  readonly expiresAt: EpochSeconds;
}

/**
 * Why nothing may be advised in a stretch of time: a warning holds in a part of it (`warning`), or one ended less than a day
 * before (`afterWarning`): the end of a bulletin is not the end of the storm.
 */
export interface WarningGate {
  readonly kind: 'warning' | 'afterWarning';
  readonly warning: WorkWarning;
}

/** How long a gate stays closed after its warning is over, seconds. */
const AFTER_SECONDS = DAY_SECONDS;

/** When the gate of a warning opens: a day after its end for those of level 3 and more, at its end for lesser ones. */
export function findGateEnd(warning: WorkWarning): EpochSeconds {
  const wasInForce = warning.startsAt < warning.expiresAt;
  return warning.expiresAt + (wasInForce && comesFirst(warning) ? AFTER_SECONDS : 0);
}

/**
 * The one question to ask before any advice to go, spray, dry, water or work: what closes the time from `from` until `to` (not
 * included) at a place, given the warnings for that place, over ones among them (`listGatesFor` of the portal's warnings). A warning
 * in force weighs more than one that is over; null where advice is free. Pages then say `Sau bão/lũ: chờ bản tin mới` of `afterWarning`.
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
