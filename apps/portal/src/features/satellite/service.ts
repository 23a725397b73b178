import type { EndpointReply } from '@portal/contract/endpoint';
import type { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance } from 'fastify';
import { MAP_CANVAS } from './map-canvas.ts';
import type { SatelliteNeeds } from './needs.ts';
import { serveImages, toImagePath } from './serve-images.ts';

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
