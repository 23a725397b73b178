import { formatMoment, parseDate } from '@portal/domain/time/vietnam-time';
import { Command, InvalidArgumentError } from 'commander';
import { RunError } from '#runs/run-error.ts';
import { DAILY_VALUE_NAMES } from '../archive/daily-values.table.ts';
import type { ForecastOfDay } from '../archive/read-daily-file.ts';
import { readForecastHistory } from '../archive/read-earlier-forecasts.ts';
import { formatTable, type GetEngineContext, toNumber } from './engine-context.ts';

interface HistoryOptions {
  readonly lat: number;
  readonly lng: number;
  readonly date: number;
  readonly height: number | null;
  readonly json: boolean;
}

/** `history --lat --lng --date`: each run's forecast of a day at a place. */
export function makeHistoryCommand(getContext: GetEngineContext): Command {
  return new Command('history')
    .requiredOption('--lat <degrees>', 'degrees north', toNumber(-90, 90))
    .requiredOption('--lng <degrees>', 'degrees east', toNumber(-180, 180))
    .requiredOption('--date <day>', 'the day, YYYY-MM-DD in Vietnam', toDay)
    .option('--height <metres>', 'height of the place', toNumber(-500, 9000), null)
    .option('--json', 'as JSON', false)
    .action(({ lat, lng, date, height, json }: HistoryOptions) => {
      const { dataDir } = getContext();
      const query = { point: { lat, lng }, placeHeightM: height, at: date };
      const { forecasts, problems } = readForecastHistory(dataDir, query);
      process.stdout.write(json ? `${JSON.stringify(forecasts.map(toJson), null, 2)}\n` : toText(forecasts));
      if (problems.length > 0) throw new RunError(problems.join('; '));
    });
}

function toText(forecasts: readonly ForecastOfDay[]): string {
  if (forecasts.length === 0) return 'No archived run has this day at this place.\n';
  const names = DAILY_VALUE_NAMES.filter((name) => forecasts.some(({ values }) => values[name] !== undefined));
  const rows = forecasts.map(({ source, runAt, leadDays, hours, values }) => [
    source,
    formatMoment(runAt).slice(0, 16),
    String(leadDays),
    String(hours),
    ...names.map((name) => values[name]?.toFixed(1) ?? ''),
  ]);
  return formatTable([['source', 'run', 'days before', 'hours', ...names], ...rows]);
}

function toJson(forecast: ForecastOfDay) {
  return { ...forecast, runAt: formatMoment(forecast.runAt), publishedAt: formatMoment(forecast.publishedAt) };
}

function toDay(text: string): number {
  const at = parseDate(text);
  if (at === null) throw new InvalidArgumentError('Not a date such as 2026-11-21.');
  return at;
}
