import { Command } from 'commander';
import { LightningError } from '#lightning/parse-strokes.ts';
import { ingestStrokeFile } from '#lightning/store/insert-strokes.ts';
import type { GetEngineContext } from './engine-context.ts';

/** `lightning ingest`: ingests files of strokes. */
export function makeLightningCommand(getContext: GetEngineContext): Command {
  return new Command('lightning').addCommand(makeIngestCommand(getContext));
}

function makeIngestCommand(getContext: GetEngineContext): Command {
  return new Command('ingest')
    .description('Ingest files of strokes. A refused file changes nothing.')
    .argument('<files...>', 'CSV with a line of names, JSON or GeoJSON; plain or packed with gzip')
    .action((files: string[]) => {
      const { dataDir, now } = getContext();
      let inserted = 0;
      for (const path of files) {
        try {
          const accepted = ingestStrokeFile(dataDir, path, now);
          inserted += accepted.inserted;
          process.stderr.write(accepted.note === null ? '' : `${accepted.note}\n`);
        } catch (error) {
          if (!(error instanceof LightningError)) throw error;
          process.stderr.write(`${error.message}\n`);
          process.exitCode = 1;
        }
      }
      process.stdout.write(`${inserted} new strokes\n`);
    });
}
