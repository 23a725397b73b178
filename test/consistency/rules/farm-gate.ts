import { formatClock, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { PlaceSaid } from '../ask/ask-place.ts';
import type { PageFacts, ShownWork, Verdict } from '../read/page-facts.ts';
import { findDaySpan, listHoursAhead, toEpoch } from './hours-ahead.ts';
import { doesItRain } from './rain-now.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';
import { HIGH_LEVEL, STORM_KINDS } from './storm-kinds.table.ts';

/** Kinds that stop outdoor work at any level; storms and water do so from level 3. */
const ANY_LEVEL = new Set(['thunderstorm', 'seaWind']);

interface Gate {
  readonly because: string;
  /** The best verdict still allowed. */
  readonly best: 'consider' | 'avoid';
}

/** No work is advised for this long after a warning of level 3 or more. */
const AFTER_SECONDS = 24 * HOUR_SECONDS;

/** The warning, in force or over, in whose 24 hours after its end an hour lies; null for none. */
function findEnded({ api, nowAt }: PlaceSaid, hourAt: number) {
  const { items, over } = api.warnings;
  return [...items, ...over].find(({ kind, level, expiresAt }) => {
    const endAt = toEpoch(expiresAt);
    const isHigh = (level ?? 0) >= HIGH_LEVEL && (STORM_KINDS.has(kind) || ANY_LEVEL.has(kind));
    return isHigh && endAt < hourAt + HOUR_SECONDS && Math.max(hourAt, nowAt) < endAt + AFTER_SECONDS;
  });
}

/** What rules out outdoor work in an hour; null for nothing. */
function findGate(said: PlaceSaid, hourAt: number): Gate | null {
  const warning = said.api.warnings.items.find(
    ({ kind, level, issuedAt, expiresAt }) =>
      (ANY_LEVEL.has(kind) || ((level ?? 0) >= HIGH_LEVEL && STORM_KINDS.has(kind))) &&
      toEpoch(issuedAt) < hourAt + HOUR_SECONDS &&
      toEpoch(expiresAt) > Math.max(hourAt, said.nowAt),
  );
  if (warning !== undefined)
    return { because: `bulletin ${warning.number} (${warning.kind}, level ${warning.level})`, best: 'avoid' };
  const ended = findEnded(said, hourAt);
  if (ended !== undefined) return { because: `24 hours after bulletin ${ended.number}`, best: 'avoid' };
  const thunder = listHoursAhead(said).find(({ at }) => at === hourAt)?.thunder ?? 0;
  if (thunder >= 2) return { because: `thunder ${thunder}`, best: 'avoid' };
  if (hourAt <= said.nowAt && doesItRain(said).rains) return { because: 'rain at this minute', best: 'consider' };
  return thunder === 1 ? { because: 'thunder 1', best: 'consider' } : null;
}

const breaks = (verdict: Verdict, { best }: Gate): boolean =>
  verdict === 'good' || (best === 'avoid' && verdict === 'consider');

const spellHours = (from: number, to: number): number => (to - from + 24) % 24 || 24;

const countHours = ({ spells }: ShownWork): number =>
  spells.reduce((total, { from, to }) => total + spellHours(from, to), 0);

function checkWork(said: PlaceSaid, page: PageFacts, work: ShownWork): Complaint[] {
  const name = namePage(page);
  const list: Complaint[] = [];
  const isTomorrow = page.page === 'farm-tomorrow';
  const firstHour = isTomorrow ? findDaySpan(said.nowAt, 1).from : Math.floor(said.nowAt / HOUR_SECONDS) * HOUR_SECONDS;
  const now = isTomorrow ? null : findGate(said, firstHour);
  if (now !== null && work.verdict !== null && breaks(work.verdict, now)) {
    list.push({ page: name, found: `now: ${work.text}`, expected: `${now.best} or worse: ${now.because}` });
  }
  // A spell of more than a day reads like a short one, so the position of the others is unknown.
  if (countHours(work) !== (page.page === 'farm-hourly' ? 48 : 24)) return list;
  let at = firstHour;
  for (const { from, to, verdict } of work.spells) {
    const end = at + spellHours(from, to) * HOUR_SECONDS;
    for (let hourAt = at; hourAt < end; hourAt += HOUR_SECONDS) {
      const gate = findGate(said, hourAt);
      if (gate === null || !breaks(verdict, gate)) continue;
      list.push({
        page: name,
        found: `${work.work} ${formatClock(hourAt)}: ${verdict}`,
        expected: `${gate.best} or worse: ${gate.because}`,
      });
      break;
    }
    at = end;
  }
  return list;
}

/** No good outdoor verdict in thunder, during a bulletin and the 24 hours after it, or in the current rain. */
export const farmGate: Rule = {
  name: 'farm-gate',
  from: 'decisions, Sky states, Official information comes first (outdoor verdicts)',
  check: (said) =>
    said.pages
      .filter(({ page }) => /^farm-(?:now|hourly|tomorrow)$/.test(page))
      .flatMap((page) => page.works.flatMap((work) => checkWork(said, page, work))),
};
