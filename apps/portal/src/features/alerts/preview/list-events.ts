import type { LeadForecast } from '@portal/domain/alert/count-outcomes';
import { listObservedEvents, type ObservedStep } from '@portal/domain/alert/rate-alerts';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PastSight, PastSky } from './needs.ts';

/** Observed or forecast rain, with the forecast at several lead times before it. */
export interface PreviewEvent {
  readonly at: EpochSeconds;
  readonly peak: number | null;
  readonly happened: boolean | null;
  readonly byLead: readonly LeadForecast[];
}

/** Lead times of the sliders, in minutes before the event. */
const LEADS = [10, 20, 30, 60, 90, 120, 180];
/** Lower end of the sliders, mm/h, even for rules above it. */
const LEAST_MMH = 0.5;
const LULL_SECONDS = 1200;
const STEP_SECONDS = 600;
/** How long a snapshot stays valid. */
const OLD_SECONDS = 1200;

/** Finds the latest snapshot at or before a time. Snapshots are sorted, and queries mostly are too. */
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

/** The maximum of all forecasts within the longest lead time for each ten minutes, next to the observation. */
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

/** The highest rate and chance that were forecast this long before a span of the event. */
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

/** All rain of a month at a place, observed or forecast, down to the sliders' lower end. */
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
