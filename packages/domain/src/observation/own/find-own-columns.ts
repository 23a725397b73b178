import { readNamedHead } from '#table/read-head.ts';
import { OWN_HEADS, OWN_UNITS, type OwnColumn } from './own-heads.table.ts';

/** A column identified by its heading. */
export interface FoundColumn {
  readonly at: number;
  /** Factor that converts its unit to ours. */
  readonly factor: number;
  readonly offset: number;
}

/** Result of parsing a header row. */
export interface FoundHeads {
  readonly columns: ReadonlyMap<OwnColumn, FoundColumn>;
  readonly twice: readonly string[];
  readonly unknownUnits: readonly string[];
  /** Whether times without an offset are UTC rather than Vietnam time: `Time (UTC)`. */
  readonly isUtc: boolean;
  /** Unknown headings; their columns are ignored. */
  readonly ignored: readonly string[];
}

/** Without tone marks gió, the wind, and giờ, the hour, are the same word. */
const WIND = /^\s*gió(?!\p{L})/iu;

/** Column and unit of a heading: `Tốc độ gió (km/h)` is wind in km/h. */
function readHead(head: string): { key: OwnColumn; unit: string } | null {
  const named = readNamedHead<OwnColumn>(head, OWN_HEADS);
  if (named === null) return null;
  const { key, rest: unit } = named;
  const isWind = key === 'hour' && (WIND.test(head.normalize('NFC')) || OWN_UNITS.windMs?.[unit] !== undefined);
  return { key: isWind ? 'windMs' : key, unit };
}

/**
 * Finds the columns of an own station's table by their headings, in any order, in Vietnamese or English, with or
 * without units.
 */
export function findOwnColumns(heads: readonly string[]): FoundHeads {
  const columns = new Map<OwnColumn, FoundColumn>();
  const [twice, unknownUnits, ignored]: [string[], string[], string[]] = [[], [], []];
  let isUtc = false;
  for (const [at, head] of heads.entries()) {
    const found = readHead(head);
    if (found === null) {
      if (head.trim() !== '') ignored.push(head.trim());
      continue;
    }
    if (found.key === 'time' || found.key === 'hour') isUtc ||= /^(?:utc|gmt|z)$/.test(found.unit);
    const units = OWN_UNITS[found.key];
    const scale = units === undefined || found.unit === '' ? { factor: 1 } : units[found.unit];
    if (scale === undefined) unknownUnits.push(head.trim());
    else if (columns.has(found.key)) twice.push(head.trim());
    else columns.set(found.key, { at, factor: scale.factor, offset: scale.offset ?? 0 });
  }
  return { columns, twice, unknownUnits, isUtc, ignored };
}
