import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ingestFiles } from '../../../packages/forecast/src/command-line/ingest-files.ts';
import { GribError } from '../../../packages/forecast/src/formats/grib2/grib-error.ts';
import { RunError } from '../../../packages/forecast/src/runs/run-error.ts';
import { readGribRun } from '../../../packages/forecast/src/sources/grib-file/read-grib-run.ts';
import { scanFiles } from '../../../packages/forecast/src/sources/grib-file/scan-files.ts';
import { findSourceName } from '../../../packages/forecast/src/sources/registry.ts';
import { ECCODES_REFUSALS } from './eccodes-refusals.table.ts';
import { type FieldSample, readSample, toDigest } from './field-samples.ts';
import { applyChange, type Change, listChanges } from './list-changes.ts';

/** Results of the changes to a sample. */
export interface FieldTrial {
  readonly name: string;
  readonly tried: number;
  /** Changes after which the file is still accepted. */
  readonly accepted: number;
  /** Changes that ecCodes refuses; null if it cannot read the packing or checked another sample. */
  readonly refusedByEccodes: number | null;
  /** One line for each change that is published although ecCodes refuses it, and for each error that is no refusal. */
  readonly violations: readonly string[];
}

/** Ingests a sample after some of its changes (all, or the first `most`). Null if the sample is not available. */
export async function tryField(sample: FieldSample, most = sample.changes): Promise<FieldTrial | null> {
  const bytes = readSample(sample);
  if (bytes === null) return null;
  const isRefused = readRefusals(sample.name, bytes);
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-fields-'));
  const path = join(folder, 'changed.grib2');
  const violations: string[] = [];
  let accepted = 0;
  let refusedByEccodes = 0;
  try {
    const changes = listChanges(bytes, sample.changes, sample.seed).slice(0, most);
    for (const [index, change] of changes.entries()) {
      const refused = isRefused?.(index) ?? false;
      if (refused) refusedByEccodes++;
      writeFileSync(path, applyChange(bytes, change));
      const trouble = await findTrouble(() => decodeAll(path));
      if (trouble === null) accepted++;
      const violation =
        trouble ?? (refused ? await findTrouble(() => publish(folder, path, index)) : 'refused or sound');
      const line = `${sample.name}: change ${index} at byte ${change.offset} (${describe(change)})`;
      if (violation === null) violations.push(`${line} is published, and ecCodes refuses it`);
      else if (violation.startsWith('!')) violations.push(`${line}: ${violation.slice(1)}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const facts = { name: sample.name, tried: Math.min(most, sample.changes), accepted, violations };
  return { ...facts, refusedByEccodes: isRefused === null ? null : refusedByEccodes };
}

function readRefusals(name: string, bytes: Uint8Array): ((index: number) => boolean) | null {
  const { sample, refused } = ECCODES_REFUSALS[name] ?? { sample: '', refused: null };
  if (refused === null || sample !== toDigest(bytes)) return null;
  const bits = Buffer.from(refused, 'base64');
  return (index) => ((bits[index >>> 3] ?? 0) & (0x80 >>> (index & 7))) !== 0;
}

/** Everything ingest does before it writes a run: a file that fails here is never published. */
async function decodeAll(path: string): Promise<void> {
  for (const found of scanFiles([path], { findSourceName })) {
    const { fields } = await readGribRun({ ...found, licence: '' });
    for await (const _ of fields);
  }
}

async function publish(folder: string, path: string, index: number): Promise<void> {
  await ingestFiles(join(folder, `data-${index}`), [path], { now: Date.UTC(2026, 10, 21) / 1000 });
}

/** The refusal's message; null for none; prefixed with "!" if the error is not meant for people. */
async function findTrouble(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if ((error instanceof GribError || error instanceof RunError) && !error.message.includes('\n'))
      return error.message;
    return `!${error instanceof Error ? error.stack : String(error)}`;
  }
}

function describe({ bytes }: Change): string {
  return bytes.length === 1 ? 'one byte' : `${bytes.length} bytes`;
}
