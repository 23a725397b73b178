// Client of the Trời Việt weather API 1.0.0. Licence: MIT. Made from the contract by `npm run clients`; do not edit.
// Node 20 and later, Deno, Bun and browsers; needs nothing else.

const BASE_URL = 'http://127.0.0.1:3000';
const CLIENT_NAME = 'troi-viet-client/1.0.0 (typescript)';


/** How a client calls. */
export interface ClientOptions {
  /** Origin of the portal, without a trailing slash. */
  readonly baseUrl?: string;
  /** A key of an account, for its quota and for the calls that ask for one. */
  readonly key?: string;
  /** Language of texts and names where a call names none; the API's own default is Vietnamese. */
  readonly language?: 'vi' | 'en';
  /** Longest time for one try of a call, in milliseconds: 10,000 when left out. */
  readonly timeoutMs?: number;
  /** How often a call is tried again after 429, 503 or no answer: 2 when left out, 0 for never. */
  readonly retries?: number;
  /** Longest wait before a new try, in milliseconds: 30,000 when left out. A longer `Retry-After` ends the call. */
  readonly longestWaitMs?: number;
  /** Name of your program, such as `my-farm/1.2`; browsers send their own. */
  readonly userAgent?: string;
  readonly fetch?: typeof fetch;
}

/** What one call may have of its own. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A name of the call, 1 to 64 letters or digits: repeated within a day, it is executed once. */
  readonly idempotencyKey?: string;
}

/** A refusal of the API with its problem document (RFC 9457), or no answer at all. */
export class TroiVietError extends Error {
  override readonly name: string = 'TroiVietError';
  /** Of HTTP; 0 without an answer. */
  readonly status: number;
  /** Null where the answer is no problem document. */
  readonly problem: Problem | null;
  /** The whole answer as it came. */
  readonly body: unknown;
  /** Seconds after which a new try makes sense, null where the API names none. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: unknown, retryAfterSeconds: number | null, cause?: unknown) {
    const problem = isProblem(body) ? body : null;
    super(problem === null ? `HTTP ${status}` : `${status} ${problem.errorCode}: ${problem.detail}`, { cause });
    this.status = status;
    this.problem = problem;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 400: a parameter or the body is wrong; `problem.errors` says which. */
export class BadInputError extends TroiVietError {
  override readonly name = 'BadInputError';
}
/** 401: no key where one is needed, or an unknown or revoked one. */
export class InvalidKeyError extends TroiVietError {
  override readonly name = 'InvalidKeyError';
}
/** 403: beyond the plan, or a key that may not be used from here. */
export class ForbiddenError extends TroiVietError {
  override readonly name = 'ForbiddenError';
}
/** 404: an unknown place, a point outside of the forecast, or no such entry. */
export class NotFoundError extends TroiVietError {
  override readonly name = 'NotFoundError';
}
/** 429: the quota of a window is used up. */
export class TooManyRequestsError extends TroiVietError {
  override readonly name = 'TooManyRequestsError';
}
/** 503: nothing to serve for now. */
export class UnavailableError extends TroiVietError {
  override readonly name = 'UnavailableError';
}
/** No answer in time, or none that can be read. */
export class NoAnswerError extends TroiVietError {
  override readonly name = 'NoAnswerError';
}

const ERRORS: Readonly<Record<number, typeof TroiVietError>> = {
  400: BadInputError,
  401: InvalidKeyError,
  403: ForbiddenError,
  404: NotFoundError,
  429: TooManyRequestsError,
  503: UnavailableError,
};

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'errorCode' in body && 'status' in body;

interface CallParts {
  readonly method: string;
  readonly path: string;
  readonly query?: object;
  readonly body?: unknown;
  readonly options?: CallOptions | undefined;
}

const DEFAULTS = { timeoutMs: 10_000, retries: 2, longestWaitMs: 30_000 } as const;
const IS_BROWSER = 'document' in globalThis || 'importScripts' in globalThis;

/** Seconds of a `Retry-After` header, which may also name a moment. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, (moment - Date.now()) / 1000);
}

function toQueryText(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Sends calls, tries again where that makes sense, and throws errors with their problem document. */
class Transport {
  protected readonly language: 'vi' | 'en' | undefined;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions = {}) {
    this.language = options.language;
    this.#options = options;
  }

  protected async json<Reply>(parts: CallParts): Promise<Reply> {
    const response = await this.#send(parts);
    try {
      return (await response.json()) as Reply;
    } catch (cause) {
      throw new NoAnswerError(response.status, null, null, cause);
    }
  }

  protected async text(parts: CallParts): Promise<string> {
    return (await this.#send(parts)).text();
  }

  async #send(parts: CallParts): Promise<Response> {
    const { retries = DEFAULTS.retries, longestWaitMs = DEFAULTS.longestWaitMs } = this.#options;
    for (let tried = 0; ; tried += 1) {
      const outcome = await this.#try(parts);
      if (outcome instanceof Response) return outcome;
      const waitMs = (outcome.retryAfterSeconds ?? 2 ** tried) * 1000;
      const isLost = outcome instanceof NoAnswerError && parts.method === 'GET';
      const mayTry = isLost || outcome.status === 429 || outcome.status === 503;
      if (!mayTry || tried >= retries || waitMs > longestWaitMs) throw outcome;
      await wait(waitMs, parts.options?.signal);
    }
  }

  /** One try: the answer, or what went wrong. Throws where the caller ended the call. */
  async #try({ method, path, query = {}, body, options = {} }: CallParts): Promise<Response | TroiVietError> {
    const { baseUrl = BASE_URL, timeoutMs = DEFAULTS.timeoutMs, fetch: send = fetch } = this.#options;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
    try {
      const response = await send(`${baseUrl}${path}${toQueryText(query)}`, {
        method,
        headers: this.#toHeaders(body, options),
        signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.ok) return response;
      const { status } = response;
      const problem: unknown = await response.json().catch(() => null);
      const seconds = readRetryAfter(response.headers.get('retry-after'));
      return new (ERRORS[status] ?? TroiVietError)(status, problem, seconds);
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      return new NoAnswerError(0, null, null, cause);
    }
  }

  #toHeaders(body: unknown, { idempotencyKey }: CallOptions): Record<string, string> {
    const { key, userAgent } = this.#options;
    const program = userAgent === undefined ? CLIENT_NAME : `${userAgent} ${CLIENT_NAME}`;
    return {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'X-API-Key': key }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...(IS_BROWSER ? {} : { 'User-Agent': program }),
    };
  }
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}

export interface PlaceDisplayName {
  main: string;
  secondary: string;
}

export interface Place {
  slug: string | null;
  /** degrees north */
  lat: number;
  /** degrees east */
  lng: number;
  /** Cell of the station grid, null off the grid */
  stationCode: number | null;
  /** m above sea level */
  elevation: number | null;
  /** `estimated`: from a terrain model and the known heights around */
  elevationBasis: 'known' | 'estimated' | null;
  /** km by which the position may be off */
  precisionKm: number | null;
  province: string | null;
  district: string | null;
  ward: string | null;
  displayName: PlaceDisplayName;
}

export interface IssuedSourcesValue {
  source: string;
  /** ISO 8601 with offset +07:00 */
  runAt: string;
}

export interface Issued {
  source: string | null;
  /** ISO 8601 with offset +07:00 */
  runAt: string | null;
  /** ISO 8601 with offset +07:00 */
  updatedAt: string | null;
  /** true when any value of the reply is demo */
  demo: boolean;
  sources: Record<string, IssuedSourcesValue>;
  /** Names of values that are, in some hour at least, estimated from other values of the named run */
  estimated: string[];
  /** Credit and licence of each real source that gave a value, as they must be shown with it */
  credits: string[];
}

export interface Hour {
  /** ISO 8601 with offset +07:00 */
  at: string;
  /** Sky state 1–28 */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  isDay: boolean;
  text: string | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown */
  thunder: 0 | 1 | 2 | 3 | null;
  /** °C at 2 m */
  temperature: number | null;
  /** °C, low end of what is likely, never above temperature */
  temperatureLow: number | null;
  /** °C, high end of what is likely, never below temperature */
  temperatureHigh: number | null;
  /** °C */
  feelsLike: number | null;
  /** °C at 2 m, never above temperature */
  dewPoint: number | null;
  /** % relative humidity */
  humidity: number | null;
  /** m/s at 10 m */
  windSpeed: number | null;
  /** m/s, never below windSpeed */
  windGust: number | null;
  /** degrees from which the wind blows */
  windDirection: number | null;
  /** hPa at sea level */
  pressure: number | null;
  /** km */
  visibility: number | null;
  /** % */
  cloudCover: number | null;
  /** mm */
  rain: number | null;
  /** mm, low end of what is likely */
  rainLow: number | null;
  /** mm, high end of what is likely */
  rainHigh: number | null;
  /** % chance of 0.2 mm or more */
  rainProbability: number | null;
  /** UV index */
  uvIndex: number | null;
}

/** The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast */
export interface DayRainPartChances1 {
  /** % chance of rain */
  early: number | null;
  /** % chance of rain */
  morning: number | null;
  /** % chance of rain */
  afternoon: number | null;
  /** % chance of rain */
  evening: number | null;
}

/** The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast */
export interface DayRainPartChances2 {
  /** % chance of rain */
  early: number | null;
  /** % chance of rain */
  morning: number | null;
  /** % chance of rain */
  afternoon: number | null;
  /** % chance of rain */
  evening: number | null;
}

export interface Day {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  date: string;
  /** Sky state 1–28 */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Sky state 1–28 */
  nightCode: number | null;
  text: string | null;
  /** °C */
  temperatureMin: number | null;
  /** °C */
  temperatureMax: number | null;
  /** °C */
  temperatureMean: number | null;
  /** °C */
  feelsLikeMax: number | null;
  /** mm */
  rain: number | null;
  /** mm, low end of what is likely */
  rainLow: number | null;
  /** mm, high end of what is likely */
  rainHigh: number | null;
  /** % chance that one of its hours, of today of those that remain, has 0.2 mm or more */
  rainProbability: number | null;
  /** The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast */
  rainPartChances: DayRainPartChances1 | DayRainPartChances2;
  /** mm that fell before now; null but for today */
  rainFallen: number | null;
  /** mm still expected, which with rainFallen is rain; null but for today */
  rainAhead: number | null;
  /** mm of each hour, 00 to 23 */
  rainHours: (number | null)[];
  /** m/s at 10 m */
  windSpeedMax: number | null;
  /** m/s, never below windSpeedMax */
  windGustMax: number | null;
  /** degrees from which the wind blows */
  windDirection: number | null;
  /** % relative humidity */
  humidity: number | null;
  /** UV index */
  uvIndexMax: number | null;
  /** ISO 8601 with offset +07:00 */
  sunrise: string | null;
  /** ISO 8601 with offset +07:00 */
  sunset: string | null;
  confidence: 'high' | 'medium' | 'low' | null;
}

export interface Period {
  period: 'morning' | 'afternoon' | 'evening' | 'night';
  /** name in `lang`; of the night with the day that it leads to */
  label: string;
  /** ISO 8601 with offset +07:00 */
  from: string;
  /** ISO 8601 with offset +07:00 */
  to: string;
  /** Sky state 1–28 */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  text: string | null;
  /** °C */
  temperatureMin: number | null;
  /** °C */
  temperatureMax: number | null;
  /** mm */
  rain: number | null;
  /** mm, low end of what is likely */
  rainLow: number | null;
  /** mm, high end of what is likely */
  rainHigh: number | null;
  /** % chance that one of its hours that remain has 0.2 mm or more; null once it is over */
  rainProbability: number | null;
  /** m/s at 10 m */
  windSpeedMax: number | null;
  /** degrees from which the wind blows */
  windDirection: number | null;
  /** % relative humidity */
  humidity: number | null;
}

