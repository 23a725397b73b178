import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type PublishedRun, publishRun } from '#runs/publish-run.ts';
import { RunError } from '#runs/run-error.ts';
import { readGribRun } from '#sources/grib-file/read-grib-run.ts';
import { type FoundRun, type ScanOptions, scanFiles } from '#sources/grib-file/scan-files.ts';
import { findSourceName, getLicence } from '#sources/registry.ts';

/** Options for ingesting files. */
export interface IngestOptions extends Omit<ScanOptions, 'findSourceName'> {
  /** The portal's clock. */
  readonly now: EpochSeconds;
  /** Called for each decoded field, with the number of fields of its run. */
  readonly onField?: (source: string, done: number, all: number) => void;
}

/**
 * Publishes the fields of some GRIB2 files: one run per source and start time, merged with what is already published of
 * it. All files are scanned before anything is decoded, so one refused file stops all. Throws `GribError` or
 * `RunError`, one line; the unfinished run is then dropped and the published ones stay.
 */
export async function ingestFiles(
  dataDir: string,
  paths: readonly string[],
  { now, calledAs, onFile, onField }: IngestOptions,
): Promise<PublishedRun[]> {
  const published: PublishedRun[] = [];
  for (const found of scanFiles(paths, { calledAs, findSourceName, onFile })) {
    const { header, fields } = await readGribRun({ ...found, licence: getLicence(found.source) });
    const onAccepted = (done: number) => onField?.(header.source, done, found.fields.length);
    try {
      published.push(await publishRun(dataDir, header, fields, { now, onField: onAccepted }));
    } catch (error) {
      throw error instanceof RunError ? new RunError(`${listPaths(found)}: ${error.message}`) : error;
    }
  }
  return published;
}

function listPaths({ fields }: FoundRun): string {
  return [...new Set(fields.map(({ path }) => path))].join(', ');
}
