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
      const response = await send(`${baseUrl}${path}${toQueryText({ lang: this.language, ...query })}`, {
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

/** Source: gazetteer of Vietnam */
export interface PlaceDisplayName {
  /** Source: gazetteer of Vietnam */
  main: string;
  /** Source: gazetteer of Vietnam */
  secondary: string;
}

export interface Place {
  /** Source: gazetteer of Vietnam. Null: a point without a name */
  slug: string | null;
  /** degrees north. Source: the request itself */
  lat: number;
  /** degrees east. Source: the request itself */
  lng: number;
  /** Cell of the station grid, null off the grid. Source: grid of the values. Null: the place lies beyond the grid */
  stationCode: number | null;
  /** m above sea level. Source: terrain model. Null: the place lies beyond the terrain model */
  elevation: number | null;
  /** `estimated`: from a terrain model and the known heights around. Source: terrain model. Null: the place lies beyond the terrain model */
  elevationBasis: 'known' | 'estimated' | null;
  /** km by which the position may be off. Source: gazetteer of Vietnam. Null: a point without a name */
  precisionKm: number | null;
  /** Source: gazetteer of Vietnam. Null: this call or its parameters do not ask for it */
  province: string | null;
  /** Source: gazetteer of Vietnam. Null: there is none */
  district: string | null;
  /** Source: gazetteer of Vietnam. Null: there is none */
  ward: string | null;
  /** Source: gazetteer of Vietnam */
  displayName: PlaceDisplayName;
}

export interface IssuedSourcesValue {
  /** Source: note of where the values of the reply come from */
  source: string;
  /** ISO 8601 with offset +07:00. Source: note of where the values of the reply come from */
  runAt: string;
}

export interface Issued {
  /** Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place */
  source: string | null;
  /** ISO 8601 with offset +07:00. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place */
  runAt: string | null;
  /** ISO 8601 with offset +07:00. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place */
  updatedAt: string | null;
  /** true when any value of the reply is demo. Source: note of where the values of the reply come from */
  demo: boolean;
  /** Source: note of where the values of the reply come from */
  sources: Record<string, IssuedSourcesValue>;
  /** Names of values that are, in some hour at least, estimated from other values of the named run. Source: note of where the values of the reply come from */
  estimated: string[];
  /** Names of values that are corrected by what stations measured before; left out where none is. Source: note of where the values of the reply come from */
  corrected?: string[];
  /** Sources whose weighted mean the temperature is; left out where one source alone gives it. Source: note of where the values of the reply come from */
  temperatureSources?: string[];
  /** Credit and licence of each real source that gave a value, as they must be shown with it. Source: note of where the values of the reply come from */
  credits: string[];
}

export interface Hour {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Source: astronomy for place and date */
  isDay: boolean;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place */
  thunder: 0 | 1 | 2 | 3 | null;
  /** °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  temperature: number | null;
  /** °C, low end of what is likely, never above temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  temperatureLow: number | null;
  /** °C, high end of what is likely, never below temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  temperatureHigh: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  feelsLike: number | null;
  /** °C at 2 m, never above temperature. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  dewPoint: number | null;
  /** % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  humidity: number | null;
  /** m/s at 10 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windSpeed: number | null;
  /** m/s, never below windSpeed. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windGust: number | null;
  /** degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windDirection: number | null;
  /** hPa at sea level. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  pressure: number | null;
  /** km. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  visibility: number | null;
  /** %. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  cloudCover: number | null;
  /** mm; of an hour to come what is expected, never below 0.2 mm × rainProbability. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow: number | null;
  /** mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh: number | null;
  /** % chance of 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability: number | null;
  /** UV index. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  uvIndex: number | null;
}

/** The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
export interface DayRainPartChances {
  /** % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  early: number | null;
  /** % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  morning: number | null;
  /** % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  afternoon: number | null;
  /** % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  evening: number | null;
}

export interface Day {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  /** Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  nightCode: number | null;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMin: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMax: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMean: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  feelsLikeMax: number | null;
  /** mm that are expected, the sum of its hours; from the eighth day on a mixture of forecast and climate. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow: number | null;
  /** mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh: number | null;
  /** % chance that one of its hours, of today of those that remain, has 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability: number | null;
  /** The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainPartChances: DayRainPartChances | null;
  /** mm that fell before now; null but for today. Source: archive of earlier runs, radar and hours that are over. Null: the day is not today */
  rainFallen: number | null;
  /** mm still expected, which with rainFallen is rain; null but for today. Source: nowcast of the radar for the next three hours, blended into the model run. Null: the day is not today */
  rainAhead: number | null;
  /** mm of each hour, 00 to 23. Source: nowcast of the radar for the next three hours, blended into the model run */
  rainHours: (number | null)[];
  /** m/s at 10 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  windSpeedMax: number | null;
  /** m/s, never below windSpeedMax. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  windGustMax: number | null;
  /** degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windDirection: number | null;
  /** % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  humidity: number | null;
  /** UV index. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  uvIndexMax: number | null;
  /** ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span */
  sunrise: string | null;
  /** ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span */
  sunset: string | null;
  /** Source: members of the ensemble run. Null: no ensemble run at hand has it */
  confidence: 'high' | 'medium' | 'low' | null;
}

export interface Period {
  /** Source: shape of the reply: names or holds other fields */
  period: 'morning' | 'afternoon' | 'evening' | 'night';
  /** name in `lang`; of the night with the day that it leads to. Source: written by rules from values of the same reply */
  label: string;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
  /** Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMin: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMax: number | null;
  /** mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow: number | null;
  /** mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh: number | null;
  /** % chance that one of its hours that remain has 0.2 mm or more; null once it is over. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability: number | null;
  /** m/s at 10 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  windSpeedMax: number | null;
  /** degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windDirection: number | null;
  /** % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  humidity: number | null;
}

/** The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
export interface OutlookDayRainPartChances {
  /** % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  early: number | null;
  /** % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  morning: number | null;
  /** % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  afternoon: number | null;
  /** % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  evening: number | null;
}

export interface OutlookDay {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  /** Source: note of where the values of the reply come from */
  basis: 'forecast' | 'outlook' | 'normal';
  /** Sky state 1–28. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: model run for the first 15 days, then means of many years. Null: there is none */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Sky state 1–28. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  nightCode: number | null;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
  /** °C. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  temperatureMin: number | null;
  /** °C. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  temperatureMax: number | null;
  /** °C. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  temperatureMean: number | null;
  /** °C. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  feelsLikeMax: number | null;
  /** mm that are expected, the sum of its hours; from the eighth day on a mixture of forecast and climate. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow: number | null;
  /** mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh: number | null;
  /** % chance that one of its hours, of today of those that remain, has 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability: number | null;
  /** The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainPartChances: OutlookDayRainPartChances | null;
  /** mm that fell before now; null but for today. Source: archive of earlier runs, radar and hours that are over. Null: the day is not today */
  rainFallen: number | null;
  /** mm still expected, which with rainFallen is rain; null but for today. Source: model run for the first 15 days, then means of many years. Null: the day is not today */
  rainAhead: number | null;
  /** mm of each hour, 00 to 23. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  rainHours: (number | null)[] | null;
  /** m/s at 10 m. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  windSpeedMax: number | null;
  /** m/s, never below windSpeedMax. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  windGustMax: number | null;
  /** degrees from which the wind blows. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  windDirection: number | null;
  /** % relative humidity. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  humidity: number | null;
  /** UV index. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place */
  uvIndexMax: number | null;
  /** ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span */
  sunrise: string | null;
  /** ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span */
  sunset: string | null;
  /** Source: members of the ensemble run. Null: no ensemble run at hand has it */
  confidence: 'high' | 'medium' | 'low' | null;
}

/** Source: means of many years. Null: no run at hand has it for this time and place */
export interface OutlookWeekTemperature {
  /** % of the years. Source: means of many years */
  below: number;
  /** % of the years. Source: means of many years */
  near: number;
  /** % of the years. Source: means of many years */
  above: number;
}

/** Source: means of many years. Null: no run at hand has it for this time and place */
export interface OutlookWeekRain {
  /** % of the years. Source: means of many years */
  below: number;
  /** % of the years. Source: means of many years */
  near: number;
  /** % of the years. Source: means of many years */
  above: number;
}

export interface OutlookWeek {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
  /** Source: note of where the values of the reply come from */
  basis: 'forecast' | 'outlook' | 'normal';
  /** °C, mean of many years. Source: means of many years. Null: no run at hand has it for this time and place */
  temperatureNormal: number | null;
  /** mm, mean of many years. Source: means of many years. Null: no run at hand has it for this time and place */
  rainNormal: number | null;
  /** Source: means of many years. Null: no run at hand has it for this time and place */
  temperature: OutlookWeekTemperature | null;
  /** Source: means of many years. Null: no run at hand has it for this time and place */
  rain: OutlookWeekRain | null;
}

export interface RainHour {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow: number | null;
  /** mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh: number | null;
  /** % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability: number | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place */
  thunder: 0 | 1 | 2 | 3 | null;
}

export interface PastHour {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** mm. Source: archive of earlier runs, radar and hours that are over. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** °C at 2 m. Source: archive of earlier runs, radar and hours that are over. Null: no run at hand has it for this time and place */
  temperature: number | null;
}

export interface MarineHour {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** m, significant height. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  waveHeight: number | null;
  /** s. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  wavePeriod: number | null;
  /** degrees from which the waves come. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  waveDirection: number | null;
  /** m/s at 10 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windSpeed: number | null;
  /** degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windDirection: number | null;
}

export interface WindHeightHourLevelsItem {
  /** m above ground. Source: shape of the reply: names or holds other fields */
  height: number;
  /** m/s. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windSpeed: number | null;
  /** m/s, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  windSpeedLow: number | null;
  /** m/s, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  windSpeedHigh: number | null;
  /** m/s over 3 s, estimated from the mean wind at the height. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  gustEstimate: number | null;
  /** m/s in air of 1.225 kg/m³. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  windNormalised: number | null;
  /** degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windDirection: number | null;
}

export interface WindHeightHour {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** levels: from two heights of the model; profile: from one, by the power law with a usual exponent. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place */
  basis: 'levels' | 'profile' | null;
  /** of the power law through 10 and 100 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  exponent: number | null;
  /** kg/m³ at 100 m above ground. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  airDensity: number | null;
  /** °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  temperature: number | null;
  /** hPa at sea level. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  pressure: number | null;
  /** m/s at 10 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windGust: number | null;
  /** km. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  visibility: number | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place */
  thunder: 0 | 1 | 2 | 3 | null;
  /** Source: shape of the reply: names or holds other fields */
  levels: WindHeightHourLevelsItem[];
}

export interface WindHourLevelsItem {
  /** m above ground. Source: shape of the reply: names or holds other fields */
  height: number;
  /** m/s. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windSpeed: number | null;
  /** degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windDirection: number | null;
}

export interface WindHour {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** levels: from two heights of the model; profile: from one, by the power law with a usual exponent. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place */
  basis: 'levels' | 'profile' | null;
  /** of the power law through 10 and 100 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  exponent: number | null;
  /** Source: shape of the reply: names or holds other fields */
  levels: WindHourLevelsItem[];
}

/** of kinds warning and afterWarning: the official warning that stops the work, one of `warnings`. Source: calendar and rules of the crop, applied to the forecast of the place */
export interface FarmActivityNowReasonsItemWarning {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** Source: shape of the reply: names or holds other fields */
  kind: 'storm' | 'tropicalDepression' | 'heavyRain' | 'flood' | 'inundation' | 'flashFlood' | 'thunderstorm' | 'seaWind' | 'surge' | 'heat' | 'cold' | 'fog' | 'drought' | 'salinity' | 'wildfire' | 'earthquake' | 'tsunami' | 'other';
  /** Source: official warning, quoted */
  number: string;
}

export interface FarmActivityNowReasonsItem {
  /** Source: shape of the reply: names or holds other fields */
  kind: 'warning' | 'afterWarning' | 'rainNow' | 'rainSoon' | 'rainSum' | 'rainDay' | 'rainChance' | 'rainBefore' | 'rainFree' | 'windStrong' | 'windCalm' | 'windGentle' | 'inversion' | 'hot' | 'cool' | 'humid' | 'dryAir' | 'evaporation' | 'stillWet' | 'airFine' | 'cloudy' | 'sunny' | 'thunder' | 'thunderPossible' | 'dark' | 'shortSpell' | 'pondHot' | 'pondCool' | 'pondFine';
  /** in the unit of the kind: rainNow mm, rainSoon mm, rainSum mm, rainDay mm, rainChance %, rainBefore mm, windStrong km/h, windCalm km/h, windGentle km/h, inversion km/h, hot °C, cool °C, humid %, dryAir %, evaporation °C, stillWet °C, airFine %, cloudy %, sunny %, pondHot °C, pondCool °C, pondFine °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  value: number | null;
  /** until rain begins, of a sum or chance of rain, or that stay dry. Source: shape of the reply: names or holds other fields. Null: this call or its parameters do not ask for it */
  hours: number | null;
  /** of kinds warning and afterWarning: the official warning that stops the work, one of `warnings`. Source: calendar and rules of the crop, applied to the forecast of the place */
  warning?: FarmActivityNowReasonsItemWarning;
}

/** Source: shape of the reply: names or holds other fields */
export interface FarmActivityNow {
  /** night: not judged at this hour; null: a value that decides is not known, or an official warning ended less than a day before (reason afterWarning). Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  verdict: 'good' | 'consider' | 'avoid' | 'night' | null;
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  reasons: FarmActivityNowReasonsItem[];
  /** Source: written by rules from values of the same reply */
  text: string;
}

/** first good spell of two hours and more; without one, the first to consider. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
export interface FarmActivityNext {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  verdict: 'good' | 'consider';
}

/** of kinds warning and afterWarning: the official warning that stops the work, one of `warnings`. Source: calendar and rules of the crop, applied to the forecast of the place */
export interface FarmActivityHoursItemReasonsItemWarning {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** Source: shape of the reply: names or holds other fields */
  kind: 'storm' | 'tropicalDepression' | 'heavyRain' | 'flood' | 'inundation' | 'flashFlood' | 'thunderstorm' | 'seaWind' | 'surge' | 'heat' | 'cold' | 'fog' | 'drought' | 'salinity' | 'wildfire' | 'earthquake' | 'tsunami' | 'other';
  /** Source: official warning, quoted */
  number: string;
}

export interface FarmActivityHoursItemReasonsItem {
  /** Source: shape of the reply: names or holds other fields */
  kind: 'warning' | 'afterWarning' | 'rainNow' | 'rainSoon' | 'rainSum' | 'rainDay' | 'rainChance' | 'rainBefore' | 'rainFree' | 'windStrong' | 'windCalm' | 'windGentle' | 'inversion' | 'hot' | 'cool' | 'humid' | 'dryAir' | 'evaporation' | 'stillWet' | 'airFine' | 'cloudy' | 'sunny' | 'thunder' | 'thunderPossible' | 'dark' | 'shortSpell' | 'pondHot' | 'pondCool' | 'pondFine';
  /** in the unit of the kind: rainNow mm, rainSoon mm, rainSum mm, rainDay mm, rainChance %, rainBefore mm, windStrong km/h, windCalm km/h, windGentle km/h, inversion km/h, hot °C, cool °C, humid %, dryAir %, evaporation °C, stillWet °C, airFine %, cloudy %, sunny %, pondHot °C, pondCool °C, pondFine °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  value: number | null;
  /** until rain begins, of a sum or chance of rain, or that stay dry. Source: shape of the reply: names or holds other fields. Null: this call or its parameters do not ask for it */
  hours: number | null;
  /** of kinds warning and afterWarning: the official warning that stops the work, one of `warnings`. Source: calendar and rules of the crop, applied to the forecast of the place */
  warning?: FarmActivityHoursItemReasonsItemWarning;
}

export interface FarmActivityHoursItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** night: not judged at this hour; null: a value that decides is not known, or an official warning ended less than a day before (reason afterWarning). Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  verdict: 'good' | 'consider' | 'avoid' | 'night' | null;
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  reasons: FarmActivityHoursItemReasonsItem[];
}

export interface FarmActivity {
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  activity: 'spray' | 'dry' | 'fertilise' | 'harvest' | 'feed';
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** found: read in a source; known: from a standard work; proposed: the portal’s own rule. Source: note of where the values of the reply come from */
  basis: 'found' | 'known' | 'proposed';
  /** Source: shape of the reply: names or holds other fields */
  now: FarmActivityNow;
  /** first good spell of two hours and more; without one, the first to consider. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
  next: FarmActivityNext | null;
  /** when the work is best done, or that it should wait. Source: calendar and rules of the crop, applied to the forecast of the place */
  nextText: string;
  /** Source: shape of the reply: names or holds other fields */
  hours: FarmActivityHoursItem[];
}

/** Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it */
export interface FarmDayLunar {
  /** Source: shape of the reply: names or holds other fields */
  day: number;
  /** Source: Vietnamese lunar calendar */
  month: number;
  /** Source: Vietnamese lunar calendar */
  leap: boolean;
}

/** Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
export interface FarmDayWorkItemBest {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
}

export interface FarmDayWorkItem {
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  activity: 'spray' | 'dry' | 'fertilise' | 'harvest' | 'feed';
  /** good hours of the day from now on. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  goodHours: number | null;
  /** Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
  best: FarmDayWorkItemBest | null;
}

export interface FarmDay {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMin: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMax: number | null;
  /** mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow: number | null;
  /** mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh: number | null;
  /** mm, reference evapotranspiration. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  et0: number | null;
  /** penmanMonteith: FAO-56; hargreaves: from temperatures alone. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place */
  et0Basis: 'penmanMonteith' | 'hargreaves' | null;
  /** mm that the crop drinks in the middle of its season; of a pond what evaporates. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  etc: number | null;
  /** mm, rain less etc. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  balance: number | null;
  /** mm, rainLow less etc. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no ensemble run at hand has it */
  balanceLow: number | null;
  /** mm, rainHigh less etc. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no ensemble run at hand has it */
  balanceHigh: number | null;
  /** °C·day, growing degree days. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
  gdd: number | null;
  /** whether grain dries on a yard. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  dryingDay: boolean | null;
  /** °C, estimated for a shallow pond; null for crops on land. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
  pondTemperature: number | null;
  /** Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it */
  lunar: FarmDayLunar | null;
  /** empty for days that are over. Source: shape of the reply: names or holds other fields */
  work: FarmDayWorkItem[];
}

