import { describe, expect, it } from 'vitest';
import { divideIntoNeighbourhoods } from '../neighbourhoods.ts';
import {
  type AreaShares,
  type EnsembleSource,
  listAreaRates,
  MEMBERS,
  prepareEnsemble,
  type RainEnsemble,
  toAreaShares,
} from './rain-ensemble.ts';

const size = { columns: 128, rows: 128 };
const CELL_KM = 4;
const LEADS = 18;
const places = divideIntoNeighbourhoods(size, CELL_KM);
/** Usual rain of this cell width. */
const TYPICAL_MINUTES = 760;

/** Showers on a lattice in the west, a cell to the east per lead; the far east is dry. */
const draw = (lead: number) =>
  Float32Array.from({ length: size.columns * size.rows }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size.columns), (cell % size.columns) - lead];
    if (column < 0 || column >= 64) return 0;
    return 6 * Math.exp(-(((column % 16) - 8) ** 2 + ((row % 16) - 8) ** 2) / 18);
  });
const RAIN = Array.from({ length: LEADS }, (_, index) => draw(index + 1));

/** A motion of one cell east in ten minutes. */
const motion = {
  spacing: 8,
  nodes: { columns: 17, rows: 17 },
  u: new Float32Array(289).fill(1),
  v: new Float32Array(289),
};

function makeEnsemble(parts: Partial<EnsembleSource> & { readonly memory?: number } = {}): RainEnsemble {
  const memoryMinutes = new Float32Array(places.columns * places.rows).fill(parts.memory ?? TYPICAL_MINUTES);
  const leads = RAIN.map((rainMmh, index) => ({ minutes: 10 * (index + 1), rainMmh }));
  const ground = { size, cellKm: CELL_KM, motion, motionMinutes: 10, places, memoryMinutes, frameAt: 1_790_000_000 };
  const preparation = prepareEnsemble({ ...ground, leads, ...parts });
  let next = preparation.next();
  while (next.done !== true) next = preparation.next();
  return next.value;
}

function makeArea(west: number, north: number, side: number): AreaShares {
  const cells = Array.from(
    { length: side * side },
    (_, index) => (north + Math.floor(index / side)) * size.columns + west + (index % side),
  );
  return toAreaShares(
    cells,
    cells.map(() => 1),
    { columns: size.columns, halvings: 0 },
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const findDeviation = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const readLead = (members: readonly Float64Array[], lead: number) => members.map((rates) => rates[lead - 1] as number);
const findOwn = ({ cells, shares }: AreaShares, lead: number) =>
  cells.reduce((sum, cell, index) => sum + (RAIN[lead - 1]?.[cell] as number) * (shares[index] as number), 0);

describe('an ensemble of a nowcast', () => {
  const ensemble = makeEnsemble();
  const wide = makeArea(24, 16, 32);
  const small = makeArea(36, 40, 4);

  it('has the same members for the same frame, and others for another', () => {
    const members = listAreaRates(ensemble, wide);
    expect(members).toHaveLength(MEMBERS);
    expect(listAreaRates(makeEnsemble(), wide)).toEqual(members);
    expect(listAreaRates(makeEnsemble({ frameAt: 1_790_000_600 }), wide)).not.toEqual(members);
    expect(new Set(readLead(members, 6)).size).toBe(MEMBERS);
  });

  it('has the forecast for its mean over a wide area', () => {
    for (const lead of [1, 6, 12, 18]) {
      const members = readLead(listAreaRates(ensemble, wide), lead);
      expect(mean(members) / findOwn(wide, lead)).toBeGreaterThan(0.85);
      expect(mean(members) / findOwn(wide, lead)).toBeLessThan(1.15);
    }
  });

  it('spreads with the lead, and more where the hindcast has failed', () => {
    const spread = (own: RainEnsemble, lead: number) => findDeviation(readLead(listAreaRates(own, wide), lead));
    expect(spread(ensemble, 6)).toBeGreaterThan(1.2 * spread(ensemble, 1));
    expect(spread(ensemble, 18)).toBeGreaterThan(1.2 * spread(ensemble, 6));
    const failed = makeEnsemble({ memory: TYPICAL_MINUTES / 10 });
    expect(spread(failed, 3)).toBeGreaterThan(1.3 * spread(ensemble, 3));
    // Without a hindcast rain is usual.
    expect(spread(makeEnsemble({ memory: Number.NaN }), 3)).toBeCloseTo(spread(ensemble, 3), 3);
  });

  it('lets neighbours rain together: a sum spreads far more than independent cells would', () => {
    const members = listAreaRates(ensemble, small);
    const cells = [...small.cells].map((cell) =>
      listAreaRates(ensemble, { cells: Int32Array.of(cell), shares: Float64Array.of(1) }),
    );
    const variances = cells.map((cell) => findDeviation(readLead(cell, 6)) ** 2);
    const independent = Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0)) / cells.length;
    expect(findDeviation(readLead(members, 6))).toBeGreaterThan(2 * independent);
  });

  it('has members that add up: those of two halves are those of the whole', () => {
    const halves = [makeArea(24, 16, 16), makeArea(40, 16, 16)].map((area) => listAreaRates(ensemble, area));
    const cells = [...makeArea(24, 16, 16).cells, ...makeArea(40, 16, 16).cells];
    const whole = listAreaRates(
      ensemble,
      toAreaShares(
        cells,
        cells.map(() => 1),
        { columns: size.columns, halvings: 0 },
      ),
    );
    for (const [member, rates] of whole.entries())
      expect(rates[8]).toBeCloseTo(
        0.5 * ((halves[0]?.[member]?.[8] as number) + (halves[1]?.[member]?.[8] as number)),
        6,
      );
  });

  it('stays dry beyond the reach of all rain, and where nothing is known', () => {
    expect(Math.max(...readLead(listAreaRates(ensemble, makeArea(118, 50, 6)), 6))).toBeLessThan(0.02);
    const unknown = RAIN.map((_, index) => ({
      minutes: 10 * (index + 1),
      rainMmh: new Float32Array(size.columns * size.rows).fill(Number.NaN),
    }));
    expect(Math.max(...readLead(listAreaRates(makeEnsemble({ leads: unknown }), wide), 6))).toBe(0);
  });

  it('merges cells of a fine nowcast, with their areas for weights', () => {
    const { cells, shares } = toAreaShares([0, 1, 2, 128, 129, 130], [1, 1, 2, 1, 1, 2], { columns: 128, halvings: 1 });
    expect([...cells]).toEqual([0, 1]);
    expect([...shares]).toEqual([0.5, 0.5]);
  });
});
