import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORM_CENTRES, type StormAdvisory, type StormCentre } from '@portal/domain/storm/storm';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import {
  dropMomentsBefore,
  getMomentPath,
  listMoments,
  listNames,
  parseSealedJson,
  saveMoment,
  sealJson,
} from '#store/durable-file.ts';
import { describeMoments, type SharedFolder } from '#store/shared-folder.ts';

/** A storm of a centre, as a folder: `jma/TC2632`. */
export interface StormName {
  readonly centre: StormCentre;
  readonly centreId: string;
}

/** Number and basin of JTWC, which models take over, and the season. */
const MODEL_ID = /^\d{2}[A-Z]\d{2}$/;
/** Ids as folder names, of each centre. */
const CENTRE_IDS: Readonly<Record<StormCentre, RegExp>> = {
  jma: /^[A-Z]{2}\d{4}$/,
  jtwc: /^wp\d{4}$/,
  ecmwf: MODEL_ID,
  aifs: MODEL_ID,
};
const KIND = 'json';
const CHECK = 'check';
const CHECKS = 'checks';
const ADVISORY_NAME = /^(jma|jtwc|ecmwf|aifs)\/([A-Za-z\d]{3,6})\/(\d{9,10})\.json$/;
/** A season and the winter after it. */
const ADVISORY_RETENTION_SECONDS = 400 * DAY_SECONDS;
/** The newest stays, however old. */
const CHECK_RETENTION_SECONDS = DAY_SECONDS;

/** Folder of all advisories: `DATA_DIR/storms`. */
function getStormsFolder(dataDir: string): string {
  return join(dataDir, 'storms');
}

/** Folder of a centre: one folder per storm, and its checks. */
export function getCentreFolder(dataDir: string, centre: StormCentre): string {
  return join(getStormsFolder(dataDir), centre);
}

/** Folder of a storm: one file per issue. */
export function getStormFolder(dataDir: string, { centre, centreId }: StormName): string {
  return join(getCentreFolder(dataDir, centre), centreId);
}

/** Whether a word may be the id of a storm at a centre: it becomes a folder name. */
export function isCentreId(centre: StormCentre, word: string): boolean {
  return CENTRE_IDS[centre].test(word);
}

/** Ids of the storms of a centre that have a folder. Throws the system's error. */
export function listStormIds(dataDir: string, centre: StormCentre): string[] {
  return listNames(getCentreFolder(dataDir, centre)).filter((name) => isCentreId(centre, name));
}

/** Issues of a storm, oldest first. Throws the system's error. */
export function listIssues(dataDir: string, storm: StormName): EpochSeconds[] {
  return listMoments(getStormFolder(dataDir, storm), KIND);
}

/** The file of an issue. */
export function getIssuePath(dataDir: string, storm: StormName, issuedAt: EpochSeconds): string {
  return getMomentPath(getStormFolder(dataDir, storm), KIND, issuedAt);
}

/**
 * Stores an advisory atomically under its issue; returns false if the same one is there. A corrected one replaces it.
 * Throws the system's error, and a RangeError for an id that names no folder.
 */
export function saveAdvisory(dataDir: string, advisory: StormAdvisory): boolean {
  const { centre, centreId, issuedAt } = advisory;
  if (!isCentreId(centre, centreId)) throw new RangeError(`${JSON.stringify(centreId)} is no id of ${centre}`);
  const sealed = sealJson(advisory);
  if (tryRead(getIssuePath(dataDir, advisory, issuedAt)) === sealed) return false;
  saveMoment(getStormFolder(dataDir, advisory), KIND, issuedAt, sealed);
  return true;
}

/** Null for a file that is damaged, of another storm or issue, or not there. */
export function readAdvisory(
  path: string,
  { centre, centreId }: StormName,
  issuedAt: EpochSeconds,
): StormAdvisory | null {
  const text = tryRead(path);
  const sealed = text === null ? null : parseSealedJson(text);
  if (sealed?.isSealed !== true) return null;
  const advisory = sealed.content as unknown as StormAdvisory;
  const isAsked = advisory.centre === centre && advisory.centreId === centreId && advisory.issuedAt === issuedAt;
  return isAsked ? advisory : null;
}

function tryRead(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

const getChecksFolder = (dataDir: string, centre: StormCentre): string =>
  join(getCentreFolder(dataDir, centre), CHECKS);

/** Notes that a centre's list was read at a moment and all its storms are stored. Throws the system's error. */
export function saveCheck(dataDir: string, centre: StormCentre, at: EpochSeconds): void {
  const folder = getChecksFolder(dataDir, centre);
  saveMoment(folder, CHECK, at, sealJson({ centre, at }));
  dropMomentsBefore(folder, at - CHECK_RETENTION_SECONDS);
}

/** When a centre's list was last read completely; null if never. Throws the system's error. */
export function findLastCheck(dataDir: string, centre: StormCentre): EpochSeconds | null {
  return listMoments(getChecksFolder(dataDir, centre), CHECK).at(-1) ?? null;
}

/** Removes advisories of former seasons. Throws the system's error. */
export function dropFormerSeasons(dataDir: string, now: EpochSeconds): void {
  dropAdvisoriesBefore(getStormsFolder(dataDir), now - ADVISORY_RETENTION_SECONDS);
}

function dropAdvisoriesBefore(root: string, at: EpochSeconds): void {
  for (const centre of STORM_CENTRES) {
    for (const name of listNames(join(root, centre))) {
      if (isCentreId(centre, name)) dropMomentsBefore(join(root, centre, name), at);
    }
  }
}

/** Null for a name that is no advisory's. */
function parseAdvisoryName(name: string): (StormName & { readonly issuedAt: EpochSeconds }) | null {
  const [, centre, centreId = '', issuedAt] = ADVISORY_NAME.exec(name) ?? [];
  if (centre === undefined || !isCentreId(centre as StormCentre, centreId)) return null;
  return { centre: centre as StormCentre, centreId, issuedAt: Number(issuedAt) };
}

/**
 * Advisories and checks as hosts share them. Every host reads the same advisories, so none replaces another's. The checks
 * come after the advisories of their time.
 */
export const SHARED_STORMS: readonly SharedFolder[] = [
  {
    folder: 'storms',
    retentionSeconds: ADVISORY_RETENTION_SECONDS,
    replaces: true,
    list: (root) =>
      STORM_CENTRES.flatMap((centre) =>
        listNames(join(root, centre))
          .filter((name) => isCentreId(centre, name))
          .flatMap((name) => listNames(join(root, centre, name)).map((file) => `${centre}/${name}/${file}`)),
      ),
    parseName: (name) => {
      const parsed = parseAdvisoryName(name);
      return parsed === null ? null : { at: parsed.issuedAt, rank: 0 };
    },
    readRevision: (path) => (isSealed(path) ? { revision: 0, isWhole: true } : null),
    dropBefore: dropAdvisoriesBefore,
  },
  ...STORM_CENTRES.map((centre) =>
    describeMoments({
      folder: `storms/${centre}/${CHECKS}`,
      kinds: [CHECK],
      retentionSeconds: CHECK_RETENTION_SECONDS,
      replaces: false,
      readRevision: (path) => (isSealed(path) ? { revision: 0, isWhole: true } : null),
    }),
  ),
];

/** Throws the system's error. */
function isSealed(path: string): boolean {
  return parseSealedJson(readFileSync(path, 'utf8'))?.isSealed === true;
}
