import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import { readDailyFile } from '@portal/forecast/archive/read-daily-file';

const DAY = 86_400;
const startOf = (date: string) => Date.parse(`${date}T00:00:00+07:00`) / 1000;
const dateOf = (at: number) => new Date((at + 7 * 3600) * 1000).toISOString().slice(0, 10);

export interface RawPair {
  readonly source: string;
  readonly station: string;
  readonly date: string;
  readonly lead: number;
  readonly runAt: number;
  readonly forecast: number;
  readonly observed: number;
  readonly before: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** Every pair of a variable, by plain loops over files, stations and days, without any grouping while reading. */
export function listRawPairs(
  dataDir: string,
  { stations, days }: { readonly stations: readonly Station[]; readonly days: readonly ObservedDay[] },
  variable: 'temperatureMaxC' | 'temperatureMinC' | 'rainMm' | 'rainProbabilityPercent' | 'windMaxMs' | 'gustMaxMs',
  span: { readonly from: string; readonly to: string },
): RawPair[] {
  const measuredAs = variable === 'rainProbabilityPercent' ? 'rainMm' : variable;
  const measure = (station: string, date: string) => {
    for (const day of days) if (day.stationId === station && day.date === date) return day[measuredAs];
    return null;
  };
  const pairs: RawPair[] = [];
  const folder = join(dataDir, 'kept', 'daily');
  for (const source of readdirSync(folder)) {
    if (source === 'demo') continue;
    for (const month of readdirSync(join(folder, source))) {
      for (const file of readdirSync(join(folder, source, month))) {
        for (const station of stations) {
          for (let at = startOf(span.from); at <= startOf(span.to); at += DAY) {
            const date = dateOf(at);
            const point = { lat: station.lat, lng: station.lng };
            const said = readDailyFile(join(folder, source, month, file), {
              point,
              placeHeightM: station.heightM,
              at,
            });
            if (said === null || said.hours < 24 || said.leadDays < 0 || said.leadDays > 15) continue;
            const day = variable === 'rainProbabilityPercent' ? said.values.rainDayProbabilityPercent : undefined;
            const forecast = day ?? said.values[variable];
            const observed = measure(station.id, date);
            if (forecast === undefined || forecast === null || observed === null) continue;
            const before = measure(station.id, dateOf(at - (said.leadDays + 1) * DAY));
            const { rainLowMm: low = null, rainHighMm: high = null } = said.values;
            const { leadDays: lead, runAt } = said;
            pairs.push({ source, station: station.id, date, lead, runAt, forecast, observed, before, low, high });
          }
        }
      }
    }
  }
  return pairs;
}

/** What a page would have shown: for each station, day and lead the first ranked source, from its newest run. */
export function listShown(pairs: readonly RawPair[], ranked: readonly string[]): RawPair[] {
  const shown = new Map<string, RawPair>();
  for (const pair of pairs) {
    const key = `${pair.station}/${pair.date}/${pair.lead}`;
    const held = shown.get(key);
    const isBetter =
      held === undefined ||
      ranked.indexOf(pair.source) < ranked.indexOf(held.source) ||
      (pair.source === held.source && pair.runAt > held.runAt);
    if (isBetter) shown.set(key, pair);
  }
  return [...shown.values()];
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Scores of amounts, each from the definition. */
export function scoreRaw(pairs: readonly RawPair[]) {
  const errors = pairs.map(({ forecast, observed }) => forecast - observed);
  const known = pairs.filter(({ before }) => before !== null);
  const square = mean(errors.map((error) => error ** 2));
  const ownMae = mean(known.map(({ forecast, observed }) => Math.abs(forecast - observed)));
  const repeatMae = mean(known.map(({ before, observed }) => Math.abs((before ?? 0) - observed)));
  const ranged = pairs.filter(({ low, high }) => low !== null && high !== null);
  const inside = ranged.filter(({ low, high, observed }) => (low ?? 0) <= observed && observed <= (high ?? 0));
  const share =
    pairs.length === 0 ? null : pairs.filter((_, at) => Math.abs(errors[at] ?? 9) < 2.000001).length / pairs.length;
  return {
    pairs: pairs.length,
    bias: mean(errors),
    absoluteError: mean(errors.map(Math.abs)),
    squareError: square === null ? null : Math.sqrt(square),
    withinTwo: share === null ? null : 100 * share,
    persistenceError: repeatMae,
    persistenceSkill: ownMae === null || !repeatMae ? null : 1 - ownMae / repeatMae,
    rangeCoverage: ranged.length === 0 ? null : (100 * inside.length) / ranged.length,
  };
}

/** Counts and scores of rain at a threshold, from the definition. */
export function scoreRawRain(pairs: readonly RawPair[], least: number) {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (const { forecast, observed } of pairs) {
    if (observed >= least) forecast >= least ? a++ : c++;
    else forecast >= least ? b++ : d++;
  }
  const n = a + b + c + d;
  const byChance = n === 0 ? 0 : ((a + c) * (a + b) + (b + d) * (c + d)) / n;
  return {
    hits: a,
    falseAlarms: b,
    missedEvents: c,
    correctNegatives: d,
    detection: a + c === 0 ? null : a / (a + c),
    falseAlarmRatio: a + b === 0 ? null : b / (a + b),
    successIndex: a + b + c === 0 ? null : a / (a + b + c),
    frequencyBias: a + c === 0 ? null : (a + b) / (a + c),
    heidkeSkill: n === byChance ? null : (a + d - byChance) / (n - byChance),
  };
}

/** Brier score and its parts over the mean chances of tenths, from the definition. */
export function scoreRawChances(pairs: readonly RawPair[]) {
  const cases = pairs.map(({ forecast, observed }) => ({ p: forecast / 100, o: observed >= 0.3 ? 1 : 0 }));
  const rate = mean(cases.map(({ o }) => o)) ?? 0;
  let [reliability, resolution] = [0, 0];
  for (let tenth = 0; tenth < 10; tenth++) {
    const own = cases.filter(({ p }) => (tenth === 9 ? p >= 0.9 : p >= tenth / 10 && p < (tenth + 1) / 10));
    const said = mean(own.map(({ p }) => p)) ?? 0;
    const came = mean(own.map(({ o }) => o)) ?? rate;
    reliability += (own.length / cases.length) * (said - came) ** 2 * (own.length === 0 ? 0 : 1);
    resolution += (own.length / cases.length) * (came - rate) ** 2;
  }
  return {
    pairs: cases.length,
    brier: mean(cases.map(({ p, o }) => (p - o) ** 2)),
    brierReliability: reliability,
    brierResolution: resolution,
    brierUncertainty: rate * (1 - rate),
  };
}
