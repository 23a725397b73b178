import type { FormerWard } from '@portal/domain/place/former-ward';
import type { PlaceRecord } from '@portal/domain/place/place-record';

const UNITS: Readonly<Record<string, FormerWard['unit']>> = { P: 'ward', X: 'commune', T: 'townlet' };
const ROW = /^([a-z-]+)\|([^|]+)\|(.+)$/u;

/**
 * A row of `former-wards.table.ts` as former wards. `provinceOf` gives today's province of a former one. Throws where the
 * row or a ward of today is none: the table is then broken.
 */
export function readFormerWardRow(
  row: string,
  bySlug: ReadonlyMap<string, PlaceRecord>,
  provinceOf: (formerProvince: string) => string,
): FormerWard[] {
  const [, formerProvince, district, parts] = ROW.exec(row) ?? [];
  if (formerProvince === undefined || district === undefined || parts === undefined) {
    throw new Error(`Broken row of former wards: ${row}`);
  }
  const province = provinceOf(formerProvince);
  return parts.split(';').flatMap((part) => {
    const [unit = '', names = ''] = part.split(':');
    const into = bySlug.get(`${unit}-${province}`);
    if (into === undefined)
      throw new Error(`Former wards of ${district} lead to ${unit}-${province}, which is no place`);
    return names.split(',').map((cell) => readCell(cell, district, formerProvince, into));
  });
}

function readCell(cell: string, district: string, formerProvince: string, into: PlaceRecord): FormerWard {
  const unit = UNITS[cell.charAt(0)];
  const name = cell.slice(1);
  if (unit === undefined || name === '') throw new Error(`Broken former ward in ${district}: ${cell}`);
  return { name, unit, district, formerProvince, into };
}
