import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import {
  type RadarRain,
  type RadarSource,
  type SeenStep,
  STEP_SECONDS,
  STEPS_AHEAD,
} from '@portal/domain/weather/rain-course';
import type { RadarState, RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { LRUCache } from 'lru-cache';
import { findLead, type RadarNeeds, toRainSource, viewNowcast } from './nowcast-view.ts';

/** Reads the rain of a place or area from the bytes of the national grid. */
interface RateReading {
  /** mm/h; null: not covered. */
  readonly findRate: (bytes: Uint8Array) => number | null;
  /** Chance of rain at a lead of the newest nowcast, %; null: unknown. */
  readonly findChance: (lead: number) => number | null;
}

/** Every place on a page needs the frames of the current hour. */
const MOST_CACHED_FRAMES = 8;
const WET_MMH = 0.1;

/** Starts of the current ten minutes and of the 18 after them. */
export const listStarts = (baseAt: EpochSeconds): EpochSeconds[] =>
  Array.from({ length: 1 + STEPS_AHEAD }, (_, step) => baseAt + step * STEP_SECONDS);

/** The last frame within the ten minutes that begin at `at`. */
export const findObserved = ({ observed }: Pick<RadarState, 'observed'>, at: EpochSeconds): EpochSeconds | undefined =>
  observed.findLast((moment) => moment >= at && moment < at + STEP_SECONDS);

/** Returns a reader of radar from the current ten minutes on, with its own cache of frames. */
export function createStepReader(radar: RadarStore) {
  const frames = new LRUCache<string, Uint8Array>({ max: MOST_CACHED_FRAMES });

  function readObserved({ origin }: RadarState, at: EpochSeconds, { findRate }: RateReading): number | null {
    const key = `${origin} ${at}`;
    const bytes = frames.get(key) ?? radar.findFrame(origin, at);
    if (bytes === null) return null;
    frames.set(key, bytes);
    return findRate(bytes);
  }

  /** A ten-minute step: the last frame within it, or the newest nowcast. */
  function readStep(state: RadarState, at: EpochSeconds, reading: RateReading): SeenStep {
    const frameAt = findObserved(state, at);
    if (frameAt !== undefined) {
      const rainMmh = readObserved(state, frameAt, reading);
      return { rainMmh, chancePercent: rainMmh === null ? null : rainMmh >= WET_MMH ? 100 : 0 };
    }
    const lead = findLead(state.frameAt, at);
    if (lead === null) return { rainMmh: null, chancePercent: null };
    const bytes = radar.findRain(state.origin, state.frameAt, lead);
    return { rainMmh: bytes === null ? null : reading.findRate(bytes), chancePercent: reading.findChance(lead) };
  }

  /** Observed rainfall of the clock hour so far, mm; null if a part is missing. */
  function sumFallen(state: RadarState, baseAt: EpochSeconds, reading: RateReading): number | null {
    let fallen = 0;
    for (let at = baseAt - (baseAt % HOUR_SECONDS); at < baseAt; at += STEP_SECONDS) {
      const { rainMmh } = readStep(state, at, reading);
      if (rainMmh === null) return null;
      fallen += (rainMmh * STEP_SECONDS) / HOUR_SECONDS;
    }
    return fallen;
  }

  return (state: RadarState, baseAt: EpochSeconds, source: RadarSource, reading: RateReading): RadarRain => ({
    source,
    frameAt: state.frameAt,
    fullWeightMinutes: findFullWeight(radar, state, reading),
    steps: listStarts(baseAt).map((at) => readStep(state, at, reading)),
    // An estimate is never a fallen amount.
    fallenMm: source.isEstimate === true ? null : sumFallen(state, baseAt, reading),
  });
}

/** Lead time in minutes up to which the newest nowcast has full weight at this point. */
function findFullWeight(radar: RadarStore, state: RadarState, { findRate }: RateReading): number {
  return Math.round(findRate(radar.findFullWeights(state.origin, state.frameAt)) ?? state.fullWeightMinutes);
}

/** Radar covers a place or area if any of these leads has data for it. */
const COVERING_LEADS = [1, 2, 3, 4, 5, 6] as const;

export const isSeen = (
  radar: RadarStore,
  { origin, frameAt }: RadarState,
  findRate: RateReading['findRate'],
): boolean =>
  COVERING_LEADS.some((lead) => {
    const bytes = radar.findRain(origin, frameAt, lead);
    return bytes !== null && findRate(bytes) !== null;
  });

/** What the rain of areas is read from. */
export interface AreaNeeds extends Pick<RadarNeeds, 'radar' | 'clock' | 'demo'> {
  /** Required credit of the operator's radar; null: none. */
  readonly radarCredit: string | null;
}

/**
 * Reads radar and nowcast over an area by the rules of places: null without fresh radar coverage. The caller computes
 * the mean rate, as it knows the cells' weights.
 */
export function createAreaReader(needs: AreaNeeds): (findRate: RateReading['findRate']) => RadarRain | null {
  const read = createStepReader(needs.radar);
  return (findRate) => {
    const { baseAt, radar: state } = viewNowcast(needs);
    if (state === null || !isSeen(needs.radar, state, findRate)) return null;
    return read(state, baseAt, toRainSource(state, needs.radarCredit), { findRate, findChance: () => null });
  };
}
