import { DAY_SECONDS, type EpochSeconds, formatMoment, parseDate } from '@portal/domain/time/vietnam-time';
import { formatTable } from '@portal/forecast/command-line/engine-context';
import type { ElementGain, LearnedVersion, TemperatureGain } from '@portal/forecast/learning/learned-version';
import { Command, InvalidArgumentError } from 'commander';
import { type LearningNeeds, learnAndStore, learnNow } from './learn-daily.ts';

interface LearnCommandNeeds {
  readonly loadLearning: () => Promise<LearningNeeds>;
  readonly now: () => EpochSeconds;
}

interface LearnChoice {
  readonly until?: EpochSeconds;
  readonly dryRun?: true;
  readonly json?: true;
}

function readDate(text: string): EpochSeconds {
  const at = parseDate(text);
  if (at === null) throw new InvalidArgumentError('A date is YYYY-MM-DD.');
  return at;
}

const toText = (value: number | null, digits = 2): string => (value === null ? '–' : value.toFixed(digits));
const toLeads = ({ leadFrom, leadTo }: ElementGain): string => `${leadFrom}–${leadTo}`;

/** Mean bias of the stations over a group of lead times; null without any. */
function findMeanBias({ biases }: LearnedVersion['temperature'][number], gain: TemperatureGain): number | null {
  const values = biases.flatMap((bias) => bias[gain.element].slice(gain.leadFrom, gain.leadTo + 1));
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function formatVersion({
  fromDate,
  untilDate,
  validFrom,
  stations,
  temperature,
  chances,
  elements = [],
  weights = [],
  variableWeights = [],
  forecastWeights = [],
}: LearnedVersion) {
  const rows = temperature.flatMap((ofSource) =>
    ofSource.gains.map((gain) => [
      ofSource.source,
      gain.element,
      toLeads(gain),
      String(gain.days),
      String(gain.pairs),
      toText(findMeanBias(ofSource, gain)),
      toText(gain.errorBefore, 3),
      toText(gain.errorAfter, 3),
      toText(gain.neighbourBefore, 3),
      toText(gain.neighbourAfter, 3),
      gain.isApplied ? `${gain.reachKm} km` : 'no',
    ]),
  );
  const heads = [
    'source',
    'of',
    'lead',
    'days',
    'pairs',
    'bias',
    'RMSE',
    'corrected',
    'elsewhere',
    'corrected',
    'used',
  ];
  const span = `${fromDate} to ${untilDate}, ${stations.length} stations, in force from ${formatMoment(validFrom)}`;
  const temperatures = rows.length === 0 ? 'No pair of forecast and measurement.\n' : formatTable([heads, ...rows]);
  return `${span}\n${temperatures}\n${formatElements(elements)}\n${formatWeights({ weights, variableWeights })}\n${formatChances(chances)}\n${formatForecastWeights(forecastWeights)}`;
}

/** Wind in m/s, humidity and cloud in %. */
function formatElements(elements: NonNullable<LearnedVersion['elements']>): string {
  if (elements.length === 0) return 'No pair of wind, humidity or cloud.\n';
  const rows = elements.flatMap(({ source, element, gains }) =>
    gains.map((gain) => [
      source,
      element,
      toLeads(gain),
      String(gain.days),
      String(gain.pairs),
      toText(gain.errorBefore, 3),
      toText(gain.errorAfter, 3),
      gain.isApplied ? `${gain.reachKm} km` : 'no',
    ]),
  );
  return formatTable([['source', 'of', 'lead', 'days', 'pairs', 'RMSE', 'corrected', 'used'], ...rows]);
}

function formatWeights({ weights = [], variableWeights = [] }: Partial<LearnedVersion>): string {
  const all = [...weights.map((row) => ({ variable: 'temperature', season: 'year', ...row })), ...variableWeights];
  if (all.length === 0) return 'No day with several sources.\n';
  const rows = all.map(
    ({ variable, season, source, leadFrom, leadTo, days, pairs, errorSingle, errorWeighted, isApplied, shares }) => [
      variable,
      season,
      source,
      `${leadFrom}–${leadTo}`,
      String(days),
      String(pairs),
      toText(errorSingle, 3),
      toText(errorWeighted, 3),
      shares.map((one) => `${one.source} ${(100 * one.share).toFixed(1)} %`).join(', '),
      isApplied ? 'yes' : 'no',
    ],
  );
  return formatTable([
    ['mean of', 'season', 'first source', 'lead', 'days', 'pairs', 'RMSE', 'mean', 'weights', 'used'],
    ...rows,
  ]);
}

/** For the country, and for regions with their own decision. */
function formatChances(chances: LearnedVersion['chances']): string {
  if (chances.length === 0) return 'No chances of rain with observed rain.\n';
  const rows = chances.map(({ source, area, leadFrom, leadTo, days, wet, stations, law, heldBack, refusal }) => [
    source,
    area,
    `${leadFrom}–${leadTo}`,
    String(days),
    String(wet),
    String(stations),
    law.scale.toFixed(2),
    law.power.toFixed(2),
    toText(heldBack?.brierBefore ?? null, 4),
    toText(heldBack?.brierAfter ?? null, 4),
    toText(heldBack?.reliabilityBefore ?? null, 4),
    toText(heldBack?.reliabilityAfter ?? null, 4),
    refusal === null ? 'yes' : REFUSALS[refusal],
  ]);
  const heads = ['rain of', 'area', 'lead', 'days', 'wet', 'stations', 'scale', 'power'];
  const scores = ['Brier', 'calibrated', 'reliability', 'calibrated', 'used'];
  return formatTable([[...heads, ...scores], ...rows]);
}

/** Weight of distant days against climatology. */
function formatForecastWeights(weights: NonNullable<LearnedVersion['forecastWeights']>): string {
  if (weights.length === 0) return 'No chances beyond the seventh day with observed rain.\n';
  const rows = weights.map(({ source, leadFrom, leadTo, days, wet, stations, factor, heldBack, refusal }) => [
    source,
    `${leadFrom}–${leadTo}`,
    String(days),
    String(wet),
    String(stations),
    factor.toFixed(2),
    toText(heldBack?.brierBefore ?? null, 4),
    toText(heldBack?.brierAfter ?? null, 4),
    refusal === null ? 'yes' : REFUSALS[refusal],
  ]);
  const heads = ['beside climate', 'lead', 'days', 'wet', 'stations', 'factor', 'Brier', 'learned', 'used'];
  return formatTable([heads, ...rows]);
}

const REFUSALS = {
  fewDays: 'no: few days',
  fewEvents: 'no: few events',
  fewStations: 'no: few stations',
  noGain: 'no gain',
} as const;

/** `learn`: learns from past days, stores the result and prints its skill on withheld days. */
export function makeLearnCommand({ loadLearning, now }: LearnCommandNeeds): Command {
  return new Command('learn')
    .description('Learn from the forecast errors of the last 400 days, and print the skill.')
    .option('--until <date>', 'last day that is learned from, YYYY-MM-DD', readDate)
    .option('--dry-run', 'store nothing')
    .option('--json', 'as JSON')
    .action(async ({ until, dryRun, json }: LearnChoice) => {
      const needs = await loadLearning();
      const time = until === undefined ? { now: now() } : { now: now(), until: until + DAY_SECONDS };
      const version = await (dryRun === true ? learnNow : learnAndStore)(needs, time);
      const text = version === null ? 'Nothing was measured: nothing is learned.\n' : formatVersion(version);
      process.stdout.write(json === true ? `${JSON.stringify(version, null, 2)}\n` : text);
    });
}