/** The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast */
export interface OutlookDayRainPartChances1 {
  /** % chance of rain */
  early: number | null;
  /** % chance of rain */
  morning: number | null;
  /** % chance of rain */
  afternoon: number | null;
  /** % chance of rain */
  evening: number | null;
}

/** The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast */
export interface OutlookDayRainPartChances2 {
  /** % chance of rain */
  early: number | null;
  /** % chance of rain */
  morning: number | null;
  /** % chance of rain */
  afternoon: number | null;
  /** % chance of rain */
  evening: number | null;
}

export interface OutlookDay {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  date: string;
  basis: 'forecast' | 'outlook' | 'normal';
  /** Sky state 1–28 */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Sky state 1–28 */
  nightCode: number | null;
  text: string | null;
  /** °C */
  temperatureMin: number | null;
  /** °C */
  temperatureMax: number | null;
  /** °C */
  temperatureMean: number | null;
  /** °C */
  feelsLikeMax: number | null;
  /** mm */
  rain: number | null;
  /** mm, low end of what is likely */
  rainLow: number | null;
  /** mm, high end of what is likely */
  rainHigh: number | null;
  /** % chance that one of its hours, of today of those that remain, has 0.2 mm or more */
  rainProbability: number | null;
  /** The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast */
  rainPartChances: OutlookDayRainPartChances1 | OutlookDayRainPartChances2;
  /** mm that fell before now; null but for today */
  rainFallen: number | null;
  /** mm still expected, which with rainFallen is rain; null but for today */
  rainAhead: number | null;
  /** mm of each hour, 00 to 23 */
  rainHours: (number | null)[] | null;
  /** m/s at 10 m */
  windSpeedMax: number | null;
  /** m/s, never below windSpeedMax */
  windGustMax: number | null;
  /** degrees from which the wind blows */
  windDirection: number | null;
  /** % relative humidity */
  humidity: number | null;
  /** UV index */
  uvIndexMax: number | null;
  /** ISO 8601 with offset +07:00 */
  sunrise: string | null;
  /** ISO 8601 with offset +07:00 */
  sunset: string | null;
  confidence: 'high' | 'medium' | 'low' | null;
}

export interface OutlookWeekTemperature1 {
  /** % of the years */
  below: number;
  /** % of the years */
  near: number;
  /** % of the years */
  above: number;
}

export interface OutlookWeekTemperature2 {
  /** % of the years */
  below: number;
  /** % of the years */
  near: number;
  /** % of the years */
  above: number;
}

export interface OutlookWeekRain1 {
  /** % of the years */
  below: number;
  /** % of the years */
  near: number;
  /** % of the years */
  above: number;
}

export interface OutlookWeekRain2 {
  /** % of the years */
  below: number;
  /** % of the years */
  near: number;
  /** % of the years */
  above: number;
}

export interface OutlookWeek {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  from: string;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  to: string;
  basis: 'forecast' | 'outlook' | 'normal';
  /** °C, mean of many years */
  temperatureNormal: number | null;
  /** mm, mean of many years */
  rainNormal: number | null;
  temperature: OutlookWeekTemperature1 | OutlookWeekTemperature2;
  rain: OutlookWeekRain1 | OutlookWeekRain2;
}

export interface RainHour {
  /** ISO 8601 with offset +07:00 */
  at: string;
  /** mm */
  rain: number | null;
  /** mm, low end of what is likely */
  rainLow: number | null;
  /** mm, high end of what is likely */
  rainHigh: number | null;
  /** % chance of rain */
  rainProbability: number | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown */
  thunder: 0 | 1 | 2 | 3 | null;
}

export interface PastHour {
  /** ISO 8601 with offset +07:00 */
  at: string;
  /** mm */
  rain: number | null;
  /** °C at 2 m */
  temperature: number | null;
}

export interface MarineHour {
  /** ISO 8601 with offset +07:00 */
  at: string;
  /** m, significant height */
  waveHeight: number | null;
  /** s */
  wavePeriod: number | null;
  /** degrees from which the waves come */
  waveDirection: number | null;
  /** m/s at 10 m */
  windSpeed: number | null;
  /** degrees from which the wind blows */
  windDirection: number | null;
}

export interface WindHourLevelsItem {
  /** m above ground */
  height: number;
  /** m/s */
  windSpeed: number | null;
  /** degrees from which the wind blows */
  windDirection: number | null;
}

export interface WindHour {
  /** ISO 8601 with offset +07:00 */
  at: string;
  /** levels: from two heights of the model; profile: from one, by the power law with a usual exponent */
  basis: 'levels' | 'profile' | null;
  /** of the power law through 10 and 100 m */
  exponent: number | null;
  levels: WindHourLevelsItem[];
}

/** of kind warning: the official warning that stops the work, one of `warnings` */
export interface FarmActivityNowReasonsItemWarning {
  id: string;
  kind: 'storm' | 'tropicalDepression' | 'heavyRain' | 'flood' | 'inundation' | 'flashFlood' | 'thunderstorm' | 'seaWind' | 'surge' | 'heat' | 'cold' | 'fog' | 'drought' | 'salinity' | 'wildfire' | 'earthquake' | 'tsunami' | 'other';
  number: string;
}

export interface FarmActivityNowReasonsItem {
  kind: 'warning' | 'rainNow' | 'rainSoon' | 'rainSum' | 'rainDay' | 'rainChance' | 'rainBefore' | 'rainFree' | 'windStrong' | 'windCalm' | 'windGentle' | 'inversion' | 'hot' | 'cool' | 'humid' | 'dryAir' | 'evaporation' | 'stillWet' | 'airFine' | 'cloudy' | 'sunny' | 'thunder' | 'thunderPossible' | 'dark' | 'shortSpell' | 'pondHot' | 'pondCool' | 'pondFine';
  /** in the unit of the kind: rainNow mm, rainSoon mm, rainSum mm, rainDay mm, rainChance %, rainBefore mm, windStrong km/h, windCalm km/h, windGentle km/h, inversion km/h, hot °C, cool °C, humid %, dryAir %, evaporation °C, stillWet °C, airFine %, cloudy %, sunny %, pondHot °C, pondCool °C, pondFine °C */
  value: number | null;
  /** until rain begins, of a sum or chance of rain, or that stay dry */
  hours: number | null;
  /** of kind warning: the official warning that stops the work, one of `warnings` */
  warning?: FarmActivityNowReasonsItemWarning;
}

export interface FarmActivityNow {
  /** night: not judged at this hour; null: a value that decides is not known */
  verdict: 'good' | 'consider' | 'avoid' | 'night' | null;
  reasons: FarmActivityNowReasonsItem[];
  text: string;
}

/** first good spell of two hours and more; without one, the first to consider */
export interface FarmActivityNext1 {
  /** ISO 8601 with offset +07:00 */
  from: string;
  /** ISO 8601 with offset +07:00 */
  to: string;
  verdict: 'good' | 'consider';
}

/** first good spell of two hours and more; without one, the first to consider */
export interface FarmActivityNext2 {
  /** ISO 8601 with offset +07:00 */
  from: string;
  /** ISO 8601 with offset +07:00 */
  to: string;
  verdict: 'good' | 'consider';
}

/** of kind warning: the official warning that stops the work, one of `warnings` */
export interface FarmActivityHoursItemReasonsItemWarning {
  id: string;
  kind: 'storm' | 'tropicalDepression' | 'heavyRain' | 'flood' | 'inundation' | 'flashFlood' | 'thunderstorm' | 'seaWind' | 'surge' | 'heat' | 'cold' | 'fog' | 'drought' | 'salinity' | 'wildfire' | 'earthquake' | 'tsunami' | 'other';
  number: string;
}

export interface FarmActivityHoursItemReasonsItem {
  kind: 'warning' | 'rainNow' | 'rainSoon' | 'rainSum' | 'rainDay' | 'rainChance' | 'rainBefore' | 'rainFree' | 'windStrong' | 'windCalm' | 'windGentle' | 'inversion' | 'hot' | 'cool' | 'humid' | 'dryAir' | 'evaporation' | 'stillWet' | 'airFine' | 'cloudy' | 'sunny' | 'thunder' | 'thunderPossible' | 'dark' | 'shortSpell' | 'pondHot' | 'pondCool' | 'pondFine';
  /** in the unit of the kind: rainNow mm, rainSoon mm, rainSum mm, rainDay mm, rainChance %, rainBefore mm, windStrong km/h, windCalm km/h, windGentle km/h, inversion km/h, hot °C, cool °C, humid %, dryAir %, evaporation °C, stillWet °C, airFine %, cloudy %, sunny %, pondHot °C, pondCool °C, pondFine °C */
  value: number | null;
  /** until rain begins, of a sum or chance of rain, or that stay dry */
  hours: number | null;
  /** of kind warning: the official warning that stops the work, one of `warnings` */
  warning?: FarmActivityHoursItemReasonsItemWarning;
}

export interface FarmActivityHoursItem {
  /** ISO 8601 with offset +07:00 */
  at: string;
  /** night: not judged at this hour; null: a value that decides is not known */
  verdict: 'good' | 'consider' | 'avoid' | 'night' | null;
  reasons: FarmActivityHoursItemReasonsItem[];
}

export interface FarmActivity {
  activity: 'spray' | 'dry' | 'fertilise' | 'harvest' | 'feed';
  name: string;
  /** found: read in a source; known: from a standard work; proposed: the portal’s own rule */
  basis: 'found' | 'known' | 'proposed';
  now: FarmActivityNow;
  /** first good spell of two hours and more; without one, the first to consider */
  next: FarmActivityNext1 | FarmActivityNext2;
  /** when the work is best done, or that it should wait */
  nextText: string;
  hours: FarmActivityHoursItem[];
}

export interface FarmDayLunar1 {
  day: number;
  month: number;
  leap: boolean;
}

export interface FarmDayLunar2 {
  day: number;
  month: number;
  leap: boolean;
}

export interface FarmDayWorkItemBest1 {
  /** ISO 8601 with offset +07:00 */
  from: string;
  /** ISO 8601 with offset +07:00 */
  to: string;
}

export interface FarmDayWorkItemBest2 {
  /** ISO 8601 with offset +07:00 */
  from: string;
  /** ISO 8601 with offset +07:00 */
  to: string;
}

export interface FarmDayWorkItem {
  activity: 'spray' | 'dry' | 'fertilise' | 'harvest' | 'feed';
  /** good hours of the day from now on */
  goodHours: number | null;
  best: FarmDayWorkItemBest1 | FarmDayWorkItemBest2;
}

