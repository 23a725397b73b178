import { heatMessages } from '@portal/content/messages/heat-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import { GUEST_CONTEXT } from '@portal/contract/context';
import type { EndpointReply } from '@portal/contract/endpoint';
import { type HeatDay, type HeatHour, weatherHeat } from '@portal/contract/endpoints/heat';
import { WORKING_HOURS } from '@portal/domain/heat/heat-reach';
import { isWorthMoving } from '@portal/domain/heat/shift-plan';
import { WORK_LOADS } from '@portal/domain/heat/work-rest.table';
import { TEMPLATE_SHIFTS, type TemplateShift } from '@portal/domain/heat/work-templates.table';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toPath } from '@portal/routes/to-path';
import type { FastifyInstance } from 'fastify';
import { escapeText } from '#platform/http/file-lines.ts';
import type { createDirectCalls } from './call-directly.ts';
import { sendBack } from './serve-plain-form.ts';
import { writeCalendar, writeTime } from './write-calendar.ts';

type HeatReply = EndpointReply<typeof weatherHeat>;

/** The plan of the page's form; for a building site where the address has no other. */
function readPlan(asked: URLSearchParams): TemplateShift {
  const { site } = TEMPLATE_SHIFTS;
  const read = (name: 'hours' | 'from' | 'to', least: number, most: number): number => {
    const value = Number(asked.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= least && value <= most ? value : site[name];
  };
  return {
    work: WORK_LOADS.find((load) => load === asked.get('work')) ?? site.work,
    hours: read('hours', 1, 10),
    from: read('from', 0, 12),
    to: read('to', 13, 23),
  };
}

/** Whether a bulletin decides about an hour of work: then no shift is proposed that day. */
function isUnderBulletin({ date }: HeatDay, hours: readonly HeatHour[]): boolean {
  return hours.some(({ at, basis }) => {
    const hour = Number(at.slice(11, 13));
    const isAtWork = at.startsWith(date) && hour >= WORKING_HOURS.from && hour < WORKING_HOURS.to;
    return isAtWork && (basis === 'warning' || basis === 'afterWarning');
  });
}

interface ShiftsNeeds {
  readonly reply: HeatReply;
  readonly plan: TemplateShift;
  /** The page with this plan. */
  readonly url: string;
  readonly language: Language;
  readonly now: EpochSeconds;
}

/** Calendar file of the shifts that the page proposes for each day: moved ones where that is worth it. */
function writeHeatShifts({ reply, plan, url, language, now }: ShiftsNeeds): string {
  const heat = heatMessages[language];
  const { calendar, duration } = heat;
  const events = reply.days.flatMap((day) => {
    const { date, regular, planned } = day;
    if (planned === null || isUnderBulletin(day, reply.hours)) return [];
    const { spans, presentMinutes, workMinutes } = isWorthMoving(regular, planned) ? planned : (regular ?? planned);
    const rest = presentMinutes - workMinutes;
    const about = [
      reply.issued.demo ? getWeatherMessages(language).place.demoNotice : '',
      calendar.about(duration(workMinutes), rest < 1 ? null : duration(rest)),
      calendar.old,
      url,
    ];
    return spans.map(({ from, to }, index) => ({
      key: ['heat', reply.place.slug, plan.work, date, index].join(' '),
      lines: [
        writeTime('DTSTART', from),
        writeTime('DTEND', to),
        `SUMMARY:${escapeText(calendar.title(heat.work[plan.work]))}`,
        `LOCATION:${escapeText(reply.place.displayName.main)}`,
        `DESCRIPTION:${escapeText(about.filter((line) => line !== '').join('\n'))}`,
        `URL:${url}`,
      ],
    }));
  });
  return writeCalendar(events, { product: 'Heat', language, now });
}

interface HeatShiftsOptions {
  readonly publicUrl: () => string;
  readonly clock: () => EpochSeconds;
  readonly createCalls: ReturnType<typeof createDirectCalls>;
}

const toClock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The week's shifts of the page about work in the heat as a file for a calendar: the server keeps nothing. */
export function serveHeatShifts(app: FastifyInstance, { publicUrl, clock, createCalls }: HeatShiftsOptions): void {
  app.get('/api/heat/shifts.ics', async (request, reply) => {
    const asked = new URL(request.url, publicUrl()).searchParams;
    const language = asked.get('lang') === 'en' ? 'en' : 'vi';
    const location = asked.get('location') ?? '';
    const plan = readPlan(asked);
    const { work, hours: shiftHours, from, to } = plan;
    const { call } = createCalls({ ...GUEST_CONTEXT, language, requestId: request.id });
    const wish = { work, shiftHours, earliest: toClock(from), latest: toClock(to) };
    const result = await call(weatherHeat, { query: { location, lang: language, ...wish } });
    if (!result.ok) return sendBack(reply, '/');
    const query = new URLSearchParams({ work, hours: String(shiftHours), from: String(from), to: String(to) });
    const path = toPath('weather:heat', language, { location: result.reply.place.slug ?? location });
    const url = `${publicUrl()}${path}?${query}`;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="shifts.ics"')
      .type('text/calendar; charset=utf-8')
      .send(writeHeatShifts({ reply: result.reply, plan, url, language, now: clock() }));
  });
}
