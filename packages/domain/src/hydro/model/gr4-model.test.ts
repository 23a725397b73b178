import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeUnitHydrographs,
  type Forcing,
  type Gr4Params,
  type HydroStep,
  makeGr4State,
  runGr4,
} from './gr4-model.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../../shared/data/hydro/', import.meta.url));
const readLines = (name: string): string[] =>
  readFileSync(SAMPLES + name, 'utf8')
    .trim()
    .split('\n');
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
const run = (step: HydroStep, params: Gr4Params, forcing: Forcing) => {
  const flowMm = new Float64Array(forcing.rainMm.length);
  const evaporationMm = new Float64Array(forcing.rainMm.length);
  const start = makeGr4State(step, params);
  const end = runGr4(step, params, start, forcing, flowMm, { evaporationMm });
  return { flowMm, evaporationMm, start, end };
};

const steps = fc.constantFrom<HydroStep>('day', 'hour');
const params = fc.record({
  x1Mm: fc.double({ min: 10, max: 2000, noNaN: true }),
  x2Mm: fc.double({ min: -8, max: 4, noNaN: true }),
  x3Mm: fc.double({ min: 5, max: 800, noNaN: true }),
  x4Steps: fc.double({ min: 0.3, max: 12, noNaN: true }),
});
const weather = fc
  .array(fc.tuple(fc.double({ min: 0, max: 250, noNaN: true }), fc.double({ min: 0, max: 9, noNaN: true })), {
    minLength: 20,
    maxLength: 200,
  })
  .map(
    (days): Forcing => ({
      rainMm: Float64Array.from(days, ([rain]) => rain),
      peMm: Float64Array.from(days, ([, pe]) => pe),
    }),
  );

describe('the unit hydrographs', () => {
  it('sum to 1', () => {
    fc.assert(
      fc.property(steps, fc.double({ min: 0.1, max: 50, noNaN: true }), (step, x4) => {
        const { uh1, uh2 } = computeUnitHydrographs(step, x4);
        expect(sum(uh1)).toBeCloseTo(1, 12);
        expect(sum(uh2)).toBeCloseTo(1, 12);
        expect(Math.min(...uh1, ...uh2)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are those of domain.md §5.3 for a time base of two days', () => {
    const { uh1, uh2 } = computeUnitHydrographs('day', 2);
    const half = 0.5 ** 2.5;
    expect([...uh1]).toEqual([half, 1 - half]);
    expect(uh2[0]).toBeCloseTo(half / 2, 12);
    expect(uh2).toHaveLength(4);
    expect(uh2[3]).toBeCloseTo(half / 2, 12);
  });

  it('are flatter at their start in the hour', () => {
    expect(computeUnitHydrographs('hour', 2).uh1[0]).toBeCloseTo(0.5 ** 1.25, 12);
  });
});

describe('GR4', () => {
  it('has no negative water', () => {
    fc.assert(
      fc.property(steps, params, weather, (step, set, forcing) => {
        const { flowMm, end } = run(step, set, forcing);
        expect(Math.min(...flowMm, end.productionMm, end.routingMm, ...end.uh1Mm, ...end.uh2Mm)).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });

  it('loses no water without exchange', () => {
    fc.assert(
      fc.property(steps, params, weather, (step, set, forcing) => {
        const { flowMm, evaporationMm, start, end } = run(step, { ...set, x2Mm: 0 }, forcing);
        const held = (state: typeof end) => state.productionMm + state.routingMm + sum(state.uh1Mm) + sum(state.uh2Mm);
        const rain = sum(forcing.rainMm);
        expect(held(end) - held(start) + sum(flowMm) + sum(evaporationMm)).toBeCloseTo(rain, 6);
      }),
    );
  });

  it('recedes after rain, without exchange, rain and evapotranspiration', () => {
    fc.assert(
      fc.property(steps, params, (step, set) => {
        const [wet, all] = [400, 520];
        const forcing = { rainMm: new Float64Array(all).fill(30, 0, wet), peMm: new Float64Array(all) };
        const { flowMm } = run(step, { ...set, x2Mm: 0 }, forcing);
        for (let at = wet + Math.ceil(2 * set.x4Steps) + 1; at < all; at++)
          expect(flowMm[at]).toBeLessThanOrEqual((flowMm[at - 1] as number) + 1e-12);
      }),
    );
  });

  it('goes on from a stored state as if it had not stopped', () => {
    fc.assert(
      fc.property(steps, params, weather, (step, set, forcing) => {
        const { flowMm, start, end } = run(step, set, forcing);
        const again = new Float64Array(flowMm.length);
        const middle = runGr4(step, set, start, forcing, again, { to: 10 });
        const last = runGr4(step, set, JSON.parse(JSON.stringify(middle)), forcing, again, { from: 10 });
        expect(again).toEqual(flowMm);
        expect(last).toEqual(end);
      }),
    );
  });

  it('percolates less in an hour than in a day', () => {
    const set = { x1Mm: 100, x2Mm: 0, x3Mm: 50, x4Steps: 1 };
    const nothing = { rainMm: new Float64Array(1), peMm: new Float64Array(1) };
    const fullStore = (step: HydroStep) => {
      const start = makeGr4State(step, set, { production: 1, routing: 0 });
      return 100 - runGr4(step, set, start, nothing, new Float64Array(1)).productionMm;
    };
    expect(fullStore('day')).toBeCloseTo(100 * (1 - (1 + (4 / 9) ** 4) ** -0.25), 10);
    expect(fullStore('hour')).toBeCloseTo(100 * (1 - (1 + (4 / 21) ** 4) ** -0.25), 10);
  });
});

describe.skipIf(!existsSync(SAMPLES))('GR4J (of ../shared/data/hydro; skipped where it is not there)', () => {
  it('is the reference spreadsheet of INRAE to 0.001 mm over 730 days', () => {
    const rows = readLines('USGS_02430680_daily.csv').slice(2, 732);
    const cells = rows.map((row) => row.split(','));
    const forcing = {
      rainMm: Float64Array.from(cells, (row) => Number(row[1])),
      peMm: Float64Array.from(cells, (row) => Number(row[2])),
    };
    const set = { x1Mm: 303.627616, x2Mm: 0.32238919, x3Mm: 6.49759466, x4Steps: 0.294803885 };
    const flowMm = new Float64Array(730);
    runGr4('day', set, makeGr4State('day', set, { production: 0.6, routing: 0.7 }), forcing, flowMm);
    const expected = readLines('gr4j-simulated-mm.csv').map(Number).filter(Number.isFinite);
    expect(expected).toHaveLength(730);
    const furthest = Math.max(...expected.map((flow, day) => Math.abs(flow - (flowMm[day] as number))));
    expect(furthest).toBeLessThan(1e-3);
  });
});