export interface FarmDay {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  date: string;
  /** °C */
  temperatureMin: number | null;
  /** °C */
  temperatureMax: number | null;
  /** mm */
  rain: number | null;
  /** mm, low end of what is likely */
  rainLow: number | null;
  /** mm, high end of what is likely */
  rainHigh: number | null;
  /** mm, reference evapotranspiration */
  et0: number | null;
  /** penmanMonteith: FAO-56; hargreaves: from temperatures alone */
  et0Basis: 'penmanMonteith' | 'hargreaves' | null;
  /** mm that the crop drinks in the middle of its season; of a pond what evaporates */
  etc: number | null;
  /** mm, rain less etc */
  balance: number | null;
  /** mm, rainLow less etc */
  balanceLow: number | null;
  /** mm, rainHigh less etc */
  balanceHigh: number | null;
  /** °C·day, growing degree days */
  gdd: number | null;
  /** whether grain dries on a yard */
  dryingDay: boolean | null;
  /** °C, estimated for a shallow pond; null for crops on land */
  pondTemperature: number | null;
  lunar: FarmDayLunar1 | FarmDayLunar2;
  /** empty for days that are over */
  work: FarmDayWorkItem[];
}

export interface FarmDisease {
  disease: 'riceBlast' | 'sheathBlight' | 'leafBlight' | 'planthopper' | 'maizeLeafBlight' | 'fallArmyworm' | 'coffeeRust' | 'berryAnthracnose' | 'pepperFootRot' | 'pepperAnthracnose' | 'durianPhytophthora' | 'durianAnthracnose' | 'stemCanker' | 'dragonAnthracnose' | 'lateBlight' | 'softRot' | 'whiteSpot' | 'vibriosis';
  name: string;
  /** the weather that favours it, in a few words */
  weather: string;
  /** found: read in a source; known: from a standard work; proposed: the portal’s own rule */
  basis: 'found' | 'known' | 'proposed';
  /** 0–100: favourable part of the last seven and the coming three days */
  index: number | null;
  /** below 30, 30 to 60, above 60 */
  level: 'low' | 'medium' | 'high' | null;
  /** seven before today, today, two after */
  days: (boolean | null)[];
  text: string;
}

export interface FarmHint {
  kind: 'ice' | 'frost' | 'cold' | 'heat' | 'heavyRain' | 'strongWind' | 'sowGood' | 'sowCold' | 'sowCovered' | 'sowRain' | 'dryingRun' | 'noDrying' | 'waterShort' | 'waterPlenty' | 'pondHot' | 'pondCold' | 'pondDrop' | 'pondCalm';
  weight: 'good' | 'consider' | 'avoid';
  /** when in its life the crop minds it */
  stage: 'seedling' | 'heading' | 'flowering' | 'any';
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  from: string;
  /** how many of the coming seven days */
  days: number;
  /** worst of these days, in the unit of the kind: ice °C, frost °C, cold °C, heat °C, heavyRain mm, strongWind m/s, sowGood °C, sowCold °C, sowCovered °C, sowRain mm, waterShort mm, waterPlenty mm, pondHot °C, pondCold °C, pondDrop °C, pondCalm m/s */
  value: number | null;
  /** found: read in a source; known: from a standard work; proposed: the portal’s own rule */
  basis: 'found' | 'known' | 'proposed';
  text: string | null;
}

export interface FoundPlaceDisplayName {
  main: string;
  secondary: string;
}

export interface FoundPlace {
  slug: string;
  name: string;
  displayName: FoundPlaceDisplayName;
  kind: 'province' | 'ward' | 'formerProvince' | 'formerDistrict' | 'locality' | 'point';
  /** Only where kind is ward: a ward (phường), commune (xã) or special zone (đặc khu) */
  unit?: 'ward' | 'commune' | 'specialZone';
  /** degrees north */
  lat: number;
  /** degrees east */
  lng: number;
  /** km by which the position may be off */
  precisionKm: number | null;
  province: string | null;
  formerly: string | null;
}

export interface LocatedPlace {
  place: Place;
  kind: 'province' | 'ward' | 'formerProvince' | 'formerDistrict' | 'locality' | 'point';
  note: string | null;
  nearby: FoundPlace[];
}

export interface ProvinceLine {
  slug: string;
  name: string;
  region: 'north' | 'central' | 'south';
}

export interface Post {
  id: string;
  url: string;
  title: string;
  titleEn: string | null;
  summary: string;
  summaryEn: string | null;
  category: string;
  tags: string[];
  cover: string | null;
  coverAlt: string | null;
  /** ISO 8601 with offset +07:00 */
  publishedAt: string;
  /** ISO 8601 with offset +07:00 */
  updatedAt: string;
  views: number;
  language: 'VI' | 'EN';
  hasEnglish: boolean;
  sample: boolean;
}

export interface FullPostPlacesItem {
  slug: string;
  name: string;
}

export interface FullPost {
  id: string;
  url: string;
  title: string;
  titleEn: string | null;
  summary: string;
  summaryEn: string | null;
  category: string;
  tags: string[];
  cover: string | null;
  coverAlt: string | null;
  /** ISO 8601 with offset +07:00 */
  publishedAt: string;
  /** ISO 8601 with offset +07:00 */
  updatedAt: string;
  views: number;
  language: 'VI' | 'EN';
  hasEnglish: boolean;
  sample: boolean;
  body: string;
  author: string;
  places: FullPostPlacesItem[];
}

export interface PostCategory {
  id: string;
  url: string;
  name: string;
  nameEn: string;
  group: 'weather' | 'company' | 'industry' | 'agriculture' | 'hydropower' | 'life';
}

export interface OfficialWarning {
  id: string;
  issuer: string;
  number: string;
  kind: 'storm' | 'tropicalDepression' | 'heavyRain' | 'flood' | 'inundation' | 'flashFlood' | 'thunderstorm' | 'seaWind' | 'surge' | 'heat' | 'cold' | 'fog' | 'drought' | 'salinity' | 'wildfire' | 'earthquake' | 'tsunami' | 'other';
  /** Level of disaster risk as the bulletin states it, 1 to 5; null where it states none */
  level: 1 | 2 | 3 | 4 | 5 | null;
  /** ISO 8601 with offset +07:00 */
  issuedAt: string;
  /** ISO 8601 with offset +07:00 */
  startsAt: string;
  /** ISO 8601 with offset +07:00 */
  expiresAt: string;
  area: WarningArea;
  language: 'vi' | 'en';
  headline: string;
  text: string;
  original: WarningWords;
  link: string | null;
}

export interface WarningAreaPlacesItem {
  slug: string;
  name: string;
}

export interface WarningAreaPolygonsItemItem {
  /** degrees north */
  lat: number;
  /** degrees east */
  lng: number;
}

export interface WarningAreaCirclesItem {
  /** degrees north */
  lat: number;
  /** degrees east */
  lng: number;
  /** km */
  radiusKm: number;
}

export interface WarningArea {
  name: string;
  places: WarningAreaPlacesItem[];
  polygons: WarningAreaPolygonsItemItem[][];
  circles: WarningAreaCirclesItem[];
}

export interface WarningFeatureProperties {
  id: string;
  kind: 'storm' | 'tropicalDepression' | 'heavyRain' | 'flood' | 'inundation' | 'flashFlood' | 'thunderstorm' | 'seaWind' | 'surge' | 'heat' | 'cold' | 'fog' | 'drought' | 'salinity' | 'wildfire' | 'earthquake' | 'tsunami' | 'other';
  /** Level of disaster risk as the bulletin states it, 1 to 5; null where it states none */
  level: 1 | 2 | 3 | 4 | 5 | null;
  headline: string;
  /** ISO 8601 with offset +07:00 */
  expiresAt: string;
}

export interface WarningFeatureGeometry1 {
  type: 'MultiPolygon';
  coordinates: number[][][][];
}

export interface WarningFeatureGeometry2 {
  type: 'MultiPoint';
  coordinates: number[][];
}

export interface WarningFeature {
  type: 'Feature';
  properties: WarningFeatureProperties;
  geometry: WarningFeatureGeometry1 | WarningFeatureGeometry2;
}

export interface WarningWords {
  language: 'vi' | 'en';
  headline: string;
  text: string;
}

export interface ProblemErrorsItem {
  path: string;
  message: string;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errorCode: 'badInput' | 'notSignedIn' | 'invalidKey' | 'wrongLogin' | 'forbidden' | 'keyRestricted' | 'notFound' | 'unknownPlace' | 'outsideCoverage' | 'methodNotAllowed' | 'conflict' | 'emailTaken' | 'phoneTaken' | 'tooLarge' | 'unsupportedMediaType' | 'wrongCredentials' | 'wrongPassword' | 'samePassword' | 'wrongCode' | 'codeExpired' | 'linkExpired' | 'planLimit' | 'notForSale' | 'orderClosed' | 'tooManyRequests' | 'internal' | 'noData' | 'gatewayAway' | 'unavailable';
  requestId: string;
  errors?: ProblemErrorsItem[];
  limit?: number;
  plan?: string;
}

export interface WeatherNowReplyYesterday {
  /** °C at 2 m, at this hour of yesterday */
  temperature: number | null;
  /** °C, of the whole of yesterday */
  temperatureMax: number | null;
}

export interface WeatherNowReply {
  place: Place;
  issued: Issued;
  now: Hour;
  yesterday: WeatherNowReplyYesterday;
}

export interface WeatherAqiReplyPollutants {
  /** µg/m³ */
  pm25: number | null;
  /** µg/m³ */
  pm10: number | null;
  /** µg/m³ */
  o3: number | null;
  /** µg/m³ */
  no2: number | null;
  /** µg/m³ */
  so2: number | null;
  /** µg/m³ */
  co: number | null;
}

export interface WeatherAqiReplyHoursItem {
  /** ISO 8601 with offset +07:00 */
  at: string;
  aqi: number | null;
  category: 'good' | 'moderate' | 'poor' | 'unhealthy' | 'veryUnhealthy' | 'hazardous' | null;
  dominant: 'pm25' | 'pm10' | 'o3' | 'no2' | 'so2' | 'co' | null;
}

export interface WeatherAqiReply {
  place: Place;
  issued: Issued;
  aqi: number | null;
  category: 'good' | 'moderate' | 'poor' | 'unhealthy' | 'veryUnhealthy' | 'hazardous' | null;
  colour: string | null;
  dominant: 'pm25' | 'pm10' | 'o3' | 'no2' | 'so2' | 'co' | null;
  basis: 'model' | 'station';
  pollutants: WeatherAqiReplyPollutants;
  /** ISO 8601 with offset +07:00 */
  at: string;
  hours: WeatherAqiReplyHoursItem[];
}

export interface WeatherUvReplyPeak {
  uvIndex: number | null;
  /** ISO 8601 with offset +07:00 */
  at: string | null;
}

export interface WeatherUvReplyHoursItem {
  /** ISO 8601 with offset +07:00 */
  at: string;
  uvIndex: number | null;
  level: 'low' | 'moderate' | 'high' | 'veryHigh' | 'extreme' | null;
  /** model: the source gives it; estimate: from sun, cloud, ozone and height */
  basis: 'model' | 'estimate' | null;
  /** W/m² on level ground, mean of the hour */
  shortWave: number | null;
  /** model: the source gives it; estimate: from sun, cloud, ozone and height */
  shortWaveBasis: 'model' | 'estimate' | null;
}

export interface WeatherUvReply {
  place: Place;
  issued: Issued;
  uvIndex: number | null;
  level: 'low' | 'moderate' | 'high' | 'veryHigh' | 'extreme' | null;
  /** model: the source gives it; estimate: from sun, cloud, ozone and height */
  basis: 'model' | 'estimate' | null;
  peak: WeatherUvReplyPeak;
  hours: WeatherUvReplyHoursItem[];
}

export interface WeatherTodayReplyMoon1 {
  /** 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter */
  phase: number;
  /** lit part of the disc */
  illumination: number;
  name: string;
  /** of this day; about once a month there is none */
  rise: string | null;
  /** of this day; about once a month there is none */
  set: string | null;
}

