import { reservoirMessages } from '@portal/content/messages/reservoir-messages';
import type { ClockForecast, LevelForecast } from '@portal/contract/own/catchment-forecasts';
import { expect, it } from 'vitest';
import { listClockEntries } from './list-clock-entries.ts';

const NOW = '2026-08-03T14:05:00+07:00';
const reach = {
  kind: 'normal',
  level: 420,
  left: 3,
  outsideCurve: false,
  latestAt: null,
  membersReaching: null,
  holdingRelease: 320,
} as const;
const level: LevelForecast = {
  state: 'ready',
  readAt: '2026-08-03T13:00:00+07:00',
  stale: false,
  dead: null,
  range: 'days',
  members: 0,
  hours: [],
  courses: [
    {
      release: 180,
      levels: [],
      levelsLow: null,
      levelsHigh: null,
      reaches: [{ ...reach, middleAt: '2026-08-04T09:00:00+07:00', earliestAt: '2026-08-04T00:00:00+07:00' }],
    },
    {
      release: 320,
      levels: [],
      levelsLow: null,
      levelsHigh: null,
      reaches: [{ ...reach, middleAt: null, earliestAt: null }],
    },
  ],
};
const clock: ClockForecast = {
  floodSeason: { isNow: true, day: 50, days: 93 },
  level: 417,
  cap: null,
  release: 180,
  minimumRelease: null,
  noticeHours: 4,
  due: [
    { kind: 'notice', at: '2026-08-03T17:00:00+07:00', openingAt: '2026-08-03T21:00:00+07:00', late: false },
    { kind: 'floodSeasonEnds', at: '2026-09-16T00:00:00+07:00' },
  ],
};
const { clock: text, level: levelText } = reservoirMessages.en;
const list = (selected: number) =>
  listClockEntries(clock, level, selected, {
    describeItem: ({ kind }) => kind,
    names: levelText.names,
    items: text.items,
    writeLevel: String,
    writeRelease: String,
    now: NOW,
  }).map(({ sentence }) => sentence);

it('the clock has what is due and what the release brings, soonest first', () => {
  expect(list(0)).toEqual([
    'A steady release of 320\u00a0m³/s from now keeps the level within 420\u00a0m',
    'notice',
    'Normal 420\u00a0m at the earliest if 180\u00a0m³/s is released',
    'floodSeasonEnds',
  ]);
});

it('another release redraws it', () => {
  expect(list(1)).toEqual(['notice', 'floodSeasonEnds']);
});
