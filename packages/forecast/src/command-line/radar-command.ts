import { formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import { type LeadScore, toLeadScore } from '#nowcast/score/lead-score.ts';
import { readFrameSeries } from '#nowcast/score/read-series.ts';
import { scoreSeries } from '#nowcast/score/score-series.ts';
import { RadarError } from '#radar/radar-error.ts';
import { RADAR_KINDS } from '#radar/read-radar-file.ts';
import { ingestRadarFile } from '#radar-keeping/ingest-radar-file.ts';
import { keepNowcast } from '#radar-keeping/keep-frame.ts';
import type { GetEngineContext } from './engine-context.ts';
import { formatTable } from './format-table.ts';
import { makeRadarInspectCommand } from './radar-inspect-command.ts';

const STEPS = 36;

interface ScoreChoice {
  readonly json?: true;
  readonly whole?: true;
}

/** `radar ingest`, `radar inspect`, `radar score`: what is done with radar files. */
export function makeRadarCommand(getContext: GetEngineContext): Command {
  return new Command('radar')
    .description('Radar files: take them in, look into them, or see how well the nowcast does on them.')
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

function makeScoreCommand(): Command {
  return new Command('score')
    .description('Forecast from every start with four frames of history and compare with the frames that follow.')
    .argument('<folder>', 'a folder of radar files of one raster, any of the kinds that are read')
    .option('--json', 'as JSON')
    .option('--whole', 'the whole raster instead of the 512 × 512 cells in its middle')
    .action(async (folder: string, { json, whole }: ScoreChoice) => {
      const series = await readFrameSeries(folder, whole === true);
      for (const problem of series.problems) process.stderr.write(`${problem}\n`);
      const { starts, leads, milliseconds } = scoreSeries(series, { steps: STEPS, readTimer: () => performance.now() });
      if (starts === 0)
        process.stderr.write(`${folder}: no frame has three before it without a gap and one to compare with\n`);
      const scores = leads.map(toLeadScore);
      const millisecondsPerNowcast = milliseconds.reduce((sum, value) => sum + value, 0) / Math.max(starts, 1);
      const { size, intervalSeconds, frames, problems } = series;
      const facts = {
        folder,
        ...size,
        frames: frames.size,
        intervalSeconds,
        leftOut: problems,
        starts,
        millisecondsPerNowcast,
      };
      if (json) process.stdout.write(`${JSON.stringify({ ...facts, leads: scores }, null, 2)}\n`);
      else process.stdout.write(tellScores(scores));
    });
}

function tellScores(scores: readonly LeadScore[]): string {
  const show = (value: number | null) => (value === null ? '–' : value.toFixed(3));
  const head = ['min', 'starts', 'CSI', 'persistence', 'POD', 'FAR', 'FSS', 'MAE mm/h', 'persistence'];
  const rows = scores.map(({ leadMinutes, starts, ours, persistence }) => [
    String(leadMinutes),
    String(starts),
    ...[ours.csi, persistence.csi, ours.pod, ours.far, ours.fss, ours.maeMmh, persistence.maeMmh].map(show),
  ]);
  return formatTable([head, ...rows]);
}
