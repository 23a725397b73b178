import { Command } from 'commander';
import { type AreaScore, scoreAreas } from '#verification/area-scores.ts';
import { type LeadRecord, type LeadScore, poolLeads, toLeadScore } from '#verification/lead-score.ts';
import { type FrameSeries, readFrameSeries } from '#verification/read-series.ts';
import { type SeriesScore, scoreSeries } from '#verification/score-series.ts';
import { scoreTrips } from '#verification/trip-scores.ts';
import { formatTable } from './engine-context.ts';

interface ScoreChoice {
  readonly areas?: true;
  readonly trips?: true;
  readonly json?: true;
  readonly whole?: true;
}

/** Starts of each series whose areas or trips are scored. */
const AREA_STARTS = 6;
/** Trips of each series. */
const TRIPS = 1000;

interface ScoredFolder {
  readonly folder: string;
  readonly series: FrameSeries;
  readonly score: SeriesScore;
}

/**
 * `radar score`: skill of the nowcast on series of frames, compared with its own motion without decay and with
 * persistence.
 */
export function makeScoreCommand(): Command {
  return new Command('score')
    .description('Forecast from every start with four frames of history and compare with the frames that follow.')
    .argument('<folders...>', 'folders of radar files, each of one raster, any of the kinds that are read')
    .option('--areas', 'score sums over random areas of 100 to 2,500 km² instead, from six starts of each folder')
    .option(
      '--trips',
      'score 1,000 random trips instead: rain ridden through by departure, from six starts of each folder',
    )
    .option('--json', 'as JSON')
    .option('--whole', 'the whole raster instead of the 512 × 512 cells in its middle')
    .action(async (folders: string[], { areas, trips, json, whole }: ScoreChoice) => {
      const print = areas ? printAreas : trips ? printTrips : null;
      if (print !== null) {
        for (const folder of folders) await print(folder, whole === true, json === true);
        return;
      }
      const scored: ScoredFolder[] = [];
      for (const folder of folders) scored.push(await scoreFolder(folder, whole === true));
      const pooled = poolLeads(scored.map(({ score }) => score.leads));
      process.stdout.write(json ? writeJson(scored, pooled) : formatReport(scored, pooled));
    });
}

async function readSeries(folder: string, whole: boolean): Promise<FrameSeries> {
  const series = await readFrameSeries(folder, whole);
  for (const problem of series.problems) process.stderr.write(`${problem}\n`);
  return series;
}

/** Prints the scores of a folder's areas: a table, or a line of JSON. */
async function printAreas(folder: string, whole: boolean, json: boolean): Promise<void> {
  const scores = scoreAreas(await readSeries(folder, whole), AREA_STARTS);
  if (scores.length === 0) process.stderr.write(`${folder}: no start has an hour of frames after it\n`);
  else
    process.stdout.write(
      json ? `${JSON.stringify({ folder, areas: scores })}\n` : `${folder}\n${formatAreas(scores)}\n`,
    );
}

const AREA_HEAD = ['min', 'areas', 'CRPS mm: members', 'single value', 'independent cells', 'within 10–90 %'];

function formatAreas(scores: readonly AreaScore[]): string {
  const rows = scores.map(({ minutes, areas, ensemble, single, independent, wet, inside }) => [
    String(minutes),
    String(areas),
    ...[ensemble, single, independent].map((value) => value.toFixed(3)),
    wet === 0 ? '–' : `${((100 * inside) / wet).toFixed(0)} % of ${wet} wet`,
  ]);
  return formatTable([AREA_HEAD, ...rows]);
}

const TRIP_HEAD = ['min', 'trips', 'mm: at once', 'newest frame', 'single value', 'chosen', 'hindsight', 'below high'];

/** Prints the scores of a folder's trips: a table, or a line of JSON. */
async function printTrips(folder: string, whole: boolean, json: boolean): Promise<void> {
  const score = scoreTrips(await readSeries(folder, whole), AREA_STARTS, TRIPS);
  const { minutes, trips, atOnce, standing, single, chosen, hindsight, wet, below } = score;
  const row = [
    String(minutes),
    String(trips),
    ...[atOnce, standing, single, chosen, hindsight].map((value) => value.toFixed(2)),
    wet === 0 ? '–' : `${((100 * below) / wet).toFixed(0)} % of ${wet} wet`,
  ];
  process.stdout.write(
    json ? `${JSON.stringify({ folder, ...score })}\n` : `${folder}\n${formatTable([TRIP_HEAD, row])}\n`,
  );
}

async function scoreFolder(folder: string, whole: boolean): Promise<ScoredFolder> {
  const series = await readSeries(folder, whole);
  const score = scoreSeries(series, { readTimer: () => performance.now() });
  if (score.starts === 0)
    process.stderr.write(`${folder}: no frame has three before it without a gap and one to compare with\n`);
  return { folder, series, score };
}

/** One folder is one object; several folders are listed with their pooled scores. */
function writeJson(scored: readonly ScoredFolder[], pooled: readonly LeadRecord[]): string {
  const all = scored.map(toFacts);
  const [only] = all;
  const facts = all.length === 1 ? only : { series: all, pooled: pooled.map(toLeadScore) };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

function toFacts({ folder, series, score }: ScoredFolder) {
  const { size, intervalSeconds, frames, problems } = series;
  const { starts, leads, milliseconds } = score;
  return {
    folder,
    ...size,
    frames: frames.size,
    intervalSeconds,
    leftOut: problems,
    starts,
    millisecondsPerNowcast: milliseconds.reduce((sum, value) => sum + value, 0) / Math.max(starts, 1),
    leads: leads.map(toLeadScore),
  };
}

function formatReport(scored: readonly ScoredFolder[], pooled: readonly LeadRecord[]): string {
  if (scored.length === 1) return formatScores(pooled.map(toLeadScore));
  const own = scored.map(({ folder, score }) => `${folder}\n${formatScores(score.leads.map(toLeadScore))}`);
  return [...own, `pooled\n${formatScores(pooled.map(toLeadScore))}`].join('\n');
}

const EACH = ['moved', 'standing'];
const RAIN_HEAD = ['min', 'starts', 'CSI', ...EACH, 'FSS', ...EACH, 'bias', ...EACH];
const CHANCE_HEAD = ['min', 'MAE mm/h', ...EACH, 'Brier skill', ...EACH, 'sharpness', 'worst decile'];

/** "moved" is our own motion without decay, "standing" is persistence. */
function formatScores(scores: readonly LeadScore[]): string {
  const show = (value: number | null) => (value === null ? '–' : value.toFixed(3));
  const ofEach = (
    { ours, extrapolation, persistence }: LeadScore,
    measure: 'csi' | 'fss' | 'bias' | 'maeMmh' | 'brierSkill',
  ) => [ours, extrapolation, persistence].map((skill) => show(skill[measure]));
  const rain = scores.map((score) => [
    String(score.leadMinutes),
    String(score.starts),
    ...ofEach(score, 'csi'),
    ...ofEach(score, 'fss'),
    ...ofEach(score, 'bias'),
  ]);
  const chances = scores.map((score) => [
    String(score.leadMinutes),
    ...ofEach(score, 'maeMmh'),
    ...ofEach(score, 'brierSkill'),
    show(score.sharpness),
    show(score.worstDecile),
  ]);
  return `${formatTable([RAIN_HEAD, ...rain])}\n${formatTable([CHANCE_HEAD, ...chances])}`;
}
