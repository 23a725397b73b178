import { formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import { findCellKm, RadarError, type RainRateField } from '#radar/rain-rate-field.ts';
import { RADAR_KINDS, readRadarFile } from '#radar/read-radar-file.ts';
import { ingestRadarFile } from '#radar/store/ingest-radar-file.ts';
import { updateNowcast } from '#radar/store/insert-frame.ts';
import type { GetEngineContext } from './engine-context.ts';
import { makeScoreCommand } from './score-command.ts';

/** Threshold of a wet cell, mm/h. */
const WET_MMH = 0.1;

/** Content of a radar file, for people and programs. */
interface RadarInspection {
  readonly file: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly columns: number;
  readonly rows: number;
  readonly cellKm: number;
  readonly projection: string;
  /** Shares of all cells, 0 to 1. */
  readonly seen: number;
  readonly wet: number;
  readonly mostMmh: number;
  readonly notes: readonly string[];
}

/** `radar inspect <files…>`: describes radar files, one line each; changes nothing. */
function makeRadarInspectCommand(getContext: GetEngineContext): Command {
  return new Command('inspect')
    .description('Print what radar files hold: time, cells, how much was seen and rains, and what they leave out.')
    .argument('<files...>', RADAR_KINDS)
    .option('--json', 'as JSON: an object per line')
    .action(async (files: string[], { json }: { json?: true }) => {
      const { radarZr } = getContext();
      for (const file of files) {
        try {
          const found = describe(file, await readRadarFile(file, radarZr));
          process.stdout.write(json ? `${JSON.stringify(found)}\n` : toLines(found));
        } catch (error) {
          if (!(error instanceof RadarError)) throw error;
          process.stderr.write(`${error.message}\n`);
          process.exitCode = 1;
        }
      }
    });
}

function describe(file: string, { at, grid, rainMmh, notes = [] }: RainRateField): RadarInspection {
  let [seen, wet, mostMmh] = [0, 0, 0];
  for (const rate of rainMmh) {
    if (Number.isNaN(rate)) continue;
    seen += 1;
    if (rate >= WET_MMH) wet += 1;
    if (rate > mostMmh) mostMmh = rate;
  }
  const { columns, rows, projection } = grid;
  return {
    file,
    at: new Date(at * 1000).toISOString().replace('.000Z', 'Z'),
    columns,
    rows,
    cellKm: findCellKm(grid),
    projection,
    seen: seen / rainMmh.length,
    wet: wet / rainMmh.length,
    mostMmh,
    notes,
  };
}

function toLines({ file, at, columns, rows, cellKm, seen, wet, mostMmh, notes }: RadarInspection): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const cells = `${columns} × ${rows} cells of ${cellKm.toFixed(2)} km`;
  const rain = `seen ${percent(seen)}, wet ${percent(wet)}, at most ${mostMmh.toFixed(1)} mm/h`;
  return `${file}  ${at}  ${cells}  ${rain}\n${notes.map((note) => `  ${note}\n`).join('')}`;
}

/** `radar ingest`, `radar inspect`, `radar score`. */
export function makeRadarCommand(getContext: GetEngineContext): Command {
  return new Command('radar')
    .addCommand(makeIngestCommand(getContext))
    .addCommand(makeRadarInspectCommand(getContext))
    .addCommand(makeScoreCommand());
}

function makeIngestCommand(getContext: GetEngineContext): Command {
  return new Command('ingest')
    .description('Ingest radar files and make the nowcast of the newest frame. A refused file changes nothing.')
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
      const at = updateNowcast(dataDir, 'radar', now, (text) => process.stderr.write(`${text}\n`));
      process.stdout.write(at === null ? 'no new nowcast\n' : `nowcast of ${formatMoment(at)}\n`);
      if (refusal !== null) process.exitCode = 1;
    });
}
