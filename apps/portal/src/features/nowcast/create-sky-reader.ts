import type { Place } from '@portal/contract/endpoints/place-schema';
import { findScaleValue } from '@portal/domain/geo/map-scale';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import {
  type RadarRain,
  type SeenSky,
  type SeenStep,
  STEP_SECONDS,
  STEPS_AHEAD,
} from '@portal/domain/weather/rain-course';
import type { RadarState } from '@portal/forecast/radar-keeping/open-radar-store';
import { RAIN_SCALE } from '@portal/forecast/radar-keeping/rain-bytes';
import { LRUCache } from 'lru-cache';
import { createThunderFinder } from './create-thunder-finder.ts';
import { findLead } from './find-lead.ts';
import { findRadarCell } from './find-radar-cell.ts';
import type { RadarNeeds } from './needs.ts';
import { viewNowcast } from './nowcast-view.ts';

/** Reads what radar and lightning sensors say of places. */
export interface SkyReader {
  readonly read: (place: Place) => SeenSky;
  /** Changes with every radar frame, when the radar grows too old, and with strokes that come in. */
  readonly version: () => string;
}

/** What reading the sky needs. */
interface SkyNeeds extends RadarNeeds {
  /** Credit of the operator's radar as it must be shown; null where none is asked for. */
  readonly radarCredit: string | null;
}

/** A radar that sees a place, and the place's cell in its raster. */
type SeenRadar = RadarState & { readonly cell: number };

/** Frames of the hour that has begun are asked for by every place of a page. */
const KEPT_FRAMES = 8;
const NOT_SEEN = RAIN_SCALE.missing;
const WET_MMH = 0.1;
/** A radar covers a place when one of its first six leads says anything of it. */
const COVERING_LEADS = [1, 2, 3, 4, 5, 6] as const;

/** Makes the reader with its own few frames in memory. */
export function createSkyReader(needs: SkyNeeds): SkyReader {
  const { radar } = needs;
  const findThunder = createThunderFinder(needs);
  const frames = new LRUCache<string, Uint8Array>({ max: KEPT_FRAMES });

  function readObserved({ origin, cell }: SeenRadar, at: EpochSeconds): number | null {
    const key = `${origin} ${at}`;
    const bytes = frames.get(key) ?? radar.findFrame(origin, at);
    if (bytes === null) return null;
    frames.set(key, bytes);
    return findScaleValue(bytes[cell] ?? NOT_SEEN, RAIN_SCALE);
  }

  /** The ten minutes from a moment on: as seen by the last frame in them, or carried on from the newest one. */
  function readStep(seen: SeenRadar, at: EpochSeconds): SeenStep {
    const frameAt = seen.observed.findLast((moment) => moment >= at && moment < at + STEP_SECONDS);
    if (frameAt !== undefined) {
      const rainMmh = readObserved(seen, frameAt);
      return { rainMmh, chancePercent: rainMmh === null ? null : rainMmh >= WET_MMH ? 100 : 0 };
    }
    const lead = findLead(seen.frameAt, at);
    if (lead === null) return { rainMmh: null, chancePercent: null };
    const rain = radar.findRain(seen.origin, seen.frameAt, lead)?.[seen.cell] ?? NOT_SEEN;
    const chancePercent = radar.findChance(seen.origin, seen.frameAt, lead, seen.cell);
    return { rainMmh: findScaleValue(rain, RAIN_SCALE), chancePercent };
  }

  /** What the frames of the clock hour show up to the present ten minutes, mm; null where a part of it is not known. */
  function sumFallen(seen: SeenRadar, baseAt: EpochSeconds): number | null {
    let fallen = 0;
    for (let at = baseAt - (baseAt % HOUR_SECONDS); at < baseAt; at += STEP_SECONDS) {
      const { rainMmh } = readStep(seen, at);
      if (rainMmh === null) return null;
      fallen += (rainMmh * STEP_SECONDS) / HOUR_SECONDS;
    }
    return fallen;
  }

  function readRadar(seen: SeenRadar, baseAt: EpochSeconds): RadarRain {
    return {
      source: { name: seen.origin, credit: seen.origin === 'radar' ? needs.radarCredit : null },
      frameAt: seen.frameAt,
      fullWeightMinutes: seen.fullWeightMinutes,
      steps: listStarts(baseAt).map((at) => readStep(seen, at)),
      fallenMm: sumFallen(seen, baseAt),
    };
  }

  return {
    read(place) {
      const { baseAt, radar: state } = viewNowcast(needs);
      const cell = findRadarCell(place);
      const isCovered = state !== null && cell !== null && covers(needs, state, cell);
      const thunders = listStarts(baseAt).map((at, step) =>
        findThunder({ radar: state, cell, place, at, leadMinutes: (step * STEP_SECONDS) / 60 }),
      );
      return { radar: isCovered ? readRadar({ ...state, cell }, baseAt) : null, thunders };
    },
    version() {
      // A radar that falls silent grows too old within ten minutes, and kept replies must not go on with it.
      const isCarriedOn = viewNowcast(needs).radar !== null;
      return `${radar.version()}.${needs.lightning.version()}${isCarriedOn ? '.radar' : ''}`;
    },
  };
}

const listStarts = (baseAt: EpochSeconds): EpochSeconds[] =>
  Array.from({ length: 1 + STEPS_AHEAD }, (_, step) => baseAt + step * STEP_SECONDS);

function covers({ radar }: RadarNeeds, { origin, frameAt }: RadarState, cell: number): boolean {
  return COVERING_LEADS.some((lead) => (radar.findRain(origin, frameAt, lead)?.[cell] ?? NOT_SEEN) !== NOT_SEEN);
}