export interface FarmDisease {
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  disease: 'riceBlast' | 'sheathBlight' | 'leafBlight' | 'planthopper' | 'maizeLeafBlight' | 'fallArmyworm' | 'coffeeRust' | 'berryAnthracnose' | 'pepperFootRot' | 'pepperAnthracnose' | 'durianPhytophthora' | 'durianAnthracnose' | 'stemCanker' | 'dragonAnthracnose' | 'lateBlight' | 'softRot' | 'whiteSpot' | 'vibriosis';
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** the weather that favours it, in a few words. Source: calendar and rules of the crop, applied to the forecast of the place */
  weather: string;
  /** found: read in a source; known: from a standard work; proposed: the portal’s own rule. Source: note of where the values of the reply come from */
  basis: 'found' | 'known' | 'proposed';
  /** 0–100: favourable part of the last seven and the coming three days. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  index: number | null;
  /** below 30, 30 to 60, above 60. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  level: 'low' | 'medium' | 'high' | null;
  /** seven before today, today, two after. Source: shape of the reply: names or holds other fields */
  days: (boolean | null)[];
  /** Source: written by rules from values of the same reply */
  text: string;
}

export interface FarmHint {
  /** Source: shape of the reply: names or holds other fields */
  kind: 'ice' | 'frost' | 'cold' | 'heat' | 'heavyRain' | 'strongWind' | 'sowGood' | 'sowCold' | 'sowCovered' | 'sowRain' | 'dryingRun' | 'noDrying' | 'waterShort' | 'waterPlenty' | 'pondHot' | 'pondCold' | 'pondDrop' | 'pondCalm';
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  weight: 'good' | 'consider' | 'avoid';
  /** when in its life the crop minds it. Source: calendar and rules of the crop, applied to the forecast of the place */
  stage: 'seedling' | 'heading' | 'flowering' | 'any';
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** how many of the coming seven days. Source: shape of the reply: names or holds other fields */
  days: number;
  /** worst of these days, in the unit of the kind: ice °C, frost °C, cold °C, heat °C, heavyRain mm, strongWind m/s, sowGood °C, sowCold °C, sowCovered °C, sowRain mm, waterShort mm, waterPlenty mm, pondHot °C, pondCold °C, pondDrop °C, pondCalm m/s. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  value: number | null;
  /** found: read in a source; known: from a standard work; proposed: the portal’s own rule. Source: note of where the values of the reply come from */
  basis: 'found' | 'known' | 'proposed';
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
}

/** Source: gazetteer of Vietnam */
export interface FoundPlaceDisplayName {
  /** Source: gazetteer of Vietnam */
  main: string;
  /** Source: gazetteer of Vietnam */
  secondary: string;
}

export interface FoundPlace {
  /** Source: gazetteer of Vietnam */
  slug: string;
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** Source: gazetteer of Vietnam */
  displayName: FoundPlaceDisplayName;
  /** Source: shape of the reply: names or holds other fields */
  kind: 'province' | 'ward' | 'formerProvince' | 'formerDistrict' | 'locality' | 'point';
  /** Only where kind is ward: a ward (phường), commune (xã) or special zone (đặc khu). Source: shape of the reply: names or holds other fields */
  unit?: 'ward' | 'commune' | 'specialZone';
  /** degrees north. Source: the request itself */
  lat: number;
  /** degrees east. Source: the request itself */
  lng: number;
  /** km by which the position may be off. Source: gazetteer of Vietnam. Null: a point without a name */
  precisionKm: number | null;
  /** Source: gazetteer of Vietnam. Null: this call or its parameters do not ask for it */
  province: string | null;
  /** Source: gazetteer of Vietnam. Null: there is none */
  formerly: string | null;
}

export interface LocatedPlace {
  place: Place;
  /** Source: shape of the reply: names or holds other fields */
  kind: 'province' | 'ward' | 'formerProvince' | 'formerDistrict' | 'locality' | 'point';
  /** Source: gazetteer of Vietnam. Null: there is none */
  note: string | null;
  /** Source: gazetteer of Vietnam */
  nearby: FoundPlace[];
}

export interface ProvinceLine {
  /** Source: gazetteer of Vietnam */
  slug: string;
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** Source: gazetteer of Vietnam */
  region: 'north' | 'central' | 'south';
}

export interface Post {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** Source: shape of the reply: names or holds other fields */
  url: string;
  /** Source: files of the editors */
  title: string;
  /** Source: files of the editors. Null: it is written in Vietnamese only */
  titleEn: string | null;
  /** Source: files of the editors */
  summary: string;
  /** Source: files of the editors. Null: it is written in Vietnamese only */
  summaryEn: string | null;
  /** Source: computed from values of the model run */
  category: string;
  /** Source: files of the editors */
  tags: string[];
  /** Source: files of the editors. Null: there is none */
  cover: string | null;
  /** Source: files of the editors. Null: there is none */
  coverAlt: string | null;
  /** ISO 8601 with offset +07:00. Source: files of the editors */
  publishedAt: string;
  /** ISO 8601 with offset +07:00. Source: note of where the values of the reply come from */
  updatedAt: string;
  /** Source: counter of this service */
  views: number;
  /** Source: shape of the reply: names or holds other fields */
  language: 'VI' | 'EN';
  /** Source: files of the editors */
  hasEnglish: boolean;
  /** Source: files of the editors */
  sample: boolean;
}

export interface FullPostPlacesItem {
  /** Source: gazetteer of Vietnam */
  slug: string;
  /** Source: shape of the reply: names or holds other fields */
  name: string;
}

export interface FullPost {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** Source: shape of the reply: names or holds other fields */
  url: string;
  /** Source: files of the editors */
  title: string;
  /** Source: files of the editors. Null: it is written in Vietnamese only */
  titleEn: string | null;
  /** Source: files of the editors */
  summary: string;
  /** Source: files of the editors. Null: it is written in Vietnamese only */
  summaryEn: string | null;
  /** Source: computed from values of the model run */
  category: string;
  /** Source: files of the editors */
  tags: string[];
  /** Source: files of the editors. Null: there is none */
  cover: string | null;
  /** Source: files of the editors. Null: there is none */
  coverAlt: string | null;
  /** ISO 8601 with offset +07:00. Source: files of the editors */
  publishedAt: string;
  /** ISO 8601 with offset +07:00. Source: note of where the values of the reply come from */
  updatedAt: string;
  /** Source: counter of this service */
  views: number;
  /** Source: shape of the reply: names or holds other fields */
  language: 'VI' | 'EN';
  /** Source: files of the editors */
  hasEnglish: boolean;
  /** Source: files of the editors */
  sample: boolean;
  /** Source: files of the editors */
  body: string;
  /** Source: files of the editors */
  author: string;
  /** Source: shape of the reply: names or holds other fields */
  places: FullPostPlacesItem[];
}

export interface PostCategory {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** Source: shape of the reply: names or holds other fields */
  url: string;
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** Source: files of the editors */
  nameEn: string;
  /** Source: files of the editors */
  group: 'weather' | 'company' | 'industry' | 'agriculture' | 'hydropower' | 'life';
}

export interface OfficialWarning {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** Source: official warning, quoted */
  issuer: string;
  /** Source: official warning, quoted */
  number: string;
  /** Source: shape of the reply: names or holds other fields */
  kind: 'storm' | 'tropicalDepression' | 'heavyRain' | 'flood' | 'inundation' | 'flashFlood' | 'thunderstorm' | 'seaWind' | 'surge' | 'heat' | 'cold' | 'fog' | 'drought' | 'salinity' | 'wildfire' | 'earthquake' | 'tsunami' | 'other';
  /** Level of disaster risk as the bulletin states it, 1 to 5; null where it states none. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  level: 1 | 2 | 3 | 4 | 5 | null;
  /** ISO 8601 with offset +07:00. Source: bulletin, made by rules from the model run when it was issued */
  issuedAt: string;
  /** ISO 8601 with offset +07:00. Source: official warning, quoted */
  startsAt: string;
  /** ISO 8601 with offset +07:00. Source: official warning, quoted */
  expiresAt: string;
  /** whether the bulletin states no end: then expiresAt is a day after its issue, or its beginning where that is later. Source: official warning, quoted */
  endAssumed: boolean;
  area: WarningArea;
  /** Source: shape of the reply: names or holds other fields */
  language: 'vi' | 'en';
  /** Source: official warning, quoted */
  headline: string;
  /** Source: written by rules from values of the same reply */
  text: string;
  original: WarningWords;
  /** Source: official warning, quoted. Null: there is none */
  link: string | null;
}

export interface WarningAreaPlacesItem {
  /** Source: gazetteer of Vietnam */
  slug: string;
  /** Source: shape of the reply: names or holds other fields */
  name: string;
}

export interface WarningAreaPolygonsItemItem {
  /** degrees north. Source: the request itself */
  lat: number;
  /** degrees east. Source: the request itself */
  lng: number;
}

export interface WarningAreaCirclesItem {
  /** degrees north. Source: the request itself */
  lat: number;
  /** degrees east. Source: the request itself */
  lng: number;
  /** km. Source: official warning, quoted */
  radiusKm: number;
}

export interface WarningArea {
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** Source: shape of the reply: names or holds other fields */
  places: WarningAreaPlacesItem[];
  /** Source: official warning, quoted */
  polygons: WarningAreaPolygonsItemItem[][];
  /** Source: official warning, quoted */
  circles: WarningAreaCirclesItem[];
}

/** Source: shape of the reply: names or holds other fields */
export interface WarningFeatureProperties {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** Source: shape of the reply: names or holds other fields */
  kind: 'storm' | 'tropicalDepression' | 'heavyRain' | 'flood' | 'inundation' | 'flashFlood' | 'thunderstorm' | 'seaWind' | 'surge' | 'heat' | 'cold' | 'fog' | 'drought' | 'salinity' | 'wildfire' | 'earthquake' | 'tsunami' | 'other';
  /** Level of disaster risk as the bulletin states it, 1 to 5; null where it states none. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  level: 1 | 2 | 3 | 4 | 5 | null;
  /** Source: official warning, quoted */
  headline: string;
  /** ISO 8601 with offset +07:00. Source: official warning, quoted */
  expiresAt: string;
}

