import { findWorkGate, isRainingNow, type WorkConditions, type WorkGate } from '#safety/work-gate.ts';
import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { ActivityLimits } from './activity-limits.ts';
import { assessDrying } from './assess-drying.ts';
import { assessFeeding } from './assess-feeding.ts';
import { assessFertilising } from './assess-fertilising.ts';
import { assessHarvest } from './assess-harvest.ts';
import { assessSpraying } from './assess-spraying.ts';
import type { FarmWork } from './farm-work.ts';
import type { ActivityId, Judgement, Reason } from './verdict.ts';

const UNKNOWN: Judgement = { verdict: null, reasons: [] };

/**
 * Verdict of an hour, by its index, for an activity: that of the weather unless a warning, thunder or current rain
 * overrides it. Null verdict for hours beyond the list and for activities that the crop does not have.
 */
export function assessActivity(work: FarmWork, activity: ActivityId, index: number, limits: ActivityLimits): Judgement {
  const hour = work.hours[index];
  if (hour === undefined || limits[activity] === undefined) return UNKNOWN;
  const gate = findWorkGate(hour, work.conditions);
  return putBelow(gate, () => nameRainToCome(assessWeather(work, activity, index, limits), hour, work.conditions));
}

/** Rain later in the current hour is rain to come. */
function nameRainToCome(
  { verdict, reasons }: Judgement,
  { at }: { readonly at: EpochSeconds },
  { hourAt, rainNow }: WorkConditions,
): Judgement {
  if (at !== hourAt || rainNow === null || rainNow.rateMmh === null || isRainingNow(rainNow))
    return { verdict, reasons };
  return {
    verdict,
    reasons: reasons.map((reason) =>
      reason.kind === 'rainNow' ? { ...reason, kind: 'rainSoon', hours: null } : reason,
    ),
  };
}

/**
 * A gate that stops work needs no figure: it also applies at night and where the weather is unknown. After a warning
 * nothing is rated.
 */
function putBelow(gate: WorkGate | null, assess: () => Judgement): Judgement {
  if (gate === null) return assess();
  if (gate.kind === 'afterWarning') return { verdict: null, reasons: [toReason(gate)] };
  if (gate.kind !== 'thunderPossible') return { verdict: 'avoid', reasons: [toReason(gate)] };
  const { verdict, reasons } = assess();
  if (verdict === 'good') return { verdict: 'consider', reasons: [toReason(gate)] };
  return { verdict, reasons: verdict === 'consider' ? [toReason(gate), ...reasons] : reasons };
}

function toReason(gate: WorkGate): Reason {
  const fact = { kind: gate.kind, value: null, hours: null };
  if (!('warning' in gate)) return fact;
  const { id, kind, number } = gate.warning;
  return { ...fact, warning: { id, kind, number } };
}

function assessWeather(work: FarmWork, activity: ActivityId, index: number, limits: ActivityLimits): Judgement {
  switch (activity) {
    case 'spray':
      return limits.spray === undefined ? UNKNOWN : assessSpraying(work, index, limits.spray);
    case 'dry':
      return limits.dry === undefined ? UNKNOWN : assessDrying(work, index, limits.dry);
    case 'fertilise':
      return limits.fertilise === undefined ? UNKNOWN : assessFertilising(work, index, limits.fertilise);
    case 'harvest':
      return limits.harvest === undefined ? UNKNOWN : assessHarvest(work, index, limits.harvest);
    case 'feed':
      return limits.feed === undefined ? UNKNOWN : assessFeeding(work, index, limits.feed);
  }
}
