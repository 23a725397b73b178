import type { FormerWard } from '@portal/domain/place/former-ward';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import type { FormerWardRow } from '../../apps/portal/src/features/places/tables/place-tables.ts';
import type { FormerWardSource } from './address-packages.ts';
import { FORMER_WARD_OVERRIDES } from './former-ward-overrides.table.ts';
import type { SourcedWard } from './list-wards.ts';

const UNITS: Readonly<Record<string, FormerWard['unit']>> = { Phường: 'ward', Xã: 'commune', 'Thị trấn': 'townlet' };

/** Result of `listFormerWards`: rows of the table, and units of unknown fate. */
export interface FormerWardRows {
  readonly rows: readonly FormerWardRow[];
  readonly count: number;
  readonly left: readonly string[];
}

interface Unit {
  readonly source: FormerWardSource;
  readonly into: string;
  readonly isMain: boolean;
}

/**
 * Every former ward with the current ward that absorbed it, district by district. If several absorbed a part, the one
 * with the code in the package has the larger part. Throws if a name does not begin with a type word.
 */
export function listFormerWards(wards: readonly SourcedWard[], communes: readonly FormerWardSource[]): FormerWardRows {
  const units = new Map<string, Unit>();
  const add = (source: FormerWardSource, into: string, isMain: boolean) => {
    const key = toKey(source);
    if (units.get(key)?.isMain !== true && (isMain || !units.has(key))) units.set(key, { source, into, isMain });
  };
  const byCode = new Map(communes.map((commune) => [commune.code, commune]));
  // The list of changes assigns some communes to a district that theirs had joined; the other package has their own.
  const correct = (unit: FormerWardSource) => {
    const { district, formerProvince } = byCode.get(unit.code) ?? unit;
    return { ...unit, district, formerProvince };
  };
  for (const { source, place } of wards) {
    for (const unit of source.from) add(correct(unit), place.slug, unit.code !== null);
  }
  const slugs = new Map(wards.map(({ code, place }) => [code, place.slug]));
  const known = new Set(wards.flatMap(({ source }) => source.from.map(({ code }) => code)));
  const left: string[] = [];
  for (const unit of communes) {
    if (known.has(unit.code) || units.has(toKey(unit))) continue;
    const into = slugs.get(FORMER_WARD_OVERRIDES[unit.code ?? ''] ?? '');
    if (into === undefined) left.push(`${unit.code} ${unit.fullName}, ${unit.district}, ${unit.formerProvince}`);
    else add(unit, into, true);
  }
  return { rows: toRows([...units.values()]), count: units.size, left };
}

function toKey({ fullName, district, formerProvince }: FormerWardSource): string {
  return `${fullName}/${toSlug(district)}/${formerProvince}`.toLowerCase();
}

function toRows(units: readonly Unit[]): FormerWardRow[] {
  const byDistrict = Map.groupBy(units, ({ source }) => `${source.formerProvince}|${source.district}`);
  return [...byDistrict]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, members]) => [...Map.groupBy(members, ({ into }) => into).values()].flatMap(toWardRows));
}

/** Consecutive units with the same values share a row: the order of the units is that of the packages. */
function toWardRows(units: readonly Unit[]): FormerWardRow[] {
  const rows: FormerWardRow[] = [];
  for (const { source, into } of units) {
    const { district, formerProvince } = source;
    const { unit, name } = splitName(source);
    const last = rows.at(-1);
    if (last?.unit === unit) rows[rows.length - 1] = { ...last, names: [...last.names, name] };
    else rows.push({ formerProvince, district, unit, into, names: [name] });
  }
  return rows;
}

function splitName({ fullName, district }: FormerWardSource): Pick<FormerWard, 'unit' | 'name'> {
  const word = Object.keys(UNITS).find((start) => fullName.startsWith(`${start} `)) ?? '';
  const unit = UNITS[word];
  if (unit === undefined) throw new Error(`${fullName} in ${district} is no ward, commune or townlet`);
  const rest = stripUnitWord(fullName);
  return { unit, name: rest === fullName ? fullName.slice(word.length + 1) : rest };
}