export interface WarningFeatureGeometry1 {
  /** Source: shape of the reply: names or holds other fields */
  type: 'MultiPolygon';
  /** Source: official warning, quoted */
  coordinates: number[][][][];
}

export interface WarningFeatureGeometry2 {
  /** Source: shape of the reply: names or holds other fields */
  type: 'MultiPoint';
  /** Source: official warning, quoted */
  coordinates: number[][];
}

export interface WarningFeature {
  /** Source: shape of the reply: names or holds other fields */
  type: 'Feature';
  /** Source: shape of the reply: names or holds other fields */
  properties: WarningFeatureProperties;
  /** Source: official warning, quoted */
  geometry: WarningFeatureGeometry1 | WarningFeatureGeometry2;
}

export interface WarningWords {
  /** Source: shape of the reply: names or holds other fields */
  language: 'vi' | 'en';
  /** Source: official warning, quoted */
  headline: string;
  /** Source: written by rules from values of the same reply */
  text: string;
}

export interface ProblemErrorsItem {
  path: string;
  message: string;
}

export interface ProblemUpgrade {
  plan: string;
  price: number | null;
  href: string;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errorCode: 'badInput' | 'notSignedIn' | 'invalidKey' | 'wrongLogin' | 'forbidden' | 'emailNotVerified' | 'notInvited' | 'keyRestricted' | 'notFound' | 'unknownPlace' | 'outsideCoverage' | 'methodNotAllowed' | 'conflict' | 'emailTaken' | 'phoneTaken' | 'tooLarge' | 'unsupportedMediaType' | 'wrongCredentials' | 'wrongPassword' | 'samePassword' | 'wrongCode' | 'codeExpired' | 'linkExpired' | 'planLimit' | 'notForSale' | 'orderClosed' | 'tooManyRequests' | 'tooManyJobs' | 'jobInterrupted' | 'internal' | 'noData' | 'gatewayAway' | 'unavailable';
  requestId: string;
  errors?: ProblemErrorsItem[];
  quantity?: 'pastRain' | 'weatherForecast' | 'warningThunderstormLightning' | 'marineWeather' | 'insightNumber' | 'userNumber' | 'locationNumber' | 'climateDays' | 'climateRegions' | 'email' | 'sms' | 'zalo' | 'push' | 'webhook' | 'batch' | 'runs' | 'apiKeys' | 'channels' | 'weatherRecords' | 'dataPlaces' | 'bulletinOrders';
  limit?: number;
  plan?: string;
  upgrade?: ProblemUpgrade | null;
}

/** Source: shape of the reply: names or holds other fields */
export interface WeatherNowReplyYesterday {
  /** °C at 2 m, at this hour of yesterday. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  temperature: number | null;
  /** °C, of the whole of yesterday. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMax: number | null;
}

export interface WeatherNowReply {
  place: Place;
  issued: Issued;
  now: Hour;
  /** Source: shape of the reply: names or holds other fields */
  yesterday: WeatherNowReplyYesterday;
}

/** Source: shape of the reply: names or holds other fields */
export interface WeatherAqiReplyPollutants {
  /** µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  pm25: number | null;
  /** µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  pm10: number | null;
  /** µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  o3: number | null;
  /** µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  no2: number | null;
  /** µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  so2: number | null;
  /** µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  co: number | null;
}

export interface WeatherAqiReplyHoursItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  aqi: number | null;
  /** Source: computed from values of the model run. Null: there is none */
  category: 'good' | 'moderate' | 'poor' | 'unhealthy' | 'veryUnhealthy' | 'hazardous' | null;
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  dominant: 'pm25' | 'pm10' | 'o3' | 'no2' | 'so2' | 'co' | null;
}

export interface WeatherAqiReply {
  place: Place;
  issued: Issued;
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  aqi: number | null;
  /** Source: computed from values of the model run. Null: there is none */
  category: 'good' | 'moderate' | 'poor' | 'unhealthy' | 'veryUnhealthy' | 'hazardous' | null;
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  colour: string | null;
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  dominant: 'pm25' | 'pm10' | 'o3' | 'no2' | 'so2' | 'co' | null;
  /** Source: note of where the values of the reply come from */
  basis: 'model' | 'station';
  /** Source: shape of the reply: names or holds other fields */
  pollutants: WeatherAqiReplyPollutants;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** Source: shape of the reply: names or holds other fields */
  hours: WeatherAqiReplyHoursItem[];
}

/** Source: shape of the reply: names or holds other fields */
export interface WeatherUvReplyPeak {
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  uvIndex: number | null;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh. Null: it does not happen in this span */
  at: string | null;
}

export interface WeatherUvReplyHoursItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  uvIndex: number | null;
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  level: 'low' | 'moderate' | 'high' | 'veryHigh' | 'extreme' | null;
  /** model: the source gives it; estimate: from sun, cloud, ozone and height. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place */
  basis: 'model' | 'estimate' | null;
  /** W/m² on level ground, mean of the hour. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  shortWave: number | null;
  /** model: the source gives it; estimate: from sun, cloud, ozone and height. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place */
  shortWaveBasis: 'model' | 'estimate' | null;
}

export interface WeatherUvReply {
  place: Place;
  issued: Issued;
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  uvIndex: number | null;
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  level: 'low' | 'moderate' | 'high' | 'veryHigh' | 'extreme' | null;
  /** model: the source gives it; estimate: from sun, cloud, ozone and height. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place */
  basis: 'model' | 'estimate' | null;
  /** Source: shape of the reply: names or holds other fields */
  peak: WeatherUvReplyPeak;
  /** Source: shape of the reply: names or holds other fields */
  hours: WeatherUvReplyHoursItem[];
}

/** Source: astronomy for place and date. Null: no run at hand has it for this time and place */
export interface WeatherTodayReplyMoon {
  /** 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter. Source: astronomy for place and date */
  phase: number;
  /** lit part of the disc. Source: astronomy for place and date */
  illumination: number;
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** of this day; about once a month there is none. Source: astronomy for place and date. Null: it does not happen in this span */
  rise: string | null;
  /** of this day; about once a month there is none. Source: astronomy for place and date. Null: it does not happen in this span */
  set: string | null;
}

/** Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it */
export interface WeatherTodayReplyLunarDate {
  /** Source: shape of the reply: names or holds other fields */
  day: number;
  /** Source: Vietnamese lunar calendar */
  month: number;
  /** Source: Vietnamese lunar calendar */
  year: number;
  /** true in the second of two months with the same number. Source: Vietnamese lunar calendar */
  leap: boolean;
  /** name of the year: Bính Ngọ, in English Fire Horse. Source: Vietnamese lunar calendar */
  yearName: string;
}

export interface WeatherTodayReplyPartsItem {
  /** Source: shape of the reply: names or holds other fields */
  part: 'early' | 'morning' | 'afternoon' | 'evening';
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
  /** Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMin: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMax: number | null;
  /** mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow: number | null;
  /** mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh: number | null;
  /** % chance that one of its hours that remain has 0.2 mm or more; null once it is over. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability: number | null;
  /** m/s at 10 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  windSpeedMax: number | null;
  /** degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windDirection: number | null;
  /** % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  humidity: number | null;
}

export interface WeatherTodayReply {
  place: Place;
  issued: Issued;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  /** ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span */
  sunrise: string | null;
  /** ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span */
  sunset: string | null;
  /** Source: astronomy for place and date. Null: no run at hand has it for this time and place */
  moon: WeatherTodayReplyMoon | null;
  /** Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it */
  lunarDate: WeatherTodayReplyLunarDate | null;
  day: Day;
  /** Source: shape of the reply: names or holds other fields */
  periods: Period[];
  /** Source: shape of the reply: names or holds other fields */
  parts: WeatherTodayReplyPartsItem[];
  /** The night 01–07 that began the day, which is the night period of the day before; null once it is over. Source: shape of the reply: names or holds other fields. Null: this call or its parameters do not ask for it */
  nightBefore: Period | null;
}

export interface WeatherTomorrowReplyPartsItem {
  /** Source: shape of the reply: names or holds other fields */
  part: 'early' | 'morning' | 'afternoon' | 'evening';
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
  /** Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMin: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMax: number | null;
  /** mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow: number | null;
  /** mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh: number | null;
  /** % chance that one of its hours that remain has 0.2 mm or more; null once it is over. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability: number | null;
  /** m/s at 10 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  windSpeedMax: number | null;
  /** degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windDirection: number | null;
  /** % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  humidity: number | null;
}

export interface WeatherTomorrowReplyEarlierItem {
  /** Source: note of where the values of the reply come from */
  source: string;
  /** ISO 8601 with offset +07:00. Source: note of where the values of the reply come from */
  runAt: string;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMin: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMax: number | null;
  /** mm; null where the rain of the present forecast is of another source. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
}

export interface WeatherTomorrowReply {
  place: Place;
  issued: Issued;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  day: Day;
  today: Day;
  /** Source: shape of the reply: names or holds other fields */
  periods: Period[];
  /** Source: shape of the reply: names or holds other fields */
  parts: WeatherTomorrowReplyPartsItem[];
  /** Source: shape of the reply: names or holds other fields */
  hours: Hour[];
  /** How this forecast changed: what the last whole run of each of the past days said of tomorrow, the newest first; empty where nothing is kept. Source: archive of earlier runs, radar and hours that are over */
  earlier: WeatherTomorrowReplyEarlierItem[];
}

export interface WeatherHours24Reply {
  place: Place;
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
  hours: Hour[];
}

export interface WeatherHoursReplyHoursItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  code?: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  skyCode?: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none */
  badge?: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Source: astronomy for place and date */
  isDay?: boolean;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text?: string | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place */
  thunder?: 0 | 1 | 2 | 3 | null;
  /** °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  temperature?: number | null;
  /** °C, low end of what is likely, never above temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  temperatureLow?: number | null;
  /** °C, high end of what is likely, never below temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  temperatureHigh?: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  feelsLike?: number | null;
  /** °C at 2 m, never above temperature. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  dewPoint?: number | null;
  /** % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  humidity?: number | null;
  /** m/s at 10 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windSpeed?: number | null;
  /** m/s, never below windSpeed. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windGust?: number | null;
  /** degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windDirection?: number | null;
  /** hPa at sea level. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  pressure?: number | null;
  /** km. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  visibility?: number | null;
  /** %. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  cloudCover?: number | null;
  /** mm; of an hour to come what is expected, never below 0.2 mm × rainProbability. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain?: number | null;
  /** mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow?: number | null;
  /** mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh?: number | null;
  /** % chance of 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability?: number | null;
  /** UV index. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  uvIndex?: number | null;
}

export interface WeatherHoursReply {
  place: Place;
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
  hours: WeatherHoursReplyHoursItem[];
}

export interface WeatherBatchReplyItemsItemHoursItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  code?: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  skyCode?: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none */
  badge?: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Source: astronomy for place and date */
  isDay?: boolean;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text?: string | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place */
  thunder?: 0 | 1 | 2 | 3 | null;
  /** °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  temperature?: number | null;
  /** °C, low end of what is likely, never above temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  temperatureLow?: number | null;
  /** °C, high end of what is likely, never below temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  temperatureHigh?: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  feelsLike?: number | null;
  /** °C at 2 m, never above temperature. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  dewPoint?: number | null;
  /** % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  humidity?: number | null;
  /** m/s at 10 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windSpeed?: number | null;
  /** m/s, never below windSpeed. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windGust?: number | null;
  /** degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windDirection?: number | null;
  /** hPa at sea level. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  pressure?: number | null;
  /** km. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  visibility?: number | null;
  /** %. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  cloudCover?: number | null;
  /** mm; of an hour to come what is expected, never below 0.2 mm × rainProbability. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain?: number | null;
  /** mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow?: number | null;
  /** mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh?: number | null;
  /** % chance of 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability?: number | null;
  /** UV index. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  uvIndex?: number | null;
}

export interface WeatherBatchReplyItemsItem {
  /** Source: gazetteer of Vietnam. Null: this call or its parameters do not ask for it */
  place: Place | null;
  /** Source: note of where the values of the reply come from. Null: this call or its parameters do not ask for it */
  issued: Issued | null;
  /** Source: shape of the reply: names or holds other fields */
  hours: WeatherBatchReplyItemsItemHoursItem[];
  /** why a place has no hours; the others are answered all the same. Source: shape of the reply: names or holds other fields. Null: there is none */
  error: 'outsideCoverage' | 'noData' | null;
}

export interface WeatherBatchReply {
  /** Source: shape of the reply: names or holds other fields */
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
  /** Source: shape of the reply: names or holds other fields */
  part: 'early' | 'morning' | 'afternoon' | 'evening';
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
  /** Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMin: number | null;
  /** °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  temperatureMax: number | null;
  /** mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow: number | null;
  /** mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh: number | null;
  /** % chance that one of its hours that remain has 0.2 mm or more; null once it is over. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability: number | null;
  /** m/s at 10 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  windSpeedMax: number | null;
  /** degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windDirection: number | null;
  /** % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  humidity: number | null;
}

export interface WeatherDays15Reply {
  place: Place;
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
  days: Day[];
  /** The four periods of as many days as `periods` asks for, from today on; none by default. Source: shape of the reply: names or holds other fields */
  periods: Period[][];
  /** The parts of the same days, which add up to their day. Source: shape of the reply: names or holds other fields */
  parts: WeatherDays15ReplyPartsItemItem[][];
}

export interface WeatherDays90Reply {
  place: Place;
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
  days: OutlookDay[];
  /** Source: shape of the reply: names or holds other fields */
  weeks: OutlookWeek[];
}

export interface WeatherSmartgenReplyFactsItem {
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  value: number | string | null;
  /** Source: shape of the reply: names or holds other fields. Null: there is none */
  unit: string | null;
}

