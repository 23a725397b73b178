import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { expect, test } from 'vitest';
import { RADAR_CELLS } from '#features/hydropower/radar-hours.ts';
import { createPlaces } from '#features/places/service.ts';
import { createWardMembers, listWardCells } from './read-ward-members.ts';

const places = createPlaces();
const O_MON = places.locate({ location: 'o-mon-can-tho' });
const CELL_KM = 4;

test('a ward has the cells nearer to it than to other wards, its own among them', () => {
  const cells = [...listWardCells({ ...O_MON, slug: 'o-mon-can-tho' }, places.wardAt)];
  const centres = cells.map((cell) => ({
    lat: RADAR_CELLS.south + Math.floor(cell / RADAR_CELLS.columns) * RADAR_CELLS.latStep,
    lng: RADAR_CELLS.west + (cell % RADAR_CELLS.columns) * RADAR_CELLS.lngStep,
  }));
  expect(cells.length).toBeGreaterThan(1);
  expect(Math.min(...centres.map((centre) => greatCircleKm(O_MON, centre)))).toBeLessThan(CELL_KM);
  expect(Math.max(...centres.map((centre) => greatCircleKm(O_MON, centre)))).toBeLessThan(15);
  expect(centres.map((centre) => places.wardAt(centre)).filter((slug) => slug !== 'o-mon-can-tho')).toHaveLength(0);
});

test('a ward smaller than a cell has the cell of its own point', () => {
  expect(listWardCells({ lat: 10.1, lng: 105.6, slug: 'tiny' }, () => 'another')).toHaveLength(1);
});

test('only wards that a radar sees have members', async () => {
  const asked: number[] = [];
  const areas = {
    readNowcast: () => null,
    readNowcastMembers: async () => {
      asked.push(1);
      return [];
    },
  };
  const read = createWardMembers(areas, places);
  expect(await read(O_MON)).toEqual([]);
  expect(await read(places.locate({ location: 'can-tho' }))).toEqual([]);
  expect(asked).toEqual([]);
});
