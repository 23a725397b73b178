import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import { PlaceImportError } from './place-import-error.ts';
import { WARD_CODES } from './ward-codes.table.ts';

const WARDS = new Map(WARD_CODES.map((row) => [row.slice(0, 5), row.slice(6).split(' ')]));
/** What a unit's slug has beside its name where names collide. */
const KIND_AND_CODE = /^(?:phuong|xa|dac-khu)-|-\d{5}$/g;

/**
 * The slug of the ward that a record means: of its code, if the name fits. `record` begins the message. Throws
 * PlaceImportError for a code that is none, and for a name that is another ward's.
 */
export function findWardSlug(code: unknown, name: unknown, record: string): string {
  if (typeof code !== 'string' || !/^\d{5}$/.test(code))
    throw new PlaceImportError(`${record}: code is not five digits`);
  const [unit, province] = WARDS.get(code) ?? [];
  if (unit === undefined) throw new PlaceImportError(`${record}: code ${code} is no ward of today`);
  if (typeof name !== 'string' || name === '') throw new PlaceImportError(`${record}: name is missing`);
  const bare = toSlug(stripUnitWord(name.normalize('NFC')));
  if (bare === unit || bare === unit.replace(KIND_AND_CODE, '')) return `${unit}-${province}`;
  throw new PlaceImportError(`${record}: name is ${JSON.stringify(name)}, but ${code} is ${unit}-${province}`);
}
