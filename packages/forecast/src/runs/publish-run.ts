import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { describeError } from '@portal/domain/error/describe-error';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { isSameGrid, type RegularGrid } from '#grid/regular-grid.ts';
import { type CatalogueEntry, readCatalogue, toRevision } from '#store/catalogue.ts';
import { getRunFolder, isSourceName, syncFolder, writeFileDurably } from '#store/durable-file.ts';
import type { Lease, Leases } from '#store/leases.ts';
import { findCheckLayout, formatManifest, type RunManifest } from '#store/manifest.ts';
import { NO_DATA } from '#store/packing.ts';
import { openStoredRun, type StoredRun } from '#store/stored-run.ts';
import { checkJumps } from './check-jumps.ts';
import { cleanUpLocked } from './clean-up.ts';
import { type FieldSpool, openFieldSpool, type SpooledField } from './field-spool.ts';
import { carryMembersOver, type MemberSpool, openMemberSpool, type WrittenMembers } from './member-spool.ts';
import { openRunBefore } from './open-run-before.ts';
import { placeRun, type RunInTheMaking, withRunInTheMaking } from './place-run.ts';
import { withPublishLease } from './publish-lease.ts';
import { isRunField, type RunHeader, type RunItem } from './run-content.ts';
import { RunError } from './run-error.ts';
import { isAmount, makeRunLayout, type RunLayout } from './run-layout.ts';
import { spoolStoredRun } from './spool-stored-run.ts';
import { createChecks, writeMapFile, writePointFile, writeWholeFile } from './write-run-files.ts';

/** Options for publishing a run. */
export interface PublishOptions {
  /** The portal's clock: time of publication, and reference for retention. */
  readonly now: EpochSeconds;
  /** How long to wait for another publisher. Default: two minutes. */
  readonly lockWaitMs?: number;
  /** Leases for mutual exclusion of publishers. Default: those of the data folder. */
  readonly leases?: Leases | undefined;
  /** Called after each accepted field, with their number. */
  readonly onField?: (count: number) => void;
}

/** A run as it is now in the catalogue. */
export interface PublishedRun extends CatalogueEntry {
  readonly folder: string;
  readonly manifest: RunManifest;
  /** One line for each item of this run or others that could not be archived; the run is published all the same. */
  readonly problems: readonly string[];
}

const DEFAULT_WAIT_MS = 120_000;
const BREATHE_EVERY = 8;

/**
 * Publishes a run: fields in any order and number, one in memory at a time. A real run that is already published for
 * the same source and time is merged into a new revision; a demo run is replaced. Readers see the old set of runs or
 * the new one; a killed writer changes nothing. Returns when everything is synced to disk.
 *
 * Throws `RunError` for content that cannot be published: no field, values outside the variable table's limits, a field
 * on another grid than the run's, a lease held by another publisher. Errors of `fields` propagate. In each case nothing
 * is left behind.
 */
export async function publishRun(
  dataDir: string,
  header: RunHeader,
  fields: Iterable<RunItem> | AsyncIterable<RunItem>,
  options: PublishOptions,
): Promise<PublishedRun> {
  checkHeader(header);
  return withRunInTheMaking(dataDir, async (making) => {
    const spool = openFieldSpool(join(making.folder, 'fields.spool'), countCells(header.grid));
    const memberSpool = openMemberSpool(join(making.folder, 'members.spool'), header.grid);
    try {
      const fresh = await spoolFields({ spool, memberSpool }, fields, options.onField);
      if (fresh.length === 0) throw new RunError(`${header.source}: the run has no field`);
      const { now, leases, lockWaitMs: waitMs = DEFAULT_WAIT_MS } = options;
      return await withPublishLease(dataDir, { waitMs, leases }, (lease) =>
        publishLocked({ dataDir, header, making, spool, memberSpool, fresh, now, lease }),
      );
    } finally {
      spool.remove();
      memberSpool.remove();
    }
  });
}

