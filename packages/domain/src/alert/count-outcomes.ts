import type { AlertRule } from './alert-rule.ts';

/** What was forecast of a moment so many minutes before it. */
export interface LeadForecast {
  readonly lead: number;
  /** Per cent that the rule's condition holds; null where only the value was known. */
  readonly chance: number | null;
  /** In the unit of the rule; null is unknown. */
  readonly rate: number | null;
}

/** Something that happened or was forecast, with what was said of it beforehand. */
export interface ForecastEvent {
  /** Strongest that was seen, in the unit of the rule; null where nothing was seen. */
  readonly peak: number | null;
  /** Whether the condition of the rule was met; null where nobody saw. */
  readonly happened: boolean | null;
  readonly byLead: readonly LeadForecast[];
}

/** What the sliders of a rule choose. */
export type CountedRule = Pick<AlertRule, 'compare' | 'threshold' | 'chance' | 'leadMinutes'>;

/** How many messages a rule would have sent, and how they turned out. */
export interface OutcomeCounts {
  readonly messages: number;
  readonly right: number;
  readonly wrong: number;
  readonly unknown: number;
  readonly missed: number;
}

const isBeyond = ({ compare, threshold }: CountedRule, value: number): boolean =>
  compare === 'atLeast' ? value >= threshold : value <= threshold;

function isAnnounced(rule: CountedRule, { lead, chance, rate }: LeadForecast): boolean {
  if (lead > rule.leadMinutes) return false;
  if (rule.chance !== null && chance !== null) return chance >= rule.chance;
  return rate !== null && isBeyond(rule, rate);
}

/** Whether an event met another threshold than the one it was listed for: its peak says so where it is known. */
function hasHappened(rule: CountedRule, { peak, happened }: ForecastEvent): boolean | null {
  return peak === null ? happened : isBeyond(rule, peak);
}

/**
 * Counts what a rule would have announced of events: the same on the server and under the sliders of a browser. It looks at the events alone;
 * pause, hours and the day's limit leave fewer messages. Chances are those of the condition that the events were listed for.
 */
export function countOutcomes(events: readonly ForecastEvent[], rule: CountedRule): OutcomeCounts {
  const counts = { messages: 0, right: 0, wrong: 0, unknown: 0, missed: 0 };
  for (const event of events) {
    const happened = hasHappened(rule, event);
    if (!event.byLead.some((forecast) => isAnnounced(rule, forecast))) {
      if (happened === true) counts.missed += 1;
      continue;
    }
    counts.messages += 1;
    counts[happened === null ? 'unknown' : happened ? 'right' : 'wrong'] += 1;
  }
  return counts;
}
