import { findAlphaFactor } from '@portal/domain/wind/work-limits';
import type { SeaWindow, WorkOutlook } from '@portal/domain/wind/work-windows';
import type { AssessedDesk, AssessedWork } from './assess-desk.ts';
import { type DeskView, describeBreach, formatHoldChance, joinWords, nameMoment } from './desk-view.ts';

const DAY_HOURS = 24;

/** Start of an hour of the desk; also valid for the end of the last hour. */
export function atOf({ hours }: AssessedDesk, hour: number): number {
  return (hours[0]?.at ?? 0) + hour * 3600;
}

/** Why work stops in an hour, as part of a sentence; null where nothing stops it. */
function describeStop(
  desk: AssessedDesk,
  { work, outlook }: AssessedWork,
  hour: number,
  view: DeskView,
): string | null {
  const { sentence, quantities } = view.desk;
  const found = outlook.hours[hour];
  if (found === undefined || found.verdict === 'go' || found.verdict === 'near') return null;
  if (found.verdict === 'rest') return sentence.rest;
  const stop = desk.findStop(hour);
  if (stop !== null)
    return { warning: sentence.warned, afterWarning: sentence.afterWarning, thunder: sentence.thunder }[stop];
  const factor = findAlphaFactor(work.alpha, desk.series.leadOf(hour));
  if (found.verdict === 'stop')
    return joinWords(
      found.because.map((limit) => describeBreach(limit, factor, view)),
      view,
    );
  return sentence.unknown(joinWords([...new Set(found.because.map(({ quantity }) => quantities[quantity]))], view));
}

/** What follows a window: why it ends, and when work is possible again. */
function describeEnd(desk: AssessedDesk, work: AssessedWork, window: SeaWindow, view: DeskView): string {
  const { sentence } = view.desk;
  const why = describeStop(desk, work, window.to, view);
  if (window.isOpen || why === null) return '';
  const again = work.outlook.windows.find(({ from }) => from > window.from);
  if (again === undefined) return sentence.after(why);
  return sentence.again(why, nameMoment(atOf(desk, again.from), view) + describeHold(again, work.outlook, view));
}

/** ` (khả năng đủ 8 giờ: 42%)`: a window is never offered without its chance. */
const describeHold = ({ chance }: SeaWindow, { neededHours }: WorkOutlook, view: DeskView): string =>
  ` (${view.desk.windows.inWords(formatHoldChance(chance, view), neededHours)})`;

function describeNext(desk: AssessedDesk, { outlook }: AssessedWork, view: DeskView): string {
  const { sentence } = view.desk;
  const [window] = outlook.windows;
  if (window === undefined) return sentence.none(outlook.neededHours, Math.round(desk.hours.length / DAY_HOURS));
  const from = nameMoment(atOf(desk, window.from), view);
  const hold = describeHold(window, outlook, view);
  if (window.isOpen) return sentence.nextOpen(from + hold);
  return sentence.next(from, nameMoment(atOf(desk, window.to), view) + hold);
}

/** One kind of work in a sentence or two: possible now or not, until when, and when again. */
function describeWork(desk: AssessedDesk, work: AssessedWork, view: DeskView): string {
  const { sentence, can, cannot, works, quantities } = view.desk;
  const { outlook, kind } = work;
  if (outlook.missing.length > 0) {
    const names = outlook.missing.map((quantity) => quantities[quantity]);
    return sentence.missing(works[kind], joinWords(names, view));
  }
  const [first] = outlook.windows;
  if (first?.from === 0) {
    const hold = describeHold(first, outlook, view);
    const state = first.isOpen
      ? sentence.throughout(can[kind], first.to, hold)
      : sentence.until(can[kind], nameMoment(atOf(desk, first.to), view) + hold);
    return state + describeEnd(desk, work, first, view);
  }
  const why = describeStop(desk, work, 0, view) ?? sentence.tooShort(outlook.neededHours);
  return sentence.notNow(cannot[kind], why) + describeNext(desk, work, view);
}

/** Lead of a desk: the first kind of work with limits, or why there is none. */
export function describeDesk(desk: AssessedDesk, view: DeskView): string {
  const { sentence } = view.desk;
  if (desk.staleHours !== null) return sentence.stale(desk.staleHours);
  const first = desk.works.find(({ work }) => work.limits.length > 0);
  return first === undefined ? sentence.noLimits : describeWork(desk, first, view);
}
