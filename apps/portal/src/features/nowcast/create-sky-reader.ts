import type { Place } from '@portal/contract/endpoints/place-schema';
import { findScaleValue } from '@portal/domain/geo/byte-scale';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type RadarRain, type SeenSky, STEP_SECONDS } from '@portal/domain/weather/rain-course';
import type { Thunder } from '@portal/domain/weather/thunder';
import type { Stroke } from '@portal/forecast/lightning/parse-strokes';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import type { RadarState } from '@portal/forecast/radar/store/open-radar-store';
import { findLightning, findRadarCell } from './find-nowcast-steps.ts';
import { findFreshSatellite, type RadarNeeds, toRainSource, viewNowcast } from './nowcast-view.ts';
import { createStepReader, findObserved, isSeen, listStarts } from './radar-steps.ts';
import { createCoverFinder, FULL_COVER, mixRain } from './seen-blend.ts';
import { carryStorm, drawThunder, findSeenThunder, gatherStorm, NEAR_KM, type Storm } from './thunder-map.ts';

/** The place for which observed strokes are extrapolated. */
interface ThunderQuestion {
  readonly radar: RadarState | null;
  /** Cell of the national raster, from the north-west; null off the raster, where strokes do not move. */
  readonly cell: number | null;
  readonly place: { readonly lat: number; readonly lng: number };
}

/**
 * Level per time, the current ten minutes first: 3 or 2 if extrapolated strokes come within 20 km; null if there are
 * none and the model decides.
 */
type FindThunders = (question: ThunderQuestion, moments: readonly EpochSeconds[]) => (Thunder | null)[];

/** Interval at which old strokes expire; new ones count at once. */
const FADE_SECONDS = 300;

/** Maps the strokes of a time once for all places, each map from the previous one. */
function createThunderFinder(needs: RadarNeeds): FindThunders {
  let basis = '';
  let motion: ReturnType<typeof needs.radar.findMotion> = null;
  let storms: Storm[] = [];
  const maps = new Map<EpochSeconds, Uint8Array>();
  let strokes: readonly Stroke[] = [];

  function renew(radar: RadarState | null): void {
    const fading = Math.floor(needs.clock() / FADE_SECONDS);
    const key = `${radar?.origin} ${radar?.frameAt} ${needs.lightning.version()} ${fading}`;
    if (key === basis) return;
    basis = key;
    maps.clear();
    strokes = findLightning(needs, radar)?.strokes ?? [];
    motion = radar === null || strokes.length === 0 ? null : needs.radar.findMotion(radar.origin, radar.frameAt);
    storms = strokes.length === 0 ? [] : [gatherStorm(strokes, motion)];
  }

  function findMap(at: EpochSeconds): Uint8Array | null {
    const known = maps.get(at);
    if (known !== undefined) return known;
    const before = storms.findLast((storm) => storm.at <= at) ?? storms[0];
    if (before === undefined) return null;
    const storm = carryStorm(before, motion, at);
    if (storm.at >= before.at) storms = [...storms, storm].sort((a, b) => a.at - b.at);
    const map = drawThunder(storm);
    maps.set(at, map);
    return map;
  }

  /** For places off the raster, such as distant islands. */
  const isNearStroke = (place: ThunderQuestion['place']): boolean =>
    strokes.some((stroke) => greatCircleKm(stroke, place) <= NEAR_KM);

  return ({ radar, cell, place }, moments) => {
    renew(radar);
    if (strokes.length === 0) return moments.map(() => null);
    const isNear = cell === null && isNearStroke(place);
    return moments.map((at, step) => {
      const seen = findSeenThunder((step * STEP_SECONDS) / 60);
      return seen !== null && (cell === null ? isNear : findMap(at)?.[cell] === 1) ? seen : null;
    });
  };
}

export interface SkyReader {
  readonly read: (place: Place) => SeenSky;
  /** Changes with every radar frame, when radar becomes stale, and with new strokes. */
  readonly version: () => string;
}

interface SkyNeeds extends RadarNeeds {
  /** Required credit of the operator's radar; null: none. */
  readonly radarCredit: string | null;
}

const NOT_SEEN = RAIN_SCALE.missing;

/** Returns a reader with its own cache of frames. */
export function createSkyReader(needs: SkyNeeds): SkyReader {
  const { radar } = needs;
  const findThunders = createThunderFinder(needs);
  const readSteps = createStepReader(radar);
  const findCover = createCoverFinder(radar);

  /** Radar where it sees the place, satellites elsewhere, and both along its edge. */
  function readRain(state: RadarState | null, cell: number, baseAt: EpochSeconds): RadarRain | null {
    const seen = state === null ? null : readRadar(state, cell, baseAt);
    const starts = listStarts(baseAt);
    const covers = state === null ? [] : starts.map((at) => findCover(state, findObserved(state, at) ?? at)[cell] ?? 0);
    if (seen !== null && covers[0] === FULL_COVER && seen.steps[0]?.rainMmh !== null) return seen;
    const satellite = findFreshSatellite(needs);
    const estimated = satellite === null ? null : readRadar(satellite, cell, baseAt);
    return seen === null || estimated === null ? (seen ?? estimated) : mixRain(seen, estimated, covers, starts);
  }

  function readRadar(state: RadarState, cell: number, baseAt: EpochSeconds): RadarRain | null {
    const findRate = (bytes: Uint8Array) => findScaleValue(bytes[cell] ?? NOT_SEEN, RAIN_SCALE);
    if (!isSeen(radar, state, findRate)) return null;
    const findChance = (lead: number) => radar.findChance(state.origin, state.frameAt, lead, cell);
    return readSteps(state, baseAt, toRainSource(state, needs.radarCredit), { findRate, findChance });
  }

  return {
    read(place) {
      const { baseAt, radar: state } = viewNowcast(needs);
      const cell = findRadarCell(place);
      const thunders = findThunders({ radar: state, cell, place }, listStarts(baseAt));
      return { radar: cell === null ? null : readRain(state, cell, baseAt), thunders };
    },
    version() {
      // Radar becomes stale within ten minutes of its last frame; cached replies must not use it longer.
      const isCarriedOn = viewNowcast(needs).radar !== null;
      const isEstimated = findFreshSatellite(needs) !== null;
      const parts = `${isCarriedOn ? '.radar' : ''}${isEstimated ? '.satellite' : ''}`;
      return `${radar.version()}.${needs.lightning.version()}${parts}`;
    },
  };
}
