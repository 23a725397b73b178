import type { PlaceSaid } from '../ask/ask-place.ts';
import { readRainClaim } from '../read/rain-claim.ts';
import { FIRST_WET_CODE, listNowStatements } from './now-statements.ts';
import type { Rule } from './rule.ts';

/** The reference: radar if there is one, else the current state. All statements must match it. */
export function doesItRain({ api, nowAt }: PlaceSaid): { readonly rains: boolean; readonly because: string } {
  const { basis, sentence } = api.steps.vi;
  const { rainsNow } = readRainClaim(sentence, nowAt);
  if (basis === 'radar' && rainsNow !== null) return { rains: rainsNow, because: `radar: ${sentence}` };
  const { code, text } = api.now.now;
  return { rains: (code ?? 0) >= FIRST_WET_CODE, because: `now: ${text}` };
}

/** All statements of pages and API agree on whether it rains now. */
export const rainNow: Rule = {
  name: 'rain-now',
  from: 'decisions, Sky states, One rain course per place',
  check: (said) => {
    const { rains, because } = doesItRain(said);
    return listNowStatements(said)
      .filter(({ rainsNow }) => rainsNow !== null && rainsNow !== rains)
      .map(({ page, where, text }) => ({
        page,
        found: `${where}: ${text}`,
        expected: `${rains ? 'rain' : 'no rain'} now, as by ${because}`,
      }));
  },
};
