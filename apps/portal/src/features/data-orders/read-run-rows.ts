import type { DataPlace } from '@portal/domain/data-order/data-request';
import type { DataVariable } from '@portal/domain/data-order/data-variable.table';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { ArchivedRun } from '@portal/forecast/archive/read-archived-runs';
import type { ForecastOfDay } from '@portal/forecast/archive/read-daily-file';
import { BASIS } from './data-table.ts';
import type { TableNeeds } from './needs.ts';
import type { TableBuilder } from './table-builder.ts';

/** Columns of earlier runs by their names in the archive. */
const ARCHIVED: Readonly<Record<string, keyof ForecastOfDay['values']>> = {
  temperatureMin: 'temperatureMinC',
  temperatureMax: 'temperatureMaxC',
  temperatureMean: 'temperatureMeanC',
  rain: 'rainMm',
  windSpeedMax: 'windMaxMs',
  windGustMax: 'gustMaxMs',
};

/** More than any day has. */
const MOST_RUNS_A_DAY = 1000;
/** Days read for the estimate: the archive may start within the span. */
const SAMPLES = 12;

/** The runs started on a day, oldest first. */
function listRunsOfDay(needs: TableNeeds, { lat, lng }: DataPlace, dayAt: EpochSeconds): readonly ArchivedRun[] {
  const { elevation } = needs.locate({ lat, lng });
  // The archive counts back from a time, both ends included.
  const until = dayAt + DAY_SECONDS - 1;
  const query = { point: { lat, lng }, placeHeightM: elevation, until, days: 1, most: MOST_RUNS_A_DAY };
  return needs
    .archived(query)
    .filter(({ runAt }) => runAt >= dayAt)
    .toReversed();
}

/** Adds the forecasts of all runs started on a day, one row per run and whole day. */
export function readRunRows(
  needs: TableNeeds,
  place: DataPlace,
  { dayAt, variables }: { readonly dayAt: EpochSeconds; readonly variables: readonly DataVariable[] },
  builder: TableBuilder,
): void {
  for (const { source, runAt, days } of listRunsOfDay(needs, place, dayAt)) {
    for (const { leadDays, values, licence } of days) {
      builder.addRun({ source, runAt }, licence);
      builder.addRow({
        at: startOfVietnamDay(runAt) + leadDays * DAY_SECONDS,
        basis: BASIS.forecast,
        origin: { source, runAt },
        values: variables.map(({ name }) => values[ARCHIVED[name] ?? 'rainMm'] ?? null),
      });
    }
  }
}

/** Estimates the rows per place of all runs started in a span, from a sample of its days. */
export function estimateRunRows(
  needs: TableNeeds,
  place: DataPlace,
  { fromAt, toAt }: { readonly fromAt: EpochSeconds; readonly toAt: EpochSeconds },
): number {
  const days = Math.round((toAt - fromAt) / DAY_SECONDS) + 1;
  const samples = Math.min(SAMPLES, days);
  let rows = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const day = Math.floor(((sample + 0.5) * days) / samples);
    for (const run of listRunsOfDay(needs, place, fromAt + day * DAY_SECONDS)) rows += run.days.length;
  }
  return Math.round((rows * days) / samples);
}
