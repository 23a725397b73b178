import { expect, it, test } from 'vitest';
import type { Station } from '#observation/observed-day.ts';
import { collectStations, findStationColumns } from './collect-own-stations.ts';

const NOI_BAI: Station = { id: 'VVNB', name: 'Nội Bài', lat: 21.2, lng: 105.8, heightM: 12, network: 'metar' };

function read(head: string, ...rows: readonly string[]) {
  const columns = findStationColumns(head.split(';'));
  if (columns === null) throw new Error('no head');
  const cells = rows.map((row, at) => ({ cells: row.split(';'), row: at + 2 }));
  return collectStations(columns, cells, [NOI_BAI]);
}

it('reads stations in either language, with decimal commas', () => {
  expect(
    read('Mã trạm;Tên trạm;Vĩ độ;Kinh độ;Độ cao (m)', 'HT01;Hồ Tả Trạch;16,323;107,601;45', 'HT02;;16.3;107.6;'),
  ).toEqual({
    ok: true,
    stations: [
      { id: 'HT01', name: 'Hồ Tả Trạch', lat: 16.323, lng: 107.601, heightM: 45, network: 'own' },
      { id: 'HT02', name: 'HT02', lat: 16.3, lng: 107.6, heightM: null, network: 'own' },
    ],
  });
});

it('may add a public station, or correct one', () => {
  const head = 'id;name;lat;lng;height;network';
  expect(read(head, 'VVLT;Long Thành;10.8;107.0;;metar', 'VVNB;Nội Bài;21.22;105.81;12;metar')).toMatchObject({
    ok: true,
  });
});

test.each([
  ['../x;A;16;107;;', 'wrongId'],
  ['VVX;A;16;107;;metar', 'wrongId'],
  ['VVNB;A;16;107;;', 'takenId'],
  ['A;A;40;107;;', 'wrongPlace'],
  ['A;A;x;107;;', 'wrongPlace'],
  ['A;A;16;107;9000;', 'wrongHeight'],
  ['A;A;16;107;;radar', 'wrongNetwork'],
  [`A;${'x'.repeat(81)};16;107;;`, 'wrongName'],
])('refuses %s', (row, code) => {
  expect(read('id;name;lat;lng;height;network', 'B;B;16;107;;', row)).toMatchObject({
    ok: false,
    faults: [{ code, row: 3 }],
  });
});

it('refuses a station that stands twice, and knows what is no list', () => {
  expect(read('id;lat;lng', 'A;16;107', 'A;16;107')).toMatchObject({
    ok: false,
    faults: [{ code: 'idTwice', row: 3 }],
  });
  expect(findStationColumns(['time', 'temp'])).toBeNull();
});
