import { createHmac, randomBytes } from 'node:crypto';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { type ReportedRain, toReportNetwork, toReportQuarter } from '@portal/domain/score/rain-report';
import { type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { type AttemptRule, countAttempt } from '#platform/rate-limit/attempt-limit.ts';
import { claimDayKey, saveReport } from './report-store.ts';

/** What the portal says of the rain at a place at this minute. */
interface ForecastRain {
  /** Null where it does not know. */
  readonly isRaining: boolean | null;
  readonly isDemo: boolean;
}

export interface ReportNeeds {
  readonly database: Database;
  /** The portal's clock: reports are of its weather. */
  readonly clock: () => EpochSeconds;
  /** The machine's clock: it dates what is deleted. */
  readonly machineClock: () => EpochSeconds;
  /** Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly locate: (query: { readonly location: string }) => Place;
  /** By the function that pages show the rain of this minute with. */
  readonly readForecastRain: (place: Place) => ForecastRain;
}

/** A report as it was sent. */
interface SentReport {
  /** Slug of a place. */
  readonly location: string;
  readonly report: ReportedRain;
  /** Whom the request is counted for: an IPv4 address, or the /64 of an IPv6 address. */
  readonly caller: string;
  /** Whether the field that is hidden from people was filled in. */
  readonly isTrapped: boolean;
}

export interface RainReports {
  /**
   * Stores what a reader says. Throws `AppError`: `unknownPlace`, `outsideCoverage` for a place off the station grid, and
   * `tooManyRequests`.
   *
   * @returns `full` where the place has as many reports as are stored of a half hour
   */
  readonly save: (sent: SentReport) => Promise<ReportedRain | 'full'>;
}

const MINUTE = 60;

const makeCap = (name: string, free: number, windowSeconds: number): AttemptRule => ({
  name,
  free,
  windowSeconds,
  pauseSeconds: { first: windowSeconds, longest: windowSeconds },
});

/** A reader sees a few places a day; a network may be a company, or thousands of phones of a provider. */
const REPORT_RULES = {
  ofVisitor: makeCap('rain-reports.visitor', 12, 10 * MINUTE),
  ofNetwork: makeCap('rain-reports.network', 120, 10 * MINUTE),
  /** Of a network over all places: what comes beyond is stored and not counted. */
  counted: makeCap('rain-reports.counted', 30, 30 * MINUTE),
} as const;

/** With the quarter hour in which a report is made and that of the job that deletes, less than 48 hours. */
const STORED_SECONDS = 47 * HOUR_SECONDS;
/** A portal whose clock differs more shows other weather than that of now. */
const MOST_CLOCK_SECONDS = 10 * MINUTE;
const SECRET_BYTES = 32;
const HASH_BYTES = 16;

/** Hashes addresses with the key of the day: the same one gets the same hash on that day only. */
function createDayHash({ database, machineClock }: ReportNeeds) {
  let known: { readonly dayAt: EpochSeconds; readonly secret: Buffer } | null = null;
  return async (): Promise<(text: string) => Buffer> => {
    const dayAt = startOfVietnamDay(machineClock());
    if (known?.dayAt !== dayAt) {
      known = { dayAt, secret: await claimDayKey(database, dayAt, randomBytes(SECRET_BYTES)) };
    }
    const { secret } = known;
    return (text) => createHmac('sha256', secret).update(text).digest().subarray(0, HASH_BYTES);
  };
}

/** Stores reports of readers, dated and hashed; `onSaved` is called for each. */
export function createRainReports(needs: ReportNeeds, onSaved: () => void): RainReports {
  const { database, clock, machineClock, locate, readForecastRain } = needs;
  const readHash = createDayHash(needs);

  /** Seconds to wait; null where none. */
  const count = (rule: AttemptRule, hash: Buffer) =>
    countAttempt(database, { rule, subject: hash.toString('hex') }, machineClock());

  async function countOrRefuse(rule: AttemptRule, hash: Buffer): Promise<void> {
    const pause = await count(rule, hash);
    if (pause !== null) throw new AppError('tooManyRequests', { retryAfterSeconds: pause });
  }

  return {
    async save({ location, report, caller, isTrapped }) {
      const place = locate({ location });
      if (place.stationCode === null) throw new AppError('outsideCoverage');
      const hash = await readHash();
      const visitor = hash(`visitor ${caller}`);
      const network = hash(`network ${toReportNetwork(caller)}`);
      await countOrRefuse(REPORT_RULES.ofVisitor, visitor);
      await countOrRefuse(REPORT_RULES.ofNetwork, network);
      const isBurst = (await count(REPORT_RULES.counted, network)) !== null;
      const [at, receivedAt] = [clock(), machineClock()];
      const forecast = readForecastRain(place);
      const isStored = await saveReport(database, {
        cell: place.stationCode,
        at,
        visitor,
        network,
        isRaining: report === 'rain',
        forecastRaining: forecast.isRaining,
        isDemo: forecast.isDemo || Math.abs(at - receivedAt) > MOST_CLOCK_SECONDS,
        isTrapped,
        isBurst,
        expiresAt: toReportQuarter(receivedAt) + STORED_SECONDS,
      });
      onSaved();
      return isStored ? report : 'full';
    },
  };
}