export interface WeatherTodayReplyMoon2 {
  /** 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter */
  phase: number;
  /** lit part of the disc */
  illumination: number;
  name: string;
  /** of this day; about once a month there is none */
  rise: string | null;
  /** of this day; about once a month there is none */
  set: string | null;
}

export interface WeatherTodayReplyLunarDate1 {
  day: number;
  month: number;
  year: number;
  /** true in the second of two months with the same number */
  leap: boolean;
  /** name of the year: Bính Ngọ, in English Fire Horse */
  yearName: string;
}

export interface WeatherTodayReplyLunarDate2 {
  day: number;
  month: number;
  year: number;
  /** true in the second of two months with the same number */
  leap: boolean;
  /** name of the year: Bính Ngọ, in English Fire Horse */
  yearName: string;
}

export interface WeatherTodayReplyPartsItem {
  part: 'early' | 'morning' | 'afternoon' | 'evening';
  /** ISO 8601 with offset +07:00 */
  from: string;
  /** ISO 8601 with offset +07:00 */
  to: string;
  /** Sky state 1–28 */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  text: string | null;
  /** °C */
  temperatureMin: number | null;
  /** °C */
  temperatureMax: number | null;
  /** mm */
  rain: number | null;
  /** mm, low end of what is likely */
  rainLow: number | null;
  /** mm, high end of what is likely */
  rainHigh: number | null;
  /** % chance that one of its hours that remain has 0.2 mm or more; null once it is over */
  rainProbability: number | null;
  /** m/s at 10 m */
  windSpeedMax: number | null;
  /** degrees from which the wind blows */
  windDirection: number | null;
  /** % relative humidity */
  humidity: number | null;
}

export interface WeatherTodayReply {
  place: Place;
  issued: Issued;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  date: string;
  /** ISO 8601 with offset +07:00 */
  sunrise: string | null;
  /** ISO 8601 with offset +07:00 */
  sunset: string | null;
  moon: WeatherTodayReplyMoon1 | WeatherTodayReplyMoon2;
  lunarDate: WeatherTodayReplyLunarDate1 | WeatherTodayReplyLunarDate2;
  day: Day;
  periods: Period[];
  parts: WeatherTodayReplyPartsItem[];
  /** The night 01–07 that began the day, which is the night period of the day before; null once it is over */
  nightBefore: Period | null;
}

export interface WeatherTomorrowReplyPartsItem {
  part: 'early' | 'morning' | 'afternoon' | 'evening';
  /** ISO 8601 with offset +07:00 */
  from: string;
  /** ISO 8601 with offset +07:00 */
  to: string;
  /** Sky state 1–28 */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  text: string | null;
  /** °C */
  temperatureMin: number | null;
  /** °C */
  temperatureMax: number | null;
  /** mm */
  rain: number | null;
  /** mm, low end of what is likely */
  rainLow: number | null;
  /** mm, high end of what is likely */
  rainHigh: number | null;
  /** % chance that one of its hours that remain has 0.2 mm or more; null once it is over */
  rainProbability: number | null;
  /** m/s at 10 m */
  windSpeedMax: number | null;
  /** degrees from which the wind blows */
  windDirection: number | null;
  /** % relative humidity */
  humidity: number | null;
}

export interface WeatherTomorrowReplyEarlierItem {
  source: string;
  /** ISO 8601 with offset +07:00 */
  runAt: string;
  /** °C */
  temperatureMin: number | null;
  /** °C */
  temperatureMax: number | null;
  /** mm; null where the rain of the present forecast is of another source */
  rain: number | null;
}

export interface WeatherTomorrowReply {
  place: Place;
  issued: Issued;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  date: string;
  day: Day;
  today: Day;
  periods: Period[];
  parts: WeatherTomorrowReplyPartsItem[];
  hours: Hour[];
  /** How this forecast changed: what the last whole run of each of the past days said of tomorrow, the newest first; empty where nothing is kept */
  earlier: WeatherTomorrowReplyEarlierItem[];
}

export interface WeatherHours24Reply {
  place: Place;
  issued: Issued;
  hours: Hour[];
}

export interface WeatherHoursReplyHoursItem {
  /** ISO 8601 with offset +07:00 */
  at: string;
  /** Sky state 1–28 */
  code?: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge */
  skyCode?: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on */
  badge?: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  isDay?: boolean;
  text?: string | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown */
  thunder?: 0 | 1 | 2 | 3 | null;
  /** °C at 2 m */
  temperature?: number | null;
  /** °C, low end of what is likely, never above temperature */
  temperatureLow?: number | null;
  /** °C, high end of what is likely, never below temperature */
  temperatureHigh?: number | null;
  /** °C */
  feelsLike?: number | null;
  /** °C at 2 m, never above temperature */
  dewPoint?: number | null;
  /** % relative humidity */
  humidity?: number | null;
  /** m/s at 10 m */
  windSpeed?: number | null;
  /** m/s, never below windSpeed */
  windGust?: number | null;
  /** degrees from which the wind blows */
  windDirection?: number | null;
  /** hPa at sea level */
  pressure?: number | null;
  /** km */
  visibility?: number | null;
  /** % */
  cloudCover?: number | null;
  /** mm */
  rain?: number | null;
  /** mm, low end of what is likely */
  rainLow?: number | null;
  /** mm, high end of what is likely */
  rainHigh?: number | null;
  /** % chance of 0.2 mm or more */
  rainProbability?: number | null;
  /** UV index */
  uvIndex?: number | null;
}

export interface WeatherHoursReply {
  place: Place;
  issued: Issued;
  hours: WeatherHoursReplyHoursItem[];
}

export interface WeatherBatchReplyItemsItemHoursItem {
  /** ISO 8601 with offset +07:00 */
  at: string;
  /** Sky state 1–28 */
  code?: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge */
  skyCode?: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on */
  badge?: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  isDay?: boolean;
  text?: string | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown */
  thunder?: 0 | 1 | 2 | 3 | null;
  /** °C at 2 m */
  temperature?: number | null;
  /** °C, low end of what is likely, never above temperature */
  temperatureLow?: number | null;
  /** °C, high end of what is likely, never below temperature */
  temperatureHigh?: number | null;
  /** °C */
  feelsLike?: number | null;
  /** °C at 2 m, never above temperature */
  dewPoint?: number | null;
  /** % relative humidity */
  humidity?: number | null;
  /** m/s at 10 m */
  windSpeed?: number | null;
  /** m/s, never below windSpeed */
  windGust?: number | null;
  /** degrees from which the wind blows */
  windDirection?: number | null;
  /** hPa at sea level */
  pressure?: number | null;
  /** km */
  visibility?: number | null;
  /** % */
  cloudCover?: number | null;
  /** mm */
  rain?: number | null;
  /** mm, low end of what is likely */
  rainLow?: number | null;
  /** mm, high end of what is likely */
  rainHigh?: number | null;
  /** % chance of 0.2 mm or more */
  rainProbability?: number | null;
  /** UV index */
  uvIndex?: number | null;
}

export interface WeatherBatchReplyItemsItem {
  place: Place | null;
  issued: Issued | null;
  hours: WeatherBatchReplyItemsItemHoursItem[];
  /** why a place has no hours; the others are answered all the same */
  error: 'outsideCoverage' | 'noData' | null;
}

export interface WeatherBatchReply {
  items: WeatherBatchReplyItemsItem[];
}

export interface WeatherBatchBodyLocationsItem {
  /** degrees north */
  lat: number;
  /** degrees east */
  lng: number;
}

export interface WeatherBatchBody {
  locations: WeatherBatchBodyLocationsItem[];
  hours?: number;
  variables?: string[];
}

export interface WeatherDays15ReplyPartsItemItem {
  part: 'early' | 'morning' | 'afternoon' | 'evening';
  /** ISO 8601 with offset +07:00 */
  from: string;
  /** ISO 8601 with offset +07:00 */
  to: string;
  /** Sky state 1–28 */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  text: string | null;
  /** °C */
  temperatureMin: number | null;
  /** °C */
  temperatureMax: number | null;
  /** mm */
  rain: number | null;
  /** mm, low end of what is likely */
  rainLow: number | null;
  /** mm, high end of what is likely */
  rainHigh: number | null;
  /** % chance that one of its hours that remain has 0.2 mm or more; null once it is over */
  rainProbability: number | null;
  /** m/s at 10 m */
  windSpeedMax: number | null;
  /** degrees from which the wind blows */
  windDirection: number | null;
  /** % relative humidity */
  humidity: number | null;
}

export interface WeatherDays15Reply {
  place: Place;
  issued: Issued;
  days: Day[];
  /** The four periods of as many days as `periods` asks for, from today on; none by default */
  periods: Period[][];
  /** The parts of the same days, which add up to their day */
  parts: WeatherDays15ReplyPartsItemItem[][];
}

export interface WeatherDays90Reply {
  place: Place;
  issued: Issued;
  days: OutlookDay[];
  weeks: OutlookWeek[];
}

export interface WeatherSmartgenReplyFactsItem {
  name: string;
  value: number | string | null;
  unit: string | null;
}

export interface WeatherSmartgenReply {
  place: Place;
  issued: Issued;
  text: string | null;
  facts: WeatherSmartgenReplyFactsItem[];
}

export interface WeatherRain72Reply {
  place: Place;
  issued: Issued;
  hours: RainHour[];
}

export interface WeatherWindReply {
  place: Place;
  issued: Issued;
  hours: WindHour[];
}

export interface WeatherMarineReply {
  place: Place;
  issued: Issued;
  hours: MarineHour[];
}

export interface WeatherPastReply {
  place: Place;
  issued: Issued;
  hours: PastHour[];
  basis: 'analysis';
}

/** null where nothing is known, and where it would be called dry under an official emergency */
export interface WeatherHistoryReplyItemsItemRain1 {
  /** in `lang`, without a capital: rain of now, when it begins, or that it stays dry */
  text: string;
  /** whether rain is named that counts as certain */
  isLikely: boolean;
}

/** null where nothing is known, and where it would be called dry under an official emergency */
export interface WeatherHistoryReplyItemsItemRain2 {
  /** in `lang`, without a capital: rain of now, when it begins, or that it stays dry */
  text: string;
  /** whether rain is named that counts as certain */
  isLikely: boolean;
}

export interface WeatherHistoryReplyItemsItem {
  place: Place;
  issued: Issued;
  now: Hour;
  /** null where nothing is known, and where it would be called dry under an official emergency */
  rain: WeatherHistoryReplyItemsItemRain1 | WeatherHistoryReplyItemsItemRain2;
  yesterday: Day;
}

export interface WeatherHistoryReply {
  issued: Issued;
  items: WeatherHistoryReplyItemsItem[];
}

export interface WeatherHistoryBodyLocationsItem {
  lat: number;
  lng: number;
}

export interface WeatherHistoryBody {
  locations: WeatherHistoryBodyLocationsItem[];
}

export interface WeatherPlacesReplyPlacesItemNow {
  /** ISO 8601 with offset +07:00 */
  at: string;
  /** Sky state 1–28 */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  isDay: boolean;
  text: string | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown */
  thunder: 0 | 1 | 2 | 3 | null;
  /** °C at 2 m */
  temperature: number | null;
  /** km */
  visibility: number | null;
  /** mm */
  rain: number | null;
}

