import { describeTomorrowWork, describeVerdict, type TomorrowWork } from '@portal/content/agriculture/describe-work';
import type { FarmActivity } from '@portal/contract/endpoints/agriculture-schema';
import type { Verdict } from '@portal/domain/agriculture/verdict';
import { findNextWindow } from '@portal/domain/agriculture/work-window';
import { type FarmView, toFarmText } from './farm-view.ts';
import { describeSpells, type WorkFacts, type WorkHour } from './work-row.tsx';

export interface TomorrowFacts {
  readonly work: TomorrowWork;
  readonly verdict: Verdict | null;
  readonly hours: readonly WorkHour[];
}

const isAfterWarning = ({ reasons }: WorkHour): boolean => reasons[0]?.kind === 'afterWarning';

/** Rates a kind of work for a whole day by its first spell of at least two hours. */
export function toTomorrowWork({ activity, hours }: FarmActivity, date: string): TomorrowFacts {
  const ofDay = hours.filter(({ at }) => at.startsWith(date));
  const first = ofDay[0];
  const window = first === undefined ? null : findNextWindow(activity, Date.parse(first.at) / 1000, ofDay);
  const isKnown = ofDay.some(({ verdict }) => verdict !== null && verdict !== 'night');
  return {
    work: { activity, window, isKnown, isAfterWarning: ofDay.some(isAfterWarning) },
    verdict: isKnown ? (window?.verdict ?? 'avoid') : null,
    hours: ofDay,
  };
}

/** The most frequent reason for the verdict, within the spell or else in daylight, as a sentence. */
function describeReason({ verdict, hours, work }: TomorrowFacts, view: FarmView): string {
  const { window } = work;
  const isMeant = ({ at, reasons }: WorkHour): boolean => {
    if (window === null) return reasons.every(({ kind }) => kind !== 'dark');
    const startAt = Date.parse(at) / 1000;
    return startAt >= window.fromAt && startAt < window.toAt;
  };
  const counts = new Map<string, { readonly hour: WorkHour; count: number }>();
  for (const hour of hours) {
    const kind = hour.reasons[0]?.kind;
    if (hour.verdict !== verdict || kind === undefined || !isMeant(hour)) continue;
    const counted = counts.get(kind);
    if (counted === undefined) counts.set(kind, { hour, count: 1 });
    else counted.count += 1;
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most === undefined
    ? ''
    : toFarmText(describeVerdict(work.activity, most.hour, view.style.language, 'then'), view.style);
}

export function toTomorrowFacts(activity: FarmActivity, date: string, view: FarmView): WorkFacts {
  const facts = toTomorrowWork(activity, date);
  return {
    activity: activity.activity,
    name: activity.name,
    verdict: facts.verdict,
    why: describeReason(facts, view),
    hours: facts.hours,
    label: view.farm.stripOfDay(activity.name, describeSpells(facts.hours, view)),
    next: describeTomorrowWork(facts.work, view.style.language),
  };
}
