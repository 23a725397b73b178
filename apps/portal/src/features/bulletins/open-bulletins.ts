import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Bulletin } from '@portal/contract/endpoints/bulletins';
import { AppError } from '@portal/contract/errors';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { replaceFile } from '@portal/forecast/store/durable-file';
import type { Feature } from '#platform/feature.ts';
import type { Job } from '#platform/jobs/job.ts';
import { type Repetition, repeat } from '#platform/process/repeat.ts';
import { findLastDue, isStillDue, parseBulletinId, toBulletinId } from './due-time.ts';
import { type FindDays, makeBulletin } from './make-bulletin.ts';

interface BulletinStore {
  /** Ids issued at or before `now`, newest first. */
  readonly list: (now: EpochSeconds) => readonly string[];
  readonly find: (id: string) => Bulletin | null;
  readonly save: (bulletin: Bulletin) => void;
  /** Finds bulletins saved by other processes. */
  readonly refresh: () => void;
}

const RETENTION_DAYS = 90;

/** The folder need not exist. */
export function openBulletinStore(folder: string): BulletinStore {
  /** A damaged file counts as missing, so that a bulletin still due is made again. */
  function read(id: string): Bulletin | null {
    try {
      const bulletin = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Partial<Bulletin> | null;
      const isWhole = bulletin?.id === id && typeof bulletin.madeAt === 'string' && Array.isArray(bulletin.regions);
      return isWhole ? (bulletin as Bulletin) : null;
    } catch {
      return null;
    }
  }
  function listNames(): string[] {
    const names = existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.json$/, '')) : [];
    return names.filter((id) => parseBulletinId(id) !== null);
  }
  const known = new Map<string, Bulletin | null>(listNames().map((id) => [id, null]));

  function dropOld(newest: EpochSeconds): void {
    for (const id of known.keys()) {
      if ((parseBulletinId(id) ?? 0) >= newest - RETENTION_DAYS * DAY_SECONDS) continue;
      known.delete(id);
      rmSync(join(folder, `${id}.json`), { force: true });
    }
  }

  return {
    list: (now) =>
      [...known.keys()]
        .filter((id) => (parseBulletinId(id) ?? Number.POSITIVE_INFINITY) <= now)
        .sort()
        .reverse(),
    find: (id) => {
      if (!known.has(id)) return null;
      const bulletin = known.get(id) ?? read(id);
      if (bulletin === null) known.delete(id);
      else known.set(id, bulletin);
      return bulletin;
    },
    save: (bulletin) => {
      mkdirSync(folder, { recursive: true });
      replaceFile(join(folder, `${bulletin.id}.json`), JSON.stringify(bulletin), String(process.pid));
      known.set(bulletin.id, bulletin);
      dropOld(parseBulletinId(bulletin.id) ?? 0);
    },
    refresh: () => {
      for (const id of listNames()) {
        const bulletin = known.has(id) ? null : read(id);
        if (bulletin !== null) known.set(id, bulletin);
      }
    },
  };
}

interface BulletinOptions {
  readonly dataDir: string;
  readonly clock: () => EpochSeconds;
  readonly findDays: FindDays;
  readonly warn: (problem: string) => void;
}

export interface Bulletins extends Feature {
  readonly routes: readonly EndpointRoute[];
  readonly jobs: readonly Job[];
}

const CHECK_EVERY_SECONDS = 30;
const DEFAULT_LIMIT = 10;

function listRoutes(store: BulletinStore, clock: () => EpochSeconds): readonly EndpointRoute[] {
  const find = (id: string) => ((parseBulletinId(id) ?? Number.POSITIVE_INFINITY) > clock() ? null : store.find(id));
  return [
    toEndpointRoute(ENDPOINTS_BY_ID.bulletinById, ({ query }) => {
      const bulletin = find(query.id);
      if (bulletin === null) throw new AppError('notFound');
      return { bulletin };
    }),
    toEndpointRoute(ENDPOINTS_BY_ID.bulletinsList, ({ query: { page = 1, limit = DEFAULT_LIMIT } }) => {
      const ids = store.list(clock());
      const bulletins = ids.slice((page - 1) * limit, page * limit).flatMap((id) => {
        const bulletin = find(id);
        if (bulletin === null) return [];
        const { issuedAt, madeAt, demo } = bulletin;
        return [{ id, issuedAt, madeAt, demo }];
      });
      return { page, limit, total: ids.length, totalPages: Math.max(1, Math.ceil(ids.length / limit)), bulletins };
    }),
  ];
}

/**
 * Recomputes once per second: the version is read on every request, and sorting three months of ids each time would
 * be wasteful.
 */
function cacheForSecond(clock: () => EpochSeconds, find: () => string): () => string {
  let found = '';
  let foundAt: EpochSeconds | null = null;
  return () => {
    const now = clock();
    if (foundAt !== now || found === '') {
      foundAt = now;
      found = find();
    }
    return found;
  };
}

/** Opens the stored bulletins. The worker issues each new one once it is due and a forecast is available. */
export function openBulletins({ dataDir, clock, findDays, warn }: BulletinOptions): Bulletins {
  const store = openBulletinStore(join(dataDir, 'bulletins'));

  async function makeDue(): Promise<void> {
    const now = clock();
    const dueAt = findLastDue(now);
    store.refresh();
    if (!isStillDue(dueAt, now) || store.find(toBulletinId(dueAt)) !== null) return;
    try {
      store.save(makeBulletin(dueAt, now, findDays));
    } catch (error) {
      // No forecast yet: the next run of the job retries.
      if (!(error instanceof AppError)) throw error;
    }
  }

  let refreshing: Repetition | null = null;
  return {
    name: 'bulletins',
    routes: listRoutes(store, clock),
    jobs: [{ name: 'bulletins.make-due', everySeconds: CHECK_EVERY_SECONDS, run: makeDue }],
    cacheVersion: cacheForSecond(clock, () => store.list(clock())[0] ?? ''),
    start: async () => {
      const onError = (problem: string): void => warn(`Bulletins: ${problem}`);
      refreshing = repeat({ everyMs: CHECK_EVERY_SECONDS * 1000, work: store.refresh, onError });
    },
    stop: async () => refreshing?.stop(),
  };
}
