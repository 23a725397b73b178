import { type EndpointInput, type EndpointReply, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { nowcastFrames } from '@portal/contract/endpoints/nowcast';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { LightningState } from '@portal/forecast/lightning/store/open-lightning-store';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar/store/insert-frame';
import type { RadarState } from '@portal/forecast/radar/store/open-radar-store';
import type { Feature } from '#platform/feature.ts';
import { findLightning, findNowcastSteps, findRainSight, type RainSight } from './find-nowcast-steps.ts';
import { doesModelLead, findNowcastFrame, toEdition, toNowcastPath } from './nowcast-frame.ts';
import {
  findFreshSatellite,
  findModelRain,
  findNextFrame,
  type NowcastNeeds,
  toNowcastIssued,
  toRainSource,
  viewNowcast,
} from './nowcast-view.ts';
import { findObserved } from './radar-steps.ts';
import { REGION_SHAPE } from './region-rain.ts';
import { createCoverFinder } from './seen-blend.ts';

const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Extent and meaning of every frame's bytes. */
const FRAME_SHAPE = {
  bounds: {
    north: round(north),
    south: round(north - rows * cellHeight),
    west,
    east: round(west + columns * cellWidth),
  },
  width: columns,
  height: rows,
  scale: RAIN_SCALE,
  region: REGION_SHAPE,
};

type Reply = EndpointReply<typeof nowcastFrames>;

const PAST_FRAMES = 6;
const RETRY_SECONDS = 60;
const MOST_STROKES = 5000;

/** The frames from an hour ago to three hours ahead. Throws `AppError` `noData` without radar and model. */
function listNowcastFrames(needs: NowcastNeeds): Reply {
  const { baseAt, radar } = viewNowcast(needs);
  const satellite = findFreshSatellite(needs);
  const model = findModelRain(needs, baseAt);
  const seen = radar ?? satellite;
  if (seen === null && model === null) throw new AppError('noData', { retryAfterSeconds: RETRY_SECONDS });
  const lightning = findLightning(needs, radar);
  const seenCredits = [radar, satellite].map((state) =>
    state === null ? null : toRainSource(state, needs.credits.radar).credit,
  );
  return {
    issued: toNowcastIssued({ radar: seen, seenCredits, run: model, lightning }, needs),
    basis: radar !== null ? 'radar' : satellite !== null ? 'satellite' : 'model',
    frameAt: radar === null ? null : formatMoment(radar.frameAt),
    satelliteAt: satellite === null ? null : formatMoment(satellite.frameAt),
    unit: 'mm/h',
    ...FRAME_SHAPE,
    frames: listFrames(needs, baseAt, { radar, satellite }),
    lightning: listStrokes(lightning),
  };
}

/** The newest ones if there are more than a map can show. */
function listStrokes(lightning: LightningState | null): Reply['lightning'] {
  return (lightning?.strokes ?? [])
    .slice(-MOST_STROKES)
    .map(({ at, lat, lng }) => ({ lat, lng, at: formatMoment(at) }));
}

interface SeenStates {
  readonly radar: RadarState | null;
  readonly satellite: RadarState | null;
}

/** What leads in a frame where radars see, or satellites without one. */
function findFrameBasis({ radar, satellite }: SeenStates, at: EpochSeconds): Reply['frames'][number]['basis'] {
  const seen = radar ?? satellite;
  if (seen === null || (at > seen.frameAt && doesModelLead(seen, at))) return 'model';
  return radar === null ? 'satellite' : 'radar';
}

/** Satellite rain alone begins at the current ten minutes, as the model does: an estimate is never an observed frame. */
function listFrames(needs: NowcastNeeds, baseAt: EpochSeconds, states: SeenStates): Reply['frames'] {
  const edition = toEdition(needs.store.version());
  const { radar, satellite } = states;
  const { origin, frameAt } = radar ?? { origin: 'radar' as const, frameAt: 0 };
  const address = { origin, frameAt, satelliteAt: satellite?.frameAt ?? null, edition };
  const toFrame = (lead: number, at: EpochSeconds, kind: 'observed' | 'forecast') => ({
    at: formatMoment(at),
    lead,
    kind,
    basis: findFrameBasis(states, at),
    url: toNowcastPath({ ...address, at }),
  });
  return Array.from({ length: PAST_FRAMES + 1 + LEADS }, (_, index) => index - PAST_FRAMES).flatMap((step) => {
    const at = baseAt + step * LEAD_SECONDS;
    const lead = (step * LEAD_SECONDS) / 60;
    if (radar === null) return step < 0 ? [] : [toFrame(lead, at, 'forecast')];
    if (at > radar.frameAt) return [toFrame(lead, at, 'forecast')];
    // The latest frame of these ten minutes, so that the newest one is listed.
    const seen = findObserved(radar, at);
    return seen === undefined ? [] : [toFrame(lead, seen, 'observed')];
  });
}

type Endpoints = typeof ENDPOINTS_BY_ID;
type NowcastId = 'nowcastFrames' | 'nowcastSteps';

interface NowcastFrame {
  readonly bytes: Buffer;
  readonly frame: typeof FRAME_SHAPE & { readonly layer: 'rain'; readonly planes: 1; readonly basisPlane: 1 };
}

export interface Nowcast {
  readonly calls: {
    readonly [Id in NowcastId]: (input: EndpointInput<Endpoints[Id]>) => EndpointReply<Endpoints[Id]>;
  };
  /** A frame by its path, with its extent; null for an unknown path. */
  readonly findFrame: (path: string) => NowcastFrame | null;
  /** Path of the current frame: the last observed one, or without radar the first; null without either. */
  readonly findPresentFrame: () => string | null;
  readonly findRainSight: (place: Place) => RainSight | null;
  /** When the next radar frame is expected or the newest becomes stale; null without radar. */
  readonly nextFrameAt: () => EpochSeconds | null;
}

export function createNowcast(needs: NowcastNeeds): Nowcast {
  const frameNeeds = { ...needs, findCover: createCoverFinder(needs.radar) };
  return {
    calls: {
      nowcastFrames: () => listNowcastFrames(needs),
      nowcastSteps: (input) => findNowcastSteps(needs, input),
    },
    findFrame: (path) => {
      const bytes = findNowcastFrame(frameNeeds, path);
      return bytes === null ? null : { bytes, frame: { ...FRAME_SHAPE, layer: 'rain', planes: 1, basisPlane: 1 } };
    },
    findPresentFrame: () => findPresentFrame(needs),
    findRainSight: (place) => findRainSight(needs, place),
    nextFrameAt: () => findNextFrame(needs),
  };
}

function findPresentFrame(needs: NowcastNeeds): string | null {
  try {
    const { frames } = listNowcastFrames(needs);
    return (frames.findLast(({ kind }) => kind === 'observed') ?? frames[0])?.url ?? null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'noData') return null;
    throw error;
  }
}

/** The nowcast feature; `version` changes with all observed data. */
export function openNowcast(needs: NowcastNeeds, version: () => string): Nowcast & Feature {
  const nowcast = createNowcast(needs);
  const { nowcastFrames, nowcastSteps } = nowcast.calls;
  return {
    ...nowcast,
    name: 'nowcast',
    routes: [
      toEndpointRoute(ENDPOINTS_BY_ID.nowcastFrames, nowcastFrames),
      toEndpointRoute(ENDPOINTS_BY_ID.nowcastSteps, async (input) => {
        // Yields once, so that the weather calls of the same page run first; they read more, which this call can
        // reuse.
        await null;
        await null;
        return nowcastSteps(input);
      }),
    ],
    cacheVersion: version,
    cacheScope: 'frames',
    nextChangeAt: nowcast.nextFrameAt,
  };
}
