import { expect, it } from 'vitest';
import type { EventMessage } from './alert-event.ts';
import { checkRule } from './check-rule.ts';
import { decideSending, type SendingQuestion } from './sending-time.ts';

const at = (clock: string) => Date.parse(`2026-07-24T${clock}:00+07:00`) / 1000;

function ask(fields: Partial<SendingQuestion> & { readonly rule?: never; readonly fields?: object } = {}) {
  const { fields: ofRule = {}, ...rest } = fields;
  const checked = checkRule({ kind: 'rain', threshold: 1, ...ofRule });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const now = rest.now ?? at('17:00');
  const message: EventMessage = {
    kind: 'start',
    eventAt: at('17:20'),
    endAt: null,
    peak: 3,
    peakAt: at('17:40'),
    mayGrow: false,
    chance: null,
  };
  return decideSending({
    rule: checked.value,
    message,
    now,
    sentToday: 0,
    accountQuietHours: { from: 22, to: 6 },
    severity: 0,
    ...rest,
  });
}

it('sends at once, and not after the event has begun', () => {
  expect(ask()).toEqual({ state: 'queued', dueAt: at('17:00'), expiresAt: at('17:20') });
  expect(ask({ now: at('17:18') })).toEqual({ state: 'queued', dueAt: at('17:18'), expiresAt: at('17:28') });
});

it.each([
  ['21:59', 'queued'],
  ['22:00', 'withheld'],
  ['00:00', 'withheld'],
  ['05:59', 'withheld'],
  ['06:00', 'queued'],
])('at %s of quiet hours over midnight: %s', (clock, state) => {
  expect(ask({ now: at(clock) })).toMatchObject({ state });
});

it('lets a rule have its own quiet hours, also none', () => {
  expect(ask({ now: at('23:00'), fields: { quietHours: { from: 12, to: 13 } } })).toMatchObject({ state: 'queued' });
  expect(ask({ now: at('23:00'), fields: { quietHours: { from: 0, to: 0 } } })).toMatchObject({ state: 'queued' });
});

it('breaks quiet hours for warnings from level 3 only, and only for who wants it', () => {
  const warning = { kind: 'officialWarning', threshold: 1 };
  const night = { now: at('23:00') };
  expect(ask({ ...night, severity: 3, fields: warning })).toMatchObject({ reason: 'quiet' });
  expect(ask({ ...night, severity: 3, fields: { ...warning, severeBreaksQuiet: true } })).toMatchObject({
    state: 'queued',
  });
  expect(ask({ ...night, severity: 2, fields: { ...warning, severeBreaksQuiet: true } })).toMatchObject({
    reason: 'quiet',
  });
});

it('has an end of events a day', () => {
  expect(ask({ sentToday: 2, fields: { maxPerDay: 3 } })).toMatchObject({ state: 'queued' });
  expect(ask({ sentToday: 3, fields: { maxPerDay: 3 } })).toEqual({ state: 'withheld', reason: 'limit' });
});