export interface WeatherSmartgenReply {
  place: Place;
  issued: Issued;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
  /** Source: shape of the reply: names or holds other fields */
  facts: WeatherSmartgenReplyFactsItem[];
}

export interface WeatherRain72Reply {
  place: Place;
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
  hours: RainHour[];
}

export interface WeatherWindReply {
  place: Place;
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
  hours: WindHour[];
}

export interface WeatherWindHeightsReply {
  place: Place;
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
  hours: WindHeightHour[];
}

export interface WindPowerReplyHoursItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** m/s at hub height. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windSpeed: number | null;
  /** m/s, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  windSpeedLow: number | null;
  /** m/s, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  windSpeedHigh: number | null;
  /** kg/m³ at hub height. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  airDensity: number | null;
  /** kW. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  farmPower: number | null;
  /** kW, exceeded in nine of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  farmPowerLow: number | null;
  /** kW, exceeded in one of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  farmPowerHigh: number | null;
  /** % of rated power. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  share: number | null;
  /** % of rated power, exceeded in nine of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  shareLow: number | null;
  /** % of rated power, exceeded in one of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  shareHigh: number | null;
}

export interface WindPowerReplyCycleItem {
  /** Source: clock of the server, Asia/Ho_Chi_Minh */
  clockHour: number;
  /** % of rated power. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  share: number | null;
  /** kW. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  farmPower: number | null;
}

export interface WindPowerReplyDaysItem {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  /** hours of the day that the sum is made of. Source: computed from values of the model run */
  knownHours: number;
  /** MWh. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  energy: number | null;
  /** MWh, exceeded in nine of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  energyLow: number | null;
  /** MWh, exceeded in one of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  energyHigh: number | null;
  /** h. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  fullLoadHours: number | null;
  /** h, exceeded in nine of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  fullLoadHoursLow: number | null;
  /** h, exceeded in one of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  fullLoadHoursHigh: number | null;
}

export interface WindPowerReply {
  place: Place;
  issued: Issued;
  /** curve: the one that was sent; illustration: no turbine in particular, shares of rated power only. Source: note of where the values of the reply come from */
  basis: 'curve' | 'illustration';
  /** kW of all turbines together. Source: the request itself. Null: this call or its parameters do not ask for it */
  ratedPower: number | null;
  /** Source: shape of the reply: names or holds other fields */
  hours: WindPowerReplyHoursItem[];
  /** Source: shape of the reply: names or holds other fields */
  cycle: WindPowerReplyCycleItem[];
  /** Source: shape of the reply: names or holds other fields */
  days: WindPowerReplyDaysItem[];
}

export interface WindPowerBodyCurvePointsItem {
  windSpeed: number;
  power: number;
}

export interface WindPowerBodyCurve {
  points: WindPowerBodyCurvePointsItem[];
  ratedPower?: number;
  cutOut?: number;
  restart?: number;
}

export interface WindPowerBody {
  curve?: WindPowerBodyCurve;
  hubHeight?: number;
  count?: number;
  availability?: number;
  wakeLoss?: number;
  hours?: number;
}

export interface WindWindowsReplyHoursItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** near: over nine tenths of a limit; rest: outside of the hours of the clock that were asked for; null also in the day after an official warning. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  workVerdict: 'go' | 'near' | 'stop' | 'rest' | null;
  /** Source: computed from values of the model run */
  because: ('wind' | 'gust' | 'waveHeight' | 'wavePeriod' | 'current' | 'visibility' | 'thunder')[];
}

export interface WindWindowsReplyWindowsItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
  /** h. Source: computed from values of the model run */
  length: number;
  /** whether it lasts beyond the hours that were looked at. Source: computed from values of the model run */
  isOpen: boolean;
  /** % chance that work begun with the window holds for `neededHours`. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  probability: number | null;
}

export interface WindWindowsReply {
  place: Place;
  issued: Issued;
  /** h of work and contingency together. Source: the request itself */
  neededHours: number;
  /** quantities with a limit that no hour is known of: then there is no window. Source: the request itself */
  missingQuantities: ('wind' | 'gust' | 'waveHeight' | 'wavePeriod' | 'current' | 'visibility' | 'thunder')[];
  /** Source: shape of the reply: names or holds other fields */
  hours: WindWindowsReplyHoursItem[];
  /** Source: computed from values of the model run */
  windows: WindWindowsReplyWindowsItem[];
}

export interface WindWindowsBodyLimitsItem {
  quantity: 'wind' | 'gust' | 'waveHeight' | 'wavePeriod' | 'current' | 'visibility' | 'thunder';
  height?: number;
  limit: number;
}

export interface WindWindowsBodyClock {
  from: number;
  to: number;
}

export interface WindWindowsBodyAlphaItem {
  untilHours: number;
  factor: number;
}

export interface WindWindowsBody {
  limits: WindWindowsBodyLimitsItem[];
  workHours: number;
  contingencyHours?: number;
  clock?: WindWindowsBodyClock;
  alpha?: WindWindowsBodyAlphaItem[];
  hours?: number;
}

export interface WeatherMarineReply {
  place: Place;
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
  hours: MarineHour[];
}

export interface WeatherPastReply {
  place: Place;
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
  hours: PastHour[];
  /** Source: note of where the values of the reply come from */
  basis: 'analysis';
}

export interface WeatherRunsReplyRunsItem {
  /** Source: note of where the values of the reply come from */
  source: string;
  /** ISO 8601 with offset +07:00. Source: note of where the values of the reply come from */
  runAt: string;
  /** Source: shape of the reply: names or holds other fields */
  days: Day[];
}

export interface WeatherRunsReply {
  place: Place;
  issued: Issued;
  /** empty where no run of that time is kept; values that are not kept are null. Source: shape of the reply: names or holds other fields */
  runs: WeatherRunsReplyRunsItem[];
}

/** null where nothing is known, and where it would be called dry under an official emergency. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
export interface WeatherHistoryReplyItemsItemRain {
  /** in `lang`, without a capital: rain of now, when it begins, or that it stays dry. Source: written by rules from values of the same reply */
  text: string;
  /** whether rain is named that counts as certain. Source: computed from values of the model run */
  isLikely: boolean;
}

