import { readFileSync, writeFileSync } from 'node:fs';
import { applyChange, listChanges } from './list-changes.ts';

/** What is shown after a change: what was stored, a substitute or nothing, or anything else. */
export type Shown = 'whole' | 'leftOut' | 'wrong';

/** A stored file and how its readers are inspected. */
export interface StoredSample {
  readonly name: string;
  readonly path: string;
  /** Reads again. `damage` is to be called once: before anything is opened, or between opening and reading. */
  readonly inspect: (damage: () => void) => Shown;
}

/** Results of the changes to a stored file. */
export interface StoredTrial {
  readonly name: string;
  readonly tried: number;
  /** Changes after which the stored data are shown: they hit parts that are not read. */
  readonly whole: number;
  /** Changes that were detected. */
  readonly leftOut: number;
  readonly violations: readonly string[];
}

/** Repeatedly changes a file in place, inspects what is shown, and restores it. */
export function tryChanges({ name, path, inspect }: StoredSample, count: number, seed: number): StoredTrial {
  const bytes = Uint8Array.from(readFileSync(path));
  const counts = { whole: 0, leftOut: 0 };
  const violations: string[] = [];
  for (const change of listChanges(bytes, count, seed)) {
    const line = `${name}: ${change.bytes.length} bytes at ${change.offset}`;
    try {
      const shown = inspect(() => writeFileSync(path, applyChange(bytes, change)));
      if (shown === 'wrong') violations.push(`${line}: something else is shown`);
      else counts[shown]++;
    } catch (error) {
      violations.push(`${line}: ${error instanceof Error ? error.stack : String(error)}`);
    } finally {
      writeFileSync(path, bytes);
    }
  }
  return { name, tried: count, ...counts, violations };
}
