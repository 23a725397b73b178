import { formatMoment, HOUR_SECONDS, startOfHour, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import { RunError } from '#runs/run-error.ts';
import { readPlaceSeries } from '#series/read-place-series.ts';
import { openWeatherStore } from '../history/open-weather-store.ts';
import { formatTable, type GetEngineContext, toNumber } from './engine-context.ts';
import { reportSeries, type SeriesReport } from './series-report.ts';

interface SeriesOptions {
  readonly lat: number;
  readonly lng: number;
  readonly hours: number;
  readonly height: number | null;
  readonly json: boolean;
}

/** `series --lat --lng`: the stored series of a place, as on the grids and as the portal shows it. */
export function makeSeriesCommand(getContext: GetEngineContext): Command {
  return new Command('series')
    .requiredOption('--lat <degrees>', 'degrees north', toNumber(-90, 90))
    .requiredOption('--lng <degrees>', 'degrees east', toNumber(-180, 180))
    .option('--hours <n>', 'hours from the current one on', toNumber(1, 1000), 48)
    .option(
      '--height <metres>',
      'height of the place; without it temperatures keep the height of the source',
      toNumber(-500, 9000),
      null,
    )
    .option('--json', 'as JSON, with the raw values of the grids', false)
    .action((options: SeriesOptions) => {
      const { dataDir, now, demo } = getContext();
      const store = openWeatherStore(dataDir);
      const hourAt = startOfHour(now);
      const startAt = startOfVietnamDay(now);
      const series = readPlaceSeries(store, {
        point: { lat: options.lat, lng: options.lng },
        placeHeightM: options.height,
        startAt,
        hours: (hourAt - startAt) / HOUR_SECONDS + Math.floor(options.hours),
        now,
        demo,
      });
      const report = reportSeries(store, series);
      store.close();
      if (options.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
      else process.stdout.write(toText(report, startAt));
    });
}

function toText(report: SeriesReport, startAt: number): string {
  const known = Object.entries(report.variables);
  if (known.length === 0) {
    throw new RunError(`nothing is known of ${report.place.lat}, ${report.place.lng} from ${formatMoment(startAt)} on`);
  }
  const head = ['at', ...known.map(([name, { unit }]) => (unit === '' ? name : `${name} ${unit}`))];
  const hours = known[0]?.[1].hours ?? [];
  const rows = hours.map(({ at }, hour) => [
    at.slice(0, 16),
    ...known.map(([, variable]) => variable.hours[hour]?.value?.toFixed(2) ?? ''),
  ]);
  return formatTable([head, ...rows]);
}