export interface WeatherHistoryReplyItemsItem {
  place: Place;
  issued: Issued;
  now: Hour;
  /** null where nothing is known, and where it would be called dry under an official emergency. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: WeatherHistoryReplyItemsItemRain | null;
  yesterday: Day;
}

export interface WeatherHistoryReply {
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
  items: WeatherHistoryReplyItemsItem[];
}

export interface WeatherHistoryBodyLocationsItem {
  lat: number;
  lng: number;
}

export interface WeatherHistoryBody {
  locations: WeatherHistoryBodyLocationsItem[];
}

/** Source: shape of the reply: names or holds other fields */
export interface WeatherPlacesReplyPlacesItemNow {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  code: number | null;
  /** Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  skyCode: 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28 | null;
  /** Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none */
  badge: 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot' | null;
  /** Source: astronomy for place and date */
  isDay: boolean;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place */
  thunder: 0 | 1 | 2 | 3 | null;
  /** °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  temperature: number | null;
  /** km. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  visibility: number | null;
  /** mm; of an hour to come what is expected, never below 0.2 mm × rainProbability. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
}

/** null where nothing is known, and where it would be called dry under an official emergency. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
export interface WeatherPlacesReplyPlacesItemRain {
  /** in `lang`, without a capital: rain of now, when it begins, or that it stays dry. Source: written by rules from values of the same reply */
  text: string;
  /** whether rain is named that counts as certain. Source: computed from values of the model run */
  isLikely: boolean;
}

export interface WeatherPlacesReplyPlacesItem {
  place: Place;
  /** Source: shape of the reply: names or holds other fields */
  now: WeatherPlacesReplyPlacesItemNow;
  /** null where nothing is known, and where it would be called dry under an official emergency. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: WeatherPlacesReplyPlacesItemRain | null;
}

export interface WeatherPlacesReply {
  issued: Issued;
  /** in the order of the query. Source: shape of the reply: names or holds other fields */
  places: WeatherPlacesReplyPlacesItem[];
}

export interface WeatherAgricultureReplySeasonSowItem {
  /** MM-DD, every year. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** MM-DD, included; before `from` where the window goes over New Year. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
}

export interface WeatherAgricultureReplySeasonFlowerItem {
  /** MM-DD, every year. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** MM-DD, included; before `from` where the window goes over New Year. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
}

export interface WeatherAgricultureReplySeasonHarvestItem {
  /** MM-DD, every year. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** MM-DD, included; before `from` where the window goes over New Year. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
}

export interface WeatherAgricultureReplySeasonDryItem {
  /** MM-DD, every year. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** MM-DD, included; before `from` where the window goes over New Year. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
}

/** Source: calendar and rules of the crop, applied to the forecast of the place */
export interface WeatherAgricultureReplySeason {
  /** region of crops by the province until 30 June 2025; null abroad and at sea. Source: gazetteer of Vietnam. Null: the place lies beyond the grid */
  region: 'RRD' | 'NM' | 'NM-high' | 'NC' | 'SC' | 'CH' | 'SE' | 'MD' | null;
  /** whether the crop is commonly grown there; if not, nothing is advised. Source: calendar and rules of the crop, applied to the forecast of the place */
  isGrown: boolean;
  /** whether any of it is in the field now; if not, nothing is advised. Source: calendar and rules of the crop, applied to the forecast of the place */
  inField: boolean;
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  sow: WeatherAgricultureReplySeasonSowItem[];
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  flower: WeatherAgricultureReplySeasonFlowerItem[];
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  harvest: WeatherAgricultureReplySeasonHarvestItem[];
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  dry: WeatherAgricultureReplySeasonDryItem[];
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
}

export interface WeatherAgricultureReplyWarningsItem {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** Source: official warning, quoted */
  issuer: string;
  /** Source: official warning, quoted */
  number: string;
  /** Source: shape of the reply: names or holds other fields */
  kind: 'storm' | 'tropicalDepression' | 'heavyRain' | 'flood' | 'inundation' | 'flashFlood' | 'thunderstorm' | 'seaWind' | 'surge' | 'heat' | 'cold' | 'fog' | 'drought' | 'salinity' | 'wildfire' | 'earthquake' | 'tsunami' | 'other';
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  level: 1 | 2 | 3 | 4 | 5 | null;
  /** Source: shape of the reply: names or holds other fields */
  language: 'vi' | 'en';
  /** Source: official warning, quoted */
  headline: string;
  /** ISO 8601 with offset +07:00. Source: official warning, quoted */
  startsAt: string;
  /** ISO 8601 with offset +07:00. Source: official warning, quoted */
  expiresAt: string;
  /** Source: official warning, quoted. Null: there is none */
  link: string | null;
}

/** Source: shape of the reply: names or holds other fields */
export interface WeatherAgricultureReplyWaterPast {
  /** mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** mm. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  etc: number | null;
  /** mm, rain less etc. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  balance: number | null;
}

/** Source: shape of the reply: names or holds other fields */
export interface WeatherAgricultureReplyWaterComing {
  /** mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** mm. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  etc: number | null;
  /** mm, rain less etc. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  balance: number | null;
}

/** Source: shape of the reply: names or holds other fields */
export interface WeatherAgricultureReplyWater {
  /** Kc: etc as a multiple of et0. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  coefficient: number | null;
  /** part of the season that Kc is of. Source: calendar and rules of the crop, applied to the forecast of the place */
  stage: 'mid';
  /** found: read in a source; known: from a standard work; proposed: the portal’s own rule. Source: note of where the values of the reply come from */
  basis: 'found' | 'known' | 'proposed';
  /** Source: shape of the reply: names or holds other fields */
  past: WeatherAgricultureReplyWaterPast;
  /** Source: shape of the reply: names or holds other fields */
  coming: WeatherAgricultureReplyWaterComing;
  /** no advice on water: an official warning of level 3 and more is near, or ended less than a day ago. Source: official warning, quoted */
  withheld: boolean;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
}

/** Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
export interface WeatherAgricultureReplyDegreeDays {
  /** °C below which the crop does not grow. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
  lowest: number | null;
  /** °C above which warmth adds nothing. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
  highest: number | null;
  /** found: read in a source; known: from a standard work; proposed: the portal’s own rule. Source: note of where the values of the reply come from */
  basis: 'found' | 'known' | 'proposed';
  /** °C·day. Source: shape of the reply: names or holds other fields. Null: no run at hand has it for this time and place */
  past: number | null;
  /** °C·day. Source: shape of the reply: names or holds other fields. Null: no run at hand has it for this time and place */
  coming: number | null;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
}

/** Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it */
export interface WeatherAgricultureReplyLunarDate {
  /** Source: shape of the reply: names or holds other fields */
  day: number;
  /** Source: Vietnamese lunar calendar */
  month: number;
  /** Source: Vietnamese lunar calendar */
  year: number;
  /** true in the second of two months with the same number. Source: Vietnamese lunar calendar */
  leap: boolean;
  /** name of the year: Bính Ngọ, in English Fire Horse. Source: Vietnamese lunar calendar */
  yearName: string;
}

/** Source: astronomy for place and date */
export interface WeatherAgricultureReplySolarTermsCurrent {
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
}

/** Source: calendar and rules of the crop, applied to the forecast of the place */
export interface WeatherAgricultureReplySolarTermsNext {
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
}

/** Source: astronomy for place and date */
export interface WeatherAgricultureReplySolarTerms {
  /** Source: astronomy for place and date */
  current: WeatherAgricultureReplySolarTermsCurrent;
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  next: WeatherAgricultureReplySolarTermsNext;
}

export interface WeatherAgricultureReply {
  place: Place;
  issued: Issued;
  /** rice when left out. Source: the request itself */
  crop: 'rice' | 'maize' | 'coffee' | 'pepper' | 'durian' | 'dragonFruit' | 'vegetables' | 'shrimp';
  /** those commonly grown in the region; all where it is not known. Source: calendar and rules of the crop, applied to the forecast of the place */
  crops: ('rice' | 'maize' | 'coffee' | 'pepper' | 'durian' | 'dragonFruit' | 'vegetables' | 'shrimp')[];
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  season: WeatherAgricultureReplySeason;
  /** Source: official warning, quoted. Null: there is none */
  alert: string | null;
  /** Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place */
  text: string | null;
  /** those that stop work at the place, in force or to come. Source: official warning, quoted */
  warnings: WeatherAgricultureReplyWarningsItem[];
  /** Source: shape of the reply: names or holds other fields */
  activities: FarmActivity[];
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  hints: FarmHint[];
  /** Source: shape of the reply: names or holds other fields */
  water: WeatherAgricultureReplyWater;
  /** Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
  degreeDays: WeatherAgricultureReplyDegreeDays | null;
  /** Source: shape of the reply: names or holds other fields */
  days: FarmDay[];
  /** the seven days before today. Source: shape of the reply: names or holds other fields */
  pastDays: FarmDay[];
  /** Source: calendar and rules of the crop, applied to the forecast of the place */
  diseases: FarmDisease[];
  /** Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it */
  lunarDate: WeatherAgricultureReplyLunarDate | null;
  /** Source: astronomy for place and date */
  solarTerms: WeatherAgricultureReplySolarTerms;
}

export interface WeatherMapReplyPointsItem {
  /** degrees north. Source: the request itself */
  lat: number;
  /** degrees east. Source: the request itself */
  lng: number;
  /** Source: grid of the values. Null: the place lies beyond the grid */
  stationCode: number | null;
  /** Source: computed from values of the model run. Null: no run at hand has it for this time and place */
  code: number | null;
  /** °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  temperature: number | null;
  /** mm in the current hour. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** Source: shape of the reply: names or holds other fields */
  name: string;
}

export interface WeatherMapReply {
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
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

/** Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values */
export interface WeatherMapFramesReplyBounds {
  /** degrees north. Source: grid of the values */
  north: number;
  /** degrees north. Source: grid of the values */
  south: number;
  /** degrees east. Source: grid of the values */
  east: number;
  /** degrees east. Source: grid of the values */
  west: number;
}

/** value = offset + factor × byte ^ power; the byte `missing` means that there is no value. Source: coding of the picture */
export interface WeatherMapFramesReplyScale {
  /** Source: coding of the picture */
  offset: number;
  /** Source: coding of the picture */
  factor: number;
  /** Source: coding of the picture */
  power: number;
  /** Source: coding of the picture */
  missing: number;
}

export interface WeatherMapFramesReplyFramesItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** Source: shape of the reply: names or holds other fields */
  kind: 'observed' | 'forecast';
  /** Relative address; its bytes never change. Source: shape of the reply: names or holds other fields */
  url: string;
}

export interface WeatherMapFramesReply {
  issued: Issued;
  /** Source: the request itself */
  layer: 'rain' | 'temperature' | 'wind' | 'cloud' | 'aqi' | 'uv';
  /** Source: shape of the reply: names or holds other fields */
  unit: string;
  /** Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values */
  bounds: WeatherMapFramesReplyBounds;
  /** cells from west to east. Source: grid of the values */
  width: number;
  /** cells from north to south. Source: shape of the reply: names or holds other fields */
  height: number;
  /** 1; wind has 2: towards east, then towards north. Source: coding of the picture */
  planes: number;
  /** value = offset + factor × byte ^ power; the byte `missing` means that there is no value. Source: coding of the picture */
  scale: WeatherMapFramesReplyScale;
  /** Source: shape of the reply: names or holds other fields */
  frames: WeatherMapFramesReplyFramesItem[];
}

/** Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values */
export interface NowcastFramesReplyBounds {
  /** degrees north. Source: grid of the values */
  north: number;
  /** degrees north. Source: grid of the values */
  south: number;
  /** degrees east. Source: grid of the values */
  east: number;
  /** degrees east. Source: grid of the values */
  west: number;
}

/** value = offset + factor × byte ^ power; the byte `missing` means that there is no value. Source: coding of the picture */
export interface NowcastFramesReplyScale {
  /** Source: coding of the picture */
  offset: number;
  /** Source: coding of the picture */
  factor: number;
  /** Source: coding of the picture */
  power: number;
  /** Source: coding of the picture */
  missing: number;
}

/** Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values */
export interface NowcastFramesReplyRegionBounds {
  /** degrees north. Source: grid of the values */
  north: number;
  /** degrees north. Source: grid of the values */
  south: number;
  /** degrees east. Source: grid of the values */
  east: number;
  /** degrees east. Source: grid of the values */
  west: number;
}

/** the cells of the model’s rain around the grid, which stand behind it in each frame. Source: gazetteer of Vietnam */
export interface NowcastFramesReplyRegion {
  /** Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values */
  bounds: NowcastFramesReplyRegionBounds;
  /** Source: grid of the values */
  width: number;
  /** Source: shape of the reply: names or holds other fields */
  height: number;
}

export interface NowcastFramesReplyFramesItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** Source: shape of the reply: names or holds other fields */
  kind: 'observed' | 'forecast';
  /** Relative address; its bytes never change. Source: shape of the reply: names or holds other fields */
  url: string;
  /** minutes from the present 10 minutes. Source: clock of the server, Asia/Ho_Chi_Minh */
  lead: number;
  /** radar: seen and carried on; model: no radar, or one older than 20 minutes. Source: note of where the values of the reply come from */
  basis: 'radar' | 'model';
}

export interface NowcastFramesReplyLightningItem {
  /** degrees north. Source: the request itself */
  lat: number;
  /** degrees east. Source: the request itself */
  lng: number;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
}

export interface NowcastFramesReply {
  issued: Issued;
  /** radar: seen and carried on; model: no radar, or one older than 20 minutes. Source: note of where the values of the reply come from */
  basis: 'radar' | 'model';
  /** when the newest radar frame was taken; null without one. Source: radar frame. Null: no radar frame is recent enough */
  frameAt: string | null;
  /** Source: shape of the reply: names or holds other fields */
  unit: string;
  /** Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values */
  bounds: NowcastFramesReplyBounds;
  /** cells from west to east. Source: grid of the values */
  width: number;
  /** cells from north to south. Source: shape of the reply: names or holds other fields */
  height: number;
  /** value = offset + factor × byte ^ power; the byte `missing` means that there is no value. Source: coding of the picture */
  scale: NowcastFramesReplyScale;
  /** the cells of the model’s rain around the grid, which stand behind it in each frame. Source: gazetteer of Vietnam */
  region: NowcastFramesReplyRegion;
  /** a frame has width × height bytes of rain, then as many that are 1 where rain is the radar’s (seen, or carried on and worth more than half) and 0 where it is the model’s; `basis` says what leads where radars see. Where no radar sees, and beyond an hour, rain takes every third byte and squares of 2 × 2 cells share one. Last come width × height bytes of `region`, the model’s rain in the same scale. Source: shape of the reply: names or holds other fields */
  frames: NowcastFramesReplyFramesItem[];
  /** strokes of the last 30 minutes, the newest 5,000 of them; `issued.sources.lightning` is missing where no sensor is at work. Source: strokes of the lightning network, and instability in the model run */
  lightning: NowcastFramesReplyLightningItem[];
}

/** the ten minutes that have begun. Source: shape of the reply: names or holds other fields */
export interface NowcastStepsReplyPresent {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** mm/h. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no radar frame is recent enough */
  rainRate: number | null;
  /** % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability: number | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place */
  thunder: 0 | 1 | 2 | 3 | null;
}

export interface NowcastStepsReplyStepsItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** minutes from the present 10 minutes. Source: clock of the server, Asia/Ho_Chi_Minh */
  lead: number;
  /** mm/h. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no radar frame is recent enough */
  rainRate: number | null;
  /** mm/h that nine of ten possible courses stay below, never less than rainRate: radar rain moved by the usual error of its path, blended with the 90th percentile of the ensemble; null where neither is known. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no radar frame is recent enough */
  rainRateHigh: number | null;
  /** how much of rainRate is the forecast model’s, 0 radar alone … 1 model alone; null with it. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no radar frame is recent enough */
  modelShare: number | null;
  /** % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability: number | null;
  /** 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place */
  thunder: 0 | 1 | 2 | 3 | null;
}

/** rain of all steps together; null where one of them is not known. Source: shape of the reply: names or holds other fields. Null: no radar frame is recent enough */
export interface NowcastStepsReplyTotal {
  /** mm, the sum of the steps. Source: nowcast of the radar for the next three hours, blended into the model run */
  rain: number;
  /** mm, 10th percentile. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainLow: number | null;
  /** mm, 90th percentile. Source: members of the ensemble run. Null: no ensemble run at hand has it */
  rainHigh: number | null;
}

export interface NowcastStepsReply {
  place: Place;
  issued: Issued;
  /** radar: seen and carried on; model: no radar, or one older than 20 minutes. Source: note of where the values of the reply come from */
  basis: 'radar' | 'model';
  /** whether a radar is at work that does not see the place; then `basis` is not radar. Source: radar frame */
  outsideRadar: boolean;
  /** ISO 8601 with offset +07:00. Source: radar frame. Null: no radar frame is recent enough */
  frameAt: string | null;
  /** the ten minutes that have begun. Source: shape of the reply: names or holds other fields */
  present: NowcastStepsReplyPresent;
  /** Source: shape of the reply: names or holds other fields */
  steps: NowcastStepsReplyStepsItem[];
  /** rain of all steps together; null where one of them is not known. Source: shape of the reply: names or holds other fields. Null: no radar frame is recent enough */
  total: NowcastStepsReplyTotal | null;
  /** one or two sentences in `lang`. Source: written by rules from values of the same reply */
  sentence: string;
  /** ISO 8601 with offset +07:00. Source: nowcast of the radar for the next three hours, blended into the model run. Null: it does not happen in this span */
  starts: string | null;
  /** ISO 8601 with offset +07:00. Source: nowcast of the radar for the next three hours, blended into the model run. Null: it does not happen in this span */
  stops: string | null;
  /** mm/h of the first step in the 7 × 7 cells around the place (about 23 km), rows from north to south; null without radar. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no radar frame is recent enough */
  around: (number | null)[] | null;
}

/** Outer edges of every image, degrees; rows are evenly spaced in Web Mercator. Source: grid of the values */
export interface SatelliteFramesReplyBounds {
  /** degrees north. Source: grid of the values */
  north: number;
  /** degrees north. Source: grid of the values */
  south: number;
  /** degrees east. Source: grid of the values */
  east: number;
  /** degrees east. Source: grid of the values */
  west: number;
}

export interface SatelliteFramesReplyFramesItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** Source: shape of the reply: names or holds other fields */
  kind: 'observed' | 'forecast';
  /** Relative address; its bytes never change. Source: shape of the reply: names or holds other fields */
  url: string;
}

export interface SatelliteFramesReply {
  issued: Issued;
  /** What the images show: heat, or light; null where the operator does not say. Source: shape of the reply: names or holds other fields. Null: there is none */
  kind: 'infrared' | 'visible' | null;
  /** Outer edges of every image, degrees; rows are evenly spaced in Web Mercator. Source: grid of the values */
  bounds: SatelliteFramesReplyBounds;
  /** pixels from west to east. Source: grid of the values */
  width: number;
  /** pixels from north to south. Source: shape of the reply: names or holds other fields */
  height: number;
  /** Source: shape of the reply: names or holds other fields */
  frames: SatelliteFramesReplyFramesItem[];
}

export interface PlacesSearchReply {
  /** Source: shape of the reply: names or holds other fields */
  places: FoundPlace[];
  /** off: no streets are known here; unavailable: they could not be searched just now. Source: gazetteer of Vietnam */
  streets: 'off' | 'on' | 'unavailable';
  /** The part of the text that names these places, where the whole text names none; else null. Source: shape of the reply: names or holds other fields. Null: there is none */
  part: string | null;
}

export interface PlacesNearestReply {
  place: FoundPlace;
}

export interface PlacesResolveReply1 {
  /** Source: gazetteer of Vietnam */
  outcome: 'place';
  located: LocatedPlace;
}

export interface PlacesResolveReply2 {
  /** Source: gazetteer of Vietnam */
  outcome: 'moved';
  /** Source: gazetteer of Vietnam */
  slug: string;
}

export interface PlacesResolveReply3 {
  /** Source: gazetteer of Vietnam */
  outcome: 'choice';
  /** Source: shape of the reply: names or holds other fields */
  places: FoundPlace[];
}

export interface PlacesResolveReply4 {
  /** Source: gazetteer of Vietnam */
  outcome: 'unknown';
  /** Source: gazetteer of Vietnam */
  nearest: FoundPlace[];
}

export type PlacesResolveReply = PlacesResolveReply1 | PlacesResolveReply2 | PlacesResolveReply3 | PlacesResolveReply4;

export interface PlacesProvincesReply {
  /** Source: gazetteer of Vietnam */
  provinces: ProvinceLine[];
}

export type PostCategoriesReply = PostCategory[];

export interface PostsRecentReply {
  /** Source: the request itself */
  page: number;
  /** Source: shape of the reply: names or holds other fields */
  limit: number;
  /** Source: shape of the reply: names or holds other fields */
  total: number;
  /** Source: shape of the reply: names or holds other fields */
  totalPages: number;
  /** Source: files of the editors */
  posts: Post[];
}

export interface PostByUrlReply1 {
  category: PostCategory;
  /** Source: the request itself */
  page: number;
  /** Source: shape of the reply: names or holds other fields */
  limit: number;
  /** Source: shape of the reply: names or holds other fields */
  total: number;
  /** Source: shape of the reply: names or holds other fields */
  totalPages: number;
  /** Source: files of the editors */
  posts: Post[];
}

export interface PostByUrlReply2 {
  post: FullPost;
  /** Source: files of the editors */
  related: Post[];
}

export type PostByUrlReply = PostByUrlReply1 | PostByUrlReply2;

export interface PostsListReply {
  /** Source: the request itself */
  page: number;
  /** Source: shape of the reply: names or holds other fields */
  limit: number;
  /** Source: shape of the reply: names or holds other fields */
  total: number;
  /** Source: shape of the reply: names or holds other fields */
  totalPages: number;
  /** Source: files of the editors */
  posts: Post[];
}