/** null where nothing is known, and where it would be called dry under an official emergency */
export interface WeatherPlacesReplyPlacesItemRain1 {
  /** in `lang`, without a capital: rain of now, when it begins, or that it stays dry */
  text: string;
  /** whether rain is named that counts as certain */
  isLikely: boolean;
}

/** null where nothing is known, and where it would be called dry under an official emergency */
export interface WeatherPlacesReplyPlacesItemRain2 {
  /** in `lang`, without a capital: rain of now, when it begins, or that it stays dry */
  text: string;
  /** whether rain is named that counts as certain */
  isLikely: boolean;
}

export interface WeatherPlacesReplyPlacesItem {
  place: Place;
  now: WeatherPlacesReplyPlacesItemNow;
  /** null where nothing is known, and where it would be called dry under an official emergency */
  rain: WeatherPlacesReplyPlacesItemRain1 | WeatherPlacesReplyPlacesItemRain2;
}

export interface WeatherPlacesReply {
  issued: Issued;
  /** in the order of the query */
  places: WeatherPlacesReplyPlacesItem[];
}

export interface WeatherAgricultureReplySeasonSowItem {
  /** MM-DD, every year */
  from: string;
  /** MM-DD, included; before `from` where the window goes over New Year */
  to: string;
}

export interface WeatherAgricultureReplySeasonFlowerItem {
  /** MM-DD, every year */
  from: string;
  /** MM-DD, included; before `from` where the window goes over New Year */
  to: string;
}

export interface WeatherAgricultureReplySeasonHarvestItem {
  /** MM-DD, every year */
  from: string;
  /** MM-DD, included; before `from` where the window goes over New Year */
  to: string;
}

export interface WeatherAgricultureReplySeasonDryItem {
  /** MM-DD, every year */
  from: string;
  /** MM-DD, included; before `from` where the window goes over New Year */
  to: string;
}

export interface WeatherAgricultureReplySeason {
  /** region of crops by the province until 30 June 2025; null abroad and at sea */
  region: 'RRD' | 'NM' | 'NM-high' | 'NC' | 'SC' | 'CH' | 'SE' | 'MD' | null;
  /** whether the crop is commonly grown there; if not, nothing is advised */
  isGrown: boolean;
  sow: WeatherAgricultureReplySeasonSowItem[];
  flower: WeatherAgricultureReplySeasonFlowerItem[];
  harvest: WeatherAgricultureReplySeasonHarvestItem[];
  dry: WeatherAgricultureReplySeasonDryItem[];
  text: string | null;
}

export interface WeatherAgricultureReplyWarningsItem {
  id: string;
  issuer: string;
  number: string;
  kind: 'storm' | 'tropicalDepression' | 'heavyRain' | 'flood' | 'inundation' | 'flashFlood' | 'thunderstorm' | 'seaWind' | 'surge' | 'heat' | 'cold' | 'fog' | 'drought' | 'salinity' | 'wildfire' | 'earthquake' | 'tsunami' | 'other';
  level: 1 | 2 | 3 | 4 | 5 | null;
  language: 'vi' | 'en';
  headline: string;
  /** ISO 8601 with offset +07:00 */
  startsAt: string;
  /** ISO 8601 with offset +07:00 */
  expiresAt: string;
  link: string | null;
}

export interface WeatherAgricultureReplyWaterPast {
  /** mm */
  rain: number | null;
  /** mm */
  etc: number | null;
  /** mm, rain less etc */
  balance: number | null;
}

export interface WeatherAgricultureReplyWaterComing {
  /** mm */
  rain: number | null;
  /** mm */
  etc: number | null;
  /** mm, rain less etc */
  balance: number | null;
}

export interface WeatherAgricultureReplyWater {
  /** Kc: etc as a multiple of et0 */
  coefficient: number | null;
  /** part of the season that Kc is of */
  stage: 'mid';
  /** found: read in a source; known: from a standard work; proposed: the portal’s own rule */
  basis: 'found' | 'known' | 'proposed';
  past: WeatherAgricultureReplyWaterPast;
  coming: WeatherAgricultureReplyWaterComing;
  text: string | null;
}

export interface WeatherAgricultureReplyDegreeDays1 {
  /** °C below which the crop does not grow */
  lowest: number | null;
  /** °C above which warmth adds nothing */
  highest: number | null;
  /** found: read in a source; known: from a standard work; proposed: the portal’s own rule */
  basis: 'found' | 'known' | 'proposed';
  /** °C·day */
  past: number | null;
  /** °C·day */
  coming: number | null;
  text: string | null;
}

export interface WeatherAgricultureReplyDegreeDays2 {
  /** °C below which the crop does not grow */
  lowest: number | null;
  /** °C above which warmth adds nothing */
  highest: number | null;
  /** found: read in a source; known: from a standard work; proposed: the portal’s own rule */
  basis: 'found' | 'known' | 'proposed';
  /** °C·day */
  past: number | null;
  /** °C·day */
  coming: number | null;
  text: string | null;
}

export interface WeatherAgricultureReplyLunarDate1 {
  day: number;
  month: number;
  year: number;
  /** true in the second of two months with the same number */
  leap: boolean;
  /** name of the year: Bính Ngọ, in English Fire Horse */
  yearName: string;
}

export interface WeatherAgricultureReplyLunarDate2 {
  day: number;
  month: number;
  year: number;
  /** true in the second of two months with the same number */
  leap: boolean;
  /** name of the year: Bính Ngọ, in English Fire Horse */
  yearName: string;
}

export interface WeatherAgricultureReplySolarTermsCurrent {
  name: string;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  from: string;
}

export interface WeatherAgricultureReplySolarTermsNext {
  name: string;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  from: string;
}

export interface WeatherAgricultureReplySolarTerms {
  current: WeatherAgricultureReplySolarTermsCurrent;
  next: WeatherAgricultureReplySolarTermsNext;
}

export interface WeatherAgricultureReply {
  place: Place;
  issued: Issued;
  /** rice when left out */
  crop: 'rice' | 'maize' | 'coffee' | 'pepper' | 'durian' | 'dragonFruit' | 'vegetables' | 'shrimp';
  /** those commonly grown in the region; all where it is not known */
  crops: ('rice' | 'maize' | 'coffee' | 'pepper' | 'durian' | 'dragonFruit' | 'vegetables' | 'shrimp')[];
  season: WeatherAgricultureReplySeason;
  alert: string | null;
  text: string | null;
  /** those that stop work at the place, in force or to come */
  warnings: WeatherAgricultureReplyWarningsItem[];
  activities: FarmActivity[];
  hints: FarmHint[];
  water: WeatherAgricultureReplyWater;
  degreeDays: WeatherAgricultureReplyDegreeDays1 | WeatherAgricultureReplyDegreeDays2;
  days: FarmDay[];
  /** the seven days before today */
  pastDays: FarmDay[];
  diseases: FarmDisease[];
  lunarDate: WeatherAgricultureReplyLunarDate1 | WeatherAgricultureReplyLunarDate2;
  solarTerms: WeatherAgricultureReplySolarTerms;
}

export interface WeatherMapReplyPointsItem {
  /** degrees north */
  lat: number;
  /** degrees east */
  lng: number;
  stationCode: number | null;
  code: number | null;
  /** °C at 2 m */
  temperature: number | null;
  /** mm in the current hour */
  rain: number | null;
  name: string;
}

export interface WeatherMapReply {
  issued: Issued;
  points: WeatherMapReplyPointsItem[];
}

export interface WeatherMapBodyBound {
  north: number;
  south: number;
  east: number;
  west: number;
}

export interface WeatherMapBody {
  bound: WeatherMapBodyBound;
  zoom: number;
}

/** Outer edges of the cells, degrees; rows are evenly spaced in latitude */
export interface WeatherMapFramesReplyBounds {
  /** degrees north */
  north: number;
  /** degrees north */
  south: number;
  /** degrees east */
  east: number;
  /** degrees east */
  west: number;
}

/** value = offset + factor × byte ^ power; the byte `missing` means that there is no value */
export interface WeatherMapFramesReplyScale {
  offset: number;
  factor: number;
  power: number;
  missing: number;
}

export interface WeatherMapFramesReplyFramesItem {
  /** ISO 8601 with offset +07:00 */
  at: string;
  kind: 'observed' | 'forecast';
  /** Relative address; its bytes never change */
  url: string;
}

export interface WeatherMapFramesReply {
  issued: Issued;
  layer: 'rain' | 'temperature' | 'wind' | 'cloud' | 'aqi' | 'uv';
  unit: string;
  /** Outer edges of the cells, degrees; rows are evenly spaced in latitude */
  bounds: WeatherMapFramesReplyBounds;
  /** cells from west to east */
  width: number;
  /** cells from north to south */
  height: number;
  /** 1; wind has 2: towards east, then towards north */
  planes: number;
  /** value = offset + factor × byte ^ power; the byte `missing` means that there is no value */
  scale: WeatherMapFramesReplyScale;
  frames: WeatherMapFramesReplyFramesItem[];
}

/** Outer edges of the cells, degrees; rows are evenly spaced in latitude */
export interface NowcastFramesReplyBounds {
  /** degrees north */
  north: number;
  /** degrees north */
  south: number;
  /** degrees east */
  east: number;
  /** degrees east */
  west: number;
}

/** value = offset + factor × byte ^ power; the byte `missing` means that there is no value */
export interface NowcastFramesReplyScale {
  offset: number;
  factor: number;
  power: number;
  missing: number;
}

/** Outer edges of the cells, degrees; rows are evenly spaced in latitude */
export interface NowcastFramesReplyRegionBounds {
  /** degrees north */
  north: number;
  /** degrees north */
  south: number;
  /** degrees east */
  east: number;
  /** degrees east */
  west: number;
}

/** the cells of the model’s rain around the grid, which stand behind it in each frame */
export interface NowcastFramesReplyRegion {
  /** Outer edges of the cells, degrees; rows are evenly spaced in latitude */
  bounds: NowcastFramesReplyRegionBounds;
  width: number;
  height: number;
}

export interface NowcastFramesReplyFramesItem {
  /** ISO 8601 with offset +07:00 */
  at: string;
  kind: 'observed' | 'forecast';
  /** Relative address; its bytes never change */
  url: string;
  /** minutes from the present 10 minutes */
  lead: number;
  /** radar: seen and carried on; model: no radar, or one older than 20 minutes */
  basis: 'radar' | 'model';
}

export interface NowcastFramesReplyLightningItem {
  /** degrees north */
  lat: number;
  /** degrees east */
  lng: number;
  /** ISO 8601 with offset +07:00 */
  at: string;
}

export interface NowcastFramesReply {
  issued: Issued;
  /** radar: seen and carried on; model: no radar, or one older than 20 minutes */
  basis: 'radar' | 'model';
  /** when the newest radar frame was taken; null without one */
  frameAt: string | null;
  unit: string;
  /** Outer edges of the cells, degrees; rows are evenly spaced in latitude */
  bounds: NowcastFramesReplyBounds;
  /** cells from west to east */
  width: number;
  /** cells from north to south */
  height: number;
  /** value = offset + factor × byte ^ power; the byte `missing` means that there is no value */
  scale: NowcastFramesReplyScale;
  /** the cells of the model’s rain around the grid, which stand behind it in each frame */
  region: NowcastFramesReplyRegion;
  /** a frame has width × height bytes of rain, then as many that are 1 where rain is the radar’s (seen, or carried on and worth more than half) and 0 where it is the model’s; `basis` says what leads where radars see. Where no radar sees, and beyond an hour, rain takes every third byte and squares of 2 × 2 cells share one. Last come width × height bytes of `region`, the model’s rain in the same scale */
  frames: NowcastFramesReplyFramesItem[];
  /** strokes of the last 30 minutes, the newest 5,000 of them; `issued.sources.lightning` is missing where no sensor is at work */
  lightning: NowcastFramesReplyLightningItem[];
}

