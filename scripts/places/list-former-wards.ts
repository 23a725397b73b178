import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import type { FormerWardSource } from './address-packages.ts';
import { FORMER_WARD_OVERRIDES } from './former-ward-overrides.table.ts';
import type { CodedWard } from './list-wards.ts';

const LETTERS: Readonly<Record<string, string>> = { Phường: 'P', Xã: 'X', 'Thị trấn': 'T' };

/** What `listFormerWards` gives: rows of the table, and units that no source says the fate of. */
export interface FormerWardRows {
  readonly rows: readonly string[];
  readonly count: number;
  readonly left: readonly string[];
}

interface Unit {
  readonly source: FormerWardSource;
  readonly into: string;
  readonly isMain: boolean;
}

/**
 * Every former ward with the ward of today that took it in, as rows of the table: one per former district. Where several
 * took a part, the one that the package gives its code to has the larger part.
 */
export function listFormerWards(wards: readonly CodedWard[], communes: readonly FormerWardSource[]): FormerWardRows {
  const units = new Map<string, Unit>();
  const add = (source: FormerWardSource, into: string, isMain: boolean) => {
    const key = toKey(source);
    if (units.get(key)?.isMain !== true && (isMain || !units.has(key))) units.set(key, { source, into, isMain });
  };
  const byCode = new Map(communes.map((commune) => [commune.code, commune]));
  // The list of changes puts some communes into a district that theirs had joined; the other package knows their own.
  const correct = (unit: FormerWardSource) => {
    const { district, formerProvince } = byCode.get(unit.code) ?? unit;
    return { ...unit, district, formerProvince };
  };
  for (const { source, place } of wards) {
    for (const unit of source.from)
      add(correct(unit), place.slug.slice(0, -place.province.length - 1), unit.code !== null);
  }
  const slugs = new Map(wards.map(({ code, place }) => [code, place.slug.slice(0, -place.province.length - 1)]));
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

function toRows(units: readonly Unit[]): string[] {
  const byDistrict = Map.groupBy(units, ({ source }) => `${source.formerProvince}|${source.district}`);
  return [...byDistrict]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([district, members]) => {
      const byWard = Map.groupBy(members, ({ into }) => into);
      const parts = [...byWard].map(([into, olds]) => `${into}:${olds.map(({ source }) => toCell(source)).join(',')}`);
      return `${district}|${parts.join(';')}`;
    });
}

function toCell({ fullName }: FormerWardSource): string {
  const word = Object.keys(LETTERS).find((start) => fullName.startsWith(`${start} `)) ?? '';
  const rest = stripUnitWord(fullName);
  return `${LETTERS[word] ?? '?'}${rest === fullName ? fullName.slice(word.length + 1) : rest}`;
}
