/**
 * `npm run bench [-- <group>…] [-- --json]`: all figures with their yardsticks, medians of several rounds, in one run.
 */
import { parseArgs } from 'node:util';
import { accounts } from './accounts/measure-accounts.ts';
import { alertQuality } from './alerts/measure-alert-quality.ts';
import { alertRuns } from './alerts/measure-alert-runs.ts';
import { alerts } from './alerts/measure-alerts.ts';
import { archiving } from './archive/measure-archiving.ts';
import { areas } from './areas/measure-areas.ts';
import { calls } from './calls/measure-calls.ts';
import { catchment } from './catchment/measure-catchment.ts';
import { climate } from './climate/measure-climate.ts';
import { commands } from './commands/measure-commands.ts';
import { consistency } from './consistency/measure-consistency.ts';
import { corruption } from './corruption/measure-corruption.ts';
import { dataOrders } from './data-orders/measure-data-orders.ts';
import { decisions } from './decisions/measure-decisions.ts';
import { decode } from './decode/measure-decode.ts';
import { engine } from './engine/measure-engine.ts';
import { expertBulletins } from './expert-bulletins/measure-expert-bulletins.ts';
import { faults } from './faults/measure-faults.ts';
import { calibration } from './hydrology/measure-calibration.ts';
import { hydrology } from './hydrology/measure-hydrology.ts';
import { keys } from './keys/measure-keys.ts';
import { chances } from './learning/measure-chances.ts';
import { learning } from './learning/measure-learning.ts';
import { limits } from './limits/measure-limits.ts';
import { map } from './map/measure-map.ts';
import { type Figure, keepsBudget, type Measurement } from './measure/figure.ts';
import { members } from './members/measure-members.ts';
import { news } from './news/measure-news.ts';
import { nowcast } from './nowcast/measure-nowcast.ts';
import { observations } from './observations/measure-observations.ts';
import { phoneLists } from './phone-lists/measure-phone-lists.ts';
import { places } from './places/measure-places.ts';
import { publicDay } from './public-day/measure-public-day.ts';
import { soak } from './radar/measure-soak.ts';
import { rainReports } from './rain-reports/measure-rain-reports.ts';
import { latency } from './server/measure-latency.ts';
import { memory } from './server/measure-memory.ts';
import { proxy } from './server/measure-proxy.ts';
import { server } from './server/measure-server.ts';
import { storm } from './server/measure-storm.ts';
import { sources } from './sources/measure-sources.ts';
import { start } from './start/measure-start.ts';
import { wardBulletins } from './ward-bulletins/measure-ward-bulletins.ts';

const ALWAYS: readonly Measurement[] = [
  catchment,
  commands,
  decode,
  engine,
  archiving,
  news,
  nowcast,
  places,
  server,
  sources,
  start,
];
const ON_REQUEST: readonly Measurement[] = [
  accounts,
  alertQuality,
  alertRuns,
  alerts,
  areas,
  calibration,
  calls,
  chances,
  climate,
  consistency,
  corruption,
  dataOrders,
  decisions,
  expertBulletins,
  faults,
  hydrology,
  keys,
  latency,
  learning,
  limits,
  map,
  members,
  memory,
  observations,
  phoneLists,
  publicDay,
  rainReports,
  soak,
  proxy,
  storm,
  wardBulletins,
];

function printFigure(figure: Figure): void {
  const { name, value, unit, budget, note } = figure;
  const shown = value === null ? '–' : `${Number(value.toPrecision(4))} ${unit}`;
  const limit =
    budget === undefined ? '' : 'most' in budget ? ` (at most ${budget.most})` : ` (at least ${budget.least})`;
  const verdict = keepsBudget(figure) === false ? '  OVER BUDGET' : '';
  console.log(`${name.padEnd(32)} ${shown}${limit}${verdict}${note === undefined ? '' : `  ${note}`}`);
}

const HELP = `npm run bench [-- <group>…] [-- --json]

Every figure with its yardstick and its budget, medians of several rounds in one run; ends with 1 where one is over budget.
  always       ${ALWAYS.map(({ name }) => name).join(', ')}
  when named   ${ON_REQUEST.map(({ name }) => name).join(', ')}
  --json       the figures as JSON on standard output`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const chosen =
  positionals.length === 0 ? ALWAYS : [...ALWAYS, ...ON_REQUEST].filter(({ name }) => positionals.includes(name));
if (chosen.length < positionals.length || (positionals.length > 0 && chosen.length === 0)) {
  console.error(`bench: groups are ${[...ALWAYS, ...ON_REQUEST].map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const figures: Figure[] = [];
for (const measurement of chosen) {
  console.error(`bench: ${measurement.name} …`);
  figures.push(...(await measurement.measure((line) => console.error(`bench: ${line}`))));
}
if (values.json)
  console.log(JSON.stringify(Object.fromEntries(figures.map((figure) => [figure.name, figure])), null, 2));
else for (const figure of figures) printFigure(figure);
process.exitCode = figures.some((figure) => keepsBudget(figure) === false) ? 1 : 0;