/** the ten minutes that have begun */
export interface NowcastStepsReplyPresent {
  /** ISO 8601 with offset +07:00 */
  at: string;
  /** mm/h */
  rainRate: number | null;
  /** % chance of rain */
  rainProbability: number | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown */
  thunder: 0 | 1 | 2 | 3 | null;
}

export interface NowcastStepsReplyStepsItem {
  /** ISO 8601 with offset +07:00 */
  at: string;
  /** minutes from the present 10 minutes */
  lead: number;
  /** mm/h */
  rainRate: number | null;
  /** mm/h that nine of ten possible courses stay below, never less than rainRate: radar rain moved by the usual error of its path, blended with the 90th percentile of the ensemble; null where neither is known */
  rainRateHigh: number | null;
  /** how much of rainRate is the forecast model’s, 0 radar alone … 1 model alone; null with it */
  modelShare: number | null;
  /** % chance of rain */
  rainProbability: number | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown */
  thunder: 0 | 1 | 2 | 3 | null;
}

/** rain of all steps together; null where one of them is not known */
export interface NowcastStepsReplyTotal1 {
  /** mm, the sum of the steps */
  rain: number;
  /** mm, 10th percentile */
  rainLow: number | null;
  /** mm, 90th percentile */
  rainHigh: number | null;
}

/** rain of all steps together; null where one of them is not known */
export interface NowcastStepsReplyTotal2 {
  /** mm, the sum of the steps */
  rain: number;
  /** mm, 10th percentile */
  rainLow: number | null;
  /** mm, 90th percentile */
  rainHigh: number | null;
}

export interface NowcastStepsReply {
  place: Place;
  issued: Issued;
  /** radar: seen and carried on; model: no radar, or one older than 20 minutes */
  basis: 'radar' | 'model';
  /** ISO 8601 with offset +07:00 */
  frameAt: string | null;
  /** the ten minutes that have begun */
  present: NowcastStepsReplyPresent;
  steps: NowcastStepsReplyStepsItem[];
  /** rain of all steps together; null where one of them is not known */
  total: NowcastStepsReplyTotal1 | NowcastStepsReplyTotal2;
  /** one or two sentences in `lang` */
  sentence: string;
  /** ISO 8601 with offset +07:00 */
  starts: string | null;
  /** ISO 8601 with offset +07:00 */
  stops: string | null;
  /** mm/h of the first step in the 7 × 7 cells around the place (about 23 km), rows from north to south; null without radar */
  around: (number | null)[] | null;
}

/** Outer edges of every image, degrees; rows are evenly spaced in Web Mercator */
export interface SatelliteFramesReplyBounds {
  /** degrees north */
  north: number;
  /** degrees north */
  south: number;
  /** degrees east */
  east: number;
  /** degrees east */
  west: number;
}

export interface SatelliteFramesReplyFramesItem {
  /** ISO 8601 with offset +07:00 */
  at: string;
  kind: 'observed' | 'forecast';
  /** Relative address; its bytes never change */
  url: string;
}

export interface SatelliteFramesReply {
  issued: Issued;
  /** What the images show: heat, or light; null where the operator does not say */
  kind: 'infrared' | 'visible' | null;
  /** Outer edges of every image, degrees; rows are evenly spaced in Web Mercator */
  bounds: SatelliteFramesReplyBounds;
  /** pixels from west to east */
  width: number;
  /** pixels from north to south */
  height: number;
  frames: SatelliteFramesReplyFramesItem[];
}

export interface PlacesSearchReply {
  places: FoundPlace[];
  /** off: no streets are known here; unavailable: they could not be searched just now */
  streets: 'off' | 'on' | 'unavailable';
  /** The part of the text that names these places, where the whole text names none; else null */
  part: string | null;
}

export interface PlacesNearestReply {
  place: FoundPlace;
}

export interface PlacesResolveReply1 {
  outcome: 'place';
  located: LocatedPlace;
}

export interface PlacesResolveReply2 {
  outcome: 'moved';
  slug: string;
}

export interface PlacesResolveReply3 {
  outcome: 'choice';
  places: FoundPlace[];
}

export interface PlacesResolveReply4 {
  outcome: 'unknown';
  nearest: FoundPlace[];
}

export type PlacesResolveReply = PlacesResolveReply1 | PlacesResolveReply2 | PlacesResolveReply3 | PlacesResolveReply4;

export interface PlacesProvincesReply {
  provinces: ProvinceLine[];
}

export type PostCategoriesReply = PostCategory[];

export interface PostsRecentReply {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  posts: Post[];
}

export interface PostByUrlReply1 {
  category: PostCategory;
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  posts: Post[];
}

export interface PostByUrlReply2 {
  post: FullPost;
  related: Post[];
}

export type PostByUrlReply = PostByUrlReply1 | PostByUrlReply2;

export interface PostsListReply {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  posts: Post[];
}

export interface PostsSearchReply {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  posts: Post[];
}

export interface BulletinsListReplyBulletinsItem {
  id: string;
  /** ISO 8601 with offset +07:00 */
  issuedAt: string;
  /** ISO 8601 with offset +07:00 */
  madeAt: string;
  demo: boolean;
}

export interface BulletinsListReply {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  bulletins: BulletinsListReplyBulletinsItem[];
}

export interface BulletinByIdReplyBulletinRegionsItemDaysItem {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  date: string;
  /** °C */
  temperatureMin: number | null;
  /** °C */
  temperatureMax: number | null;
  /** mm, of the province with the least */
  rainMin: number | null;
  /** mm, of the province with the most */
  rainMax: number | null;
  /** share of the provinces with a chance of rain of 50 % or more, 0–1 */
  rainyShare: number | null;
  /** m/s at 10 m */
  windSpeedMax: number | null;
  /** m/s */
  windGustMax: number | null;
  /** Sky state, without heat and cold, of most of the provinces */
  skyCode?: number | null;
  /** °C, mean of the day over the provinces */
  temperatureMean?: number | null;
  /** degrees from which the wind blows; null where the provinces differ */
  windDirection?: number | null;
}

export interface BulletinByIdReplyBulletinRegionsItemRainItem {
  days: number;
  /** mm */
  rainMin: number | null;
  /** mm */
  rainMax: number | null;
}

export interface BulletinByIdReplyBulletinRegionsItem {
  region: 'northwest' | 'northeast' | 'redRiverDelta' | 'northCentral' | 'southCentral' | 'highlands' | 'south';
  days: BulletinByIdReplyBulletinRegionsItemDaysItem[];
  rain: BulletinByIdReplyBulletinRegionsItemRainItem[];
}

export interface BulletinByIdReplyBulletinCitiesItemDaysItem {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  date: string;
  /** °C */
  temperatureMin: number | null;
  /** °C */
  temperatureMax: number | null;
  /** mm, of the province with the least */
  rainMin: number | null;
  /** mm, of the province with the most */
  rainMax: number | null;
  /** share of the provinces with a chance of rain of 50 % or more, 0–1 */
  rainyShare: number | null;
  /** m/s at 10 m */
  windSpeedMax: number | null;
  /** m/s */
  windGustMax: number | null;
  /** Sky state, without heat and cold, of most of the provinces */
  skyCode?: number | null;
  /** °C, mean of the day over the provinces */
  temperatureMean?: number | null;
  /** degrees from which the wind blows; null where the provinces differ */
  windDirection?: number | null;
}

export interface BulletinByIdReplyBulletinCitiesItem {
  place: string;
  days: BulletinByIdReplyBulletinCitiesItemDaysItem[];
}

export interface BulletinByIdReplyBulletinSeasItemDaysItem {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh */
  date: string;
  /** mm, of the point with the most */
  rainMax: number | null;
  /** share of the points with a chance of rain of 50 % or more, 0–1 */
  rainyShare: number | null;
  /** m/s at 10 m, strongest wind of the day at the middle one of the points */
  windSpeedUsual: number | null;
  /** m/s at 10 m, at the windiest of them */
  windSpeedMax: number | null;
  /** m/s */
  windGustMax: number | null;
  /** degrees from which the wind blows; null where the points differ */
  windDirection: number | null;
}

export interface BulletinByIdReplyBulletinSeasItem {
  area: string;
  days: BulletinByIdReplyBulletinSeasItemDaysItem[];
}

export interface BulletinByIdReplyBulletin {
  id: string;
  /** ISO 8601 with offset +07:00 */
  issuedAt: string;
  /** ISO 8601 with offset +07:00 */
  madeAt: string;
  demo: boolean;
  runAt: string | null;
  source: string | null;
  regions: BulletinByIdReplyBulletinRegionsItem[];
  cities?: BulletinByIdReplyBulletinCitiesItem[];
  seas?: BulletinByIdReplyBulletinSeasItem[];
}

export interface BulletinByIdReply {
  bulletin: BulletinByIdReplyBulletin;
}

export interface WarningsListReply {
  items: OfficialWarning[];
}

export interface WarningAreasReply {
  type: 'FeatureCollection';
  features: WarningFeature[];
}

export interface SolutionsReplyItem {
  id: string;
  url: string;
  title: string;
  summary: string;
  image: string | null;
}

export type SolutionsReply = SolutionsReplyItem[];

export interface SolutionDetailReply {
  id: string;
  url: string;
  title: string;
  summary: string;
  image: string | null;
  blocks: Record<string, unknown>[];
}

export interface PlansListReplyItemsItemClimateWeather1 {
  days: number;
  regions: number;
}

export interface PlansListReplyItemsItemClimateWeather2 {
  days: number;
  regions: number;
}

export interface PlansListReplyItemsItemApi1 {
  perDay: number;
  perHour: number | null;
}

export interface PlansListReplyItemsItemApi2 {
  perDay: number;
  perHour: number | null;
}

export interface PlansListReplyItemsItem {
  id: 'community' | 'happy-rain' | 'package-1' | 'package-2' | 'package-3' | 'package-4' | 'package-5';
  price: number | null;
  priceDisplay: string;
  packageName: string;
  expireDisplay: string;
  pastRain: number | 'all' | 'onRequest' | null;
  weatherForecast: number | 'all' | 'onRequest' | null;
  warningThunderstormLightning: number | 'all' | 'onRequest' | null;
  marineWeather: number | 'all' | 'onRequest' | null;
  climateWeather: PlansListReplyItemsItemClimateWeather1 | PlansListReplyItemsItemClimateWeather2;
  insightNumber: number | 'all' | 'onRequest' | null;
  userNumber: number | 'all' | 'onRequest' | null;
  locationNumber: number | 'all' | 'onRequest' | null;
  notification: ('email' | 'sms' | 'zalo' | 'push')[] | 'onRequest' | null;
  apiText: string;
  hourApi: string;
  api: PlansListReplyItemsItemApi1 | PlansListReplyItemsItemApi2;
}

export interface PlansListReply {
  items: PlansListReplyItemsItem[];
}

export interface CallLimitsReplyMinute {
  used: number;
  /** null: as many as the caller likes */
  limit: number | null;
  /** ISO 8601 with offset +07:00 */
  resetAt: string;
}

export interface CallLimitsReplyHour {
  used: number;
  /** null: as many as the caller likes */
  limit: number | null;
  /** ISO 8601 with offset +07:00 */
  resetAt: string;
}

