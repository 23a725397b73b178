import { DATA_VARIABLES, type DataStep, type DataVariable } from '@portal/domain/data-order/data-variable.table';
import { DAY_SECONDS, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { BASIS, type DataTable } from './data-table.ts';
import { TableBuilder } from './table-builder.ts';

const START = Date.parse('2026-11-21T00:00:00+07:00') / 1000;

/** A table with two places, one of them with a formula-like name, and a missing value in each column. */
export function makeTable(step: DataStep, { rows = 30, demo = false } = {}): DataTable {
  const variables: readonly DataVariable[] = DATA_VARIABLES[step];
  const builder = new TableBuilder(step, variables, 1);
  const seconds = step === 'hourly' ? HOUR_SECONDS : DAY_SECONDS;
  for (const [place, name] of ['Đà Nẵng', '=HYPERLINK("x"), Huế'].entries()) {
    builder.addPlace({ name, lat: 16 + place * 0.25, lng: 108.125 - place, heightM: place === 0 ? 7 : null });
    for (let row = 0; row < rows; row += 1) {
      const isKnown = row !== 3;
      builder.addRow({
        at: START + (step === 'runs' ? Math.floor(row / 2) : row) * seconds,
        basis: demo ? BASIS.demo : row < 10 ? BASIS.analysis : BASIS.forecast,
        origin: isKnown ? { source: row % 2 === 0 ? 'gfs' : 'gfs+open-meteo', runAt: START - 6 * HOUR_SECONDS } : null,
        values: variables.map(({ decimals }, column) => {
          if (!isKnown) return null;
          const value = ((row * 37 + column * 11 + place * 5) % 200) - 40;
          return value / 10 ** decimals + (decimals === 0 ? 0 : 0.04 / 10 ** decimals);
        }),
      });
    }
  }
  builder.addRun({ source: 'gfs', runAt: START - 6 * HOUR_SECONDS }, 'NOAA GFS, public domain');
  builder.addRun({ source: 'open-meteo', runAt: START - 12 * HOUR_SECONDS }, 'Open-Meteo, CC BY 4.0');
  return builder.build({ language: 'vi', madeAt: START + 15 * HOUR_SECONDS, portal: 'https://portal.example' });
}
