import { type EndpointReply, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { JMA_SATELLITE } from '@portal/forecast/sources/jma-satellite/jma-satellite';
import type { Feature } from '#platform/feature.ts';
import type { RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import { SATELLITE_ORIGINS, type SatelliteOrigin, type SatelliteStore } from './satellite-store.ts';
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

const NAME = /^([a-z-]+)-(\d{9,10})\.webp$/;
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
    const [, named, at = ''] = NAME.exec(name) ?? [];
    const origin = SATELLITE_ORIGINS.find((one) => one === named && (one !== 'demo' || demo()));
    const image = origin === undefined ? null : satellite.findImage(origin, Number(at));
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

/** What is said of images. */
interface ImageFacts {
  readonly kind: Reply['kind'];
  readonly credits: readonly string[];
}

function listFrames({ satellite, clock, demo, credit, kind }: SatelliteNeeds): Reply {
  const facts: Readonly<Record<SatelliteOrigin, ImageFacts>> = {
    satellite: { kind, credits: credit === null ? [] : [credit] },
    'jma-satellite': { kind: JMA_SATELLITE.kind, credits: [JMA_SATELLITE.credit] },
    demo: { kind: 'infrared', credits: [] },
  };
  const state = satellite.findState(clock(), demo());
  const newest = state?.times.at(-1);
  const runAt = newest === undefined ? null : formatMoment(newest);
  const shown = state === null ? null : facts[state.origin];
  return {
    issued: {
      source: state?.origin ?? null,
      runAt,
      updatedAt: runAt,
      demo: state?.origin === 'demo',
      sources: state === null || runAt === null ? {} : { satellite: { source: state.origin, runAt } },
      estimated: [],
      credits: [...(shown?.credits ?? [])],
    },
    kind: shown?.kind ?? null,
    ...MAP_CANVAS,
    frames: (state?.times ?? []).map((at) => ({
      at: formatMoment(at),
      kind: 'observed',
      url: toImagePath(state?.origin ?? 'demo', at),
    })),
  };
}
