import type { LeadForecast } from '@portal/domain/alert/count-outcomes';
import { listObservedEvents, type ObservedStep } from '@portal/domain/alert/rate-alerts';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PastSight, PastSky } from './needs.ts';

/** Rain that was seen or forecast, with what was said of it so long before (api.md, "Places, rules, messages"). */
export interface PreviewEvent {
  readonly at: EpochSeconds;
  readonly peak: number | null;
  readonly happened: boolean | null;
  readonly byLead: readonly LeadForecast[];
}

/** Minutes before an event at which sliders ask. */
const LEADS = [10, 20, 30, 60, 90, 120, 180];
/** Sliders may go below the rule's own rate, to this, mm/h. */
const LEAST_MMH = 0.5;
const LULL_SECONDS = 1200;
const STEP_SECONDS = 600;
/** A sight stands for a moment for so long. */
const OLD_SECONDS = 1200;

/** Finds the newest sight at or before a moment. Sights are in order, and so are the moments asked for mostly. */
function createSightFinder(sights: readonly PastSight[]) {
  return (at: EpochSeconds): PastSight | null => {
    let [low, high] = [0, sights.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sights[middle] as PastSight).at <= at) low = middle + 1;
      else high = middle;
    }
    const sight = sights[low - 1];
    return sight === undefined || at - sight.at > OLD_SECONDS ? null : sight;
  };
}

/** The strongest that any sight forecast for each ten minutes within the longest lead, as steps beside what was seen. */
function listForecastSteps({ sights, fromAt, toAt }: PastSky): ObservedStep[] {
  const most = new Float64Array((toAt - fromAt) / STEP_SECONDS).fill(-1);
  for (const { slices } of sights)
    for (const { fromAt: at, rainMmh } of slices) {
      const index = Math.floor((at - fromAt) / STEP_SECONDS);
      if (rainMmh !== null && index >= 0 && index < most.length) most[index] = Math.max(most[index] as number, rainMmh);
    }
  return Array.from(most, (rate, index) => ({
    fromAt: fromAt + index * STEP_SECONDS,
    toAt: fromAt + (index + 1) * STEP_SECONDS,
    value: rate < 0 ? null : rate,
  }));
}

/** What was said so long before a stretch of it: the highest rate and chance. */
function toLeadForecast(
  sight: PastSight | null,
  {
    lead,
    threshold,
    at,
    endAt,
  }: { readonly lead: number; readonly threshold: number; readonly at: EpochSeconds; readonly endAt: EpochSeconds },
): LeadForecast {
  if (sight === null) return { lead, chance: null, rate: null };
  const inside = sight.slices.flatMap((slice, index) =>
    slice.toAt > at - STEP_SECONDS && slice.fromAt < endAt ? [{ rate: slice.rainMmh, index }] : [],
  );
  const chances = sight.findChances(threshold);
  const findMost = (values: readonly (number | null)[]) =>
    values.reduce<number | null>((most, value) => (value === null ? most : Math.max(most ?? value, value)), null);
  return {
    lead,
    chance: findMost(inside.map(({ index }) => chances[index] ?? null)),
    rate: findMost(inside.map(({ rate }) => rate)),
  };
}

/** Every rain of a month at a place that was seen or forecast, down to the least that sliders may ask for. */
export function listPreviewEvents(sky: PastSky, threshold: number): PreviewEvent[] {
  const least = { quantity: 'rain', compare: 'atLeast', threshold: Math.min(threshold, LEAST_MMH) } as const;
  const findSight = createSightFinder(sky.sights);
  const seen = listObservedEvents(least, sky.rain, LULL_SECONDS);
  const forecast = listObservedEvents(least, listForecastSteps(sky), LULL_SECONDS).filter(
    (event) => !seen.some(({ at, endAt }) => at < event.endAt + LULL_SECONDS && endAt > event.at - LULL_SECONDS),
  );
  const toEvent = (at: EpochSeconds, endAt: EpochSeconds, peak: number | null): PreviewEvent => ({
    at,
    peak,
    happened: peak === null ? null : peak >= threshold,
    byLead: LEADS.map((lead) => toLeadForecast(findSight(at - 60 * lead), { lead, threshold, at, endAt })),
  });
  const known = forecast.map(({ at, endAt }) => {
    const inside = sky.rain.filter((step) => step.toAt > at && step.fromAt < endAt && step.value !== null);
    const peak = inside.length === 0 ? null : Math.max(...inside.map(({ value }) => value ?? 0));
    return toEvent(at, endAt, peak);
  });
  return [...seen.map(({ at, endAt, peak }) => toEvent(at, endAt, peak)), ...known].sort((a, b) => a.at - b.at);
}
