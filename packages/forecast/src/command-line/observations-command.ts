import { ELEMENTS, type Element, WEATHER } from '@portal/domain/observation/element.table';
import { findMonthNormals } from '@portal/domain/observation/month-normals';
import { type Observation, QUALITY_FLAGS, ROW_KINDS } from '@portal/domain/observation/observation-table';
import { DAY_SECONDS, formatClock, formatMoment, parseDate } from '@portal/domain/time/vietnam-time';
import { Command, InvalidArgumentError } from 'commander';
import { importFiles } from '#observations/import-files.ts';
import { readRadarRain } from '#observations/radar-rain.ts';
import {
  readObservedDays,
  readObservedHours,
  type StationSummary,
  summarizeStations,
} from '#observations/read-observations.ts';
import { listStations } from '#observations/station-list.ts';
import { listYears } from '#observations/year-file.ts';
import { RunError } from '#runs/run-error.ts';
import { formatTable, type GetEngineContext, makeProgress, toNumber } from './engine-context.ts';
import { formatOutcome } from './observations-report.ts';

/** `observations import`, `list`, `show`, `normals` and `radar`: what stations measured. */
export function makeObservationsCommand(getContext: GetEngineContext): Command {
  return new Command('observations')
    .addCommand(makeImportCommand(getContext))
    .addCommand(makeListCommand(getContext))
    .addCommand(makeShowCommand(getContext))
    .addCommand(makeNormalsCommand(getContext))
    .addCommand(makeRadarRainCommand(getContext));
}

function toMonth(text: string): { year: number; month: number } {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined) throw new InvalidArgumentError('Not a month such as 2026-11.');
  return { year: Number(year), month: Number(month) };
}

interface ImportChoice {
  readonly month?: { year: number; month: number };
  readonly json?: true;
}

function makeImportCommand(getContext: GetEngineContext): Command {
  return new Command('import')
    .description(
      'Import METAR, SPECI and SYNOP, and files of your own stations. What is there already is not stored twice.',
    )
    .argument('<files...>', 'reports as text, or CSV of a station; plain or packed with gzip')
    .option(
      '--month <month>',
      'month of reports that have only a day, YYYY-MM (default: as the file is called, or now)',
      toMonth,
    )
    .option('--json', 'as JSON')
    .action(async (files: string[], { month, json }: ImportChoice) => {
      const { dataDir, now } = getContext();
      const progress = makeProgress();
      const onProgress = (file: string, lines: number) => progress.show(`${file}: ${lines} lines`);
      const outcome = await importFiles(files, { dataDir, now, month: month ?? null, onProgress });
      progress.say('');
      process.stdout.write(json ? `${JSON.stringify(outcome, null, 2)}\n` : formatOutcome(outcome));
      const isPartial = outcome.files.some(({ refused, rejected }) => refused !== null || rejected > 0);
      if (isPartial || outcome.tables.some(({ faultCount }) => faultCount > 0)) process.exitCode = 1;
    });
}

function makeListCommand(getContext: GetEngineContext): Command {
  return new Command('list')
    .description(
      'List the stations that have observations: how many, the newest, and values that did not pass, by reason.',
    )
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) => {
      const { summaries, problems } = summarizeStations(getContext().dataDir);
      process.stdout.write(
        json ? `${JSON.stringify(summaries.map(toSummaryFacts), null, 2)}\n` : formatSummaries(summaries),
      );
      if (problems.length > 0) throw new RunError(problems.join('; '));
    });
}

function toSummaryFacts({ station, firstAt, newestAt, ...facts }: StationSummary) {
  return { ...station, ...facts, firstAt: formatMoment(firstAt), newestAt: formatMoment(newestAt) };
}

const FLAG_NAMES = Object.keys(QUALITY_FLAGS) as (keyof typeof QUALITY_FLAGS)[];

function formatSummaries(summaries: readonly StationSummary[]): string {
  if (summaries.length === 0) return 'No station has observations.\n';
  const rows = summaries.map(({ station, rows, newestAt, values, flags }) => [
    station.network,
    station.id,
    station.name,
    String(rows),
    formatMoment(newestAt).slice(0, 16),
    String(Object.values(values).reduce((sum, count) => sum + count, 0)),
    ...FLAG_NAMES.map((name) => String(flags[name])),
  ]);
  return formatTable([['network', 'id', 'name', 'rows', 'newest', 'values', ...FLAG_NAMES], ...rows]);
}

function findStation(dataDir: string, id: string) {
  const station = listStations(dataDir).find((one) => one.id === id);
  if (station === undefined) throw new RunError(`${id}: no such station`);
  return station;
}

function makeShowCommand(getContext: GetEngineContext): Command {
  return new Command('show')
    .description(
      'Show what a station measured on a day of Vietnam; values that did not pass have their reasons behind them.',
    )
    .argument('<station>', 'such as VVNB or 48820')
    .requiredOption('--date <day>', 'the day, YYYY-MM-DD', toDay)
    .option('--json', 'as JSON')
    .action((id: string, { date, json }: { date: number; json?: true }) => {
      const { dataDir } = getContext();
      const station = findStation(dataDir, id);
      const { observations, problems } = readObservedHours(dataDir, station, date, date + DAY_SECONDS);
      const { days } = readObservedDays({ dataDir, from: date, to: date, stationIds: [id] });
      const facts = { station, day: days[0] ?? null, observations: observations.map(toFacts) };
      process.stdout.write(json ? `${JSON.stringify(facts, null, 2)}\n` : formatDay(observations));
      if (problems.length > 0) throw new RunError(problems.join('; '));
    });
}