export interface CallLimitsReplyDay {
  used: number;
  /** null: as many as the caller likes */
  limit: number | null;
  /** ISO 8601 with offset +07:00 */
  resetAt: string;
}

export interface CallLimitsReply {
  /** `guest`: a program without a key; `ownPages`: a call of the portal’s own pages; `key`: all keys of one account together */
  caller: 'guest' | 'ownPages' | 'key';
  minute?: CallLimitsReplyMinute;
  hour?: CallLimitsReplyHour;
  day: CallLimitsReplyDay;
}

export interface GuestConsultationReplyData {
  id: string;
}

export interface GuestConsultationReply {
  statusCode: 200;
  data: GuestConsultationReplyData;
}

export interface GuestConsultationBody {
  name: string;
  numberPhone: string;
  email: string;
  page: string;
  content?: string;
  /** true where the sender wants advertising too */
  advertising?: boolean;
  /** Day of the privacy line that the sender saw */
  consent?: string;
}

export interface GuestStormInformReplyData {
  id: string;
}

export interface GuestStormInformReply {
  statusCode: 200;
  data: GuestStormInformReplyData;
}

export interface GuestStormInformBody {
  name: string;
  numberPhone: string;
  email: string;
  page: string;
  company?: string;
  problem?: string;
  /** true where the sender wants advertising too */
  advertising?: boolean;
  /** Day of the privacy line that the sender saw */
  consent?: string;
}

export interface GuestUserInformReplyData {
  id: string;
}

export interface GuestUserInformReply {
  statusCode: 200;
  data: GuestUserInformReplyData;
}

export interface GuestUserInformBody {
  name: string;
  numberPhone: string;
  email: string;
  page: string;
  company?: string;
  problem?: string;
  /** true where the sender wants advertising too */
  advertising?: boolean;
  /** Day of the privacy line that the sender saw */
  consent?: string;
}

export interface WeatherNowQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherAqiQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherUvQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherTodayQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherTomorrowQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherHours24Query {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherHoursQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
  /** So many hours from the current one on; 24 when left out. */
  hours?: number;
  /** Fields of an hour, with commas between; all when left out. */
  variables?: string;
}

export interface WeatherBatchQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherDays15Query {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
  /** For so many days of 24 hours; 3 when left out. */
  days?: number;
  /** periods */
  periods?: number;
}

export interface WeatherDays90Query {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherSmartgenQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
  /** What the text is about: now (default), the next 24 hours, tomorrow, so many days, or the 90-day outlook. */
  span?: 'now' | 'hourly' | 'tomorrow' | '3-days' | '5-days' | '7-days' | '10-days' | '15-days' | '90-days';
  /** Unit of the degrees in the text: C (default) or F. The facts are in °C. */
  unit?: 'C' | 'F';
}

export interface WeatherRain72Query {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherWindQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherMarineQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
  /** For so many days of 24 hours; 3 when left out. */
  days?: number;
}

export interface WeatherPastQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
  /** First hour: a moment (ISO 8601 with offset), or a date YYYY-MM-DD for its first hour in Asia/Ho_Chi_Minh. */
  from: string;
  /** End of the span, not included: a moment, or a date for the end of that day; hours that are not over are left out. */
  to: string;
}

export interface WeatherHistoryQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherPlacesQuery {
  /** Slugs of one to eight places, with commas between. */
  locations: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherAgricultureQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
  /** What the advice is for: rice when left out. */
  crop?: 'rice' | 'maize' | 'coffee' | 'pepper' | 'durian' | 'dragonFruit' | 'vegetables' | 'shrimp';
}

export interface WeatherMapQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WeatherMapFramesQuery {
  /** What the map shows. */
  layer: 'rain' | 'temperature' | 'wind' | 'cloud' | 'aqi' | 'uv';
  /** So many hours from the current one on; 24 when left out. */
  hours?: number;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface NowcastFramesQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface NowcastStepsQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Slug of a district or ward, together with province. */
  district?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface SatelliteFramesQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface PlacesSearchQuery {
  /** Words to look for, with or without tone marks. */
  q: string;
  /** At most so many entries. */
  limit?: number;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface PlacesNearestQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat: number;
  /** Degrees east. Given together with lat. */
  lng: number;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface PlacesResolveQuery {
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface PlacesProvincesQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface PostCategoriesQuery {
  /** VI (default), or EN for English texts where they exist. */
  language?: 'VI' | 'EN';
}

export interface PostsRecentQuery {
  /** The newest posts (default), the newest storm news, or those read most in the last 30 days. */
  type?: 'recent' | 'storm' | 'mostViewed';
  /** At most so many entries. */
  limit?: number;
  /** VI (default), or EN for English texts where they exist. */
  language?: 'VI' | 'EN';
}

export interface PostByUrlQuery {
  /** Last part of the address of a category or a post. */
  url: string;
  /** Page of the list, counted from 1. */
  page?: number;
  /** At most so many entries. */
  limit?: number;
  /** VI (default), or EN for English texts where they exist. */
  language?: 'VI' | 'EN';
}

export interface PostsListQuery {
  /** A category, or a tag in its address form. */
  tagId?: string;
  /** Page of the list, counted from 1. */
  page?: number;
  /** At most so many entries. */
  limit?: number;
  /** VI (default), or EN for English texts where they exist. */
  language?: 'VI' | 'EN';
}

export interface PostsSearchQuery {
  /** Words to look for, with or without tone marks. */
  q: string;
  /** Page of the list, counted from 1. */
  page?: number;
  /** At most so many entries. */
  limit?: number;
  /** VI (default), or EN for English texts where they exist. */
  language?: 'VI' | 'EN';
}

export interface BulletinsListQuery {
  /** Page of the list, counted from 1. */
  page?: number;
  /** At most so many entries. */
  limit?: number;
}

export interface BulletinByIdQuery {
  /** Name of an entry: of a bulletin its date and hour, such as 2026-11-21-07. */
  id: string;
}

export interface WarningsListQuery {
  /** Degrees north. With lng it wins over location and province. */
  lat?: number;
  /** Degrees east. Given together with lat. */
  lng?: number;
  /** Slug of a place, as /api/v1/places/search lists it. Wins over province. */
  location?: string;
  /** Slug of a province. */
  province?: string;
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface WarningAreasQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface SolutionsQuery {
  /** VI (default), or EN for English texts where they exist. */
  language?: 'VI' | 'EN';
}

export interface SolutionDetailQuery {
  /** Name of an entry: of a bulletin its date and hour, such as 2026-11-21-07. */
  id: string;
  /** VI (default), or EN for English texts where they exist. */
  language?: 'VI' | 'EN';
}

export interface PlansListQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface CallLimitsQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface GuestConsultationQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: string;
}

export interface GuestStormInformQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: string;
}

export interface GuestUserInformQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: string;
}

/** The calls of the API, each a method. */
export class TroiViet extends Transport {
  /** The current hour, with the temperatures of yesterday to compare. `GET /api/v1/weather/now` */
  weatherNow(query: WeatherNowQuery = {}, options?: CallOptions): Promise<WeatherNowReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/now', query: { lang: this.language, ...query }, options });
  }

