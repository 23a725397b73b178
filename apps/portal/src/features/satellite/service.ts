import type { EndpointReply } from '@portal/contract/endpoint';
import type { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance } from 'fastify';
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

/** Serves the images that are kept. */
function serveImages(app: FastifyInstance, { satellite, demo }: SatelliteNeeds): void {
  app.get<{ Params: { name: string } }>('/map-data/satellite/:name', (request, reply) => {
    const [, origin, at = ''] = NAME.exec(request.params.name) ?? [];
    const isServed = origin === 'satellite' || (origin === 'demo' && demo());
    const image = isServed ? satellite.findImage(origin, Number(at)) : null;
    if (image === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
    // The API names these addresses, and may be read from any origin.
    reply.header('cache-control', FOR_EVER).header('access-control-allow-origin', '*');
    return reply.type('image/webp').send(image);
  });
}

type Reply = EndpointReply<typeof satelliteFrames>;

/** The satellite's images, by the id of their call. */
export interface Satellite {
  readonly calls: { readonly satelliteFrames: () => Reply };
  /** Changes with every image. */
  readonly version: () => string;
  /** Adds the images to a server. */
  readonly serveFiles: (app: FastifyInstance) => void;
}

/** Answers from what the satellite's keeper has. */
export function createSatellite(needs: SatelliteNeeds): Satellite {
  return {
    calls: { satelliteFrames: () => listFrames(needs) },
    version: needs.satellite.version,
    serveFiles: (app) => serveImages(app, needs),
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
