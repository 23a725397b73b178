import type { EpochSeconds } from '#time/vietnam-time.ts';
import { STEP_SECONDS } from '#weather/rain-course.ts';
import type { RainSlice } from '#weather/rain-spells.ts';
import type { AlertOutlook, OutlookStep } from './alert-event.ts';
import { type AlertRule, DEFAULT_QUIET_HOURS } from './alert-rule.ts';
import { type ReplayedAlert, replayAlerts } from './replay-alerts.ts';

/** A course of rain as rule steps. `chances`: per cent of each slice that a rule uses; null: it uses none. */
export function listRainSteps(slices: readonly RainSlice[], chances: readonly (number | null)[] | null): OutlookStep[] {
  return slices.map(({ fromAt, toAt, rainMmh, chancePercent }, step) => ({
    fromAt,
    toAt,
    value: rainMmh,
    chance: chances?.[step] ?? null,
    rainPercent: chancePercent,
  }));
}

/** A course of rain as it is known at a moment. */
export interface KnownCourse extends Pick<AlertOutlook, 'basis' | 'isOutsideRadar'> {
  readonly at: EpochSeconds;
  readonly slices: readonly RainSlice[];
}

/**
 * The first alert that a rain rule sends if the forecast course comes true: checked now and every ten minutes, by the
 * steps and sending times of real alerts. Null if nothing is sent. For rules that use the most likely course.
 */
export function forecastAlert(rule: AlertRule, { at, slices, ...basis }: KnownCourse): ReplayedAlert | null {
  const steps = listRainSteps(slices, null);
  const end = slices.at(-1)?.toAt ?? at;
  const next = at - (at % STEP_SECONDS) + STEP_SECONDS;
  const later = Array.from({ length: Math.max(0, Math.ceil((end - next) / STEP_SECONDS)) }, (_, index) => {
    return next + index * STEP_SECONDS;
  });
  const outlooks = [at, ...later].map((checkAt) => ({ ...basis, at: checkAt, steps, isStale: false }));
  return replayAlerts(rule, outlooks, DEFAULT_QUIET_HOURS).alerts.find(({ isSent }) => isSent) ?? null;
}