export interface PostsSearchReply {
  /** Source: the request itself */
  page: number;
  /** Source: shape of the reply: names or holds other fields */
  limit: number;
  /** Source: shape of the reply: names or holds other fields */
  total: number;
  /** Source: shape of the reply: names or holds other fields */
  totalPages: number;
  /** Source: files of the editors */
  posts: Post[];
}

export interface BulletinsListReplyBulletinsItem {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** ISO 8601 with offset +07:00. Source: bulletin, made by rules from the model run when it was issued */
  issuedAt: string;
  /** ISO 8601 with offset +07:00. Source: bulletin, made by rules from the model run when it was issued */
  madeAt: string;
  /** Source: note of where the values of the reply come from */
  demo: boolean;
}

export interface BulletinsListReply {
  /** Source: the request itself */
  page: number;
  /** Source: shape of the reply: names or holds other fields */
  limit: number;
  /** Source: shape of the reply: names or holds other fields */
  total: number;
  /** Source: shape of the reply: names or holds other fields */
  totalPages: number;
  /** Source: bulletin, made by rules from the model run when it was issued */
  bulletins: BulletinsListReplyBulletinsItem[];
}

export interface BulletinByIdReplyBulletinRegionsItemDaysItem {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  /** °C. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  temperatureMin: number | null;
  /** °C. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  temperatureMax: number | null;
  /** mm, of the province with the least. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainMin: number | null;
  /** mm, of the province with the most. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainMax: number | null;
  /** share of the provinces with a chance of rain of 50 % or more, 0–1. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainyShare: number | null;
  /** %, of the province with the highest chance of rain. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainProbabilityMax?: number | null;
  /** m/s at 10 m. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  windSpeedMax: number | null;
  /** m/s. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  windGustMax: number | null;
  /** Sky state, without heat and cold, of most of the provinces. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  skyCode?: number | null;
  /** °C, mean of the day over the provinces. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  temperatureMean?: number | null;
  /** degrees from which the wind blows; null where the provinces differ. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  windDirection?: number | null;
}

export interface BulletinByIdReplyBulletinRegionsItemRainItem {
  /** Source: shape of the reply: names or holds other fields */
  days: number;
  /** mm. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainMin: number | null;
  /** mm. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainMax: number | null;
}

export interface BulletinByIdReplyBulletinRegionsItem {
  /** Source: gazetteer of Vietnam */
  region: 'northwest' | 'northeast' | 'redRiverDelta' | 'northCentral' | 'southCentral' | 'highlands' | 'south';
  /** Source: shape of the reply: names or holds other fields */
  days: BulletinByIdReplyBulletinRegionsItemDaysItem[];
  /** Source: bulletin, made by rules from the model run when it was issued */
  rain: BulletinByIdReplyBulletinRegionsItemRainItem[];
}

export interface BulletinByIdReplyBulletinCitiesItemDaysItem {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  /** °C. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  temperatureMin: number | null;
  /** °C. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  temperatureMax: number | null;
  /** mm, of the province with the least. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainMin: number | null;
  /** mm, of the province with the most. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainMax: number | null;
  /** share of the provinces with a chance of rain of 50 % or more, 0–1. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainyShare: number | null;
  /** %, of the province with the highest chance of rain. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainProbabilityMax?: number | null;
  /** m/s at 10 m. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  windSpeedMax: number | null;
  /** m/s. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  windGustMax: number | null;
  /** Sky state, without heat and cold, of most of the provinces. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  skyCode?: number | null;
  /** °C, mean of the day over the provinces. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  temperatureMean?: number | null;
  /** degrees from which the wind blows; null where the provinces differ. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  windDirection?: number | null;
}

export interface BulletinByIdReplyBulletinCitiesItem {
  /** Source: gazetteer of Vietnam */
  place: string;
  /** Source: shape of the reply: names or holds other fields */
  days: BulletinByIdReplyBulletinCitiesItemDaysItem[];
}

export interface BulletinByIdReplyBulletinSeasItemDaysItem {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  /** mm, of the point with the most. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainMax: number | null;
  /** share of the points with a chance of rain of 50 % or more, 0–1. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainyShare: number | null;
  /** %, of the point with the highest chance of rain. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  rainProbabilityMax?: number | null;
  /** m/s at 10 m, strongest wind of the day at the middle one of the points. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  windSpeedUsual: number | null;
  /** m/s at 10 m, at the windiest of them. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  windSpeedMax: number | null;
  /** m/s. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  windGustMax: number | null;
  /** degrees from which the wind blows; null where the points differ. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place */
  windDirection: number | null;
}

export interface BulletinByIdReplyBulletinSeasItem {
  /** Source: shape of the reply: names or holds other fields */
  area: string;
  /** Source: shape of the reply: names or holds other fields */
  days: BulletinByIdReplyBulletinSeasItemDaysItem[];
}

/** Source: bulletin, made by rules from the model run when it was issued */
export interface BulletinByIdReplyBulletin {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** ISO 8601 with offset +07:00. Source: bulletin, made by rules from the model run when it was issued */
  issuedAt: string;
  /** ISO 8601 with offset +07:00. Source: bulletin, made by rules from the model run when it was issued */
  madeAt: string;
  /** Source: note of where the values of the reply come from */
  demo: boolean;
  /** Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place */
  runAt: string | null;
  /** Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place */
  source: string | null;
  /** Source: shape of the reply: names or holds other fields */
  regions: BulletinByIdReplyBulletinRegionsItem[];
  /** Source: bulletin, made by rules from the model run when it was issued */
  cities?: BulletinByIdReplyBulletinCitiesItem[];
  /** Source: bulletin, made by rules from the model run when it was issued */
  seas?: BulletinByIdReplyBulletinSeasItem[];
}

export interface BulletinByIdReply {
  /** Source: bulletin, made by rules from the model run when it was issued */
  bulletin: BulletinByIdReplyBulletin;
}

export interface WarningsListReply {
  /** Source: shape of the reply: names or holds other fields */
  items: OfficialWarning[];
  /** of level 3 and more, over for less than a day: nothing is advised there yet; `expiresAt` is when each ended, cancelled ones too. Source: shape of the reply: names or holds other fields */
  over: OfficialWarning[];
}

export interface WarningAreasReply {
  /** Source: shape of the reply: names or holds other fields */
  type: 'FeatureCollection';
  /** Source: shape of the reply: names or holds other fields */
  features: WarningFeature[];
}

export interface AlertsAheadReplyItemsItem {
  /** Source: shape of the reply: names or holds other fields */
  kind: 'rain' | 'thunder' | 'lightning' | 'gust' | 'heat';
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** null where it goes on beyond what was looked at. Source: clock of the server, Asia/Ho_Chi_Minh. Null: it goes on */
  to: string | null;
  /** the most of the spell, in `unit`; of thunder 2 likely or 3 observed; null for lightning. Source: shape of the reply: names or holds other fields. Null: this call or its parameters do not ask for it */
  peak: number | null;
  /** unit of peak. Source: shape of the reply: names or holds other fields. Null: there is none */
  unit: 'mm/h' | 'm/s' | '°C' | null;
  /** % chance that it rains in the spell; null for other kinds. Source: nowcast of the radar for the next three hours, blended into the model run. Null: this call or its parameters do not ask for it */
  chance: number | null;
  /** km to the nearest stroke of the last ten minutes; null for other kinds. Source: strokes of the lightning network, and instability in the model run. Null: this call or its parameters do not ask for it */
  distanceKm: number | null;
  /** radar: seen and carried on; model: forecast; lightning: strokes that sensors have located. Source: note of where the values of the reply come from */
  basis: 'radar' | 'model' | 'lightning';
}

export interface AlertsAheadReply {
  place: Place;
  issued: Issued;
  /** end of what was looked at. Source: clock of the server, Asia/Ho_Chi_Minh. Null: no run at hand has it for this time and place */
  until: string | null;
  /** Source: shape of the reply: names or holds other fields */
  items: AlertsAheadReplyItemsItem[];
}

export interface DecisionsEvaluateReplyActivitiesItemHoursItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** go, consider, stop; null where a value that decides is not known, or no threshold is set. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place */
  verdict: 'go' | 'consider' | 'stop' | null;
  /** why, in `lang`. Source: computed from values of the model run */
  because: string;
  /** % chance that a needed condition fails, from the ranges of the forecast; a floor where several may; null where a warning or thunder closes the hour. Source: nowcast of the radar for the next three hours, blended into the model run. Null: this call or its parameters do not ask for it */
  chance: number | null;
  /** whether protecting pays by cost and loss; null without these or a chance. Source: computed from values of the model run. Null: this call or its parameters do not ask for it */
  act: boolean | null;
}

export interface DecisionsEvaluateReplyActivitiesItemDaysItemWindowsItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
}

export interface DecisionsEvaluateReplyActivitiesItemDaysItem {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  /** hours to go in a row, cut at midnight. Source: computed from values of the model run */
  windows: DecisionsEvaluateReplyActivitiesItemDaysItemWindowsItem[];
  /** between 06 and 19, in the longest window there, the hour with the least chance; null without a window. Source: computed from values of the model run. Null: it does not happen in this span */
  bestAt: string | null;
  /** hours to go from 06 to 19. Source: computed from values of the model run */
  goHours: number;
  /** hours that have a verdict. Source: computed from values of the model run */
  knownHours: number;
}

/** the first hours to go in a row, also over midnight; null where there are none. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
export interface DecisionsEvaluateReplyActivitiesItemNext {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  from: string;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  to: string;
}

/** of the riskiest of the next 24 hours; null without cost and loss, or without a chance. Source: computed from values of the model run. Null: this call or its parameters do not ask for it */
export interface DecisionsEvaluateReplyActivitiesItemSaving {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** % chance from which protecting pays: cost ÷ loss. Source: the request itself. Null: no run at hand has it for this time and place */
  fromPercent: number | null;
  /** % chance that a needed condition fails. Source: nowcast of the radar for the next three hours, blended into the model run. Null: this call or its parameters do not ask for it */
  chance: number | null;
  /** Source: computed from values of the model run */
  act: boolean;
  /** expected saving against the other choice, in the currency of cost and loss. Source: computed from values of the model run */
  amount: number;
  /** Source: written by rules from values of the same reply */
  text: string;
}

export interface DecisionsEvaluateReplyActivitiesItem {
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** in plain words, in `lang`; without those that are not judged. Source: written by rules from values of the same reply */
  conditions: string[];
  /** Source: shape of the reply: names or holds other fields */
  hours: DecisionsEvaluateReplyActivitiesItemHoursItem[];
  /** Source: shape of the reply: names or holds other fields */
  days: DecisionsEvaluateReplyActivitiesItemDaysItem[];
  /** the first hours to go in a row, also over midnight; null where there are none. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none */
  next: DecisionsEvaluateReplyActivitiesItemNext | null;
  /** of the riskiest of the next 24 hours; null without cost and loss, or without a chance. Source: computed from values of the model run. Null: this call or its parameters do not ask for it */
  saving: DecisionsEvaluateReplyActivitiesItemSaving | null;
}

export interface DecisionsEvaluateReplyWeatherItem {
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  at: string;
  /** mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place */
  rain: number | null;
  /** % chance of 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place */
  rainProbability: number | null;
  /** m/s. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place */
  windGust: number | null;
}

export interface DecisionsEvaluateReply {
  place: Place;
  issued: Issued;
  /** Source: shape of the reply: names or holds other fields */
  activities: DecisionsEvaluateReplyActivitiesItem[];
  /** rain and gusts of the same hours. Source: calendar and rules of the crop, applied to the forecast of the place */
  weather: DecisionsEvaluateReplyWeatherItem[];
}

export interface DecisionsEvaluateBodyActivitiesItemConditionsItem {
  /** what is compared, in the units of this API; rain is that of the hour */
  quantity: 'rain' | 'rainProbability' | 'windSpeed' | 'windGust' | 'windSpeed50' | 'windSpeed100' | 'windSpeed120' | 'windSpeed150' | 'windGust150' | 'temperature' | 'feelsLike' | 'humidity' | 'visibility' | 'uvIndex' | 'thunder' | 'waveHeight' | 'wavePeriod';
  /** atMost, atLeast: needed in each of so many hours from the hour on; above, below: stops where it lasts so many hours */
  compare: 'atMost' | 'atLeast' | 'above' | 'below';
  /** work stops beyond it; null: not judged */
  threshold: number | null;
  /** work is to be considered beyond it; left out: no such band */
  near?: number | null;
  /** in a row; 1 when left out */
  hours?: number;
}

export interface DecisionsEvaluateBodyActivitiesItem {
  name: string;
  conditions: DecisionsEvaluateBodyActivitiesItemConditionsItem[];
  /** what protecting costs; given with loss */
  cost?: number;
  /** what a hit costs without it */
  loss?: number;
}

export interface DecisionsEvaluateBody {
  lat: number;
  lng: number;
  activities: DecisionsEvaluateBodyActivitiesItem[];
}

export interface SolutionsReplyItem {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** Source: shape of the reply: names or holds other fields */
  url: string;
  /** Source: files of the editors */
  title: string;
  /** Source: files of the editors */
  summary: string;
  /** Source: files of the editors. Null: there is none */
  image: string | null;
}

export type SolutionsReply = SolutionsReplyItem[];

export interface SolutionDetailReply {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** Source: shape of the reply: names or holds other fields */
  url: string;
  /** Source: files of the editors */
  title: string;
  /** Source: files of the editors */
  summary: string;
  /** Source: files of the editors. Null: there is none */
  image: string | null;
  /** Source: files of the editors */
  blocks: Record<string, unknown>[];
}

/** Source: table of plans. Null: not part of the plan, or agreed by contract */
export interface PlansListReplyItemsItemClimateWeather {
  /** Source: shape of the reply: names or holds other fields */
  days: number;
  /** Source: shape of the reply: names or holds other fields */
  regions: number;
}

/** Source: table of plans. Null: not part of the plan, or agreed by contract */
export interface PlansListReplyItemsItemApi {
  /** Source: table of plans */
  perDay: number;
  /** Source: table of plans. Null: no limit */
  perHour: number | null;
}

