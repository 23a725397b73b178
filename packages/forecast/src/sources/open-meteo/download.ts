import { writeFileSync } from 'node:fs';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import type { Piece, Source } from '#sources/schedule/source.ts';
import { AnswerError } from './answer-error.ts';
import { countCalls, POINTS_PER_REQUEST } from './domain.ts';
import { HeldBackError } from './held-back-error.ts';
import type { Pace } from './pace.ts';
import { parseAnswer } from './parse-answer.ts';
import { readBatches } from './read-batches.ts';
import { readRefusal } from './read-refusal.ts';
import { type Asked, type Batch, listBatches, listHourlyVariables, type OpenMeteoService } from './recipe.ts';

/** A request for a batch. */
interface BatchRequest {
  /** With the key: only for the request itself. */
  readonly url: string;
  /** The same without the key, for messages. */
  readonly shown: string;
  /** Short name, for a line of the status. */
  readonly calledAs: string;
}

/** The requested run, service and address. */
interface AskedRun {
  readonly service: OpenMeteoService;
  /** Base URL of the call. */
  readonly url: string;
  readonly key: string | null;
  readonly runAt: EpochSeconds;
}

/**
 * Requests hours by date and not as days before and after today, so that batches fetched on both sides of midnight
 * cover the same hours. Requests the nearest model cell, because the points are grid cells rather than places on land
 * or at sea.
 */
export function makeRequest({ service, url, key, runAt }: AskedRun, { first, points }: Batch): BatchRequest {
  const { call, hours, recipes } = service;
  const hourly = listHourlyVariables(recipes).map(({ name }) => name);
  const address = `${url}/${call}`;
  const query = [
    `latitude=${points.map(({ lat }) => lat).join()}`,
    `longitude=${points.map(({ lng }) => lng).join()}`,
    `hourly=${hourly.join()}`,
    `start_hour=${toMinute(runAt + hours.from * HOUR_SECONDS)}`,
    `end_hour=${toMinute(runAt + hours.to * HOUR_SECONDS)}`,
    ...(call === 'forecast' ? ['wind_speed_unit=ms'] : []),
    'cell_selection=nearest',
    'timeformat=unixtime',
    'timezone=GMT',
  ].join('&');
  const withKey = (shownKey: string) => `${address}?${query}${key === null ? '' : `&apikey=${shownKey}`}`;
  return {
    url: withKey(key ?? ''),
    shown: withKey('…'),
    calledAs: `${address} (points ${first + 1}–${first + points.length} of ${service.cells.length})`,
  };
}

/** `2026-11-21T09:00` */
function toMinute(at: EpochSeconds): string {
  return new Date(at * 1000).toISOString().slice(0, 16);
}

/** A hundred points of the forecast have some three megabytes. */
const MOST_BYTES = 24 * 2 ** 20;

/** Fetches a batch once and stores it unchanged at `path` if it is complete. Throws `FetchError`. */
async function fetchBatch(
  { url, calledAs }: BatchRequest,
  asked: Asked,
  path: string,
  fetching: Fetching,
): Promise<void> {
  const text = await fetching.getText(url, { calledAs, packed: true, mostBytes: MOST_BYTES, readRefusal });
  try {
    parseAnswer(text, asked);
  } catch (error) {
    if (error instanceof AnswerError) throw new FetchError(`${calledAs}: ${error.message}`);
    throw error;
  }
  writeFileSync(path, text);
}

/** Address, key and limits of a service. */
export interface OpenMeteoOptions {
  /** Base URL of the call, without a trailing slash. */
  readonly url: string;
  readonly key: string | null;
  /** Enforces the limits of the free service; null if there are none. */
  readonly pace: Pace | null;
  /** Default: a hundred. */
  readonly pointsPerRequest?: number;
}

/** One of Open-Meteo's services, or a compatible server: JSON for lists of points. */
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
        // Each piece has all hours but only some points: a missing piece would leave gaps in the map.
        wholeUpToHour: null,
        together: 1,
        readRun: async (pieces) => readBatches(service, runAt, pieces, asked),
      };
    },
  };
}

function toAsked({ hours, recipes, required }: OpenMeteoService, runAt: EpochSeconds, { points }: Batch): Asked {
  return {
    points,
    times: Array.from({ length: hours.to - hours.from + 1 }, (_, hour) => runAt + (hours.from + hour) * HOUR_SECONDS),
    variables: listHourlyVariables(recipes),
    required: required && { name: required.name, upTo: runAt + required.upToHour * HOUR_SECONDS },
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
