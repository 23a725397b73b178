import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { writeFully } from '#store/durable-file.ts';
import type { FileFacts } from '#store/manifest.ts';
import { NO_DATA, packValues } from '#store/packing.ts';
import { readFully } from '#store/read-fully.ts';
import { type CheckLayout, computeCheck, countChecks, toBandCheck } from '#store/run-checks.ts';
import type { FieldSpool } from './field-spool.ts';
import type { RunLayout } from './run-layout.ts';

/** A file written sequentially while its checksum is computed. */
export interface HashedFile {
  write(bytes: Uint8Array): void;
  /** Syncs the file to disk, closes it and returns its length and checksum. */
  finish(): FileFacts;
  /** Closes an abandoned file, so that removing it frees its disk space; does nothing if already closed. */
  close(): void;
}

/** Creates a file that must not exist yet. Throws the system's error. */
export function createHashedFile(path: string): HashedFile {
  const descriptor = openSync(path, 'wx');
  const hash = createHash('sha256');
  let bytes = 0;
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  return {
    close,
    write(piece) {
      writeFully(descriptor, piece);
      hash.update(piece);
      bytes += piece.length;
    },
    finish() {
      fsyncSync(descriptor);
      close();
      return { bytes, sha256: hash.digest('hex') };
    },
  };
}

/** Memory for transposing a run. */
const TURN_BYTES = 2 ** 26;

/** The checksums of an unfinished run: zeros at first, filled by the writers of its files. */
export function createChecks(layout: CheckLayout): Uint32Array<ArrayBuffer> {
  return new Uint32Array(countChecks(layout));
}

/**
 * Writes `map.bin`, `[step][variable][cell]`, from the spool, and puts the checksums of its bands into `checks`.
 * Memory:
 * one step. Throws the system's error.
 */
export async function writeMapFile(
  folder: string,
  spool: FieldSpool,
  layout: RunLayout,
  checkLayout: CheckLayout,
  checks: Uint32Array,
): Promise<FileFacts> {
  const { steps, variables, fields } = layout;
  const { cells } = checkLayout;
  const file = createHashedFile(join(folder, 'map.bin'));
  const words = new Int16Array(variables.length * cells);
  try {
    for (let step = 0; step < steps.length; step++) {
      for (const [index, variable] of variables.entries()) {
        const field = fields[step * variables.length + index] ?? null;
        if (field === null) words.fill(NO_DATA, index * cells, (index + 1) * cells);
        else packValues(spool.read(field), variable, words, index * cells);
      }
      const bytes = new Uint8Array(words.buffer);
      for (let index = 0; index < variables.length; index++) {
        const field = bytes.subarray(index * cells * 2, (index + 1) * cells * 2);
        checkField(field, step * variables.length + index, checkLayout, checks);
      }
      file.write(bytes);
      await breathe();
    }
    return file.finish();
  } finally {
    file.close();
  }
}

/** The checksums of the bands of a field, whose index is `step × variables + variable`. */
function checkField(bytes: Uint8Array, field: number, layout: CheckLayout, checks: Uint32Array): void {
  const length = layout.bandCells * 2;
  for (let band = 0; band < layout.bands; band++) {
    const place = toBandCheck(layout, field, band);
    checks[place] = computeCheck(bytes.subarray(band * length, (band + 1) * length), place);
  }
}

/**
 * Writes `point.bin`, `[cell][variable][step]`, from `map.bin`: as many cells at a time as fit into 64 MB of memory.
 * Puts their checksums into `checks`. Throws the system's error.
 */
export async function writePointFile(
  folder: string,
  layout: RunLayout,
  { cells }: CheckLayout,
  checks: Uint32Array,
): Promise<FileFacts> {
  const steps = layout.steps.length;
  const variables = layout.variables.length;
  const block = steps * variables;
  const together = Math.min(cells, Math.max(1, Math.floor(TURN_BYTES / 2 / block)));
  const file = createHashedFile(join(folder, 'point.bin'));
  const map = openSync(join(folder, 'map.bin'), 'r');
  try {
    const turned = new Int16Array(together * block);
    const row = new Int16Array(together);
    for (let first = 0; first < cells; first += together) {
      const count = Math.min(together, cells - first);
      for (let step = 0; step < steps; step++) {
        for (let variable = 0; variable < variables; variable++) {
          const at = ((step * variables + variable) * cells + first) * 2;
          readFully(map, new Uint8Array(row.buffer), { at: 0, length: count * 2, position: at });
          for (let cell = 0, to = variable * steps + step; cell < count; cell++, to += block)
            turned[to] = row[cell] as number;
        }
        await breathe();
      }
      const bytes = new Uint8Array(turned.buffer, 0, count * block * 2);
      for (let cell = 0; cell < count; cell++) {
        checks[first + cell] = computeCheck(bytes.subarray(cell * block * 2, (cell + 1) * block * 2), first + cell);
      }
      file.write(bytes);
    }
    return file.finish();
  } finally {
    closeSync(map);
    file.close();
  }
}

/** Writes a small file of a run: `surface.bin`, float32 per cell, metres, or `checks.bin`. Throws the system's error. */
export function writeWholeFile(
  folder: string,
  name: 'surface.bin' | 'checks.bin',
  values: Float32Array | Uint32Array,
): FileFacts {
  const file = createHashedFile(join(folder, name));
  try {
    file.write(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    return file.finish();
  } finally {
    file.close();
  }
}
