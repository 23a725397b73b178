import { classifyRain } from '@portal/domain/weather/rain-class';
import type { PlaceSaid } from '../ask/ask-place.ts';
import type { Strength } from '../read/rain-claim.ts';
import { listHoursAhead, pickHours } from './hours-ahead.ts';
import { listNowStatements, type NowStatement } from './now-statements.ts';
import type { Complaint, Rule } from './rule.ts';

const NOWCAST_SECONDS = 3 * 3600;
/** Intensity by the hour's class; there is no class 2. */
const RANKS = [0, 1, 2, 2, 3, 4] as const;

const gap = (a: Strength, b: Strength): number => Math.max(a.least, b.least) - Math.min(a.most, b.most);

/** The strongest rain in the steps or hours until an end. */
function findStrongest(said: PlaceSaid, to: number): Strength {
  const steps = said.api.steps.vi.steps.map(({ rainRate }) => rainRate ?? 0);
  const isNear = to - said.nowAt <= NOWCAST_SECONDS;
  const hours = isNear ? [] : pickHours(listHoursAhead(said), { from: said.nowAt, to }).map(({ rain }) => rain ?? 0);
  const rank = RANKS[classifyRain(Math.max(0, ...steps, ...hours), 1)];
  return { least: rank, most: rank };
}

/**
 * What a statement is compared with: rain now with the nowcast's or the state's word, a spell with its strongest hour.
 */
function findOther(said: PlaceSaid, statement: NowStatement, all: readonly NowStatement[]): Strength | null {
  if (statement.isOfSpell) {
    return statement.end === null ? null : findStrongest(said, statement.end.to);
  }
  return all.find(({ strength, isOfSpell }) => strength !== null && !isOfSpell)?.strength ?? null;
}

/** Statements about the rain now differ by at most one class; a spell's strength is that of its strongest hour. */
export const rainStrength: Rule = {
  name: 'rain-strength',
  from: 'decisions, Sky states, One rain course per place; domain §1.3.6',
  check: (said): Complaint[] => {
    const all = listNowStatements(said);
    const nowcastFirst = [...all].sort(
      (a, b) => Number(b.page.includes('nowcasting')) - Number(a.page.includes('nowcasting')),
    );
    return all.flatMap((statement) => {
      const other = statement.strength === null ? null : findOther(said, statement, nowcastFirst);
      if (statement.strength === null || other === null || gap(statement.strength, other) <= 1) return [];
      const expected = `within one class of ${other.least === other.most ? other.least : `${other.least}–${other.most}`} (1 light … 4 very heavy)`;
      return [{ page: statement.page, found: `${statement.where}: ${statement.text}`, expected }];
    });
  },
};
