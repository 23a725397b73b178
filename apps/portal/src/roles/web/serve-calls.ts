import { getWeatherMessages } from '@portal/content/messages/weather';
import type { Endpoint, EndpointReply, EndpointRoute } from '@portal/contract/endpoint';
import { HOURS_FILE_PATH } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { weatherHours24 } from '@portal/contract/endpoints/weather';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { AppError } from '@portal/contract/errors';
import { parseInput, type RawQuery } from '@portal/contract/parse-input';
import { CALL_QUOTAS } from '@portal/domain/account/call-quota.table';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import { isOwnPageCall } from '#platform/http/own-origin.ts';
import { type ReplyBasis, registerEndpoints } from '#platform/http/register-endpoints.ts';
import { findCaller } from '#platform/rate-limit/find-caller.ts';
import type { LeaseStore } from '#platform/rate-limit/lease-store.ts';
import { limitCalls } from '#platform/rate-limit/limit-calls.ts';
import type { MakingLimit } from '#platform/rate-limit/making-limit.ts';
import { createRateLimit, toSharing, type WindowUse } from '#platform/rate-limit/rate-limit.ts';
import type { Changes } from '#platform/reply-cache/freshness.ts';
import type { ReplyCache } from '#platform/reply-cache/reply-cache.ts';

/** How a file writes its values. */
interface HoursFileStyle {
  readonly language: Language;
  readonly temperatureUnit: 'C' | 'F';
}

type Cell = string | number | null;

/** Excel takes a file without this mark for another encoding and garbles Vietnamese. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** A text that begins like a formula is not run by a spreadsheet when a quote stands before it. */
function quoteText(text: string, separator: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function listColumns({
  language,
  temperatureUnit,
}: HoursFileStyle): readonly [head: string, of: (hour: Hour) => Cell][] {
  const { csvHead: head } = getWeatherMessages(language).charts;
  const degrees = (celsius: number | null): number | null => {
    if (celsius === null || temperatureUnit === 'C') return celsius;
    return Math.round((celsius * 1.8 + 32) * 10) / 10;
  };
  const unit = ` (°${temperatureUnit})`;
  return [
    [head.time, ({ at }) => at.slice(0, 16).replace('T', ' ')],
    [head.sky, ({ text }) => text],
    [head.temperature + unit, ({ temperature }) => degrees(temperature)],
    [head.feelsLike + unit, ({ feelsLike }) => degrees(feelsLike)],
    [head.rain, ({ rain }) => rain],
    [head.rainLow, ({ rainLow }) => rainLow],
    [head.rainHigh, ({ rainHigh }) => rainHigh],
    [head.chance, ({ rainProbability }) => rainProbability],
    [head.windSpeed, ({ windSpeed }) => windSpeed],
    [head.windGust, ({ windGust }) => windGust],
    [head.windDirection, ({ windDirection }) => windDirection],
    [head.humidity, ({ humidity }) => humidity],
    [head.dewPoint + unit, ({ dewPoint }) => degrees(dewPoint)],
    [head.cloud, ({ cloudCover }) => cloudCover],
    [head.pressure, ({ pressure }) => pressure],
    [head.visibility, ({ visibility }) => visibility],
    [head.uv, ({ uvIndex }) => uvIndex],
  ];
}

/**
 * The hours as a file for a spreadsheet: units in the head, an empty cell where a value is not known, the source in the last
 * column. Vietnamese spreadsheets read decimal commas and semicolons between cells, English ones points and commas.
 */
function writeHoursFile(
  { hours, issued }: Pick<EndpointReply<typeof weatherHours24>, 'hours' | 'issued'>,
  style: HoursFileStyle,
): string {
  const messages = getWeatherMessages(style.language);
  const separator = style.language === 'vi' ? ';' : ',';
  const write = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return quoteText(cell, separator);
    return style.language === 'vi' ? String(cell).replace('.', ',') : String(cell);
  };
  const columns = listColumns(style);
  const source = issued.demo ? messages.demo : (messages.sources[issued.source ?? ''] ?? issued.source);
  const head = [...columns.map(([name]) => name), messages.charts.csvHead.source];
  const rows = hours.map((hour) => [...columns.map(([, read]) => read(hour)), source]);
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => row.map(write).join(separator) + LINE_END).join('');
}

type Reply = EndpointReply<typeof ENDPOINTS_BY_ID.weatherHours24>;

const FRESH_SECONDS = 300;

