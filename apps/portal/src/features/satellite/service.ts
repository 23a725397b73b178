import { type EndpointInput, type EndpointReply, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { isDeepConvection } from '@portal/domain/weather/thunder';
import { TOP_RADIUS_KM } from '@portal/forecast/cloud-tops/cloud-top-field';
import type { CloudTopStore } from '@portal/forecast/cloud-tops/cloud-top-store';
import { getFeedLicence } from '@portal/forecast/sources/feeds.table';
import { findNextLit, isLitAt } from '@portal/forecast/sources/jma-satellite/daylight';
import { JMA_SATELLITE } from '@portal/forecast/sources/jma-satellite/jma-satellite';
import type { Feature } from '#platform/feature.ts';
import type { RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import { SATELLITE_ORIGINS, type SatelliteOrigin, type SatelliteStore, TRUE_COLOUR } from './satellite-store.ts';
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
  readonly cloudTops: CloudTopStore;
  /** Throws `AppError` for an unknown place. */
  readonly locate: (query: PlaceQuery) => Place;
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
type Query = EndpointInput<typeof satelliteFrames>['query'];

export interface Satellite extends Feature {
  readonly calls: { readonly satelliteFrames: (input: EndpointInput<typeof satelliteFrames>) => Reply };
  readonly rawRoutes: readonly RawRoute[];
}

export function createSatellite(needs: SatelliteNeeds): Satellite {
  const calls = {
    satelliteFrames: ({ query }: EndpointInput<typeof satelliteFrames>) => listFrames(needs, query),
  };
  return {
    name: 'satellite',
    calls,
    routes: [toEndpointRoute(ENDPOINTS_BY_ID.satelliteFrames, calls.satelliteFrames)],
    rawRoutes: [createImageRoute(needs)],
    cacheVersion: () => `${needs.satellite.version()} ${needs.cloudTops.version()}`,
    cacheScope: 'frames',
  };
}

/** What is said of images. */
interface ImageFacts {
  readonly kind: Reply['kind'];
  readonly credits: readonly string[];
}

/** Age up to which the day's last images in true colour stay after dark. */
const DUSK_SECONDS = HOUR_SECONDS;

/** Whether there are images in true colour beside those of an origin, or why not. */
function findTrueColour(
  { satellite }: SatelliteNeeds,
  origin: SatelliteOrigin | null,
  now: EpochSeconds,
): Pick<Reply, 'trueColour' | 'trueColourFrom'> & { readonly times: readonly EpochSeconds[] } {
  if (origin !== 'jma-satellite') return { trueColour: 'none', trueColourFrom: null, times: [] };
  const times = satellite.listTrueColour(now);
  const isDay = isLitAt(now);
  const isHere = times.length > 0 && (isDay || now - (times.at(-1) ?? 0) <= DUSK_SECONDS);
  if (isHere) return { trueColour: 'here', trueColourFrom: null, times };
  if (isDay) return { trueColour: 'awaited', trueColourFrom: null, times: [] };
  return { trueColour: 'night', trueColourFrom: formatMoment(findNextLit(now)), times: [] };
}

const CLOUD_TOPS = 'noaa-isatss';

/** The coldest cloud top around the place of a query; null without a place, and next to invented images. */
function findColdestTop({ cloudTops, locate }: SatelliteNeeds, query: Query, now: EpochSeconds): Reply['coldestTop'] {
  if (query.location === undefined && query.lat === undefined) return null;
  const found = cloudTops.findColdest(locate(query), now);
  if (found === null) return null;
  const topTemperature = Math.round(found.celsius);
  return {
    topTemperature,
    topAt: formatMoment(found.at),
    topRadiusKm: TOP_RADIUS_KM,
    // By the number that is shown, so that no reader sees −65 called colder.
    isDeep: isDeepConvection(topTemperature),
  };
}

function listFrames(needs: SatelliteNeeds, query: Query): Reply {
  const { satellite, clock, demo, credit, kind } = needs;
  const facts: Readonly<Record<SatelliteOrigin, ImageFacts>> = {
    satellite: { kind, credits: credit === null ? [] : [credit] },
    'jma-satellite': { kind: 'infrared', credits: [JMA_SATELLITE.credit] },
    [TRUE_COLOUR]: { kind: 'true-colour', credits: [JMA_SATELLITE.credit] },
    demo: { kind: 'infrared', credits: [] },
  };
  const now = clock();
  const state = satellite.findState(now, demo());
  const { times: colourTimes, ...trueColour } = findTrueColour(needs, state?.origin ?? null, now);
  const isColour = query.kind === 'true-colour' && trueColour.trueColour === 'here';
  const origin = isColour ? TRUE_COLOUR : (state?.origin ?? null);
  const times = isColour ? colourTimes : (state?.times ?? []);
  const newest = times.at(-1);
  const runAt = newest === undefined ? null : formatMoment(newest);
  const shown = origin === null ? null : facts[origin];
  const coldestTop = state?.origin === 'demo' ? null : findColdestTop(needs, query, now);
  return {
    issued: {
      // Both kinds of JMA's images are one source.
      source: state?.origin ?? null,
      runAt,
      updatedAt: runAt,
      demo: state?.origin === 'demo',
      sources: {
        ...(state !== null && runAt !== null && { satellite: { source: state.origin, runAt } }),
        ...(coldestTop !== null && { coldestTop: { source: CLOUD_TOPS, runAt: coldestTop.topAt } }),
      },
      estimated: [],
      credits: [...(shown?.credits ?? []), ...(coldestTop === null ? [] : [getFeedLicence(CLOUD_TOPS)])],
    },
    kind: shown?.kind ?? null,
    ...trueColour,
    coldestTop,
    ...MAP_CANVAS,
    frames: times.map((at) => ({ at: formatMoment(at), kind: 'observed', url: toImagePath(origin ?? 'demo', at) })),
  };
}
