import { expect, it } from 'vitest';
import { listReservoirFaults, NO_RESERVOIR, type Reservoir } from './reservoir.ts';

const NOW = 1_785_000_000;
const faultsOf = (part: Partial<Reservoir>) =>
  listReservoirFaults({ ...NO_RESERVOIR, ...part }, NOW).map(({ path, code }) => `${path} ${code}`);

it('a reservoir may leave everything out', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ levels: { dead: 400, normal: null, designFlood: 422, checkFlood: null } })).toEqual([]);
});

it('levels rise, whichever of them are given', () => {
  expect(faultsOf({ levels: { dead: 400, normal: 420, designFlood: 419, checkFlood: 420 } })).toEqual([
    'levels.designFlood levelBelow',
    'levels.checkFlood levelBelow',
  ]);
  expect(faultsOf({ levels: { dead: null, normal: 99_999, designFlood: 1, checkFlood: null } })).toEqual([
    'levels.normal outOfRange',
  ]);
});

it('a table is refused point by point', () => {
  const points = [
    { levelM: 400, volumeHm3: 10 },
    { levelM: 401, volumeHm3: 9 },
  ];
  expect(faultsOf({ curve: { points } })).toEqual(['curve.points.1 volumeNotRising']);
});

it('nothing was read or told after now, nor told after the opening', () => {
  expect(faultsOf({ reading: { levelM: 410, at: NOW + 1 }, releaseM3S: -1 })).toEqual([
    'release outOfRange',
    'reading.at future',
  ]);
  expect(faultsOf({ opening: { at: NOW - 7200, noticeGivenAt: NOW - 3600 } })).toEqual(['opening.at tooEarly']);
});

it('a procedure is refused field by field', () => {
  const procedure = {
    floodSeason: { from: '06-15', to: '13-01' },
    levelCaps: [{ from: '06-15', to: '09-15', levelM: Number.NaN }],
    minimumReleases: [],
    noticeHours: 4,
  };
  expect(faultsOf({ procedure })).toEqual(['procedure.floodSeason.to noDate', 'procedure.levelCaps.0.levelM noNumber']);
});