interface Publication {
  readonly dataDir: string;
  readonly header: RunHeader;
  readonly making: RunInTheMaking;
  readonly spool: FieldSpool;
  readonly memberSpool: MemberSpool;
  readonly fresh: readonly SpooledField[];
  readonly now: EpochSeconds;
  readonly lease: Lease;
}

async function publishLocked(publication: Publication): Promise<PublishedRun> {
  const { dataDir, header, making, now, lease } = publication;
  const catalogue = readCatalogue(dataDir);
  const before = catalogue.runs.find(({ source, runAt }) => source === header.source && runAt === header.runAt);
  const entry: CatalogueEntry = {
    source: header.source,
    id: toRunId(header.runAt, before),
    runAt: header.runAt,
    publishedAt: now,
    demo: header.demo,
  };
  const { manifest, problems } = await writeRun(publication, entry, before);
  const folder = await placeRun({ dataDir, making, catalogue, entry, before, lease });
  const cleanUp = await cleanUpLocked(dataDir, now, lease);
  return { ...entry, folder, manifest, problems: [...problems, ...cleanUp.problems] };
}

/** Writes all files of the run into its folder and syncs them to disk. */
async function writeRun(
  { dataDir, header, making: { folder }, spool, memberSpool, fresh }: Publication,
  entry: CatalogueEntry,
  before: CatalogueEntry | undefined,
): Promise<{ readonly manifest: RunManifest; readonly problems: readonly string[] }> {
  const problems: string[] = [];
  const old = before === undefined || header.demo ? null : openOrReport(dataDir, before, problems);
  try {
    if (old !== null) checkSameGrid(old, header);
    const cells = countCells(header.grid);
    const layout = makeRunLayout(
      spool,
      cells,
      fresh,
      old === null ? [] : spoolStoredRun(old, spool, (damage) => problems.push(damage)),
      joinUnits(old, header),
    );
    if (layout.steps.length === 0) throw new RunError(`${header.source}: the run has no field`);
    if (!header.demo) checkAgainstBefore(dataDir, spool, layout, header);
    const surface = header.surfaceHeightM ?? old?.surfaceHeightM ?? null;
    const checkLayout = findCheckLayout({ grid: header.grid, ...layout });
    const checks = createChecks(checkLayout);
    const members = await writeMembers({ dataDir, memberSpool, folder }, old?.manifest ?? null, problems);
    const files = {
      'map.bin': await writeMapFile(folder, spool, layout, checkLayout, checks),
      'point.bin': await writePointFile(folder, layout, checkLayout, checks),
      ...(surface === null ? {} : { 'surface.bin': writeWholeFile(folder, 'surface.bin', surface) }),
      'checks.bin': writeWholeFile(folder, 'checks.bin', checks),
      ...(members === null ? {} : { 'members.bin': members.facts }),
    };
    spool.remove();
    memberSpool.remove();
    return { manifest: writeManifest(folder, { header, entry, layout, files, members: members?.members }), problems };
  } finally {
    old?.close();
  }
}

/** Members of the fields, or those of the previous revision if these extend further. */
async function writeMembers(
  { dataDir, memberSpool, folder }: Pick<Publication, 'dataDir' | 'memberSpool'> & { readonly folder: string },
  old: RunManifest | null,
  problems: string[],
): Promise<WrittenMembers | null> {
  const isLonger = (old?.members?.steps.at(-1) ?? 0) > (memberSpool.lastAt() ?? 0);
  const carried =
    old === null || !isLonger
      ? null
      : await carryMembersOver(getRunFolder(dataDir, old.source, old.id), old, folder, (line) => problems.push(line));
  return carried ?? memberSpool.write(folder);
}

/** Throws `RunError` for a jump that no weather explains. */
function checkAgainstBefore(dataDir: string, spool: FieldSpool, layout: RunLayout, header: RunHeader): void {
  const before = openRunBefore(dataDir, header);
  try {
    checkJumps(spool, layout, before.findField);
  } finally {
    before.close();
  }
}

