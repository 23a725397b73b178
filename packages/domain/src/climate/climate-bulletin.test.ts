import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_SECONDS, formatDate } from '#time/vietnam-time.ts';
import { type ClimateOrder, type ModelDay, makeClimateBulletin, type RegionClimate } from './climate-bulletin.ts';
import { layoutClimateChart } from './climate-chart.ts';
import { makeClimateMaps } from './climate-map.ts';
import { CLIMATE_KINDS, type ClimateKind, listClimateMonths, makeClimatePeriod } from './climate-period.ts';
import { CLIMATE_AREAS, CLIMATE_KIND_IDS, readClimateQuery, writeClimateQuery } from './climate-query.ts';
import { CLIMATE_REGION_IDS } from './climate-region.ts';

const TODAY = Date.parse('2026-11-21T00:00:00+07:00') / 1000;
const NOW = TODAY + 14 * 3600;
const FRAME = { width: 700, left: 40, top: 30, temperatureHeight: 100, gap: 20, rainHeight: 80, bottom: 30 };

const dayOf = (at: number): number => Math.round((at - TODAY) / DAY_SECONDS);
/** Normals that differ by region and day, so that a wrong day or weight is noticed. */
const normalOf = (region: number) => (at: number) => ({
  temperatureC: 20 + region + 5 * Math.sin(dayOf(at) / 58),
  rainMm: 4 + region + 3 * Math.cos(dayOf(at) / 58),
});

interface Known {
  readonly past: number;
  readonly ahead: number;
  readonly apartC: number;
  readonly times: number;
}

function makeClimates({ past, ahead, apartC, times }: Known): RegionClimate[] {
  return CLIMATE_REGION_IDS.map((region, index) => {
    const days = new Map<number, ModelDay>();
    for (let day = -past; day < ahead; day++) {
      const at = TODAY + day * DAY_SECONDS;
      const { temperatureC, rainMm } = normalOf(index)(at);
      const basis = day < 0 ? 'analysis' : 'forecast';
      days.set(at, { temperatureC: temperatureC + apartC, rainMm: rainMm * times, basis });
    }
    return { region, areaKm2: 100 * (index + 1), normalOf: normalOf(index), days };
  });
}

const make = (order: Partial<ClimateOrder>, known: Partial<Known> = {}) =>
  makeClimateBulletin(
    { kind: '30-days', area: 'country', month: Date.parse('2026-12-01T00:00:00+07:00') / 1000, ...order },
    makeClimates({ past: 30, ahead: 15, apartC: 1, times: 1.5, ...known }),
    { now: NOW, isDemo: false },
  );

describe('periods', () => {
  it('are divided into parts without gap or overlap, whatever the kind, month and day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CLIMATE_KIND_IDS),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1_700_000_000, max: 2_000_000_000 }),
        (kind, ahead, now) => {
          const month = listClimateMonths(now)[ahead] ?? 0;
          const { from, to, parts } = makeClimatePeriod(kind, month, now);
          expect(parts[0]?.from).toBe(from);
          expect(parts.at(-1)?.to).toBe(to);
          parts.forEach((part, at) => {
            expect(part.to).toBeGreaterThan(part.from);
            expect((part.to - part.from) % DAY_SECONDS).toBe(0);
            expect(part.from).toBe(at === 0 ? from : parts[at - 1]?.to);
          });
          if (CLIMATE_KINDS[kind].unit === 'month') expect(formatDate(from).slice(8)).toBe('01');
          else expect((to - from) / DAY_SECONDS).toBe(CLIMATE_KINDS[kind].count);
        },
      ),
    );
  });

  it('of months run over the end of a year and through a short February', () => {
    const days = (kind: ClimateKind, month: string) =>
      makeClimatePeriod(kind, Date.parse(`${month}-01T00:00:00+07:00`) / 1000, NOW).parts.map(
        ({ from, to }) => (to - from) / DAY_SECONDS,
      );
    expect(days('3-months', '2026-12')).toEqual([31, 31, 28]);
    expect(days('1-month', '2027-02')).toEqual([10, 10, 8]);
    expect(days('12-months', '2027-03').reduce((sum, one) => sum + one)).toBe(366);
  });
});

