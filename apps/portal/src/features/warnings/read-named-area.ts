import type { NamedUnit, WarningRules } from './make-warning.ts';
import { WarningError } from './warning.ts';

type ListNamedUnits = WarningRules['listNamedUnits'];

interface FoundUnit extends NamedUnit {
  readonly name: string;
}

const TOKENS = /([();,&]|\s+(?:và|and)\s+)/iu;
/**
 * Words before a name that still mean the whole unit; any other (`phía tây`, `một số xã`) means a part, which has no
 * slug.
 */
const EMPTY_HEAD = /^(?:(?:trên\s+)?địa\s+bàn|khu\s+vực|toàn\s+bộ|toàn)\s+/iu;
const PLURAL = /^(?:các|những)\s+/iu;
const TYPE = /^(?:tỉnh|thành phố|tp\.?|quận|huyện|thị xã|thị trấn|phường|xã|đặc khu)(?=\s|$)/iu;
/** `các tỉnh, thành phố`: adds nothing to the names after it. */
const KINDS_HEAD =
  /(?:các|những) (?:tỉnh|xã|phường)(?: ?[,/] ?| và )(?:thành phố|phường|xã|đặc khu)(?:(?: ?, ?| và )đặc khu)? ?(?=[: ])/giu;
const REMEDY = 'give a polygon, a circle or a geocode named place';

const quote = (name: string): string => `"${name.slice(0, 80)}"`;

/** Clauses of items: `A (B, C), D; E` has two clauses, the first with two items. */
function listClauses(text: string): string[][] {
  const clauses: string[][] = [['']];
  let depth = 0;
  for (const token of text.split(TOKENS)) {
    const clause = clauses.at(-1) ?? [];
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    const isGap = depth === 0 && token !== ')' && TOKENS.test(token);
    if (isGap && token === ';') clauses.push(['']);
    else if (isGap) clause.push('');
    else clause[clause.length - 1] += token;
  }
  const tidy = (items: readonly string[]) => items.map((item) => item.trim().replace(/\.$/, '')).filter((item) => item);
  return clauses.map(tidy).filter((items) => items.length > 0);
}

const trimHead = (name: string): string => {
  const rest = name.replace(EMPTY_HEAD, '');
  return rest === name ? name : trimHead(rest);
};

function getOne(name: string, found: readonly NamedUnit[]): FoundUnit {
  const [unit] = found;
  if (unit === undefined)
    throw new WarningError(`area: ${quote(name)} is not a province, ward or former district that is known; ${REMEDY}`);
  if (found.length === 1) return { ...unit, name };
  throw new WarningError(`area: ${quote(name)} could be several; name its kind and province, or ${REMEDY}`);
}

/** Reads a list of names; `các xã A, B` makes both communes. */
function readNames(items: readonly string[], within: string | null, listNamedUnits: ListNamedUnits, kind = '') {
  let carried = kind;
  return items.map((item): FoundUnit => {
    const whole = trimHead(item);
    const name = whole.replace(PLURAL, '');
    const [type] = TYPE.exec(name) ?? [];
    if (type !== undefined) carried = name === whole ? '' : type;
    const typed = type === undefined && carried !== '' ? listNamedUnits(`${carried} ${name}`, within) : [];
    return getOne(item, typed.length > 0 ? typed : listNamedUnits(name, within));
  });
}

/** `Lào Cai (xã Y Tý, xã Bắc Hà)` is two communes, `xã Y Tý (Lào Cai)` is one. */
function readItem(item: string, listNamedUnits: ListNamedUnits): FoundUnit[] {
  const [, name = '', inside = ''] = /^([^()]+)\(([^()]+)\)$/.exec(item) ?? [];
  const names = listClauses(inside).flat();
  if (names.length === 0) throw new WarningError(`area: ${quote(item)} is not understood; ${REMEDY}`);
  const [province, ...others] = listNamedUnits(trimHead(name.trim()), null);
  if (province?.isProvince && others.length === 0) return readNames(names, province.slugs[0] ?? null, listNamedUnits);
  const [around, ...more] = names.flatMap((one) => listNamedUnits(trimHead(one), null));
  if (!around?.isProvince || more.length > 0)
    throw new WarningError(`area: ${quote(item)} is not understood; ${REMEDY}`);
  return readNames([name.trim()], around.slugs[0] ?? null, listNamedUnits);
}

/** `Lào Cai: xã Y Tý, xã Bắc Hà`, or `Các xã, phường: …`, which adds nothing. */
function readHead(
  items: readonly string[],
  listNamedUnits: ListNamedUnits,
): { items: string[]; within: string | null; kind: string } {
  const text = items.join(', ');
  const colon = text.indexOf(':');
  if (colon < 0) return { items: [...items], within: null, kind: '' };
  const head = text.slice(0, colon).trim();
  const rest = listClauses(text.slice(colon + 1)).flat();
  if (rest.length === 0) throw new WarningError(`area: ${quote(text)} is not understood; ${REMEDY}`);
  const kinds = listClauses(trimHead(head).replace(PLURAL, '')).flat();
  if (kinds.every((word) => TYPE.exec(word)?.[0] === word)) {
    return { items: rest, within: null, kind: kinds.length === 1 ? (kinds[0] ?? '') : '' };
  }
  const province = getOne(head, listNamedUnits(trimHead(head), null));
  if (province.isProvince) return { items: rest, within: province.slugs[0] ?? null, kind: '' };
  throw new WarningError(`area: ${quote(head)} is no province; ${REMEDY}`);
}

/** A province listed with one of its wards is ambiguous: the whole province, or the ward's address. */
function checkNesting(units: readonly FoundUnit[]): void {
  for (const { name, slugs } of units.filter(({ isProvince }) => isProvince)) {
    const part = units.find(
      ({ isProvince, provinces }) => !isProvince && provinces.some((slug) => slugs.includes(slug)),
    );
    if (part !== undefined)
      throw new WarningError(`area: ${quote(name)} could be all of it or where ${quote(part.name)} lies; ${REMEDY}`);
  }
}

/**
 * Slugs of the units in an area description if all are unambiguous: provinces, wards and former districts, as lists,
 * in brackets after their province, or after it and a colon. Throws WarningError with the text that is not.
 */
export function readNamedArea(text: string, { listNamedUnits }: Pick<WarningRules, 'listNamedUnits'>): string[] {
  const words = text.normalize('NFC').replace(/\s+/g, ' ').replace(KINDS_HEAD, '');
  const units = listClauses(words).flatMap((clause) => {
    const { items, within, kind } = readHead(clause, listNamedUnits);
    const [plain, bracketed] = [
      items.filter((item) => !item.includes('(')),
      items.filter((item) => item.includes('(')),
    ];
    if (within !== null && bracketed.length > 0)
      throw new WarningError(`area: ${quote(bracketed[0] ?? '')} is not understood; ${REMEDY}`);
    return [
      ...readNames(plain, within, listNamedUnits, kind),
      ...bracketed.flatMap((item) => readItem(item, listNamedUnits)),
    ];
  });
  checkNesting(units);
  return [...new Set(units.flatMap(({ slugs }) => slugs))];
}
