import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Bulletin } from '@portal/contract/endpoints/bulletins';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import { replaceFile } from '@portal/forecast/store/durable-file';
import { parseBulletinId } from './due-time.ts';

/** Bulletins that are kept as files, by their names. */
export interface BulletinShelf {
  /** Names of those due at or before `now`, newest first. */
  readonly list: (now: EpochSeconds) => readonly string[];
  readonly find: (id: string) => Bulletin | null;
  readonly keep: (bulletin: Bulletin) => void;
}

const KEPT_DAYS = 90;

/** Opens the bulletins in a folder, which need not exist. */
export function openBulletinShelf(folder: string): BulletinShelf {
  /** A file that is damaged or gone counts as missing: then a bulletin that is still due can be made again. */
  function read(id: string): Bulletin | null {
    try {
      const bulletin = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Partial<Bulletin> | null;
      const isWhole = bulletin?.id === id && typeof bulletin.madeAt === 'string' && Array.isArray(bulletin.regions);
      return isWhole ? (bulletin as Bulletin) : null;
    } catch {
      return null;
    }
  }
  const names = existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.json$/, '')) : [];
  const known = new Map<string, Bulletin | null>(
    names.filter((id) => parseBulletinId(id) !== null).map((id) => [id, null]),
  );

  function dropOld(newest: EpochSeconds): void {
    for (const id of known.keys()) {
      if ((parseBulletinId(id) ?? 0) >= newest - KEPT_DAYS * DAY_SECONDS) continue;
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
    keep: (bulletin) => {
      mkdirSync(folder, { recursive: true });
      replaceFile(join(folder, `${bulletin.id}.json`), JSON.stringify(bulletin), String(process.pid));
      known.set(bulletin.id, bulletin);
      dropOld(parseBulletinId(bulletin.id) ?? 0);
    },
  };
}
