import { closeSync, linkSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import { writeFully } from '#store/durable-file.ts';
import type { FileFacts, RunManifest } from '#store/manifest.ts';
import {
  countBlockBytes,
  findMemberRows,
  type ManifestMembers,
  MEMBER_SCALE,
  NO_MEMBER,
  toMemberByte,
} from '#store/member-bytes.ts';
import { readFully } from '#store/read-fully.ts';
import { computeCheck } from '#store/run-checks.ts';
import { hashFile } from '#store/verify-run.ts';
import type { MemberRainStep } from './run-content.ts';
import { RunError } from './run-error.ts';
import { createHashedFile } from './write-run-files.ts';

/** The members' file of a run. */
export interface WrittenMembers {
  readonly members: ManifestMembers;
  readonly facts: FileFacts;
}

/** Member rain on disk, as bytes, in order of arrival: one member of one step in memory. */
export interface MemberSpool {
  /**
   * Throws `RunError` for an amount of another length than the grid, or an interval that begins before the last one
   * ends.
   */
  add(step: MemberRainStep): void;
  /** End of the last interval; null if there is none. */
  lastAt(): EpochSeconds | null;
  /** Writes `members.bin` into a folder; null if there is no member or cell to store. */
  write(folder: string): Promise<WrittenMembers | null>;
  /** Closes and removes the file of the spool. */
  remove(): void;
}

const NAME = 'members.bin';
/** Memory for transposing steps to cells. */
const TURN_BYTES = 2 ** 24;

interface SpooledStep extends Pick<MemberRainStep, 'validAt' | 'intervalStart'> {
  /** Number of its record, by member. */
  readonly records: ReadonlyMap<number, number>;
}

/** Opens an empty spool for a grid. The file is created with the first step. */
export function openMemberSpool(path: string, grid: RegularGrid): MemberSpool {
  const rows = findMemberRows(grid);
  const cells = rows.flatMap(([first, count], row) =>
    Array.from({ length: count }, (_, column) => row * grid.columns + first + column),
  );
  const record = new Uint8Array(cells.length);
  const steps: SpooledStep[] = [];
  let descriptor: number | null = null;
  let records = 0;

  function addMember(values: Float32Array | Float64Array): number {
    if (values.length !== grid.rows * grid.columns)
      throw new RunError(`a member's rain has ${values.length} values for ${grid.rows * grid.columns} cells`);
    for (const [index, cell] of cells.entries()) record[index] = toMemberByte(values[cell] as number);
    descriptor ??= openSync(path, 'wx+');
    writeFully(descriptor, record);
    return records++;
  }

  return {
    add({ validAt, intervalStart, memberMm }) {
      if (intervalStart >= validAt || intervalStart < (steps.at(-1)?.validAt ?? intervalStart))
        throw new RunError(`the members' rain up to ${validAt} overlaps what came before`);
      if (cells.length === 0 || memberMm.size === 0) return;
      const byMember = new Map([...memberMm].map(([number, values]) => [number, addMember(values)]));
      steps.push({ validAt, intervalStart, records: byMember });
    },
    lastAt: () => steps.at(-1)?.validAt ?? null,
    write: async (folder) =>
      descriptor === null ? null : writeMembers(folder, { descriptor, rows, cellCount: cells.length, steps }),
    remove() {
      if (descriptor === null) return;
      closeSync(descriptor);
      descriptor = null;
      rmSync(path, { force: true });
    },
  };
}

interface SpooledMembers {
  readonly descriptor: number;
  readonly rows: ManifestMembers['rows'];
  readonly cellCount: number;
  readonly steps: readonly SpooledStep[];
}

async function writeMembers(folder: string, spooled: SpooledMembers): Promise<WrittenMembers> {
  const { rows, cellCount, steps } = spooled;
  const members: ManifestMembers = {
    numbers: [...new Set(steps.flatMap(({ records }) => [...records.keys()]))].sort((a, b) => a - b),
    steps: steps.map(({ validAt }) => validAt),
    intervalStarts: steps.map(({ intervalStart }) => intervalStart),
    rows,
    scale: MEMBER_SCALE,
  };
  const together = Math.max(1, Math.floor(TURN_BYTES / countBlockBytes(members)));
  const file = createHashedFile(join(folder, NAME));
  try {
    for (let first = 0; first < cellCount; first += together) {
      file.write(turnSteps(spooled, members, first, Math.min(together, cellCount - first)));
      await breathe();
    }
    return { members, facts: file.finish() };
  } finally {
    file.close();
  }
}

/** Bytes `[member][step]` of some neighbouring cells, each followed by its checksum. */
function turnSteps(
  { descriptor, cellCount, steps }: SpooledMembers,
  members: ManifestMembers,
  first: number,
  count: number,
): Buffer {
  const length = countBlockBytes(members);
  const turned = Buffer.alloc(count * length, NO_MEMBER);
  const part = new Uint8Array(count);
  for (const [step, { records }] of steps.entries()) {
    for (const [index, number] of members.numbers.entries()) {
      const record = records.get(number);
      if (record === undefined) continue;
      readFully(descriptor, part, { at: 0, length: count, position: record * cellCount + first });
      for (let cell = 0, to = index * steps.length + step; cell < count; cell++, to += length)
        turned[to] = part[cell] as number;
    }
  }
  for (let cell = 0; cell < count; cell++) {
    const at = cell * length;
    turned.writeUInt32LE(computeCheck(turned.subarray(at, at + length - 4), first + cell), at + length - 4);
  }
  return turned;
}

/**
 * Carries the members of the previous revision over to a new one as the same file. If it fails its checksum they are
 * left out and `onDamage` receives one line.
 */
export async function carryMembersOver(
  from: string,
  { members, files }: Pick<RunManifest, 'members' | 'files'>,
  to: string,
  onDamage: (damage: string) => void,
): Promise<WrittenMembers | null> {
  const facts = files[NAME];
  if (members === undefined || facts === undefined) return null;
  if ((await hashFile(join(from, NAME))) !== facts.sha256) {
    onDamage(`${join(from, NAME)}: differs from its checksum, the members are left out`);
    return null;
  }
  linkSync(join(from, NAME), join(to, NAME));
  return { members, facts };
}
