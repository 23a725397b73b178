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
import { findLead, type RadarNeeds, viewNowcast } from './nowcast-view.ts';

/** How the rain of a place, or of an area, is read from the bytes of the national grid. */
interface RateReading {
  /** mm/h; null where it is not seen. */
  readonly findRate: (bytes: Uint8Array) => number | null;
  /** Chance of rain at a lead of the newest nowcast, per cent; null where it is not known. */
  readonly findChance: (lead: number) => number | null;
}

/** Frames of the hour that has begun are asked for by every place of a page. */
const MOST_CACHED_FRAMES = 8;
const WET_MMH = 0.1;

/** Begins of the present ten minutes and of the 18 after them. */
export const listStarts = (baseAt: EpochSeconds): EpochSeconds[] =>
  Array.from({ length: 1 + STEPS_AHEAD }, (_, step) => baseAt + step * STEP_SECONDS);

/** Makes what reads a radar from the present ten minutes on, with its own few frames in memory. */
export function createStepReader(radar: RadarStore) {
  const frames = new LRUCache<string, Uint8Array>({ max: MOST_CACHED_FRAMES });

  function readObserved({ origin }: RadarState, at: EpochSeconds, { findRate }: RateReading): number | null {
    const key = `${origin} ${at}`;
    const bytes = frames.get(key) ?? radar.findFrame(origin, at);
    if (bytes === null) return null;
    frames.set(key, bytes);
    return findRate(bytes);
  }

  /** The ten minutes from a moment on: as seen by the last frame in them, or carried on from the newest one. */
  function readStep(state: RadarState, at: EpochSeconds, reading: RateReading): SeenStep {
    const frameAt = state.observed.findLast((moment) => moment >= at && moment < at + STEP_SECONDS);
    if (frameAt !== undefined) {
      const rainMmh = readObserved(state, frameAt, reading);
      return { rainMmh, chancePercent: rainMmh === null ? null : rainMmh >= WET_MMH ? 100 : 0 };
    }
    const lead = findLead(state.frameAt, at);
    if (lead === null) return { rainMmh: null, chancePercent: null };
    const bytes = radar.findRain(state.origin, state.frameAt, lead);
    return { rainMmh: bytes === null ? null : reading.findRate(bytes), chancePercent: reading.findChance(lead) };
  }

  /** What the frames of the clock hour show up to the present ten minutes, mm; null where a part of it is not known. */
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
    fallenMm: sumFallen(state, baseAt, reading),
  });
}

/** To how many whole minutes the newest nowcast is worth its full weight where rain is read. */
function findFullWeight(radar: RadarStore, state: RadarState, { findRate }: RateReading): number {
  return Math.round(findRate(radar.findFullWeights(state.origin, state.frameAt)) ?? state.fullWeightMinutes);
}

/** A radar covers a place, or an area, when one of its first six leads says anything of it. */
const COVERING_LEADS = [1, 2, 3, 4, 5, 6] as const;

/** Whether a radar says anything of what is read. */
export const isSeen = (
  radar: RadarStore,
  { origin, frameAt }: RadarState,
  findRate: RateReading['findRate'],
): boolean =>
  COVERING_LEADS.some((lead) => {
    const bytes = radar.findRain(origin, frameAt, lead);
    return bytes !== null && findRate(bytes) !== null;
  });

/** What reading an area needs. */
interface AreaNeeds extends Pick<RadarNeeds, 'radar' | 'clock' | 'demo'> {
  /** Credit of the operator's radar as it must be shown; null where none is asked for. */
  readonly radarCredit: string | null;
}

/**
 * Makes what reads the radar and its nowcast over an area, by the rules of places: null where no fresh radar covers it. The mean rate of
 * a frame or lead is asked of the caller, who knows which cells count how much.
 */
export function createAreaReader(needs: AreaNeeds): (findRate: RateReading['findRate']) => RadarRain | null {
  const read = createStepReader(needs.radar);
  return (findRate) => {
    const { baseAt, radar: state } = viewNowcast(needs);
    if (state === null || !isSeen(needs.radar, state, findRate)) return null;
    const source = { name: state.origin, credit: state.origin === 'radar' ? needs.radarCredit : null };
    return read(state, baseAt, source, { findRate, findChance: () => null });
  };
}
