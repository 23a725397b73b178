import type { HeatHour, HeatShift } from '@portal/contract/endpoints/heat';
import { assessHeatHour, type HeatGate } from '@portal/domain/heat/rest-minutes';
import { makeIssued, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import type { HeatReply } from './heat-view.ts';

/** Monday 3 August 2026, the day of the sample request. */
const TODAY = Date.parse('2026-08-03T00:00:00+07:00');
const toMoment = (hour: number): string =>
  `${new Date(TODAY + (hour + 7) * 3_600_000).toISOString().slice(0, 19)}+07:00`;

/** WBGT of an hour, and what stops work in it. */
export type Judge = (day: number, clock: number) => { readonly wbgt: number | null; readonly gate?: HeatGate };

/** 33 °C from 10 to 15, 29.5 °C around, 25 °C at night; two degrees less from the third day on. */
export const HOT: Judge = (day, clock) => {
  const wbgt = clock >= 10 && clock < 16 ? 33 : clock >= 7 && clock < 18 ? 29.5 : 25;
  return { wbgt: day < 2 ? wbgt : wbgt - 3 };
};

function makeHeatHours(judge: Judge): HeatHour[] {
  return Array.from({ length: 168 }, (_, index) => {
    const { wbgt, gate = null } = judge(Math.floor(index / 24), index % 24);
    const rest = assessHeatHour(wbgt, gate);
    return { at: toMoment(index), wbgt, basis: gate ?? (wbgt === null ? null : 'model'), rest };
  });
}

export const makeShift = (
  day: number,
  minutes: number,
  ...spans: readonly (readonly [number, number])[]
): HeatShift => ({
  spans: spans.map(([from, to]) => ({ from: toMoment(day * 24 + from), to: toMoment(day * 24 + to) })),
  presentMinutes: spans.reduce((sum, [from, to]) => sum + (to - from) * 60, 0),
  workMinutes: minutes,
});

/** Seven days from the day of the sample request; the shift is tomorrow's. */
export function makeHeatReply(
  judge: Judge = HOT,
  planned: HeatShift | null = makeShift(1, 300, [5, 9.5], [16, 18.5]),
): HeatReply {
  const hours = makeHeatHours(judge);
  return {
    place: SAMPLE_PLACE,
    issued: makeIssued({}),
    work: 'heavy',
    hours,
    days: Array.from({ length: 7 }, (_, day) => {
      const known = hours.slice(day * 24 + 5, day * 24 + 19).map(({ wbgt }) => wbgt ?? -99);
      const most = Math.max(...known);
      return {
        date: toMoment(day * 24).slice(0, 10),
        wbgtMax: most === -99 ? null : most,
        wbgtMaxAt: most === -99 ? null : toMoment(day * 24 + 5 + known.indexOf(most)),
        regular: day === 1 ? makeShift(1, 105, [7, 11], [13, 16]) : null,
        planned: day === 1 ? planned : null,
      };
    }),
  };
}