describe('queries', () => {
  it('name the same bulletin again, and the usual one where they are wrong', () => {
    for (const kind of CLIMATE_KIND_IDS) {
      for (const area of CLIMATE_AREAS) {
        for (const month of listClimateMonths(NOW)) {
          const order = { kind, area, month };
          const query = Object.fromEntries(new URLSearchParams(writeClimateQuery(order)));
          const read = readClimateQuery(query, NOW);
          expect(CLIMATE_KINDS[kind].unit === 'month' ? read : { ...read, month }).toEqual(order);
        }
      }
    }
    const usual = readClimateQuery({}, NOW);
    expect(usual).toMatchObject({ kind: '30-days', area: 'country' });
    expect(formatDate(usual.month)).toBe('2026-12-01');
    expect(readClimateQuery({ kind: 'toString', month: '2031-01', region: 'Hanoi' }, NOW)).toEqual(usual);
  });
});

describe('a bulletin', () => {
  it('adds up days by the land of their regions, as it is reckoned day by day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CLIMATE_KIND_IDS),
        fc.constantFrom(...CLIMATE_AREAS),
        fc.integer({ min: 0, max: 20 }),
        fc.double({ min: -4, max: 4, noNaN: true }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (kind, area, ahead, apartC, times) => {
          const { parts } = make({ kind, area }, { ahead, apartC, times });
          const regions = CLIMATE_REGION_IDS.map((region, index) => ({ region, index })).filter(
            ({ region }) => area === 'country' || region === area,
          );
          const land = regions.reduce((sum, { index }) => sum + index + 1, 0);
          for (const part of parts) {
            let [days, warmth, rain, forecastDays] = [0, 0, 0, 0];
            for (let at = part.from; at < part.to; at += DAY_SECONDS) {
              const isForecast = at >= TODAY && dayOf(at) < ahead;
              days += 1;
              forecastDays += isForecast ? 1 : 0;
              for (const { index } of regions) {
                const share = (index + 1) / land;
                const { temperatureC, rainMm } = normalOf(index)(at);
                warmth += share * (temperatureC + (isForecast ? apartC : 0));
                rain += share * rainMm * (isForecast ? times : 1);
              }
            }
            expect(part).toMatchObject({ days, forecastDays });
            expect(part.value.temperatureC).toBeCloseTo(warmth / days, 9);
            expect(part.value.rainMm).toBeCloseTo(rain, 8);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('calls only what a model has a departure, and says how much of it there is', () => {
    const bulletin = make({ kind: '45-days' });
    expect(bulletin.parts.map(({ forecastDays }) => forecastDays)).toEqual([15, 0, 0]);
    expect(bulletin.forecast).toMatchObject({ days: 15, temperatureClass: 'above', rainClass: 'above' });
    expect(bulletin.beyond).toMatchObject({ days: 30, forecastDays: 0 });
    expect(bulletin.beyond?.value).toEqual(bulletin.beyond?.normal);
    expect(bulletin.past).toMatchObject({ days: 30, analysisDays: 30, temperatureClass: 'above' });
    expect(bulletin.pastParts.map(({ days }) => days)).toEqual([15, 15]);
  });

  it('forecasts nothing of a period that lies beyond the forecast', () => {
    const month = Date.parse('2027-03-01T00:00:00+07:00') / 1000;
    const bulletin = make({ kind: '3-months', month });
    expect(bulletin.forecast).toBeNull();
    expect(bulletin.regions.every(({ forecast }) => forecast === null)).toBe(true);
    expect(bulletin.whole.value).toEqual(bulletin.whole.normal);
    expect(makeClimateMaps(bulletin).map(({ shows }) => shows)).toEqual(['normal', 'normal']);
  });

  it('looks back only where two thirds of the days are known', () => {
    expect(make({}, { past: 19 }).past).toBeNull();
    expect(make({}, { past: 19 }).pastParts).toEqual([]);
    expect(make({}, { past: 20 }).past?.days).toBe(20);
  });

  it('calls small departures near, and compares no rain with next to none', () => {
    expect(make({}, { apartC: 0.49, times: 1.19 }).forecast).toMatchObject({
      temperatureClass: 'near',
      rainClass: 'near',
    });
    expect(make({}, { apartC: -0.51, times: 0.79 }).forecast).toMatchObject({
      temperatureClass: 'below',
      rainClass: 'below',
    });
    const dry = makeClimates({ past: 0, ahead: 15, apartC: 0, times: 1 }).map((climate) => ({
      ...climate,
      normalOf: () => ({ temperatureC: 20, rainMm: 0.1 }),
    }));
    const order = { kind: '30-days', area: 'country', month: 0 } as const;
    expect(makeClimateBulletin(order, dry, { now: NOW, isDemo: false }).forecast?.rainClass).toBeNull();
  });

  it('leaves a day to the normals where one region of the country lacks it', () => {
    const [first, ...others] = makeClimates({ past: 30, ahead: 15, apartC: 1, times: 1 });
    if (first === undefined) throw new Error('no region');
    const days = new Map([...first.days].filter(([at]) => at !== TODAY));
    const order = { kind: '30-days', area: 'country', month: 0 } as const;
    const bulletin = makeClimateBulletin(order, [{ ...first, days }, ...others], { now: NOW, isDemo: false });
    expect(bulletin.forecast?.days).toBe(14);
    expect(bulletin.regions[1]?.forecast?.days).toBe(15);
  });
});

describe('map and chart', () => {
  it('class departures by their bounds', () => {
    const classes = (apartC: number, times: number) =>
      makeClimateMaps(make({}, { apartC, times })).map(({ shows, classes: found }) => [shows, found.south]);
    expect(classes(1.6, 1.6)).toEqual([
      ['departure', 4],
      ['departure', 4],
    ]);
    expect(classes(-0.6, 0.6)).toEqual([
      ['departure', 1],
      ['departure', 1],
    ]);
  });

  it('show each day once in a month that has begun, and where today is', () => {
    const month = Date.parse('2026-11-01T00:00:00+07:00') / 1000;
    const bulletin = make({ kind: '1-month', month });
    expect(bulletin.pastParts.map(({ days }) => days)).toEqual([10]);
    expect(bulletin.parts.map(({ analysisDays, forecastDays }) => [analysisDays, forecastDays])).toEqual([
      [10, 0],
      [10, 0],
      [0, 10],
    ]);
    expect(bulletin.beyond).toBeNull();
    // The last of four columns begins with the 21st.
    expect(layoutClimateChart(bulletin, FRAME).todayX).toBeCloseTo(FRAME.left + (660 * 3) / 4, 6);
    expect(layoutClimateChart(make({ kind: '3-months', month }), FRAME).todayX).toBeCloseTo(40 + (220 * 20) / 30, 6);
    expect(layoutClimateChart(make({ kind: '3-months' }), FRAME).todayX).toBeCloseTo(40 + 660 / 4, 6);
    expect(layoutClimateChart(make({}, { past: 0 }), FRAME).todayX).toBeNull();
  });

  it('keep every mark inside the frame, and draw no bar of a model where there is none', () => {
    for (const kind of CLIMATE_KIND_IDS) {
      const bulletin = make({ kind });
      const chart = layoutClimateChart(bulletin, FRAME);
      expect(chart.columns).toHaveLength(bulletin.pastParts.length + bulletin.parts.length);
      for (const { x, y, width, height } of chart.bars) {
        expect(x).toBeGreaterThanOrEqual(FRAME.left);
        expect(x + width).toBeLessThanOrEqual(FRAME.width);
        expect(y).toBeGreaterThanOrEqual(chart.temperatureFoot + FRAME.gap);
        expect(y + height).toBeCloseTo(chart.rainFoot, 6);
      }
      for (const [, y] of chart.normalPoints) {
        expect(y).toBeGreaterThan(FRAME.top);
        expect(y).toBeLessThan(chart.temperatureFoot);
      }
      const modelled = [...bulletin.pastParts, ...bulletin.parts].filter(
        ({ analysisDays, forecastDays }) => analysisDays + forecastDays > 0,
      );
      expect(chart.bars.filter(({ role }) => role === 'rain')).toHaveLength(modelled.length);
      expect(chart.modelRuns.flat()).toHaveLength(modelled.length);
      expect(chart.temperatureTicks.length).toBeGreaterThan(1);
    }
  });
});
