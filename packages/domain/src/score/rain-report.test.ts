import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatCircleKm } from '#geo/great-circle.ts';
import { getStationCellCentre, listCellsAround } from '#geo/station-cell.ts';
import {
  type CountedReport,
  findReportAgreement,
  summarizeNearReports,
  toReportNetwork,
  toReportQuarter,
  toReportSlot,
} from './rain-report.ts';

const at = (clock: string) => Date.parse(`2026-11-21T${clock}+07:00`) / 1000;

function report(visitor: string, network: string, isRaining: boolean, clock = '14:15:00'): CountedReport {
  return { cell: 1, quarterAt: at(clock), visitor, network, isRaining };
}

it('a report belongs to a half hour and a quarter of the clock', () => {
  expect([toReportSlot(at('14:29:59')), toReportQuarter(at('14:29:59'))]).toEqual([at('14:00:00'), at('14:15:00')]);
  expect([toReportSlot(at('14:30:00')), toReportQuarter(at('14:30:00'))]).toEqual([at('14:30:00'), at('14:30:00')]);
  expect(toReportSlot(at('00:00:00'))).toBe(at('00:00:00'));
});

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['2001:db8:0:2::/64', '2001:db8:0::/48'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (caller, network) => {
  expect(toReportNetwork(caller)).toBe(network);
});

describe('the cells around a place', () => {
  it('are those whose centres lie within one row and column', () => {
    const code = fc.integer({ min: 0, max: 149_999 });
    fc.assert(
      fc.property(code, code, (one, other) => {
        const [a, b] = [getStationCellCentre(one), getStationCellCentre(other)];
        const isNear = Math.abs(a.lat - b.lat) < 0.045 && Math.abs(a.lng - b.lng) < 0.045;
        expect(listCellsAround(one).includes(other)).toBe(isNear);
      }),
    );
  });

  it('are nine within five kilometres, fewer at the edge, and never of another row', () => {
    const code = 124_944;
    expect(listCellsAround(code)).toHaveLength(9);
    const distances = listCellsAround(code).map((near) =>
      greatCircleKm(getStationCellCentre(code), getStationCellCentre(near)),
    );
    expect(Math.max(...distances)).toBeLessThan(5);
    expect(listCellsAround(0)).toEqual([0, 1, 300, 301]);
    expect(listCellsAround(299)).toEqual([298, 299, 598, 599]);
    expect(listCellsAround(149_999)).toHaveLength(4);
  });
});

describe('what readers around say', () => {
  it('is nothing below three, however many one network sends', () => {
    expect(summarizeNearReports([report('a', 'n', true), report('b', 'm', true)])).toBeNull();
    const burst = Array.from({ length: 50 }, (_, index) => report(`v${index}`, 'n', true));
    expect(summarizeNearReports(burst)).toBeNull();
    expect(summarizeNearReports([...burst, report('x', 'm', false)])).toEqual({ raining: 2, all: 3 });
  });

  it('counts the last report of a visitor, in any cell around', () => {
    const moved = [report('a', 'n', false, '14:00:00'), { ...report('a', 'n', true), cell: 2 }];
    expect(summarizeNearReports([...moved, report('b', 'm', false), report('c', 'o', false)])).toEqual({
      raining: 1,
      all: 3,
    });
  });

  it('is what visitors and networks come to one by one', () => {
    const one = fc.record({
      cell: fc.constant(1),
      quarterAt: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 1 }).map(([q = 0]) => q),
      visitor: fc.integer({ min: 0, max: 9 }).map(String),
      isRaining: fc.boolean(),
    });
    // A visitor has one network, and by the store's half-hour slots one report per moment.
    const list = fc
      .uniqueArray(one, { selector: ({ visitor, quarterAt }) => `${visitor} ${quarterAt}`, maxLength: 30 })
      .map((reports) => reports.map((each) => ({ ...each, network: String(Number(each.visitor) % 4) })));
    fc.assert(
      fc.property(list, (reports) => {
        const last = new Map<string, CountedReport>();
        for (const each of reports) {
          const known = last.get(each.visitor);
          if (known === undefined || known.quarterAt < each.quarterAt) last.set(each.visitor, each);
        }
        const all = ['0', '1', '2', '3']
          .map((network) => Math.min(2, [...last.values()].filter((each) => each.network === network).length))
          .reduce((sum, count) => sum + count, 0);
        const found = summarizeNearReports(reports);
        expect(found?.all ?? null).toBe(all < 3 ? null : all);
        const raining = [...last.values()].filter(({ isRaining }) => isRaining).length;
        if (found !== null) expect(found.raining).toBeLessThanOrEqual(raining);
      }),
    );
  });
});

it('readers and portal agree by the share of equal answers, from twenty on', () => {
  const counts = { saidRainReportedRain: 3, saidRainReportedDry: 1, saidDryReportedRain: 4, saidDryReportedDry: 11 };
  expect(findReportAgreement(counts)).toBeNull();
  expect(findReportAgreement({ ...counts, saidDryReportedDry: 12 })).toBe(0.75);
});
