import type { PlaceKind, PlaceRecord, UnitType } from '@portal/domain/place/place-record';

const COLUMNS = 14;

/** A row of `places.table.ts` as a place. Throws where a column is missing or a figure is none: the table is then broken. */
export function readPlaceRow(row: string): PlaceRecord {
  const columns = row.split('|');
  if (columns.length !== COLUMNS) throw new Error(`Place row with ${columns.length} columns: ${row}`);
  const text = (at: number): string => columns[at] ?? '';
  const figure = (at: number): number => {
    const value = Number(text(at));
    if (text(at) === '' || Number.isNaN(value)) throw new Error(`Place row without a figure in column ${at}: ${row}`);
    return value;
  };
  return {
    slug: text(0),
    name: text(1),
    nameEn: text(2) || null,
    kind: text(3) as PlaceKind,
    unit: text(4) as UnitType,
    province: text(5),
    formerProvince: text(6) || null,
    formerUnit: (text(7) || null) as UnitType | null,
    lat: figure(8),
    lng: figure(9),
    heightM: text(10) === '' ? null : figure(10),
    precisionKm: figure(11),
    weight: figure(12),
    otherNames: text(13).split(';').filter(Boolean),
  };
}