/** Letters of a place’s slug or its coordinates, as a file may be called. */
function nameOf({ place }: Reply): string {
  return place.slug ?? `${place.lat}_${place.lng}`;
}

/** Serves the next 24 hours of a place as a file for spreadsheets, by the same query as the call; `unit=F` for °F. Not without the call. */
function serveHoursFile(app: FastifyInstance, routes: readonly EndpointRoute[]): void {
  const endpoint = ENDPOINTS_BY_ID.weatherHours24;
  const route = routes.find(({ endpoint: { id } }) => id === endpoint.id);
  if (route === undefined) return;
  app.get(HOURS_FILE_PATH, async (request, reply) => {
    const { unit, ...query } = request.query as RawQuery;
    const parsed = parseInput(endpoint, query, undefined);
    if (!parsed.ok) throw new AppError('badInput', { errors: parsed.errors });
    const language = parsed.input.query.lang ?? 'vi';
    const answer = (await route.handle(parsed.input)) as Reply;
    const at = answer.hours[0]?.at.slice(0, 13).replace('T', '-') ?? '';
    const name = getWeatherMessages(language).charts.csvName(nameOf(answer), at);
    return reply
      .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
      .header('content-language', language)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-robots-tag', 'noindex')
      .type('text/csv; charset=utf-8')
      .send(writeHoursFile(answer, { language, temperatureUnit: unit === 'F' ? 'F' : 'C' }));
  });
}

interface CallNeeds {
  readonly routes: readonly EndpointRoute[];
  readonly basis: ReplyBasis;
  /** Calls that change with the warnings, and what they are made from. */
  readonly warningRoutes: readonly EndpointRoute[];
  readonly warningBasis: ReplyBasis;
  readonly cache: ReplyCache;
  readonly makingLimit: MakingLimit;
  readonly limitClock: Clock;
  /** Where all processes count callers together; absent: each counts by itself. */
  readonly limitLeases?: LeaseStore | undefined;
  readonly ownOrigin: () => string;
}

/** Calls whose replies rest on the course of rain: that of now, and all that hold the rest of today. */
const WITH_COURSE =
  /\/(now|today|tomorrow|smartgen|agriculture|nowcasting|nowcasting-10minutes|hour\/24|rain\/72|day\/\d+)$/;

/** The course of rain and the frames change each ten minutes, places at midnight; everything else names the current hour. */
function findChanges({ path }: Endpoint): Changes {
  if (WITH_COURSE.test(path) || path.endsWith('/satellite')) return 'tenMinutely';
  return path.includes('/places/') ? 'daily' : 'hourly';
}

const toWindow = ({ used, limit, resetAt }: WindowUse) => ({ used, limit, resetAt: formatMoment(resetAt) });

/** Serves the API's calls, each caller counted: programs without a key, and the portal's own pages apart. */
export async function serveCalls(app: FastifyInstance, needs: CallNeeds): Promise<void> {
  const { routes, basis, cache, makingLimit, limitClock, limitLeases, ownOrigin } = needs;
  const { now } = limitClock;
  const limits = {
    guest: createRateLimit({ ...CALL_QUOTAS.guest, now, ...toSharing(limitLeases, 'calls.guest') }),
    ownPages: createRateLimit({ ...CALL_QUOTAS.ownPages, now, ...toSharing(limitLeases, 'calls.ownPages') }),
  };
  const findKind = ({ headers }: FastifyRequest) => (isOwnPageCall(headers, ownOrigin()) ? 'ownPages' : 'guest');
  await app.register(async (api) => {
    limitCalls(api, { choose: (request) => limits[findKind(request)], sharedPolicy: limits.guest.policy });
    serveHoursFile(api, routes);
    // No keys are given out and no accounts exist yet: such calls answer 401 to everybody.
    const calls = { cache, makingLimit, isKnownCaller: () => false };
    registerEndpoints(api, { ...calls, routes, basis, findChanges });
    const { warningRoutes, warningBasis } = needs;
    registerEndpoints(api, { ...calls, routes: warningRoutes, basis: warningBasis, findChanges: () => 'minutely' });
  });
  const { callLimits } = ENDPOINTS_BY_ID;
  app.get(callLimits.path, (request, reply) => {
    const parsed = parseInput(callLimits, request.query as RawQuery, undefined);
    if (!parsed.ok) throw new AppError('badInput', { errors: parsed.errors });
    const caller = findKind(request);
    const { minute, day } = limits[caller].describeUse(findCaller(request));
    const answer: EndpointReply<typeof callLimits> = { caller, minute: toWindow(minute), day: toWindow(day) };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}
