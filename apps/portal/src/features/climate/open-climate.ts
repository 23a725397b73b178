import { climateMessages } from '@portal/content/messages/climate-messages';
import { requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { CLIMATE_CALLS, ClimateInput } from '@portal/contract/own/climate-documents';
import type { ClimateBulletin, ClimateOrder } from '@portal/domain/climate/climate-bulletin';
import { CLIMATE_KINDS, findDefaultMonth } from '@portal/domain/climate/climate-period';
import { parseClimateMonth } from '@portal/domain/climate/climate-query';
import { isCurrentOutlook, type SeasonalOutlook } from '@portal/domain/climate/seasonal-outlook';
import { describeError } from '@portal/domain/error/describe-error';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findAccountJob, findJobFile, listJobInputs } from '#platform/account-jobs/account-job-store.ts';
import { addAccountJob } from '#platform/account-jobs/add-account-job.ts';
import type { Feature } from '#platform/feature.ts';
import { type OwnAnswers, OwnReply, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import { type Repetition, repeat } from '#platform/process/repeat.ts';
import { checkPlan } from './check-plan.ts';
import { createClimateReader } from './climate-reader.ts';
import { type ClimateDocumentInput, createClimateDocumentKind } from './document/climate-document-kind.ts';
import { makeOutlookFetch } from './fetch-outlook.ts';
import type { ClimateNeeds } from './needs.ts';

const LIMIT = { name: 'climate-bulletins', perMinute: 30, perDay: 500 } as const;
const REFRESH_MS = 60_000;

/** First midnight of the requested month, by default the next. Throws `AppError` `badInput`. */
function getMonth({ kind, month }: { kind: ClimateOrder['kind']; month?: string }, now: EpochSeconds): EpochSeconds {
  if (month === undefined || CLIMATE_KINDS[kind].unit === 'day') return findDefaultMonth(now);
  const at = parseClimateMonth(month, now);
  if (at !== null) return at;
  throw new AppError('badInput', {
    detail: { vi: climateMessages.vi.refusals.month, en: climateMessages.en.refusals.month },
  });
}

type Kind = ReturnType<typeof createClimateDocumentKind>;

function listAnswers(needs: ClimateNeeds, kind: Kind): OwnAnswers<typeof CLIMATE_CALLS> {
  const { database } = needs;
  return {
    async climatePrint({ accountId }, input) {
      const body = requireFitting(ClimateInput, input.body ?? {}, input.language);
      const order: ClimateOrder = { kind: body.kind, area: body.region, month: getMonth(body, needs.clock()) };
      const { planId } = await needs.findPlan(accountId);
      const ordered = await listJobInputs<ClimateDocumentInput>(database, accountId, kind.name);
      checkPlan(
        order,
        planId,
        ordered.map(({ area }) => area),
      );
      const drawn = { ...order, language: body.language ?? input.language };
      return {
        jobId: await addAccountJob(database, { kind, accountId, input: drawn, now: needs.machineClock() }),
      };
    },
    async climateFile(key) {
      const job = await findAccountJob(database, key);
      const file = job?.kind === kind.name ? await findJobFile(database, key) : null;
      if (file === null) throw new AppError('notFound');
      return new OwnReply({
        kind: 'body',
        headers: {
          'content-type': file.mediaType,
          'content-disposition': `attachment; filename="${file.name}"`,
          'cache-control': 'private, no-store',
        },
        body: file.bytes,
      });
    },
  };
}

interface OpenClimate extends Feature {
  readonly web: {
    readonly makeClimateBulletin: (order: ClimateOrder) => Promise<ClimateBulletin | null>;
    /** The stored seasonal forecast; null without a current one, and with demo weather. */
    readonly findSeasonalOutlook: () => SeasonalOutlook | null;
  };
}

/** Climate bulletins: page, ordered documents, and storage of past days. */
export function openClimate(needs: ClimateNeeds): OpenClimate {
  const reader = createClimateReader(needs);
  const kind = createClimateDocumentKind(needs, reader);
  const { outlookAddress: address } = needs;
  const onError = (problem: string): void => needs.warn(`Climate bulletins: ${problem}`);
  let refreshing: Repetition | null = null;
  return {
    name: 'climate',
    rawRoutes: toOwnRoutes(CLIMATE_CALLS, listAnswers(needs, kind), { limit: LIMIT }),
    jobs: [
      { name: 'climate.close-days', everySeconds: HOUR_SECONDS, run: reader.closeDays },
      ...(address === null ? [] : [makeOutlookFetch({ ...needs, address })]),
    ],
    accountJobs: [kind],
    cacheVersion: reader.version,
    start: async () => {
      // If the database is down, the first turn of the job reads it.
      reader.refresh().catch(() => undefined);
      refreshing = repeat({ everyMs: REFRESH_MS, work: reader.refresh, onError });
    },
    stop: async () => refreshing?.stop(),
    web: {
      findSeasonalOutlook() {
        const outlook = needs.demo() ? null : needs.readOutlook();
        return outlook !== null && isCurrentOutlook(outlook, needs.clock()) ? outlook : null;
      },
      async makeClimateBulletin(order) {
        try {
          return await reader.makeBulletin(order);
        } catch (error) {
          onError(describeError(error));
          return null;
        }
      },
    },
  };
}
