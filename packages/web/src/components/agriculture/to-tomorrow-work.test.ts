import { expect, it } from 'vitest';
import { makeActivity, makeFarmView } from './farm.fixture.ts';
import { toTomorrowFacts, toTomorrowWork } from './to-tomorrow-work.ts';

const DATE = '2026-08-04';
const sample = makeActivity('spray', 'rice', 'vi');
const withHours = (rate: (clock: number) => 'good' | 'consider' | 'avoid' | null) => ({
  ...sample,
  hours: sample.hours.map((hour) => {
    const verdict = rate(Number(hour.at.slice(11, 13)));
    const reasons = verdict === 'avoid' ? [{ kind: 'windStrong' as const, value: 25, hours: null }] : [];
    return { ...hour, verdict, reasons };
  }),
});

it('takes the 24 hours of tomorrow', () => {
  const { hours } = toTomorrowWork(sample, DATE);
  expect([hours.length, hours[0]?.at, hours.at(-1)?.at]).toEqual([
    24,
    `${DATE}T00:00:00+07:00`,
    `${DATE}T23:00:00+07:00`,
  ]);
});

it('is good with two good hours in a row, not with one', () => {
  expect(
    toTomorrowWork(
      withHours((clock) => (clock === 7 || clock === 8 ? 'good' : 'avoid')),
      DATE,
    ).verdict,
  ).toBe('good');
  expect(
    toTomorrowWork(
      withHours((clock) => (clock === 7 ? 'good' : 'avoid')),
      DATE,
    ).verdict,
  ).toBe('avoid');
  expect(
    toTomorrowWork(
      withHours((clock) => (clock < 9 ? 'consider' : 'avoid')),
      DATE,
    ).verdict,
  ).toBe('consider');
});

it('says nothing where every hour is unknown', () => {
  const facts = toTomorrowFacts(
    withHours(() => null),
    DATE,
    makeFarmView(),
  );
  expect([facts.verdict, facts.why, facts.next]).toEqual([null, '', 'Chưa đủ số liệu để xét: xem lại sau.']);
});

it('gives the reason that most hours of the verdict have', () => {
  const facts = toTomorrowFacts(
    withHours(() => 'avoid'),
    DATE,
    makeFarmView(),
  );
  expect(facts.why).toBe('Gió mạnh 25 km/h: không nên phun.');
});
