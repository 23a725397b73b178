import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegularGrid } from '#grid/regular-grid.ts';
import { createCellReader } from './cell-reader.ts';
import { type CellSource, type StoredVariable, toStoredVariables } from './cell-source.ts';
import { DamagedRunError } from './damaged-run-error.ts';
import { findCheckLayout, type RunManifest, readManifest } from './manifest.ts';
import { countBlockBytes, listRowBegins, type ManifestMembers } from './member-bytes.ts';
import { readFully } from './read-fully.ts';
import { computeCheck, toBandCheck } from './run-checks.ts';

/**
 * A published run with its files open. Reads are positional, so one run serves any number of readers, even after its
 * files have been removed. Each piece is checked when it is first read from disk; later damage is left to the
 * background check. A run of version 1 has no checksums.
 */
export interface StoredRun extends CellSource {
  readonly manifest: RunManifest;
  /**
   * Stored values of `count` neighbouring cells from `firstCell` on at one step. Throws `DamagedRunError` if the file
   * ends early or fails its checksum.
   */
  readMapCells(step: number, variable: StoredVariable, firstCell: number, count: number): Int16Array;
  /** Rain of its ensemble's members; null if it has none. */
  readonly members: StoredMembers | null;
  close(): void;
}

/** Rain of an ensemble's members, cell by cell. */
export interface StoredMembers extends ManifestMembers {
  /** Bytes `[member][step]` of a cell of the run's grid; null if it is not stored, or damaged. */
  readCell(cell: number): Uint8Array | null;
}

/**
 * Opens the run in a folder. `onDamage` is called for each read that finds damage, before it throws. Throws `Error` if
 * a file is missing, of the wrong length, or damaged in manifest, heights or checksums.
 */
export function openStoredRun(folder: string, onDamage: (damage: string) => void = () => {}): StoredRun {
  const manifest = readManifest(folder);
  const opened: number[] = [];
  const open = (name: 'point.bin' | 'map.bin' | 'members.bin') => {
    const descriptor = openSync(join(folder, name), 'r');
    opened.push(descriptor);
    const { size } = fstatSync(descriptor);
    const expected = manifest.files[name]?.bytes;
    if (size !== expected) throw new Error(`${join(folder, name)}: ${size} bytes, expected ${expected}`);
    return descriptor;
  };
  const guard = <Result>(name: string, read: () => Result): Result => {
    try {
      return read();
    } catch (error) {
      // A run that was closed under its reader is not damaged.
      if (opened.length === 0 || !(error instanceof Error)) throw error;
      const damage = new DamagedRunError(`${join(folder, name)}: ${error.message}`);
      onDamage(damage.message);
      throw damage;
    }
  };
  let forget = () => {};
  const close = () => {
    forget();
    for (const descriptor of opened.splice(0)) closeSync(descriptor);
  };
  try {
    const point = open('point.bin');
    const map = open('map.bin');
    const members =
      manifest.members === undefined ? null : openMembers(open('members.bin'), manifest.members, manifest.grid);
    const surface = readWhole(folder, manifest, 'surface.bin');
    const checks = readWhole(folder, manifest, 'checks.bin');
    const check = checks === null ? () => {} : createCheck(new Uint32Array(checks.buffer));
    const cells = createCellReader(point, manifest.steps.length * manifest.variables.length, check);
    forget = cells.forget;
    const readMap = createMapReader(map, manifest, check);
    return {
      manifest,
      variables: toStoredVariables(manifest.variables, manifest.steps.length),
      surfaceHeightM: surface === null ? null : new Float32Array(surface.buffer),
      readCells: (four) => guard('point.bin', () => cells.read(four)),
      readMapCells: (...part) => guard('map.bin', () => readMap(...part)),
      members: members && { ...members, readCell: (cell) => guard('members.bin', () => members.readCell(cell)) },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** A damaged cell is left out alone: a catchment mean can do without it, and the background check reports the file. */
function openMembers(descriptor: number, members: ManifestMembers, { columns }: RegularGrid): StoredMembers {
  const length = countBlockBytes(members);
  const begins = listRowBegins(members.rows);
  return {
    ...members,
    readCell(cell) {
      const row = Math.floor(cell / columns);
      const [first, count] = members.rows[row] ?? [0, 0];
      const column = (cell % columns) - first;
      if (column < 0 || column >= count) return null;
      const place = (begins[row] ?? 0) + column;
      const block = Buffer.allocUnsafe(length);
      readFully(descriptor, block, { at: 0, length, position: place * length });
      const bytes = block.subarray(0, length - 4);
      return computeCheck(bytes, place) === block.readUInt32LE(length - 4) ? bytes : null;
    },
  };
}

type Check = (place: number, bytes: Uint8Array) => void;

/** Checks each piece once: an intact piece is not checked again. */
function createCheck(checks: Uint32Array): Check {
  const right = new Uint8Array(checks.length);
  return (place, bytes) => {
    if (right[place] === 1) return;
    if (computeCheck(bytes, place) !== checks[place]) throw new Error('differs from its checksum');
    right[place] = 1;
  };
}

/** Reads a small file of a run completely and checks it; null if the run has none. */
function readWhole(
  folder: string,
  { files }: RunManifest,
  name: 'surface.bin' | 'checks.bin',
): Uint8Array<ArrayBuffer> | null {
  const facts = files[name];
  if (facts === undefined) return null;
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  if (bytes.length !== facts.bytes)
    throw new Error(`${join(folder, name)}: ${bytes.length} bytes, expected ${facts.bytes}`);
  if (createHash('sha256').update(bytes).digest('hex') !== facts.sha256)
    throw new Error(`${join(folder, name)}: differs from its checksum`);
  return bytes;
}

/** Reads whole bands of rows, because checksums are per band, and returns the requested cells. */
function createMapReader(descriptor: number, manifest: RunManifest, check: Check): StoredRun['readMapCells'] {
  const { variables } = manifest;
  const layout = findCheckLayout(manifest);
  const { cells, bandCells } = layout;
  return (step, variable, firstCell, count) => {
    const field = step * variables.length + variable.index;
    const firstBand = Math.floor(firstCell / bandCells);
    const endBand = Math.ceil((firstCell + count) / bandCells);
    const from = firstBand * bandCells;
    const words = new Int16Array(Math.min(endBand * bandCells, cells) - from);
    const bytes = new Uint8Array(words.buffer);
    readFully(descriptor, bytes, { at: 0, length: bytes.length, position: (field * cells + from) * 2 });
    for (let band = firstBand, at = 0; band < endBand; band++, at += bandCells * 2) {
      check(toBandCheck(layout, field, band), bytes.subarray(at, at + bandCells * 2));
    }
    return words.length === count ? words : words.subarray(firstCell - from, firstCell - from + count);
  };
}
