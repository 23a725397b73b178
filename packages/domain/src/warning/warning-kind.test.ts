import { expect, test } from 'vitest';
import { WARNING_KINDS, type WarningKind } from './warning-kind.table.ts';
import { comesFirst, isEmergency, stopsOutdoorWork, type WarningLevel } from './warning-kind.ts';

const LEVELS: readonly (WarningLevel | null)[] = [null, 1, 2, 3, 4, 5];
/** Kinds at which each rule holds by level, `-` for a bulletin without one. */
const list = (rule: (kind: WarningKind, level: WarningLevel | null) => boolean) =>
  Object.fromEntries(
    WARNING_KINDS.flatMap((kind) => {
      const levels = LEVELS.filter((level) => rule(kind, level)).map((level) => level ?? '-');
      return levels.length === 0 ? [] : [[kind, levels.join('')]];
    }),
  );

const EMERGENCIES = {
  storm: '-345',
  tropicalDepression: '-345',
  heavyRain: '345',
  flood: '345',
  inundation: '345',
  flashFlood: '345',
  surge: '345',
  tsunami: '345',
};

test('wind and water of level 3 are emergencies, storms without a level too', () => {
  expect(list((kind, level) => isEmergency({ kind, level }))).toEqual(EMERGENCIES);
});

test('work in the open stops for these, and for thunderstorms and strong wind at sea at any level', () => {
  expect(list((kind, level) => stopsOutdoorWork({ kind, level }))).toEqual({
    ...EMERGENCIES,
    thunderstorm: '-12345',
    seaWind: '-12345',
  });
});

test('every kind comes first from level 3 on', () => {
  const first = list((kind, level) => comesFirst({ kind, level }));
  expect(Object.keys(first)).toEqual([...WARNING_KINDS]);
  expect(first).toMatchObject({ heat: '345', thunderstorm: '345', storm: '-345' });
});
