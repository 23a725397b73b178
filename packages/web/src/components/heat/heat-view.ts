import { type HeatMessages, heatMessages } from '@portal/content/messages/heat-messages';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { HeatDay, HeatHour, HeatShift, weatherHeat } from '@portal/contract/endpoints/heat';
import { isWorthMoving } from '@portal/domain/heat/shift-plan';
import { STOP_MINUTES, type WorkLoad } from '@portal/domain/heat/work-rest.table';
import type { TemplateShift } from '@portal/domain/heat/work-templates.table';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { nameDay } from '#components/weather/day-name.ts';
import { formatClock, formatNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

export type HeatReply = EndpointReply<typeof weatherHeat>;

/** Context of the blocks about heat. */
export interface HeatView extends PageView {
  readonly heat: HeatMessages;
}

export const toHeatView = (view: PageView): HeatView => ({ ...view, heat: heatMessages[view.style.language] });

/** Hours of a day that are shown. */
const SHOWN_HOURS = { from: 5, to: 19 };
/** From this hour on the page speaks of tomorrow. */
export const EVENING_HOUR = 16;

/** A day of the reply with its shown hours and its name. */
export interface ShownDay extends HeatDay {
  readonly name: string;
  readonly hours: readonly HeatHour[];
}

export const listShownDays = ({ days, hours }: HeatReply, view: HeatView): ShownDay[] =>
  days.map((day, index) => ({
    ...day,
    name: nameDay(day.date, index, view),
    hours: hours.slice(index * 24 + SHOWN_HOURS.from, index * 24 + SHOWN_HOURS.to),
  }));

/** The day that the page speaks of: today until the afternoon, then tomorrow. */
export function findShownDay(days: readonly ShownDay[], { nowAt }: HeatView): ShownDay | undefined {
  return Number(nowAt.slice(11, 13)) < EVENING_HOUR ? days[0] : days[1];
}

/** The first day whose shift can still be chosen. */
export const findShiftDay = (days: readonly ShownDay[]): ShownDay | undefined =>
  days.find(({ regular, planned }) => regular !== null || planned !== null);

export const toHour = (at: string): number => Number(at.slice(11, 13));

export const formatWbgt = (wbgt: number | null, { heat, style }: HeatView): string =>
  heat.degrees(formatNumber(wbgt, style, 1));

/** What an hour is for a load: minutes of rest with their colour, or none. */
export type HeatTone = 0 | 15 | 30 | 45 | 60 | 'none';

/** Hours under a bulletin have no colour. */
export function findTone({ basis, rest }: HeatHour, load: WorkLoad): HeatTone {
  const minutes = rest[load];
  if (minutes === null || basis === 'warning' || basis === 'afterWarning') return 'none';
  return minutes as HeatTone;
}

/** Runs of hours that fulfil a condition, in words: `10–16 giờ và 18–19 giờ`; empty without any. */
function nameHours(hours: readonly HeatHour[], isMeant: (hour: HeatHour) => boolean, { heat }: HeatView): string {
  const runs: { from: number; to: number }[] = [];
  for (const hour of hours.filter(isMeant)) {
    const at = toHour(hour.at);
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return heat.join(runs.map(({ from, to }) => heat.hourSpan(from, to)));
}

export const isUnderBulletin = ({ hours }: Pick<ShownDay, 'hours'>): boolean =>
  hours.some(({ basis }) => basis === 'warning' || basis === 'afterWarning');

const isByHeat = ({ basis }: HeatHour): boolean => basis === 'model' || basis === 'estimate';

/** Most rest that the heat asks for in an hour; null where it asks for nothing known. */
function findMostRest(hours: readonly HeatHour[], load: WorkLoad): number | null {
  const known = hours.filter(isByHeat).flatMap(({ rest }) => rest[load] ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

/** What a day asks of a load, in one sentence or two. */
export function describeDay(day: ShownDay, load: WorkLoad, view: HeatView): string {
  const { answer, work } = view.heat;
  const hour = view.nowAt.slice(0, 13);
  const warned = nameHours(day.hours, ({ at, basis }) => basis === 'warning' && at.slice(0, 13) >= hour, view);
  if (warned !== '') return answer.warning(day.name, warned);
  if (isUnderBulletin(day)) return answer.afterWarning;
  const most = findMostRest(day.hours, load);
  const thunder = nameHours(day.hours, ({ basis }) => basis === 'thunder', view);
  const storms = thunder === '' ? '' : ` ${answer.thunder(thunder)}`;
  if (most === null) return storms === '' ? answer.unknown(day.name) : storms.trim();
  if (most === 0) return `${answer.free(day.name, work[load])}${storms}`;
  const spans = nameHours(day.hours, (hour) => isByHeat(hour) && hour.rest[load] === most, view);
  const sentence =
    most >= STOP_MINUTES ? answer.stop(day.name, work[load], spans) : answer.rest(day.name, work[load], most, spans);
  return `${sentence}${storms}`;
}

/** Most rest that the heat asks for in a day, with its hours; null where only thunder is known. */
export function describeRest(hours: readonly HeatHour[], load: WorkLoad, view: HeatView): string | null {
  const { week } = view.heat;
  const most = findMostRest(hours, load);
  if (most === null) return null;
  if (most === 0) return week.free;
  const spans = nameHours(hours, (hour) => isByHeat(hour) && hour.rest[load] === most, view);
  return most >= STOP_MINUTES ? week.stop(spans) : week.rest(most, spans);
}

/** A day in words, so that no colour says anything alone. */
export function describeWeekDay(day: ShownDay, load: WorkLoad, view: HeatView): string {
  const { week } = view.heat;
  if (isUnderBulletin(day)) return week.bulletin;
  const rest = describeRest(day.hours, load, view);
  const thunder = nameHours(day.hours, ({ basis }) => basis === 'thunder', view);
  const parts = [rest, thunder === '' ? null : week.thunder(thunder)].filter((part) => part !== null);
  return parts.length === 0 ? week.unknown : parts.join('; ');
}

/** `5:00–9:30 và 16:00–18:30`. */
export const nameSpans = ({ spans }: HeatShift, { heat }: HeatView): string =>
  heat.join(spans.map(({ from, to }) => `${toClock(from)}–${toClock(to)}`));

const toClock = (moment: string): string => formatClock(moment).replace(/^0/, '');

/** The proposal in one sentence; null where the regular shift does as well. */
export function describeMove(day: ShownDay, { hours }: TemplateShift, view: HeatView): string | null {
  const { answer, duration } = view.heat;
  const { planned } = day;
  if (planned === null || !isWorthMoving(day.regular, planned)) return null;
  const say = planned.presentMinutes >= hours * 60 ? answer.move : answer.moveFewer;
  return say(nameSpans(planned, view), duration(planned.presentMinutes));
}

/** The answer of the page: what the heat asks of the day, and where work can go. */
export function describeHeat(reply: HeatReply, plan: TemplateShift, view: HeatView): string {
  const days = listShownDays(reply, view);
  const [shown, shift] = [findShownDay(days, view), findShiftDay(days)];
  if (shown === undefined) return '';
  // Under a bulletin, and after it, the next one decides when work starts again.
  const move = shift === undefined || isUnderBulletin(shown) ? null : describeMove(shift, plan, view);
  const named = move === null || shift === shown ? move : view.heat.answer.day(shift?.name ?? '', move);
  return preventUnitBreaks([describeDay(shown, plan.work, view), named].filter((part) => part !== null).join(' '));
}

/** The highest WBGT of the shown day and of the week, and how often the heat stops a load. */
export function listHeatFacts(reply: HeatReply, { work }: TemplateShift, view: HeatView): string[] {
  const days = listShownDays(reply, view);
  const shown = findShownDay(days, view);
  const known = days.flatMap((day) => (day.wbgtMax === null ? [] : [{ ...day, wbgtMax: day.wbgtMax }]));
  const hottest = known.reduce<(typeof known)[number] | undefined>(
    (best, day) => (best === undefined || day.wbgtMax > best.wbgtMax ? day : best),
    undefined,
  );
  const stops = known.filter(({ hours }) => hours.some((hour) => isByHeat(hour) && hour.rest[work] === STOP_MINUTES));
  const { heat } = view;
  return [
    ...(shown?.wbgtMax == null
      ? []
      : [heat.facts.peak(shown.name, formatWbgt(shown.wbgtMax, view), formatClock(shown.wbgtMaxAt))]),
    ...(hottest === undefined || hottest.date === shown?.date
      ? []
      : [heat.facts.week(hottest.name, formatWbgt(hottest.wbgtMax, view))]),
    ...(known.length < days.length ? [] : [heat.facts.stops(heat.work[work], stops.length)]),
  ].map((fact) => preventUnitBreaks(fact));
}
