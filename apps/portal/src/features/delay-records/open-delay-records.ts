import { readFileSync } from 'node:fs';
import { requireFitting } from '@portal/contract/check-schema';
import { RECORD_MONTH_ADDRESS, RECORD_SCRIPT_ADDRESS } from '@portal/contract/own/delay-record-addresses.table';
import { DELAY_RECORD_CALLS, StatementInput } from '@portal/contract/own/records';
import { addAccountJob } from '#platform/account-jobs/add-account-job.ts';
import type { Feature } from '#platform/feature.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { type OwnAnswers, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import { createDayCloser } from './close-days.ts';
import type { RecordNeeds } from './needs.ts';
import { answerMonthFile, createRecordFinder } from './show-record.ts';
import { SITES } from './site-store.ts';
import { addSite, changeSite, removeSite, showSite, showSites } from './sites.ts';
import { createStatementKind, getClosedDays } from './statement/statement-kind.ts';

const LIMIT = { name: 'delay-records', perMinute: 60, perDay: 3000 } as const;
/** Verifiers fetch a few months; each file may have hundreds of kilobytes. */
const FILE_LIMIT = { name: 'weather-record-files', perMinute: 20, perDay: 500 } as const;
const CLOSE_EVERY_SECONDS = 60;
/** The verification script printed in the documentation. */
const SCRIPT = new URL('./verify-record.mjs', import.meta.url);
const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-disposition': 'attachment; filename="verify-record.mjs"',
  'cache-control': 'public, max-age=3600',
  'x-robots-tag': 'noindex',
};

function listAnswers(needs: RecordNeeds, kind: ReturnType<typeof createStatementKind>) {
  return {
    recordsList: async ({ accountId }) => ({ items: await showSites(needs, accountId) }),
    recordAdd: ({ accountId }, { body, language }) => addSite(needs, accountId, body, language),
    recordShow: (key) => showSite(needs, key),
    recordRename: (key, { body, language }) => changeSite(needs, key, body, language),
    recordEnd: (key) => removeSite(needs, key),
    async recordStatement(key, { body, language }) {
      const site = await SITES.get(needs.database, key);
      const { month } = requireFitting(StatementInput, body ?? {}, language);
      await getClosedDays(needs.database, site, month);
      const input = { siteId: site.id, month, language };
      const { accountId } = key;
      return { jobId: await addAccountJob(needs.database, { kind, accountId, input, now: needs.machineClock() }) };
    },
  } satisfies OwnAnswers<typeof DELAY_RECORD_CALLS>;
}

interface OpenDelayRecords extends Feature {
  readonly web: { readonly findWeatherRecord: ReturnType<typeof createRecordFinder> };
}

export function openDelayRecords(needs: RecordNeeds): OpenDelayRecords {
  const kind = createStatementKind(needs);
  const closeDays = createDayCloser(needs);
  const file: RawRoute = {
    ...RECORD_MONTH_ADDRESS,
    id: /^[a-z0-9]+$/,
    limit: FILE_LIMIT,
    handle: ({ parameters: { id = '', file: name = '' } }) => answerMonthFile(needs.database, id, name),
  };
  const script: RawRoute = {
    ...RECORD_SCRIPT_ADDRESS,
    limit: FILE_LIMIT,
    handle: () => ({ kind: 'body', headers: SCRIPT_HEADERS, body: readFileSync(SCRIPT) }),
  };
  return {
    name: 'delay-records',
    rawRoutes: [script, file, ...toOwnRoutes(DELAY_RECORD_CALLS, listAnswers(needs, kind), { limit: LIMIT })],
    jobs: [
      {
        name: 'delay-records.close-days',
        everySeconds: CLOSE_EVERY_SECONDS,
        run: ({ signal }) => closeDays(signal),
      },
    ],
    accountJobs: [kind],
    web: { findWeatherRecord: createRecordFinder(needs.database) },
  };
}
