import { type EndpointReply, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Feature } from '#platform/feature.ts';
import type { RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { SatelliteOrigin, SatelliteStore } from './satellite-store.ts';
import { MAP_CANVAS } from './to-map-image.ts';

/** Everything that the satellite needs of the rest of the portal. */
interface SatelliteNeeds {
  readonly satellite: SatelliteStore;
  readonly clock: () => EpochSeconds;
  /** Whether demo values may be served now (setting `DEMO`). */
  readonly demo: () => boolean;
  /** Credit of the operator's images as it must be shown with them; null where none is asked for. */
  readonly credit: string | null;
  /** What the operator's images show: heat or light; null where it is not said. */
  readonly kind: 'infrared' | 'visible' | null;
}

const NAME = /^(satellite|demo)-(\d{9,10})\.webp$/;
const FOR_EVER = 'public, max-age=604800, immutable';

/** Where an image stands: its address names origin and moment, and what stands there never changes. */
function toImagePath(origin: SatelliteOrigin, at: EpochSeconds): string {
  return `/map-data/satellite/${origin}-${at}.webp`;
}

const NO_IMAGE = {
  kind: 'body',
  status: 404,
  headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
  body: '',
} as const;
/** The API names these addresses, and may be read from any origin. */
const IMAGE_HEADERS = { 'cache-control': FOR_EVER, 'access-control-allow-origin': '*', 'content-type': 'image/webp' };

/** The images that are stored. */
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

/** The satellite's images, by the id of their call. */
export interface Satellite extends Feature {
  readonly calls: { readonly satelliteFrames: () => Reply };
  readonly rawRoutes: readonly RawRoute[];
}

/** Answers from what the satellite's store has. */
export function createSatellite(needs: SatelliteNeeds): Satellite {
  const calls = { satelliteFrames: () => listFrames(needs) };
  return {
    name: 'satellite',
    calls,
    routes: [toEndpointRoute(ENDPOINTS_BY_ID.satelliteFrames, calls.satelliteFrames)],
    rawRoutes: [createImageRoute(needs)],
    // Changes with every image.
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
