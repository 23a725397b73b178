import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { readSeasonalOutlook } from '@portal/forecast/seasonal/seasonal-store';
import { findSourceOffer } from '@portal/forecast/sources/registry';
import { readSourceStatus } from '@portal/forecast/sources/schedule/source-status';
import { removeDatabase } from '@portal/testing/database/end-database';
import { waitUntil } from '@portal/testing/processes/wait-until';
import { listImages } from '../../apps/portal/src/features/satellite/satellite-store.ts';
import { findNewestImage } from './play-feeds.ts';
import { type PlayedProviders, playProviders } from './play-providers.ts';
import { type PortalRole, type ProcessCost, startRole } from './portal-role.ts';

/** The day ends twenty minutes after midnight: the last reports of the day have come. */
const DAY_ENDS_AT = Date.parse('2026-11-22T00:20:00+07:00') / 1000;
const HOUR = 3600;
/** Reports reach three hours back. */
const EVERY_HOURS = 3;
/** The runs that a whole day is later compared with, and what comes during the day. */
const BEFORE_THE_DAY =
  'gfs,ecmwf,ecmwf-ens-chances,ecmwf-aifs-ens-chances,metar,ghcnh,jma-satellite,jma-storms,jtwc-storms';
/** What is awaited after the day: what its hours and its rain are made of. Others are not asked every time. */
const AFTER_THE_DAY = 'gfs,ecmwf,gefs,noaa-rain-rate';
const DURING_THE_DAY = 'metar,ghcnh,jma-satellite,jma-storms,jtwc-storms';
/** Providers have nothing more to send when nothing is asked for as long. */
const QUIET_MS = 4000;
const LONGEST_MS = 1_800_000;

/** How a day is played. */
interface DayPlan {
  /** Sources of the portal that serves the pages; default `recommended`. */
  readonly sources?: string;
  /** Hours of the day before its end; 0: only its end. */
  readonly hours: number;
  /** Its end, epoch seconds; default: twenty minutes after midnight. */
  readonly endsAt?: number;
  readonly log: (line: string) => void;
}

/** The end of a day on public sources: a portal that has fetched everything, and its providers. */
export interface PlayedDay {
  readonly origin: string;
  /** Epoch seconds at which its clock stands. */
  readonly nowAt: number;
  readonly dataDir: string;
  readonly providers: PlayedProviders;
  /** Of the portal that serves the pages. */
  readonly readCost: () => ProcessCost;
  /** Of the processes that only fetched, during the day. */
  readonly earlierCosts: readonly ProcessCost[];
  /** Starts the portal again at a later moment, with what its sources have by then; this one has ended. */
  readonly goOn: (at: number) => Promise<PlayedDay>;
  readonly stop: () => Promise<void>;
}

const toClock = (at: number): string => `${formatMoment(at)}!`;

/** Whether a source has nothing to do at the moment: a model waits for its next run, a feed was asked. */
function isDone(source: string, { dataDir, providers }: DayWorld, at: number): boolean {
  // A job's, which may have asked for it long before it is stored.
  if (source === 'nmme') return readSeasonalOutlook(dataDir) !== null;
  // Images come the oldest first; on a busy machine each is made longer than the providers are waited for.
  if (source === 'jma-satellite') return listImages(dataDir, source).includes(findNewestImage(at));
  if (findSourceOffer(source) === null) return providers.askedSince(source);
  const { success, fetching, nextDueAt } = readSourceStatus(dataDir, source);
  return success !== null && fetching === null && nextDueAt !== null && nextDueAt > at;
}

interface DayWorld {
  readonly dataDir: string;
  readonly providers: PlayedProviders;
}

interface FetchPlan extends Pick<DayPlan, 'log'> {
  readonly sources: string;
  /** Sources that must have come to an end; default all. */
  readonly awaited?: string;
  readonly roles: readonly string[];
}

/** Starts the portal at a moment and waits until its sources have fetched what there is. */
async function fetchAt(
  world: DayWorld,
  at: number,
  { sources, awaited = sources, roles, log }: FetchPlan,
): Promise<PortalRole> {
  const { dataDir, providers } = world;
  providers.setNow(at);
  const wanted = awaited === 'recommended' ? providers.sources : awaited.split(',');
  const settings = { ...providers.settings, SOURCES: sources, DEMO: 'off', DATA_DIR: dataDir, CLOCK: toClock(at) };
  const since = performance.now();
  const portal = startRole({ ...settings, TRUST_PROXY: '1' }, roles);
  let left: readonly string[] = wanted;
  try {
    const isFetched = () => {
      left = wanted.filter((source) => !isDone(source, world, at));
      return left.length === 0 && performance.now() - providers.lastAskedAtMs() > QUIET_MS;
    };
    await waitUntil('what the sources have', isFetched, 250, LONGEST_MS);
  } catch (error) {
    await portal.stop();
    throw new Error(`${left.join(', ')} at ${formatMoment(at)}: ${portal.said().slice(-3000)}`, { cause: error });
  }
  log(`${formatMoment(at)}: ${wanted.length} sources in ${Math.round((performance.now() - since) / 1000)} s`);
  return portal;
}

/**
 * Plays a day on an empty folder: the sources' runs before it, reports, images and advisories of every three hours, and
 * at its end the portal with all its roles. Throws where a source does not come to an end.
 */
export async function playDay({
  sources = 'recommended',
  hours,
  endsAt = DAY_ENDS_AT,
  log,
}: DayPlan): Promise<PlayedDay> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-public-day-'));
  const providers = await playProviders();
  const world = { dataDir, providers };
  const earlierCosts: ProcessCost[] = [];
  const remove = async (): Promise<void> => {
    await providers.stop();
    await removeDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    for (let before = hours; hours > 0 && before >= 0; before -= EVERY_HOURS) {
      const chosen = before === hours ? BEFORE_THE_DAY : DURING_THE_DAY;
      const ingest = await fetchAt(world, endsAt - before * HOUR, {
        sources: chosen,
        roles: ['--roles=ingest'],
        log,
      });
      earlierCosts.push(ingest.readCost());
      await ingest.stop();
    }
    const openAt = async (at: number, awaited: string): Promise<PlayedDay> => {
      const portal = await fetchAt(world, at, { sources, awaited, roles: [], log });
      return {
        origin: await portal.origin,
        nowAt: at,
        dataDir,
        providers,
        readCost: portal.readCost,
        earlierCosts,
        async goOn(next) {
          await portal.stop();
          return openAt(next, AFTER_THE_DAY);
        },
        async stop() {
          await portal.stop();
          await remove();
        },
      };
    };
    return await openAt(endsAt, sources);
  } catch (error) {
    await remove();
    throw error;
  }
}
