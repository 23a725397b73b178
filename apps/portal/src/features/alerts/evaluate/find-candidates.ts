import { RULE_KINDS, type RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { Ceilings } from './ceilings.ts';
import { OFF_GRID, type WatchIndex } from './watch-index.ts';

/** Caches bounds per cell and lead time, which rules of one cell share. */
interface CellBounds {
  readonly begin: (cell: number) => void;
  readonly most: (kind: number, hasChance: boolean, leadMinutes: number) => number;
}

const [RAIN, RAIN_CHANCE, THUNDER, LIGHTNING, GUST] = RULE_KINDS.map((_, index) => index);
const LONGEST_LEAD = 180;
const MOST_THUNDER = 3;

function createCellBounds(ceilings: Ceilings): CellBounds {
  const slots = 2 * RULE_KINDS.length * (LONGEST_LEAD + 1);
  const values = new Float64Array(slots);
  const askedIn = new Int32Array(slots).fill(-1);
  let cell = -1;
  function find(kind: number, hasChance: boolean, lead: number): number {
    if (kind === RAIN) return hasChance ? ceilings.likelyRain(cell, lead) : ceilings.rain(cell, lead);
    if (kind === RAIN_CHANCE) return ceilings.chance(cell, lead);
    if (kind === GUST) return ceilings.gust(cell, lead);
    return ceilings.mayThunder(cell, lead) ? MOST_THUNDER : 0;
  }
  return {
    begin(next) {
      cell = next;
    },
    most(kind, hasChance, leadMinutes) {
      const slot = (2 * kind + (hasChance ? 1 : 0)) * (LONGEST_LEAD + 1) + leadMinutes;
      if (askedIn[slot] !== cell) {
        values[slot] = find(kind, hasChance, leadMinutes);
        askedIn[slot] = cell;
      }
      return values[slot] as number;
    },
  };
}

/**
 * Positions of watches that may be met now: all that are, and some that are not. Rules on temperature, official
 * warnings, upper limits and points off the grid are always candidates.
 */
export function findCandidates(index: WatchIndex, ceilings: Ceilings, kinds: ReadonlySet<RuleKind>): number[] {
  const { order, starts } = index.byCell();
  const { kind, isAtMost, threshold, leastChance, leadMinutes, lat, lng } = index.columns();
  const isWanted = RULE_KINDS.map((name) => kinds.has(name));
  const bounds = createCellBounds(ceilings);
  const found: number[] = [];
  for (let cell = 0; cell <= OFF_GRID; cell += 1) {
    const end = starts[cell + 1] as number;
    if (starts[cell] === end) continue;
    bounds.begin(cell);
    for (let place = starts[cell] as number; place < end; place += 1) {
      const at = order[place] as number;
      const ofKind = kind[at] as number;
      if (!isWanted[ofKind]) continue;
      if (ofKind === LIGHTNING) {
        const point = { lat: lat[at] as number, lng: lng[at] as number };
        if (ceilings.strokeKm(point) <= (threshold[at] as number)) found.push(at);
        continue;
      }
      const hasBound = ofKind === RAIN || ofKind === RAIN_CHANCE || ofKind === THUNDER || ofKind === GUST;
      if (!hasBound || isAtMost[at] === 1 || cell === OFF_GRID) found.push(at);
      else if (bounds.most(ofKind, leastChance[at] !== 0, leadMinutes[at] as number) >= (threshold[at] as number))
        found.push(at);
    }
  }
  return found;
}
