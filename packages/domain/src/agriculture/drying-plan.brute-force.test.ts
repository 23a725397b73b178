import { expect, test } from 'vitest';
import type { WorkWarning } from '#safety/warning-gate.ts';
import { NO_CONDITIONS } from '#safety/work-gate.ts';
import { findSunTimes } from '#time/sun.ts';
import { DRYING } from './activity-limits.table.ts';
import { type DryingDay, planDryingDay } from './drying-plan.ts';
import type { FarmDaylight, FarmHour } from './farm-hour.ts';
import { toFarmWork } from './farm-work.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const START = Date.parse('2026-06-01T00:00:00+07:00') / 1000;
/** As many places as provinces, from Cà Mau to Tuyên Quang. */
const PROVINCES = Array.from({ length: 34 }, (_, index) => ({ lat: 8.8 + 0.43 * index, lng: 104.5 + 0.12 * index }));
const CLOCKS = [0, 7, 13, 16];

/** Numbers of 0 to 1 that are the same in every run. */
function createChance(seed: number) {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Dry and wet days with values around every limit, and some that nobody knows. */
function makeHours(seed: number): FarmHour[] {
  const random = createChance(seed);
  return Array.from({ length: 15 }, () => random()).flatMap((wetness, day) =>
    Array.from({ length: 24 }, (_, hour): FarmHour => {
      const isShower = random() < 0.25 * wetness * wetness;
      const maybe = <Value>(value: Value) => (random() < 0.004 ? null : value);
      return {
        at: START + day * DAY + hour * HOUR,
        temperatureC: 24 + 8 * random(),
        dewPointC: 22,
        windSpeedMs: 2,
        windGustMs: 4,
        humidityPercent: maybe(Math.round(hour < 8 ? 90 : 45 + 28 * wetness + 20 * random() ** 3)),
        cloudPercent: maybe(Math.round(20 + 35 * wetness + 20 * random() ** 2)),
        rainMm: maybe(isShower ? Math.round(30 * random()) / 10 : 0),
        rainProbabilityPercent: maybe(Math.round(isShower ? 70 : 42 * wetness * random() ** 0.5)),
        thunder: maybe(isShower && random() < 0.3 ? (random() < 0.5 ? 1 : 2) : 0),
      };
    }),
  );
}

function makeWarnings(seed: number): WorkWarning[] {
  if (seed % 5 !== 0) return [];
  const startsAt = START + 4 * DAY + (seed % 7) * 3 * HOUR;
  return [{ id: 'w', number: '1', kind: 'storm', level: 4, startsAt, expiresAt: startsAt + 30 * HOUR }];
}

type Naive = 'good' | 'consider' | 'avoid' | 'night' | null;

/** The rules of docs/science/agriculture.md, read once more for one hour: no window of sums, no shared code. */
function judgeNaively(
  hours: readonly FarmHour[],
  index: number,
  day: FarmDaylight,
  warnings: readonly WorkWarning[],
): Naive {
  const hour = hours[index];
  if (hour === undefined) return null;
  const isWarned = warnings.some(({ startsAt, expiresAt }) => startsAt < hour.at + HOUR && expiresAt > hour.at);
  if (isWarned || (hour.thunder ?? 0) >= 2) return 'avoid';
  if (warnings.some(({ expiresAt }) => expiresAt < hour.at + HOUR && expiresAt + DAY > hour.at)) return null;
  if (hour.at < day.sunriseAt || hour.at + HOUR > day.sunsetAt) return 'night';
  const next = hours[index + 1];
  const rain = [hour.rainMm, next === undefined ? null : next.rainMm];
  const fallen = Math.round(((rain[0] ?? 0) + (rain[1] ?? 0)) * 1e6) / 1e6;
  const chances = [hour.rainProbabilityPercent, next?.rainProbabilityPercent ?? null].filter((one) => one !== null);
  const chance = Math.max(-1, ...chances);
  const { humidityPercent: damp, cloudPercent: cloud } = hour;
  if (fallen >= 0.1 || chance > 40 || (damp !== null && damp > 80) || (cloud !== null && cloud >= 60)) return 'avoid';
  if (rain.includes(null) || damp === null || cloud === null) return null;
  return chance >= 20 || damp >= 70 || hour.thunder === 1 ? 'consider' : 'good';
}

interface NaivePlan {
  readonly verdict: DryingDay['verdict'];
  readonly from: number | null;
  readonly to: number | null;
  readonly gatherAt: number | null;
}

/** Hour after hour, the first spell of four good hours whose end is not over; else what the rest of the day allows. */
function planNaively(
  hours: readonly FarmHour[],
  day: FarmDaylight,
  warnings: readonly WorkWarning[],
  nowAt: number,
): NaivePlan {
  const first = (day.startAt - START) / HOUR;
  const verdicts = Array.from({ length: 24 }, (_, hour) => judgeNaively(hours, first + hour, day, warnings));
  for (let from = 0; from < 24; from++) {
    if (verdicts[from] !== 'good' || verdicts[from - 1] === 'good') continue;
    let to = from;
    while (verdicts[to] === 'good') to++;
    if (to - from < 4) continue;
    let end = to;
    const mayStay = (hour: FarmHour | undefined) =>
      hour !== undefined &&
      hour.rainMm !== null &&
      hour.rainMm < 0.1 &&
      (hour.rainProbabilityPercent ?? 0) < 20 &&
      (hour.thunder ?? 0) === 0 &&
      !warnings.some(({ startsAt, expiresAt }) => startsAt < hour.at + HOUR && expiresAt + DAY > hour.at);
    const isDusk = () => day.startAt + end * HOUR >= day.sunsetAt;
    while (!isDusk() && mayStay(hours[first + end])) end++;
    const endAt = isDusk() ? day.sunsetAt : day.startAt + end * HOUR;
    if (isDusk() ? nowAt >= endAt : nowAt >= endAt + HOUR) continue;
    const latest = isDusk() ? endAt : endAt - HOUR / 2;
    return {
      verdict: 'good',
      from: day.startAt + from * HOUR,
      to: day.startAt + to * HOUR,
      gatherAt: 1800 * Math.floor(latest / 1800),
    };
  }
  const passed = Math.max(0, Math.floor((nowAt - day.startAt) / HOUR));
  const fair = verdicts.map((verdict, hour) => hour >= passed && (verdict === 'good' || verdict === 'consider'));
  for (let from = 0; from < 24; from++) {
    let to = from;
    while (fair[to] === true) to++;
    if (to - from < 4) continue;
    return { verdict: 'consider', from: day.startAt + from * HOUR, to: day.startAt + to * HOUR, gatherAt: null };
  }
  const rest = verdicts.slice(passed);
  const unknown = rest.filter((verdict) => verdict === null).length;
  const known = rest.filter((verdict) => verdict !== null && verdict !== 'night').length;
  return { verdict: unknown > 0 && unknown >= known ? null : 'avoid', from: null, to: null, gatherAt: null };
}

test('34 places × 15 days × 4 clocks have the verdicts, hours and times to gather of a naive evaluation', () => {
  const seen = new Map<string, number>();
  for (const [seed, point] of PROVINCES.entries()) {
    const hours = makeHours(seed);
    const warnings = makeWarnings(seed);
    const days = Array.from({ length: 15 }, (_, day): FarmDaylight => {
      const startAt = START + day * DAY;
      const { sunriseAt, sunsetAt } = findSunTimes(point, startAt);
      return { startAt, sunriseAt: sunriseAt ?? startAt, sunsetAt: sunsetAt ?? startAt };
    });
    const work = toFarmWork(hours, days, [], { ...NO_CONDITIONS, warnings });
    for (const clock of CLOCKS) {
      const nowAt = START + clock * HOUR;
      for (const day of days) {
        const plan = planDryingDay(work, day, { dry: DRYING }, nowAt);
        const { verdict, spell, gatherAt } = plan;
        expect({ verdict, from: spell?.fromAt ?? null, to: spell?.toAt ?? null, gatherAt }).toEqual(
          planNaively(hours, day, warnings, nowAt),
        );
        seen.set(`${verdict} ${plan.gatherFor}`, (seen.get(`${verdict} ${plan.gatherFor}`) ?? 0) + 1);
        if (verdict !== 'good' || spell === null || gatherAt === null) continue;
        // No hour that is called dry, and none until the grain is in, has a chance over the limit.
        for (const { at, rainProbabilityPercent, rainMm } of hours)
          if (at < Math.max(spell.toAt, gatherAt) && at + HOUR > spell.fromAt)
            expect([(rainProbabilityPercent ?? 0) < 20, (rainMm ?? 1) < 0.1]).toEqual([true, true]);
      }
    }
  }
  // Every answer occurs, so that the comparison means something.
  expect([...seen.keys()].toSorted()).toEqual(
    ['good dusk', 'good rain', 'good stop', 'good unknown', 'consider null', 'avoid null', 'null null'].toSorted(),
  );
});