export interface PlansListReplyItemsItem {
  /** Source: shape of the reply: names or holds other fields */
  id: 'community' | 'happy-rain' | 'package-1' | 'package-2' | 'package-3' | 'package-4' | 'package-5';
  /** Source: table of plans. Null: not part of the plan, or agreed by contract */
  price: number | null;
  /** Source: table of plans */
  priceDisplay: string;
  /** Source: table of plans */
  packageName: string;
  /** Source: table of plans */
  expireDisplay: string;
  /** Source: table of plans. Null: not part of the plan, or agreed by contract */
  pastRain: number | 'all' | 'onRequest' | null;
  /** Source: table of plans. Null: not part of the plan, or agreed by contract */
  weatherForecast: number | 'all' | 'onRequest' | null;
  /** Source: table of plans. Null: not part of the plan, or agreed by contract */
  warningThunderstormLightning: number | 'all' | 'onRequest' | null;
  /** Source: table of plans. Null: not part of the plan, or agreed by contract */
  marineWeather: number | 'all' | 'onRequest' | null;
  /** Source: table of plans. Null: not part of the plan, or agreed by contract */
  climateWeather: PlansListReplyItemsItemClimateWeather | null;
  /** Source: table of plans. Null: not part of the plan, or agreed by contract */
  insightNumber: number | 'all' | 'onRequest' | null;
  /** Source: table of plans. Null: not part of the plan, or agreed by contract */
  userNumber: number | 'all' | 'onRequest' | null;
  /** Source: table of plans. Null: not part of the plan, or agreed by contract */
  locationNumber: number | 'all' | 'onRequest' | null;
  /** Source: table of plans. Null: not part of the plan, or agreed by contract */
  notification: ('email' | 'sms' | 'zalo' | 'push')[] | 'onRequest' | null;
  /** Source: table of plans */
  apiText: string;
  /** Source: table of plans */
  hourApi: string;
  /** Source: table of plans. Null: not part of the plan, or agreed by contract */
  api: PlansListReplyItemsItemApi | null;
}

export interface PlansListReply {
  /** Source: shape of the reply: names or holds other fields */
  items: PlansListReplyItemsItem[];
}

/** Source: counter of this service */
export interface CallLimitsReplyMinute {
  /** Source: counter of this service */
  used: number;
  /** null: as many as the caller likes. Source: shape of the reply: names or holds other fields. Null: no limit */
  limit: number | null;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  resetAt: string;
}

/** Source: counter of this service */
export interface CallLimitsReplyHour {
  /** Source: counter of this service */
  used: number;
  /** null: as many as the caller likes. Source: shape of the reply: names or holds other fields. Null: no limit */
  limit: number | null;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  resetAt: string;
}

/** Source: shape of the reply: names or holds other fields */
export interface CallLimitsReplyDay {
  /** Source: counter of this service */
  used: number;
  /** null: as many as the caller likes. Source: shape of the reply: names or holds other fields. Null: no limit */
  limit: number | null;
  /** ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh */
  resetAt: string;
}

export interface CallLimitsReply {
  /** `guest`: a program without a key; `ownPages`: a call of the portal’s own pages; `key`: all keys of one account together. Source: the request itself */
  caller: 'guest' | 'ownPages' | 'key';
  /** Source: counter of this service */
  minute?: CallLimitsReplyMinute;
  /** Source: counter of this service */
  hour?: CallLimitsReplyHour;
  /** Source: shape of the reply: names or holds other fields */
  day: CallLimitsReplyDay;
}

export interface VerificationScoresReplyScoresItem {
  /** Source: archived forecasts beside measurements of stations */
  leadDays: number;
  /** Source: archived forecasts beside measurements of stations */
  pairs: number;
  /** Source: archived forecasts beside measurements of stations */
  pairDays: number;
  /** Mean of forecast minus measurement. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  bias: number | null;
  /** Mean absolute error. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  absoluteError: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  absoluteErrorLow: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  absoluteErrorHigh: number | null;
  /** Root of the mean square error. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  squareError: number | null;
  /** % of errors up to 2. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  withinTwo: number | null;
  /** Mean absolute error of the last whole day before the run, repeated. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  persistenceError: number | null;
  /** Mean absolute error of the climate of the place and month. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  climateError: number | null;
  /** 1 − error / error of persistence. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  persistenceSkill: number | null;
  /** 1 − error / error of the climate. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  climateSkill: number | null;
  /** % of measurements within the forecast’s range, which should hold 80 %. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  rangeCoverage: number | null;
  /** Brier score of the chance of rain. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  brier: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  brierLow: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  brierHigh: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  brierReliability: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  brierResolution: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  brierUncertainty: number | null;
  /** 0 to 100; null for fewer than 20 pairs or a month that is not over. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  monthScore: number | null;
}

export interface VerificationScoresReplyRainScoresItem {
  /** Source: archived forecasts beside measurements of stations */
  leadDays: number;
  /** mm a day. Source: archived forecasts beside measurements of stations */
  leastMm: number;
  /** Source: archived forecasts beside measurements of stations */
  hits: number;
  /** Source: archived forecasts beside measurements of stations */
  falseAlarms: number;
  /** Source: archived forecasts beside measurements of stations */
  missedEvents: number;
  /** Source: archived forecasts beside measurements of stations */
  correctNegatives: number;
  /** POD. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  detection: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  detectionLow: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  detectionHigh: number | null;
  /** FAR. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  falseAlarmRatio: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  falseAlarmRatioLow: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  falseAlarmRatioHigh: number | null;
  /** CSI. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  successIndex: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  successIndexLow: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  successIndexHigh: number | null;
  /** Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  frequencyBias: number | null;
  /** HSS. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  heidkeSkill: number | null;
  /** CSI of the last whole day before the run, repeated. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  persistenceIndex: number | null;
}

export interface VerificationScoresReplyReliabilityBinsItem {
  /** Source: archived forecasts beside measurements of stations */
  cases: number;
  /** % that was said on average. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  forecastShare: number | null;
  /** % in which it rained. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  observedShare: number | null;
}

export interface VerificationScoresReplyProvinceScoresItem {
  /** Source: gazetteer of Vietnam */
  province: string;
  /** Source: archived forecasts beside measurements of stations */
  pairs: number;
  /** 0 to 100; null for fewer than 20 pairs or a month that is not over. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  monthScore: number | null;
}

export interface VerificationScoresReplyWorstMissesItem {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  /** Source: archived forecasts beside measurements of stations */
  station: string;
  /** Source: gazetteer of Vietnam. Null: this call or its parameters do not ask for it */
  province: string | null;
  /** Source: archived forecasts beside measurements of stations */
  forecastValue: number;
  /** Source: archived forecasts beside measurements of stations */
  observedValue: number;
}

export interface VerificationScoresReply {
  /** YYYY-MM; null: nothing is scored. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  scoredMonth: string | null;
  /** Source: note of where the values of the reply come from */
  source: string;
  /** Source: the request itself */
  variable: 'temperatureMaxC' | 'temperatureMinC' | 'rainMm' | 'rainProbabilityPercent' | 'windMaxMs' | 'gustMaxMs';
  /** Source: shape of the reply: names or holds other fields */
  unit: string;
  /** Source: gazetteer of Vietnam. Null: this call or its parameters do not ask for it */
  province: string | null;
  /** Source: archived forecasts beside measurements of stations */
  scoredStations: number;
  /** Source: archived forecasts beside measurements of stations */
  scoredMonths: string[];
  /** Source: archived forecasts beside measurements of stations */
  scoredSources: string[];
  /** By lead; only the lead that was asked for, where one was. Source: shape of the reply: names or holds other fields */
  scores: VerificationScoresReplyScoresItem[];
  /** Source: shape of the reply: names or holds other fields */
  rainScores: VerificationScoresReplyRainScoresItem[];
  /** Of the lead that was asked for, else of one day. Source: shape of the reply: names or holds other fields */
  reliabilityBins: VerificationScoresReplyReliabilityBinsItem[];
  /** Of the lead that was asked for, else of one day. Source: shape of the reply: names or holds other fields */
  provinceScores: VerificationScoresReplyProvinceScoresItem[];
  /** Of the lead that was asked for, else of one day. Source: shape of the reply: names or holds other fields */
  worstMisses: VerificationScoresReplyWorstMissesItem[];
}

export interface VerificationLearningReplyTemperatureGainsItem {
  /** Source: note of where the values of the reply come from */
  source: string;
  /** The day’s lowest or highest temperature. Source: archived forecasts beside measurements of stations */
  extreme: 'low' | 'high';
  /** Source: archived forecasts beside measurements of stations */
  leadFrom: number;
  /** Source: archived forecasts beside measurements of stations */
  leadTo: number;
  /** Source: archived forecasts beside measurements of stations */
  learnedDays: number;
  /** Source: archived forecasts beside measurements of stations */
  learnedPairs: number;
  /** °C, root of the mean square error as issued. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  errorBefore: number | null;
  /** The same, corrected by what was known when the forecast was made. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  errorAfter: number | null;
  /** °C, as issued, at stations with others within 100 km. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  neighbourBefore: number | null;
  /** The same, corrected by those others alone. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  neighbourAfter: number | null;
  /** Source: archived forecasts beside measurements of stations */
  isApplied: boolean;
  /** How far from a station its correction reaches. Source: archived forecasts beside measurements of stations */
  reachKm: number;
  /** Why nothing is corrected; null: it is. Source: archived forecasts beside measurements of stations. Null: there is none */
  heldBackBy: 'switchedOff' | 'fewPairs' | 'noGain' | null;
}

export interface VerificationLearningReplySourceWeightsItemWeightSharesItem {
  /** Source: note of where the values of the reply come from */
  source: string;
  /** Source: archived forecasts beside measurements of stations */
  sharePercent: number;
}

export interface VerificationLearningReplySourceWeightsItem {
  /** The source that is shown first; its own share stands first. Source: note of where the values of the reply come from */
  source: string;
  /** Source: archived forecasts beside measurements of stations */
  leadFrom: number;
  /** Source: archived forecasts beside measurements of stations */
  leadTo: number;
  /** Source: archived forecasts beside measurements of stations */
  learnedDays: number;
  /** Source: archived forecasts beside measurements of stations */
  learnedPairs: number;
  /** °C, root of the mean square error of the first source alone, corrected. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  errorSingle: number | null;
  /** The same of the mean, weighted by what was known when the forecast was made. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  errorWeighted: number | null;
  /** Source: shape of the reply: names or holds other fields */
  weightShares: VerificationLearningReplySourceWeightsItemWeightSharesItem[];
  /** Source: archived forecasts beside measurements of stations */
  isApplied: boolean;
  /** Why the first source is shown alone; null: it is not. Source: archived forecasts beside measurements of stations. Null: there is none */
  heldBackBy: 'switchedOff' | 'fewPairs' | 'noGain' | null;
}

export interface VerificationLearningReplyChanceGainsItem {
  /** Source: note of where the values of the reply come from */
  source: string;
  /** Source: archived forecasts beside measurements of stations */
  climateArea: 'country' | 'northwest' | 'northeast' | 'redRiverDelta' | 'northCentral' | 'southCentral' | 'highlands' | 'south';
  /** Source: archived forecasts beside measurements of stations */
  leadFrom: number;
  /** Source: archived forecasts beside measurements of stations */
  leadTo: number;
  /** Source: archived forecasts beside measurements of stations */
  learnedDays: number;
  /** Source: archived forecasts beside measurements of stations */
  learnedPairs: number;
  /** Days of a station with 0.3 mm or more among them. Source: archived forecasts beside measurements of stations */
  wetStationDays: number;
  /** The chance p of an hour becomes 1 − exp(−scale · h^power), h = −ln(1 − p). Source: archived forecasts beside measurements of stations */
  hazardScale: number;
  /** Source: archived forecasts beside measurements of stations */
  hazardPower: number;
  /** Brier score of the chance of a day as issued. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  brierBefore: number | null;
  /** The same, calibrated by what was known when the forecast was made. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  brierAfter: number | null;
  /** Its part by which chances differ from how often they came true. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  reliabilityBefore: number | null;
  /** The same, calibrated. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by */
  reliabilityAfter: number | null;
  /** Source: archived forecasts beside measurements of stations */
  isApplied: boolean;
  /** Why nothing is calibrated; null: it is. Source: archived forecasts beside measurements of stations. Null: there is none */
  heldBackBy: 'switchedOff' | 'fewDays' | 'fewEvents' | 'fewStations' | 'noGain' | null;
}

export interface VerificationLearningReply {
  /** Corrects runs published from then on; null: nothing is learned. Source: archived forecasts beside measurements of stations. Null: there is none */
  learnedAt: string | null;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: archived forecasts beside measurements of stations. Null: there is none */
  learnedFrom: string | null;
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: archived forecasts beside measurements of stations. Null: there is none */
  learnedUntil: string | null;
  /** Source: archived forecasts beside measurements of stations */
  learnedStations: number;
  /** Source: shape of the reply: names or holds other fields */
  temperatureGains: VerificationLearningReplyTemperatureGainsItem[];
  /** Empty while no day has several sources. Source: shape of the reply: names or holds other fields */
  sourceWeights: VerificationLearningReplySourceWeightsItem[];
  /** A climate area with few days or events follows the country. Source: shape of the reply: names or holds other fields */
  chanceGains: VerificationLearningReplyChanceGainsItem[];
}

export interface VerificationProjectsReplyProjectsItemDataElementTypeComparesItem {
  /** Source: files of the operator */
  forecast: string;
  /** Source: files of the operator */
  real: string;
}

/** Source: files of the operator */
export interface VerificationProjectsReplyProjectsItemDataElement {
  /** Source: files of the editors */
  title: string;
  /** Source: files of the operator */
  keyActive: 'temperature' | 'wind' | 'rainYesNo' | 'rainAmount' | 'wave';
  /** Source: shape of the reply: names or holds other fields */
  unit: string;
  /** Source: files of the operator */
  typeCompares: VerificationProjectsReplyProjectsItemDataElementTypeComparesItem[];
}

export interface VerificationProjectsReplyProjectsItemAddItem {
  /** Source: shape of the reply: names or holds other fields */
  name: string;
  /** Source: shape of the reply: names or holds other fields */
  url: string;
}

