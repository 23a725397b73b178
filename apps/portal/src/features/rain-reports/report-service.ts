import { createHmac, randomBytes } from 'node:crypto';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { type ReportedRain, toReportNetwork, toReportQuarter } from '@portal/domain/score/rain-report';
import { type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { type AttemptRule, countAttempt } from '#platform/rate-limit/attempt-limit.ts';
import { claimDayKey, saveReport } from './report-store.ts';

interface ForecastRain {
  readonly isRaining: boolean | null;
  readonly isDemo: boolean;
}

export interface ReportNeeds {
  readonly database: Database;
  /** Portal clock: reports are about its weather. */
  readonly clock: () => EpochSeconds;
  /** Machine clock: dates deletion. */
  readonly machineClock: () => EpochSeconds;
  /** Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly locate: (query: { readonly location: string }) => Place;
  /** The same function as pages use for current rain. */
  readonly readForecastRain: (place: Place) => ForecastRain;
}

interface SentReport {
  readonly location: string;
  readonly report: ReportedRain;
  /** Caller to count by: an IPv4 address, or the /64 of an IPv6 address. */
  readonly caller: string;
  /** Whether the honeypot field was filled in. */
  readonly isTrapped: boolean;
}

export interface RainReports {
  /**
   * Stores a report. Throws `AppError`: `unknownPlace`, `outsideCoverage` off the station grid, and
   * `tooManyRequests`.
   *
   * @returns `full` if the cell has the maximum of stored reports for this half hour
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

/** A reader sees a few places a day, but a network may be a company or thousands of a provider's phones. */
const REPORT_RULES = {
  ofVisitor: makeCap('rain-reports.visitor', 12, 10 * MINUTE),
  ofNetwork: makeCap('rain-reports.network', 120, 10 * MINUTE),
  /** Per network over all places; further reports are stored but not counted. */
  counted: makeCap('rain-reports.counted', 30, 30 * MINUTE),
} as const;

/** Less than 48 hours, including the report's quarter hour and that of the deleting job. */
const STORED_SECONDS = 47 * HOUR_SECONDS;
/** A portal whose clock differs more does not show current weather. */
const MOST_CLOCK_SECONDS = 10 * MINUTE;
const SECRET_BYTES = 32;
const HASH_BYTES = 16;

/** Hashes addresses with a daily key, so that hashes of different days cannot be linked. */
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

/** Stores readers' reports, dated and hashed; calls `onSaved` for each. */
export function createRainReports(needs: ReportNeeds, onSaved: () => void): RainReports {
  const { database, clock, machineClock, locate, readForecastRain } = needs;
  const readHash = createDayHash(needs);

  /** Seconds to wait; null: none. */
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