/** The published revision of the same run; null if that is damaged, and then these fields are published alone. */
function openOrReport(dataDir: string, { source, id }: CatalogueEntry, problems: string[]): StoredRun | null {
  try {
    return openStoredRun(getRunFolder(dataDir, source, id));
  } catch (error) {
    problems.push(describeError(error));
    return null;
  }
}

function writeManifest(
  folder: string,
  facts: {
    readonly header: RunHeader;
    readonly entry: CatalogueEntry;
    readonly layout: ReturnType<typeof makeRunLayout>;
    readonly files: RunManifest['files'];
    readonly members: RunManifest['members'];
  },
): RunManifest {
  const { header, entry, layout, files, members } = facts;
  const manifest: RunManifest = {
    version: 2,
    ...entry,
    licence: header.licence,
    grid: header.grid,
    noData: NO_DATA,
    steps: layout.steps,
    variables: layout.variables,
    ...(members === undefined ? {} : { members }),
    files,
  };
  writeFileDurably(join(folder, 'manifest.json'), formatManifest(manifest));
  syncFolder(folder);
  return manifest;
}

async function spoolFields(
  { spool, memberSpool }: Pick<Publication, 'spool' | 'memberSpool'>,
  items: Iterable<RunItem> | AsyncIterable<RunItem>,
  onField: PublishOptions['onField'],
): Promise<SpooledField[]> {
  const spooled: SpooledField[] = [];
  let count = 0;
  for await (const item of items) {
    if (!isRunField(item)) {
      memberSpool.add(item);
      await breathe();
      continue;
    }
    const { variable, validAt, intervalStart, values } = item;
    count++;
    // Models write a zero-length interval at their start; its amount means nothing.
    if (!isAmount(variable)) spooled.push(spool.add({ variable, validAt, intervalStart: validAt }, values));
    else if (intervalStart < validAt) spooled.push(spool.add({ variable, validAt, intervalStart }, values));
    onField?.(count);
    if (count % BREATHE_EVERY === 0) await breathe();
  }
  return spooled;
}

function checkHeader({ source, runAt, grid, surfaceHeightM }: RunHeader): void {
  if (!isSourceName(source)) throw new RunError(`"${source}" cannot be the name of a source`);
  if (!Number.isSafeInteger(runAt)) throw new RunError(`${source}: the start of the run is not a whole second`);
  const cells = countCells(grid);
  if (!(cells > 0)) throw new RunError(`${source}: the grid has no cell`);
  if (surfaceHeightM !== null && surfaceHeightM.length !== cells) {
    throw new RunError(`${source}: ${surfaceHeightM.length} surface heights for ${cells} cells`);
  }
}

function checkSameGrid({ manifest }: StoredRun, { source, grid }: RunHeader): void {
  if (isSameGrid(manifest.grid, grid)) return;
  const formatGrid = ({ rows, columns, south, west }: RegularGrid) =>
    `${columns} × ${rows} from ${south}° N ${west}° E`;
  throw new RunError(
    `${source} ${manifest.id} is published on the grid ${formatGrid(manifest.grid)}, these fields are on ${formatGrid(grid)}`,
  );
}

function joinUnits(old: StoredRun | null, { fileUnits }: RunHeader): NonNullable<RunHeader['fileUnits']> {
  const known = (old?.manifest.variables ?? []).flatMap(({ name, fileUnit }) =>
    fileUnit === null ? [] : [[name, fileUnit]],
  );
  return { ...Object.fromEntries(known), ...fileUnits };
}

function countCells({ rows, columns }: RegularGrid): number {
  return rows * columns;
}

function toRunId(runAt: EpochSeconds, before: CatalogueEntry | undefined): string {
  const start = new Date(runAt * 1000).toISOString().replace(/[-:]|\.\d+/g, '');
  const revision = before === undefined ? 0 : toRevision(before);
  return `${start}-r${revision + 1}`;
}
