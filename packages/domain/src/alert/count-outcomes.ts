import type { AlertRule } from './alert-rule.ts';

/** The forecast for a moment at a lead. */
export interface LeadForecast {
  readonly lead: number;
  /** Per cent that the rule's condition holds; null if only the value was known. */
  readonly chance: number | null;
  /** In the unit of the rule; null is unknown. */
  readonly rate: number | null;
}

/** An observed or forecast event, with its earlier forecasts. */
export interface ForecastEvent {
  /** Highest observed value, in the unit of the rule; null if nothing was observed. */
  readonly peak: number | null;
  /** Whether the condition of the rule was met; null if it was not observed. */
  readonly happened: boolean | null;
  readonly byLead: readonly LeadForecast[];
}

/** The values of a rule's sliders. */
export type CountedRule = Pick<AlertRule, 'compare' | 'threshold' | 'chance' | 'leadMinutes'>;

/** Number of messages that a rule would have sent, by outcome. */
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

/** Whether an event met another threshold than the one it was listed for: decided by its peak if known. */
function hasHappened(rule: CountedRule, { peak, happened }: ForecastEvent): boolean | null {
  return peak === null ? happened : isBeyond(rule, peak);
}

/**
 * Counts the messages of a rule for events: the same on the server and under a browser's sliders. It considers events
 * alone;
 * pause, hours and the daily limit reduce the messages. Chances are those of the condition that the events were listed
 * for.
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