function makeNormalsCommand(getContext: GetEngineContext): Command {
  return new Command('normals')
    .description('Show a station’s means of each month, with the number of years; from ten whole years on.')
    .argument('<station>', 'such as VVNB or 48820')
    .option('--json', 'as JSON')
    .action((id: string, { json }: { json?: true }) => {
      const { dataDir, now } = getContext();
      const station = findStation(dataDir, id);
      const first = listYears(dataDir, station)[0];
      const from = first === undefined ? now : Date.UTC(first, 0) / 1000;
      const { days, problems } = readObservedDays({ dataDir, from, to: now, stationIds: [id] });
      const months = findMonthNormals(days);
      const show = (value: number | null) => value?.toFixed(1) ?? '';
      const rows = months.map((one) => [
        String(one.month),
        show(one.temperatureMinC),
        show(one.temperatureMaxC),
        String(one.temperatureYears),
        show(one.rainMm),
        String(one.rainYears),
      ]);
      const head = ['month', 'least °C', 'most °C', 'years', 'rain mm', 'years'];
      const text = `${station.name} (${id})\n${formatTable([head, ...rows])}`;
      process.stdout.write(json ? `${JSON.stringify({ station, months }, null, 2)}\n` : text);
      if (problems.length > 0) throw new RunError(problems.join('; '));
    });
}

interface RadarRainChoice {
  readonly lat: number;
  readonly lng: number;
  readonly date: number;
  readonly json?: true;
}

function makeRadarRainCommand(getContext: GetEngineContext): Command {
  return new Command('radar')
    .description('Show the hours of rain that the radar saw at a place: an estimate from echoes, not a gauge.')
    .requiredOption('--lat <degrees>', 'degrees north', toNumber(-90, 90))
    .requiredOption('--lng <degrees>', 'degrees east', toNumber(-180, 180))
    .requiredOption('--date <day>', 'the day, YYYY-MM-DD in Vietnam', toDay)
    .option('--json', 'as JSON')
    .action(({ lat, lng, date, json }: RadarRainChoice) => {
      const query = { dataDir: getContext().dataDir, points: [{ lat, lng }], from: date, to: date + DAY_SECONDS };
      const hours = readRadarRain(query)[0] ?? [];
      const facts = hours.map(({ at, mm }) => ({ at: formatMoment(at), mm, basis: 'radar' }));
      const rows = hours.map(({ at, mm }) => [formatClock(at), mm === null ? 'not seen' : mm.toFixed(1)]);
      process.stdout.write(json ? `${JSON.stringify(facts, null, 2)}\n` : formatTable([['hour', 'radar mm'], ...rows]));
    });
}

function toDay(text: string): number {
  const at = parseDate(text);
  if (at === null) throw new InvalidArgumentError('Not a date such as 2026-11-21.');
  return at;
}

function listReasons(flags: number): string[] {
  return FLAG_NAMES.filter((name) => (flags & QUALITY_FLAGS[name]) !== 0);
}

function nameKind(kind: number): string {
  const names = ['metar', 'speci', 'synop', 'own', 'ghcnh'] as const;
  return names.find((name) => ROW_KINDS[name] === (kind & 15)) ?? '';
}

function nameWeather(flags: number): string {
  const names = Object.entries(WEATHER).flatMap(([name, flag]) => ((flags & flag) === 0 ? [] : [name]));
  return names.join(' ') || 'none';
}

function toFacts({ at, kind, values, flags }: Observation) {
  return {
    at: formatMoment(at),
    kind: nameKind(kind),
    isCorrected: (kind & ROW_KINDS.corrected) !== 0,
    isAutomatic: (kind & ROW_KINDS.automatic) !== 0,
    values,
    flags: Object.fromEntries(Object.entries(flags).map(([element, flag]) => [element, listReasons(flag)])),
  };
}

function formatDay(observations: readonly Observation[]): string {
  if (observations.length === 0) return 'The station has no observation of this day.\n';
  const present = ELEMENTS.filter((element) => observations.some(({ values }) => values[element] !== undefined));
  const show = ({ values, flags }: Observation, element: Element): string => {
    const value = values[element];
    if (value === undefined) return '';
    const text = element === 'weather' ? nameWeather(value) : String(value);
    const reasons = listReasons(flags[element] ?? 0);
    return reasons.length === 0 ? text : `${text} (${reasons.join(', ')})`;
  };
  const rows = observations.map((observation) => [
    formatClock(observation.at),
    nameKind(observation.kind) + ((observation.kind & ROW_KINDS.corrected) === 0 ? '' : ' COR'),
    ...present.map((element) => show(observation, element)),
  ]);
  return formatTable([['time', 'kind', ...present], ...rows]);
}
