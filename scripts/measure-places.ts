// Measures how far the places of the table are from an operator's points (see docs/data/places.md). Run: npm exec -- node scripts/measure-places.ts <points.json>
import { readFileSync } from 'node:fs';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { readWards } from '../apps/portal/src/features/places/tables/place-tables.ts';

interface Points {
  readonly wards: readonly { readonly code: string; readonly lat: number; readonly lng: number }[];
}

const [file = '../shared/data/geo/vn-2025-points.json'] = process.argv.slice(2);
const points = new Map((JSON.parse(readFileSync(file, 'utf8')) as Points).wards.map((ward) => [ward.code, ward]));
const measured = readWards().flatMap(({ code, place: ward }) => {
  const point = points.get(code);
  return point === undefined ? [] : [{ ...ward, km: greatCircleKm(ward, point) }];
});
const BANDS = [2, 5, 10, 20, 40];
const groups = Map.groupBy(measured, ({ precisionKm }) => BANDS.find((most) => precisionKm <= most) ?? 0);
console.log('precisionKm up to, wards, within it, median km, 90 % km, worst km');
for (const [most, wards] of [...groups].sort(([one], [other]) => one - other)) print(String(most), wards);
print('all', measured);

function print(name: string, wards: readonly { readonly km: number; readonly precisionKm: number }[]): void {
  const kms = wards.map(({ km }) => km).sort((a, b) => a - b);
  const at = (share: number): string => (kms[Math.floor(share * (kms.length - 1))] ?? 0).toFixed(1);
  const within = wards.filter(({ km, precisionKm }) => km <= precisionKm).length / wards.length;
  const cells = [name, String(wards.length), `${Math.round(within * 100)} %`, at(0.5), at(0.9), at(1)];
  console.log(cells.map((cell) => cell.padStart(10)).join(' '));
}
