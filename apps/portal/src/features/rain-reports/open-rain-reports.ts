import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { VerificationReports, verificationReports } from '@portal/contract/endpoints/verification';
import { countCompared, findReportAgreement, REPORT_SPAN_SECONDS } from '@portal/domain/score/rain-report';
import {
  DAY_SECONDS,
  formatMoment,
  HOUR_SECONDS,
  startOfHour,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import type { Feature } from '#platform/feature.ts';
import type { Job } from '#platform/jobs/job.ts';
import { createNearReports } from './near-reports.ts';
import { makeReportRoute } from './report-routes.ts';
import { createRainReports, type ReportNeeds } from './report-service.ts';
import { closeReports, countReports, deleteOldCounts } from './report-store.ts';

interface RainReportNeeds extends ReportNeeds {
  readonly demo: () => boolean;
  readonly readTimer: () => number;
  readonly warn: (problem: string) => void;
}

/** Retention of counts, which contain no personal data. */
const COUNT_DAYS = 400;
const JOB_SECONDS = HOUR_SECONDS / 2;

function makeDeletion({ database, machineClock }: RainReportNeeds): Job {
  return {
    name: 'rain-reports.delete-old',
    everySeconds: JOB_SECONDS,
    async run() {
      const now = machineClock();
      await closeReports(database, now);
      // A process whose clock lags may need yesterday's key for another half hour.
      const keysBefore = startOfVietnamDay(now - JOB_SECONDS);
      await deleteOldCounts(database, { keysBefore, countsBefore: now - COUNT_DAYS * DAY_SECONDS });
    },
  };
}

/** Whole hours, so that the reply is valid for the hour it is cached. */
async function readReports({ database, clock }: RainReportNeeds): Promise<VerificationReports> {
  const toAt = startOfHour(clock());
  const fromAt = toAt - REPORT_SPAN_SECONDS;
  const { unsaid, leftOut, ...counts } = await countReports(database, { fromAt, toAt });
  const agreement = findReportAgreement(counts);
  return {
    reportedFrom: formatMoment(fromAt),
    reportedTo: formatMoment(toAt),
    comparedReports: countCompared(counts),
    ...counts,
    reportAgreement: agreement === null ? null : Math.round(100 * agreement),
    unsaidReports: unsaid,
    leftOutReports: leftOut,
  };
}

export interface OpenRainReports extends Feature {
  readonly web: { readonly findNearReports: ReturnType<typeof createNearReports>['find'] };
}

/** Readers' rain reports, counted separately from all other data. */
export function openRainReports(needs: RainReportNeeds): OpenRainReports {
  const near = createNearReports(needs);
  const endpoint: typeof verificationReports = ENDPOINTS_BY_ID.verificationReports;
  return {
    name: 'rain-reports',
    routes: [toEndpointRoute(endpoint, () => readReports(needs))],
    rawRoutes: [makeReportRoute(createRainReports(needs, near.outdate))],
    jobs: [makeDeletion(needs)],
    web: { findNearReports: near.find },
  };
}
