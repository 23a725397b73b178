import { type EndpointReply, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Feature } from '#platform/feature.ts';
import type { RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { SatelliteOrigin, SatelliteStore } from './satellite-store.ts';
import { MAP_CANVAS } from './to-map-image.ts';

interface SatelliteNeeds {
  readonly satellite: SatelliteStore;
  readonly clock: () => EpochSeconds;
  /** Whether demonstration data may be served now (setting `DEMO`). */
  readonly demo: () => boolean;
  /** Required credit of the operator's images; null: none. */
  readonly credit: string | null;
  /** Channel of the operator's images; null: not stated. */
  readonly kind: 'infrared' | 'visible' | null;
}

const NAME = /^(satellite|demo)-(\d{9,10})\.webp$/;
const FOR_EVER = 'public, max-age=604800, immutable';

/** Immutable address of an image, by origin and time. */
function toImagePath(origin: SatelliteOrigin, at: EpochSeconds): string {
  return `/map-data/satellite/${origin}-${at}.webp`;
}

const NO_IMAGE = {
  kind: 'body',
  status: 404,
  headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
  body: '',
} as const;
/** Part of the API, readable from any origin. */
const IMAGE_HEADERS = { 'cache-control': FOR_EVER, 'access-control-allow-origin': '*', 'content-type': 'image/webp' };

function createImageRoute({ satellite, demo }: SatelliteNeeds): RawRoute {
  function handle({ parameters: { name = '' } }: RawRequest) {
    const [, origin, at = ''] = NAME.exec(name) ?? [];
    const isServed = origin === 'satellite' || (origin === 'demo' && demo());
    const image = isServed ? satellite.findImage(origin, Number(at)) : null;
    return image === null ? NO_IMAGE : ({ kind: 'body', headers: IMAGE_HEADERS, body: image } as const);
  }
  return { method: 'GET', path: '/map-data/satellite/:name', handle };
}

type Reply = EndpointReply<typeof satelliteFrames>;

export interface Satellite extends Feature {
  readonly calls: { readonly satelliteFrames: () => Reply };
  readonly rawRoutes: readonly RawRoute[];
}

export function createSatellite(needs: SatelliteNeeds): Satellite {
  const calls = { satelliteFrames: () => listFrames(needs) };
  return {
    name: 'satellite',
    calls,
    routes: [toEndpointRoute(ENDPOINTS_BY_ID.satelliteFrames, calls.satelliteFrames)],
    rawRoutes: [createImageRoute(needs)],
    cacheVersion: needs.satellite.version,
    cacheScope: 'frames',
  };
}

function listFrames({ satellite, clock, demo, credit, kind }: SatelliteNeeds): Reply {
  const state = satellite.findState(clock(), demo());
  const newest = state?.times.at(-1);
  const runAt = newest === undefined ? null : formatMoment(newest);
  const isReal = state?.origin === 'satellite';
  return {
    issued: {
      source: state?.origin ?? null,
      runAt,
      updatedAt: runAt,
      demo: state?.origin === 'demo',
      sources: state === null || runAt === null ? {} : { satellite: { source: state.origin, runAt } },
      estimated: [],
      credits: isReal && credit !== null ? [credit] : [],
    },
    kind: state?.origin === 'demo' ? 'infrared' : isReal ? kind : null,
    ...MAP_CANVAS,
    frames: (state?.times ?? []).map((at) => ({
      at: formatMoment(at),
      kind: 'observed',
      url: toImagePath(state?.origin ?? 'demo', at),
    })),
  };
}
