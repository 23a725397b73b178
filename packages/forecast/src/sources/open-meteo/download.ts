import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { FetchError } from '#sources/fetching/fetch-error.ts';
import type { Piece, Source } from '#sources/schedule/source.ts';
import type { Asked } from './asked.ts';
import { type Batch, listBatches } from './batch.ts';
import { countCalls, POINTS_PER_REQUEST } from './domain.ts';
import { fetchBatch } from './fetch-batch.ts';
import { HeldBackError } from './held-back-error.ts';
import { makeRequest } from './make-request.ts';
import type { Pace } from './pace.ts';
import { readBatches } from './read-batches.ts';
import { listHourlyVariables } from './recipe.ts';
import type { OpenMeteoService } from './service.ts';

/** How one of the services is fetched. */
export interface OpenMeteoOptions {
  /** Address above the call, without a slash at the end. */
  readonly url: string;
  readonly key: string | null;
  /** Keeps the limits of the free service; null where there are none to keep. */
  readonly pace: Pace | null;
  /** Default: a hundred. */
  readonly pointsPerRequest?: number;
}

/** One of Open-Meteo's services, or of a server that answers as they do: JSON by lists of points. */
export function createOpenMeteo(service: OpenMeteoService, options: OpenMeteoOptions): Source {
  const { name, licence, timetable } = service;
  const batches = listBatches(service, options.pointsPerRequest ?? POINTS_PER_REQUEST);
  return {
    name,
    licence,
    timetable,
    planRun: async (runAt) => {
      const asked = batches.map((batch) => toAsked(service, runAt, batch));
      return {
        pieces: batches.map((batch, index) => toPiece(service, options, runAt, batch, asked[index] as Asked)),
        // Hours are whole in each piece and points are not: what is missing would be holes in the map.
        wholeUpToHour: null,
        together: 1,
        readRun: async (pieces) => readBatches(service, runAt, pieces, asked),
      };
    },
  };
}

function toAsked({ hours, recipes, needed }: OpenMeteoService, runAt: EpochSeconds, { points }: Batch): Asked {
  return {
    points,
    times: Array.from({ length: hours.to - hours.from + 1 }, (_, hour) => runAt + (hours.from + hour) * HOUR_SECONDS),
    variables: listHourlyVariables(recipes),
    needed: needed && { name: needed.name, upTo: runAt + needed.upToHour * HOUR_SECONDS },
  };
}

function toPiece(
  service: OpenMeteoService,
  { url, key, pace }: OpenMeteoOptions,
  runAt: EpochSeconds,
  batch: Batch,
  asked: Asked,
): Piece {
  const request = makeRequest({ service, url, key, runAt }, batch);
  const calls = countCalls(asked.points.length, asked.variables.length, asked.times.length);
  return {
    name: `points-${String(batch.first).padStart(4, '0')}.json`,
    hour: null,
    requests: [`GET ${request.shown}`],
    fetch: async (path, fetching) => {
      const task = () => fetchBatch(request, asked, path, fetching);
      if (pace === null) return task();
      try {
        await pace.run(calls, fetching.signal, task);
      } catch (error) {
        if (error instanceof HeldBackError) {
          throw new FetchError(`${request.calledAs}: ${error.message}`, 'again', error.waitSeconds);
        }
        if (error instanceof FetchError || !fetching.signal.aborted) throw error;
        throw new FetchError(`${request.calledAs}: stopped`);
      }
    },
  };
}
