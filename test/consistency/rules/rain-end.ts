import { formatClock, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { toEpoch } from './hours-ahead.ts';
import { listNowStatements, type NowStatement } from './now-statements.ts';
import type { Rule } from './rule.ts';

const NEAR_SECONDS = 3 * HOUR_SECONDS;
const TOLERANCE_SECONDS = 30 * 60;

/** Whether a stated end fits a moment: within half an hour, within the hour beyond three, or in the named part. */
function fits({ end }: NowStatement, stopsAt: number, nowAt: number): boolean {
  if (end === null) return true;
  const tolerance = Math.max(stopsAt, end.to) - nowAt > NEAR_SECONDS ? HOUR_SECONDS : TOLERANCE_SECONDS;
  const isPart = end.to > end.from;
  const early = isPart ? 0 : tolerance;
  return stopsAt >= end.from - early && stopsAt <= end.to + early;
}

/** All statements of when the current rain ends agree. */
export const rainEnd: Rule = {
  name: 'rain-end',
  from: 'decisions, Sky states, One rain course per place',
  check: (said) => {
    const { stops, starts } = said.api.steps.vi;
    const statements = listNowStatements(said).filter(({ isBroken }) => !isBroken);
    const lastsOn = listNowStatements(said).some((one) => one.lastsOn && one.rainsNow === true);
    return statements.flatMap((statement) => {
      const { end, page, where, text } = statement;
      if (end === null) return [];
      if (lastsOn && end.to < said.nowAt + NEAR_SECONDS - TOLERANCE_SECONDS) {
        return [{ page, found: `${where}: ${text}`, expected: 'an end beyond three hours, as the nowcast says' }];
      }
      if (stops === null || starts !== null || fits(statement, toEpoch(stops), said.nowAt)) return [];
      return [
        { page, found: `${where}: ${text}`, expected: `an end at ${formatClock(toEpoch(stops))}, as the nowcast says` },
      ];
    });
  },
};
