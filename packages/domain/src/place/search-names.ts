import type { FormerWard } from './former-ward.ts';
import type { PlaceRecord } from './place-record.ts';
import { stripUnitWord } from './strip-unit-word.ts';
import { toUnitBits } from './unit-bits.ts';
import { UNIT_WORDS } from './unit-words.table.ts';

/** A searchable name. */
export interface SearchName {
  readonly text: string;
  readonly place: PlaceRecord;
  readonly placeAt: number;
  readonly formerWard: FormerWard | null;
  readonly formerWardAt: number;
  readonly units: number;
  readonly worth: number;
}

/** Another name of a province or a sight is as well known as its own; that of a town or ward is less known. */
const OTHER_NAME = { known: -30, local: -60 };
/** Part of a name joined by a dash: `Xuân Hương` of `Xuân Hương - Đà Lạt`. */
const PART_OF_NAME = -10;
const FORMER_WARD_WORTH: Readonly<Record<FormerWard['unit'], number>> = { ward: -44, townlet: -40, commune: -50 };
const NUMBER = /^\d+$/;
const DASH = /\s+[-–]\s+/u;

/** All names of places, former wards and aliases, with their weight in the ranking. */
export function listSearchNames(
  places: readonly PlaceRecord[],
  bySlug: ReadonlyMap<string, PlaceRecord>,
  formerWards: readonly FormerWard[],
  aliases: readonly (readonly [text: string, slug: string])[],
): SearchName[] {
  const numbers = new Map(places.map((place, at) => [place, at]));
  const toName = (place: PlaceRecord, text: string, worth: number): SearchName => ({
    text,
    place,
    placeAt: numbers.get(place) ?? 0,
    formerWard: null,
    formerWardAt: -1,
    units: toUnitBits(place.formerUnit === null ? [place.unit] : [place.unit, place.formerUnit]),
    worth: place.weight + worth,
  });
  const own = places.flatMap((place) => listTexts(place).map(([text, worth]) => toName(place, text, worth)));
  const former = formerWards.map((formerWard, at) => ({
    ...toName(formerWard.into, nameFormerWard(formerWard), 0),
    formerWard,
    formerWardAt: at,
    units: toUnitBits([formerWard.unit]),
    worth: FORMER_WARD_WORTH[formerWard.unit],
  }));
  const further = aliases.map(([text, slug]) => {
    const place = bySlug.get(slug);
    if (place === undefined) throw new Error(`The alias ${text} leads to ${slug}, which is no place`);
    return toName(place, text, OTHER_NAME.known);
  });
  return [...own, ...former, ...further];
}

/** Unique texts of a place's names, with their weight relative to the place's. */
function listTexts({ name, nameEn, otherNames, kind }: PlaceRecord): [text: string, worth: number][] {
  const bare = stripUnitWord(name);
  const parts = bare.split(DASH);
  const texts = new Map<string, number>([[name, 0]]);
  const add = (text: string, worth: number): void => {
    if (!texts.has(text)) texts.set(text, worth);
  };
  add(bare, 0);
  if (nameEn !== null) add(nameEn, 0);
  if (parts.length > 1) for (const part of parts) add(part, PART_OF_NAME);
  const isLocal = kind === 'ward' || kind === 'formerDistrict';
  for (const text of otherNames) add(text, isLocal ? OTHER_NAME.local : OTHER_NAME.known);
  return [...texts];
}

/** A numbered ward includes its type word: `phường 12`. */
function nameFormerWard({ name, unit }: FormerWard): string {
  return NUMBER.test(name) ? `${UNIT_WORDS[unit].vi} ${name}` : name;
}