  /** VN_AQI of the current hour and the next 24. `GET /api/v1/weather/now/aqi` */
  weatherAqi(query: WeatherAqiQuery = {}, options?: CallOptions): Promise<WeatherAqiReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/now/aqi', query: { lang: this.language, ...query }, options });
  }

  /** UV index of the current hour, today’s peak and hours, with short-wave radiation. `GET /api/v1/weather/now/uvd` */
  weatherUv(query: WeatherUvQuery = {}, options?: CallOptions): Promise<WeatherUvReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/now/uvd', query: { lang: this.language, ...query }, options });
  }

  /** Today by four periods, with sun, moon and the date of the lunar calendar. `GET /api/v1/weather/today` */
  weatherToday(query: WeatherTodayQuery = {}, options?: CallOptions): Promise<WeatherTodayReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/today', query: { lang: this.language, ...query }, options });
  }

  /** Tomorrow by four periods and 24 hours, with today to compare. `GET /api/v1/weather/tomorrow` */
  weatherTomorrow(query: WeatherTomorrowQuery = {}, options?: CallOptions): Promise<WeatherTomorrowReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/tomorrow', query: { lang: this.language, ...query }, options });
  }

  /** 24 hours from the current one on. `GET /api/v1/weather/hour/24` */
  weatherHours24(query: WeatherHours24Query = {}, options?: CallOptions): Promise<WeatherHours24Reply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/hour/24', query: { lang: this.language, ...query }, options });
  }

  /** The same as the text of a file. `GET /api/v1/weather/hour/24?format=…` */
  weatherHours24File(format: 'csv' | 'geojson', query: WeatherHours24Query = {}, options?: CallOptions): Promise<string> {
    return this.text({ method: 'GET', path: '/api/v1/weather/hour/24', query: { lang: this.language, ...query, format }, options });
  }

  /** So many hours from the current one on, up to 15 days, with the fields that are asked for. `GET /api/v1/weather/hours` */
  weatherHours(query: WeatherHoursQuery = {}, options?: CallOptions): Promise<WeatherHoursReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/hours', query: { lang: this.language, ...query }, options });
  }

  /** The same as the text of a file. `GET /api/v1/weather/hours?format=…` */
  weatherHoursFile(format: 'csv' | 'geojson', query: WeatherHoursQuery = {}, options?: CallOptions): Promise<string> {
    return this.text({ method: 'GET', path: '/api/v1/weather/hours', query: { lang: this.language, ...query, format }, options });
  }

  /** Hours of up to 100 places at once, in their order; each ten places count as one call. With a key only. `POST /api/v1/weather/batch` */
  weatherBatch(body: WeatherBatchBody, query: WeatherBatchQuery = {}, options?: CallOptions): Promise<WeatherBatchReply> {
    return this.json({ method: 'POST', path: '/api/v1/weather/batch', query: { lang: this.language, ...query }, body, options });
  }

  /** 15 days from today on, or the first `days` of them. `GET /api/v1/weather/day/15` */
  weatherDays15(query: WeatherDays15Query = {}, options?: CallOptions): Promise<WeatherDays15Reply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/day/15', query: { lang: this.language, ...query }, options });
  }

  /** The same as the text of a file. `GET /api/v1/weather/day/15?format=…` */
  weatherDays15File(format: 'csv' | 'geojson' | 'ics', query: WeatherDays15Query = {}, options?: CallOptions): Promise<string> {
    return this.text({ method: 'GET', path: '/api/v1/weather/day/15', query: { lang: this.language, ...query, format }, options });
  }

  /** 90 days: forecast, then normals, by days and weeks. `GET /api/v1/weather/day/90` */
  weatherDays90(query: WeatherDays90Query = {}, options?: CallOptions): Promise<WeatherDays90Reply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/day/90', query: { lang: this.language, ...query }, options });
  }

  /** The weather of a span in one to three plain sentences, with the facts they rest on. `GET /api/v1/weather/smartgen` */
  weatherSmartgen(query: WeatherSmartgenQuery = {}, options?: CallOptions): Promise<WeatherSmartgenReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/smartgen', query: { lang: this.language, ...query }, options });
  }

  /** Rain of the next 72 hours. `GET /api/v1/weather/rain/72` */
  weatherRain72(query: WeatherRain72Query = {}, options?: CallOptions): Promise<WeatherRain72Reply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/rain/72', query: { lang: this.language, ...query }, options });
  }

  /** The same as the text of a file. `GET /api/v1/weather/rain/72?format=…` */
  weatherRain72File(format: 'csv' | 'geojson', query: WeatherRain72Query = {}, options?: CallOptions): Promise<string> {
    return this.text({ method: 'GET', path: '/api/v1/weather/rain/72', query: { lang: this.language, ...query, format }, options });
  }

  /** Wind at heights of 10 to 150 m above ground, 48 hours from the current one on. `GET /api/v1/weather/wind` */
  weatherWind(query: WeatherWindQuery = {}, options?: CallOptions): Promise<WeatherWindReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/wind', query: { lang: this.language, ...query }, options });
  }

  /** Waves and wind at sea by the hour, up to 16 days from the current hour on. With a key only. `GET /api/v1/weather/marine` */
  weatherMarine(query: WeatherMarineQuery = {}, options?: CallOptions): Promise<WeatherMarineReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/marine', query: { lang: this.language, ...query }, options });
  }

  /** The same as the text of a file. `GET /api/v1/weather/marine?format=…` */
  weatherMarineFile(format: 'csv' | 'geojson', query: WeatherMarineQuery = {}, options?: CallOptions): Promise<string> {
    return this.text({ method: 'GET', path: '/api/v1/weather/marine', query: { lang: this.language, ...query, format }, options });
  }

  /** Rain and temperature of past hours, up to 40 days back, as the newest model run of each hour has them. With a key only. `GET /api/v1/weather/past` */
  weatherPast(query: WeatherPastQuery, options?: CallOptions): Promise<WeatherPastReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/past', query: { lang: this.language, ...query }, options });
  }

  /** The same as the text of a file. `GET /api/v1/weather/past?format=…` */
  weatherPastFile(format: 'csv' | 'geojson', query: WeatherPastQuery, options?: CallOptions): Promise<string> {
    return this.text({ method: 'GET', path: '/api/v1/weather/past', query: { lang: this.language, ...query, format }, options });
  }

  /** Now, the rain of the next three hours and yesterday of up to three recent places. `POST /api/v1/weather/history` */
  weatherHistory(body: WeatherHistoryBody, query: WeatherHistoryQuery = {}, options?: CallOptions): Promise<WeatherHistoryReply> {
    return this.json({ method: 'POST', path: '/api/v1/weather/history', query: { lang: this.language, ...query }, body, options });
  }

  /** Now and the rain of the next three hours of up to eight places in one call. `GET /api/v1/weather/now/places` */
  weatherPlaces(query: WeatherPlacesQuery, options?: CallOptions): Promise<WeatherPlacesReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/now/places', query: { lang: this.language, ...query }, options });
  }

  /** Farm work by the hour, water, growth, disease weather and hints for a crop. `GET /api/v1/weather/agriculture` */
  weatherAgriculture(query: WeatherAgricultureQuery = {}, options?: CallOptions): Promise<WeatherAgricultureReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/agriculture', query: { lang: this.language, ...query }, options });
  }

  /** Current weather of points in a window of the map, thinned by zoom. `POST /api/v1/weather/map` */
  weatherMap(body: WeatherMapBody, query: WeatherMapQuery = {}, options?: CallOptions): Promise<WeatherMapReply> {
    return this.json({ method: 'POST', path: '/api/v1/weather/map', query: { lang: this.language, ...query }, body, options });
  }

  /** Frames of a map layer by the hour: one byte a cell, rows from north to south. `GET /api/v1/weather/map/frames` */
  weatherMapFrames(query: WeatherMapFramesQuery, options?: CallOptions): Promise<WeatherMapFramesReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/map/frames', query: { lang: this.language, ...query }, options });
  }

  /** Rain of the last hour and the next three, every 10 minutes: one byte a cell, rows from north to south, then one a cell that says what it rests on. `GET /api/v1/weather/map/nowcasting` */
  nowcastFrames(query: NowcastFramesQuery = {}, options?: CallOptions): Promise<NowcastFramesReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/map/nowcasting', query: { lang: this.language, ...query }, options });
  }

  /** Rain of the next three hours at a place in steps of 10 minutes, with a sentence. `GET /api/v1/weather/map/nowcasting-10minutes` */
  nowcastSteps(query: NowcastStepsQuery = {}, options?: CallOptions): Promise<NowcastStepsReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/map/nowcasting-10minutes', query: { lang: this.language, ...query }, options });
  }

  /** The same as the text of a file. `GET /api/v1/weather/map/nowcasting-10minutes?format=…` */
  nowcastStepsFile(format: 'csv' | 'geojson', query: NowcastStepsQuery = {}, options?: CallOptions): Promise<string> {
    return this.text({ method: 'GET', path: '/api/v1/weather/map/nowcasting-10minutes', query: { lang: this.language, ...query, format }, options });
  }

  /** Satellite images of the last three hours as WebP; none where no satellite is read. `GET /api/v1/weather/map/satellite` */
  satelliteFrames(query: SatelliteFramesQuery = {}, options?: CallOptions): Promise<SatelliteFramesReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/map/satellite', query: { lang: this.language, ...query }, options });
  }

  /** Places by name, tone marks optional. `GET /api/v1/places/search` */
  placesSearch(query: PlacesSearchQuery, options?: CallOptions): Promise<PlacesSearchReply> {
    return this.json({ method: 'GET', path: '/api/v1/places/search', query: { lang: this.language, ...query }, options });
  }

  /** The place nearest to a point. `GET /api/v1/places/nearest` */
  placesNearest(query: PlacesNearestQuery, options?: CallOptions): Promise<PlacesNearestReply> {
    return this.json({ method: 'GET', path: '/api/v1/places/nearest', query: { lang: this.language, ...query }, options });
  }

  /** What a slug stands for: a place, a moved slug, a choice of places, or nothing. `GET /api/v1/places/resolve` */
  placesResolve(query: PlacesResolveQuery, options?: CallOptions): Promise<PlacesResolveReply> {
    return this.json({ method: 'GET', path: '/api/v1/places/resolve', query: { lang: this.language, ...query }, options });
  }

  /** The 34 provinces by region. `GET /api/v1/places/provinces` */
  placesProvinces(query: PlacesProvincesQuery = {}, options?: CallOptions): Promise<PlacesProvincesReply> {
    return this.json({ method: 'GET', path: '/api/v1/places/provinces', query: { lang: this.language, ...query }, options });
  }

  /** The categories of posts. `GET /api/v1/post/category` */
  postCategories(query: PostCategoriesQuery = {}, options?: CallOptions): Promise<PostCategoriesReply> {
    return this.json({ method: 'GET', path: '/api/v1/post/category', query, options });
  }

  /** The newest posts, the newest storm news, or what was read most in the last 30 days. `GET /api/v1/post/recent` */
  postsRecent(query: PostsRecentQuery = {}, options?: CallOptions): Promise<PostsRecentReply> {
    return this.json({ method: 'GET', path: '/api/v1/post/recent', query, options });
  }

  /** A page of a category, or one post with related ones, by its address. `GET /api/v1/post` */
  postByUrl(query: PostByUrlQuery, options?: CallOptions): Promise<PostByUrlReply> {
    return this.json({ method: 'GET', path: '/api/v1/post', query, options });
  }

  /** Posts of a category or with a tag; all posts without tagId. `GET /api/v1/post/list` */
  postsList(query: PostsListQuery = {}, options?: CallOptions): Promise<PostsListReply> {
    return this.json({ method: 'GET', path: '/api/v1/post/list', query, options });
  }

  /** Posts with the given words, tone marks optional, best first. `GET /api/v1/post/search` */
  postsSearch(query: PostsSearchQuery, options?: CallOptions): Promise<PostsSearchReply> {
    return this.json({ method: 'GET', path: '/api/v1/post/search', query, options });
  }

  /** The automatic bulletins of the last 90 days, newest first. `GET /api/v1/bulletin/list` */
  bulletinsList(query: BulletinsListQuery = {}, options?: CallOptions): Promise<BulletinsListReply> {
    return this.json({ method: 'GET', path: '/api/v1/bulletin/list', query, options });
  }

  /** An automatic bulletin by its date and hour. `GET /api/v1/bulletin` */
  bulletinById(query: BulletinByIdQuery, options?: CallOptions): Promise<BulletinByIdReply> {
    return this.json({ method: 'GET', path: '/api/v1/bulletin', query, options });
  }

  /** Official warnings in force, quoted, the highest level first: those for a place, or all without one. `GET /api/v1/warnings` */
  warningsList(query: WarningsListQuery = {}, options?: CallOptions): Promise<WarningsListReply> {
    return this.json({ method: 'GET', path: '/api/v1/warnings', query: { lang: this.language, ...query }, options });
  }

  /** Areas of the official warnings in force as GeoJSON; provinces by coarse outlines, the highest level last. `GET /api/v1/warnings/areas` */
  warningAreas(query: WarningAreasQuery = {}, options?: CallOptions): Promise<WarningAreasReply> {
    return this.json({ method: 'GET', path: '/api/v1/warnings/areas', query: { lang: this.language, ...query }, options });
  }

  /** The solutions for businesses, agriculture and hydropower. `GET /api/v1/solution` */
  solutions(query: SolutionsQuery = {}, options?: CallOptions): Promise<SolutionsReply> {
    return this.json({ method: 'GET', path: '/api/v1/solution', query, options });
  }

  /** One solution with the blocks of its page. `GET /api/v1/solution/detail` */
  solutionDetail(query: SolutionDetailQuery, options?: CallOptions): Promise<SolutionDetailReply> {
    return this.json({ method: 'GET', path: '/api/v1/solution/detail', query, options });
  }

  /** The plans with prices and limits. `GET /api/v1/plans` */
  plansList(query: PlansListQuery = {}, options?: CallOptions): Promise<PlansListReply> {
    return this.json({ method: 'GET', path: '/api/v1/plans', query: { lang: this.language, ...query }, options });
  }

  /** What this caller has used of its quota; the call itself is not counted. `GET /api/v1/limits` */
  callLimits(query: CallLimitsQuery = {}, options?: CallOptions): Promise<CallLimitsReply> {
    return this.json({ method: 'GET', path: '/api/v1/limits', query: { lang: this.language, ...query }, options });
  }

  /** Ask for a consultation; content is the business name. Idempotency-Key is kept 24 hours. `POST /api/guest/consultation` */
  guestConsultation(body: GuestConsultationBody, query: GuestConsultationQuery = {}, options?: CallOptions): Promise<GuestConsultationReply> {
    return this.json({ method: 'POST', path: '/api/guest/consultation', query: { lang: this.language, ...query }, body, options });
  }

  /** Ask to be told of storms. Idempotency-Key is kept 24 hours. `POST /api/guest/stormInform` */
  guestStormInform(body: GuestStormInformBody, query: GuestStormInformQuery = {}, options?: CallOptions): Promise<GuestStormInformReply> {
    return this.json({ method: 'POST', path: '/api/guest/stormInform', query: { lang: this.language, ...query }, body, options });
  }

  /** Write to the company. Idempotency-Key is kept 24 hours. `POST /api/guest/userInform` */
  guestUserInform(body: GuestUserInformBody, query: GuestUserInformQuery = {}, options?: CallOptions): Promise<GuestUserInformReply> {
    return this.json({ method: 'POST', path: '/api/guest/userInform', query: { lang: this.language, ...query }, body, options });
  }
}
