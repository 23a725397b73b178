import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import { isVariableName, type VariableName } from '#variables/variable.table.ts';
import { parseSealedJson, sealJson } from './durable-file.ts';
import { countMemberBytes, type ManifestMembers } from './member-bytes.ts';
import { NO_DATA } from './packing.ts';
import { type CheckLayout, countChecks, toCheckLayout } from './run-checks.ts';

/** Unit conversion of a source's file: stored value = file value × factor + shift. */
export interface FileUnit {
  readonly unit: string;
  readonly factor: number;
  readonly shift: number;
}

/** One variable of a stored run. */
export interface ManifestVariable {
  readonly name: VariableName;
  readonly unit: string;
  readonly scale: number;
  readonly offset: number;
  /** Unit of the source file, null if it was never in another one. */
  readonly fileUnit: FileUnit | null;
  /** Indices of the steps without data, ascending. */
  readonly missingSteps: readonly number[];
  /** For amounts and means: start of the interval that ends at each step, null at a missing one. Null for instants. */
  readonly intervalStarts: readonly (EpochSeconds | null)[] | null;
}

/** A file of a run: its length and SHA-256 in hex. */
export interface FileFacts {
  readonly bytes: number;
  readonly sha256: string;
}

/** `manifest.json`: a run's metadata. Since version 2 it is sealed and names `checks.bin`. */
export interface RunManifest {
  readonly version: 1 | 2;
  readonly id: string;
  readonly source: string;
  readonly runAt: EpochSeconds;
  readonly publishedAt: EpochSeconds;
  readonly demo: boolean;
  readonly licence: string;
  readonly grid: RegularGrid;
  readonly noData: number;
  readonly steps: readonly EpochSeconds[];
  readonly variables: readonly ManifestVariable[];
  /** Layout of `members.bin`; absent if the run has no members, or predates that file. */
  readonly members?: ManifestMembers;
  readonly files: {
    readonly 'point.bin': FileFacts;
    readonly 'map.bin': FileFacts;
    /** Absent if the source gives no surface height. */
    readonly 'surface.bin'?: FileFacts;
    /** Checksums of cells and of bands of rows (`run-checks.ts`). Absent in runs of version 1. */
    readonly 'checks.bin'?: FileFacts;
    /** Rain of an ensemble's members, with its own checksums. */
    readonly 'members.bin'?: FileFacts;
  };
}

/** Reads and checks the manifest in a run's folder. Throws `Error` with the file and the reason. */
export function readManifest(folder: string): RunManifest {
  const path = join(folder, 'manifest.json');
  const manifest = parseManifest(path, readFileSync(path, 'utf8'));
  const { grid, steps, variables, files } = manifest;
  const bytes = grid.rows * grid.columns * steps.length * variables.length * 2;
  if (files['point.bin'].bytes !== bytes || files['map.bin'].bytes !== bytes) {
    throw new Error(`${path}: the lengths of the files do not fit the grid, steps and variables`);
  }
  const checks = manifest.version === 1 ? undefined : countChecks(findCheckLayout(manifest)) * 4;
  if (files['checks.bin']?.bytes !== checks)
    throw new Error(`${path}: the checksums do not fit the grid, steps and variables`);
  const { members } = manifest;
  if (files['members.bin']?.bytes !== (members === undefined ? undefined : countMemberBytes(members)))
    throw new Error(`${path}: the length of the members' file does not fit their number, steps and cells`);
  return manifest;
}

/** The manifest as file content. */
export function formatManifest(manifest: RunManifest): string {
  return sealJson(manifest);
}

/** Layout of a run's checksums. */
export function findCheckLayout({
  grid,
  steps,
  variables,
}: Pick<RunManifest, 'grid' | 'steps' | 'variables'>): CheckLayout {
  return toCheckLayout(grid, steps.length * variables.length);
}

function parseManifest(path: string, text: string): RunManifest {
  const sealed = parseSealedJson(text);
  if (sealed === null) throw new Error(`${path}: is not JSON, or differs from its checksum`);
  const manifest = sealed.content as unknown as RunManifest;
  // The portal wrote the file itself: checks only that it is intact and of a supported version.
  const isKnown = (manifest.version === 2 && sealed.isSealed) || (manifest.version === 1 && !sealed.isSealed);
  if (!isKnown || manifest.noData !== NO_DATA) throw new Error(`${path}: is of another version`);
  const isWhole = Array.isArray(manifest.steps) && Array.isArray(manifest.variables) && manifest.grid && manifest.files;
  if (!isWhole) throw new Error(`${path}: is not whole`);
  const stranger = manifest.variables.find(({ name }) => !isVariableName(name));
  if (stranger !== undefined) throw new Error(`${path}: variable ${stranger.name} is not known`);
  return manifest;
}