export interface VerificationProjectsReplyProjectsItem {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
  /** Source: files of the operator */
  yearData: number;
  /** Source: files of the operator */
  nameLocation: string;
  /** Source: files of the operator */
  namePartner: string;
  /** Source: files of the operator */
  nameProject: string;
  /** degrees north. Source: the request itself */
  lat: number;
  /** degrees east. Source: files of the operator */
  lon: number;
  /** 0 to 100, January first; null: no score. Source: files of the operator */
  resultEvaluation: (number | null)[];
  /** Source: files of the operator */
  description: string;
  /** Source: files of the operator */
  sourceFileData: string;
  /** Source: files of the operator */
  dataElement: VerificationProjectsReplyProjectsItemDataElement;
  /** Source: files of the operator */
  add: VerificationProjectsReplyProjectsItemAddItem[];
  /** Source: files of the operator */
  leadText: string;
  /** Pairs of each month; null: not known. Source: files of the operator */
  monthPairs: (number | null)[];
  /** The same score of a forecast that repeats the pair before; null: none. Source: files of the operator */
  persistenceEvaluation: (number | null)[];
}

export interface VerificationProjectsReply {
  /** Source: files of the operator */
  projects: VerificationProjectsReplyProjectsItem[];
}

export interface VerificationReportsReply {
  /** First hour. Source: clock of the server, Asia/Ho_Chi_Minh */
  reportedFrom: string;
  /** End of the last hour, not included. Source: clock of the server, Asia/Ho_Chi_Minh */
  reportedTo: string;
  /** Source: what readers of pages reported, beside what the portal said at that moment */
  comparedReports: number;
  /** Reports by readers, as the portal spoke of rain at the same moment and cell. Source: what readers of pages reported, beside what the portal said at that moment */
  saidRainReportedRain: number;
  /** Source: what readers of pages reported, beside what the portal said at that moment */
  saidRainReportedDry: number;
  /** Source: what readers of pages reported, beside what the portal said at that moment */
  saidDryReportedRain: number;
  /** Source: what readers of pages reported, beside what the portal said at that moment */
  saidDryReportedDry: number;
  /** % of the compared reports that say what the portal said; null for fewer than 20. Source: what readers of pages reported, beside what the portal said at that moment. Null: fewer than 20 reports can be compared */
  reportAgreement: number | null;
  /** Source: what readers of pages reported, beside what the portal said at that moment */
  unsaidReports: number;
  /** Source: what readers of pages reported, beside what the portal said at that moment */
  leftOutReports: number;
}

export interface ApiStatusReplyComponentsItemDaysItem {
  /** YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh */
  date: string;
  /** Source: probes of this service, one a minute */
  status: 'good' | 'degraded' | 'down' | 'unknown';
  /** Source: probes of this service, one a minute */
  goodMinutes: number;
  /** Source: probes of this service, one a minute */
  degradedMinutes: number;
  /** Source: probes of this service, one a minute */
  downMinutes: number;
  /** Source: probes of this service, one a minute */
  unknownMinutes: number;
}

export interface ApiStatusReplyComponentsItem {
  /** Source: probes of this service, one a minute */
  component: 'api' | 'pages' | 'database' | 'forecast' | 'radar' | 'alerts' | 'email';
  /** Source: probes of this service, one a minute */
  status: 'good' | 'degraded' | 'down' | 'unknown';
  /** % of the probed minutes of 90 days in which it was not down. Source: probes of this service, one a minute. Null: not known, because no probe found it out */
  uptime: number | null;
  /** Source: shape of the reply: names or holds other fields */
  days: ApiStatusReplyComponentsItemDaysItem[];
}

export interface ApiStatusReplyIncidentsItem {
  /** Source: probes of this service, one a minute */
  component: 'api' | 'pages' | 'database' | 'forecast' | 'radar' | 'alerts' | 'email';
  /** Source: probes of this service, one a minute */
  status: 'good' | 'degraded' | 'down' | 'unknown';
  /** ISO 8601 with offset +07:00. Source: probes of this service, one a minute */
  startedAt: string;
  /** ISO 8601 with offset +07:00. Source: probes of this service, one a minute. Null: it goes on */
  endedAt: string | null;
}

export interface ApiStatusReply {
  /** Source: probes of this service, one a minute */
  status: 'good' | 'degraded' | 'down' | 'unknown';
  /** Last probe that is stored; null: none yet. Source: probes of this service, one a minute. Null: not known, because no probe found it out */
  checkedAt: string | null;
  /** Whether the API answered with demo weather then; null: not known. Source: note of where the values of the reply come from. Null: not known, because no probe found it out */
  demo: boolean | null;
  /** `current`: as stored now; `older`: the database is away, this was read before; `missing`: nothing could be read. Source: probes of this service, one a minute */
  history: 'current' | 'older' | 'missing';
  /** Source: probes of this service, one a minute */
  components: ApiStatusReplyComponentsItem[];
  /** Source: probes of this service, one a minute */
  incidents: ApiStatusReplyIncidentsItem[];
}

/** Source: shape of the reply: names or holds other fields */
export interface GuestConsultationReplyData {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
}

export interface GuestConsultationReply {
  /** Source: shape of the reply: names or holds other fields */
  statusCode: 200;
  /** Source: shape of the reply: names or holds other fields */
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

/** Source: shape of the reply: names or holds other fields */
export interface GuestStormInformReplyData {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
}

export interface GuestStormInformReply {
  /** Source: shape of the reply: names or holds other fields */
  statusCode: 200;
  /** Source: shape of the reply: names or holds other fields */
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

/** Source: shape of the reply: names or holds other fields */
export interface GuestUserInformReplyData {
  /** Source: shape of the reply: names or holds other fields */
  id: string;
}

export interface GuestUserInformReply {
  /** Source: shape of the reply: names or holds other fields */
  statusCode: 200;
  /** Source: shape of the reply: names or holds other fields */
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

export interface GuestRainReportReply {
  /** full: the cell has all the reports that are stored of a half hour, and not this one. Source: the request itself */
  storedReport: 'rain' | 'dry' | 'full';
}

export interface GuestRainReportBody {
  /** Slug of a place */
  location: string;
  rain: 'yes' | 'no';
  /** Left empty by people */
  leaveEmpty?: string;
  /** Not read */
  website?: string;
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
  /** So many hours from the current one on; 24 when left out, 72 of wind at heights. */
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

export interface WeatherWindHeightsQuery {
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
  /** Heights above ground, m, 10 to 150, with commas between, ten at most; 10,50,100,120,150 when left out. */
  heights?: string;
  /** So many hours from the current one on; 24 when left out, 72 of wind at heights. */
  hours?: number;
}

export interface WindPowerQuery {
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

export interface WindWindowsQuery {
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

export interface WeatherRunsQuery {
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
  /** Runs that began at or before this moment (ISO 8601 with offset), or the end of a date YYYY-MM-DD; now when left out. */
  at?: string;
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
  /** So many hours from the current one on; 24 when left out, 72 of wind at heights. */
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

export interface AlertsAheadQuery {
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

export interface DecisionsEvaluateQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
  /** For so many days of 24 hours; 3 when left out. */
  days?: number;
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

export interface VerificationScoresQuery {
  /** Name of a source, or shown: what pages showed, which is the default. */
  source?: string;
  /** Daily value that is scored: temperatureMaxC when left out. */
  variable?: 'temperatureMaxC' | 'temperatureMinC' | 'rainMm' | 'rainProbabilityPercent' | 'windMaxMs' | 'gustMaxMs';
  /** Calendar days from the start of the run to the day, 0 to 15. */
  lead?: number;
  /** YYYY-MM: the newest scored month when left out. */
  month?: string;
  /** Slug of a province. */
  province?: string;
}

export interface VerificationProjectsQuery {
  /** Language of texts and names: vi (default) or en. */
  lang?: 'vi' | 'en';
}

export interface ApiStatusQuery {
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

export interface GuestRainReportQuery {
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

  /** The same as the text of a file. `GET /api/v1/weather/day/90?format=…` */
  weatherDays90File(format: 'csv' | 'geojson', query: WeatherDays90Query = {}, options?: CallOptions): Promise<string> {
    return this.text({ method: 'GET', path: '/api/v1/weather/day/90', query: { lang: this.language, ...query, format }, options });
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

  /** Wind at chosen heights of 10 to 150 m with ranges, air density, visibility and thunder, up to 10 days. `GET /api/v1/wind` */
  weatherWindHeights(query: WeatherWindHeightsQuery = {}, options?: CallOptions): Promise<WeatherWindHeightsReply> {
    return this.json({ method: 'GET', path: '/api/v1/wind', query: { lang: this.language, ...query }, options });
  }

  /** Power of turbines with your own power curve, by the hour, by day and by hour of the day; without a curve an illustration. `POST /api/v1/wind/power` */
  windPower(body: WindPowerBody, query: WindPowerQuery = {}, options?: CallOptions): Promise<WindPowerReply> {
    return this.json({ method: 'POST', path: '/api/v1/wind/power', query: { lang: this.language, ...query }, body, options });
  }

  /** Hours in which every one of your limits holds, long enough for the work, with the chance that they do; no limits, no window. With a key only. `POST /api/v1/wind/windows` */
  windWindows(body: WindWindowsBody, query: WindWindowsQuery = {}, options?: CallOptions): Promise<WindWindowsReply> {
    return this.json({ method: 'POST', path: '/api/v1/wind/windows', query: { lang: this.language, ...query }, body, options });
  }

  /** Waves and wind at sea by the hour, up to 16 days from the current hour on. With a key only. `GET /api/v1/weather/marine` */
  weatherMarine(query: WeatherMarineQuery = {}, options?: CallOptions): Promise<WeatherMarineReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/marine', query: { lang: this.language, ...query }, options });
  }

  /** The same as the text of a file. `GET /api/v1/weather/marine?format=…` */
  weatherMarineFile(format: 'csv' | 'geojson', query: WeatherMarineQuery = {}, options?: CallOptions): Promise<string> {
    return this.text({ method: 'GET', path: '/api/v1/weather/marine', query: { lang: this.language, ...query, format }, options });
  }

  /** Rain and temperature of past hours, as far back as the plan allows (30 days at most), as the newest model run of each hour has them. With a key only. `GET /api/v1/weather/past` */
  weatherPast(query: WeatherPastQuery, options?: CallOptions): Promise<WeatherPastReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/past', query: { lang: this.language, ...query }, options });
  }

  /** The same as the text of a file. `GET /api/v1/weather/past?format=…` */
  weatherPastFile(format: 'csv' | 'geojson', query: WeatherPastQuery, options?: CallOptions): Promise<string> {
    return this.text({ method: 'GET', path: '/api/v1/weather/past', query: { lang: this.language, ...query, format }, options });
  }

  /** Whole days of the runs that began in the week before a moment, the newest first: what was forecast then, never the demo. With a key only. `GET /api/v1/weather/runs` */
  weatherRuns(query: WeatherRunsQuery = {}, options?: CallOptions): Promise<WeatherRunsReply> {
    return this.json({ method: 'GET', path: '/api/v1/weather/runs', query: { lang: this.language, ...query }, options });
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

  /** Rain, thunder, lightning, gusts and heat at a place in the next three hours; computed, not official warnings. `GET /api/v1/alerts` */
  alertsAhead(query: AlertsAheadQuery = {}, options?: CallOptions): Promise<AlertsAheadReply> {
    return this.json({ method: 'GET', path: '/api/v1/alerts', query: { lang: this.language, ...query }, options });
  }

  /** The same as the text of a file. `GET /api/v1/alerts?format=…` */
  alertsAheadFile(format: 'csv' | 'geojson', query: AlertsAheadQuery = {}, options?: CallOptions): Promise<string> {
    return this.text({ method: 'GET', path: '/api/v1/alerts', query: { lang: this.language, ...query, format }, options });
  }

  /** When activities may be done: a verdict with its reason for each hour, and the windows of each day. `POST /api/v1/decisions/evaluate` */
  decisionsEvaluate(body: DecisionsEvaluateBody, query: DecisionsEvaluateQuery = {}, options?: CallOptions): Promise<DecisionsEvaluateReply> {
    return this.json({ method: 'POST', path: '/api/v1/decisions/evaluate', query: { lang: this.language, ...query }, body, options });
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

  /** Scores of archived forecasts against measurements, by lead, month, province and source; empty without measurements. `GET /api/v1/verification/scores` */
  verificationScores(query: VerificationScoresQuery = {}, options?: CallOptions): Promise<VerificationScoresReply> {
    return this.json({ method: 'GET', path: '/api/v1/verification/scores', query, options });
  }

  /** What the portal has learned from past errors, and its gain on held-back days; empty without measurements. `GET /api/v1/verification/learning` */
  verificationLearning(options?: CallOptions): Promise<VerificationLearningReply> {
    return this.json({ method: 'GET', path: '/api/v1/verification/learning', options });
  }

  /** Sites whose forecasts were compared with their own measurements, with twelve monthly scores each. `GET /api/v1/verification/projects` */
  verificationProjects(query: VerificationProjectsQuery = {}, options?: CallOptions): Promise<VerificationProjectsReply> {
    return this.json({ method: 'GET', path: '/api/v1/verification/projects', query: { lang: this.language, ...query }, options });
  }

  /** What readers said of the rain where they were, beside what the portal said at that moment; the last 30 days. `GET /api/v1/verification/reports` */
  verificationReports(options?: CallOptions): Promise<VerificationReportsReply> {
    return this.json({ method: 'GET', path: '/api/v1/verification/reports', options });
  }

  /** How the service does now and did in the last 90 days, from a probe a minute; the call is not counted. `GET /api/v1/status` */
  apiStatus(query: ApiStatusQuery = {}, options?: CallOptions): Promise<ApiStatusReply> {
    return this.json({ method: 'GET', path: '/api/v1/status', query: { lang: this.language, ...query }, options });
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

  /** Say whether it rains at a place now. One report a caller, station cell and half hour: a later one replaces it. `POST /api/guest/rain-report` */
  guestRainReport(body: GuestRainReportBody, query: GuestRainReportQuery = {}, options?: CallOptions): Promise<GuestRainReportReply> {
    return this.json({ method: 'POST', path: '/api/guest/rain-report', query: { lang: this.language, ...query }, body, options });
  }
}
