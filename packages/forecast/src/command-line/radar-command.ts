import { formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import { RadarError } from '#radar/radar-error.ts';
import { RADAR_KINDS } from '#radar/read-radar-file.ts';
import { ingestRadarFile } from '#radar-keeping/ingest-radar-file.ts';
import { keepNowcast } from '#radar-keeping/keep-frame.ts';
import type { GetEngineContext } from './engine-context.ts';
import { makeRadarInspectCommand } from './radar-inspect-command.ts';
import { makeScoreCommand } from './score-command.ts';

/** `radar ingest`, `radar inspect`, `radar score`: what is done with radar files. */
export function makeRadarCommand(getContext: GetEngineContext): Command {
  return new Command('radar')
    .addCommand(makeIngestCommand(getContext))
    .addCommand(makeRadarInspectCommand(getContext))
    .addCommand(makeScoreCommand());
}

function makeIngestCommand(getContext: GetEngineContext): Command {
  return new Command('ingest')
    .description('Take radar files in and make the nowcast of the newest frame. A refused file changes nothing.')
    .argument('<files...>', RADAR_KINDS)
    .action(async (files: string[]) => {
      const { dataDir, radarZr: zr, now } = getContext();
      let refusal: RadarError | null = null;
      for (const path of files) {
        const trouble = await ingestRadarFile({ dataDir, zr }, path, now).then(
          ({ note }) => note,
          (error: unknown) => {
            if (!(error instanceof RadarError)) throw error;
            refusal = error;
            return error.message;
          },
        );
        process.stderr.write(trouble === null ? '' : `${trouble}\n`);
      }
      const at = keepNowcast(dataDir, 'radar', now);
      process.stdout.write(at === null ? 'no new nowcast\n' : `nowcast of ${formatMoment(at)}\n`);
      if (refusal !== null) process.exitCode = 1;
    });
}
