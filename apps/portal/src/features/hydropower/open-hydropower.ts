import { MOST_OUTLINE_BYTES } from '@portal/contract/own/catchment-addresses.table';
import { CATCHMENT_CALLS } from '@portal/contract/own/catchment-calls';
import type { ShownBulletin } from '@portal/contract/own/catchment-forecasts';
import type { AccountJobKind } from '#platform/account-jobs/account-job.ts';
import type { Feature } from '#platform/feature.ts';
import { toJsonReply } from '#platform/http/own-account-reply.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { type OwnAnswers, OwnReply, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import { createBasinRain } from './basin-rain.ts';
import { answerBulletinFile, issueOwnBulletin, showBulletin, showBulletins } from './bulletin/bulletins.ts';
import { type BulletinNeeds, createBulletinIssuer } from './bulletin/issue-bulletins.ts';
import { checkOutline, createCatchments, getActiveCatchment, showCatchment } from './catchments.ts';
import { createFitKind } from './fit-kind.ts';
import { forecastOwn, orderFit, settleCandidate, showRecords, uploadSeries } from './inflow.ts';
import { PLANTS } from './list-plants.ts';
import type { OwnCatchmentNeeds } from './needs.ts';
import type { BasinRainNeeds } from './read-basin.ts';
import { MOST_SERIES_BYTES } from './read-series-file.ts';
import { changeReservoir, showReservoir } from './reservoirs.ts';
import { createSampleBasin } from './sample-basin.ts';

interface OpenHydropowerNeeds extends OwnCatchmentNeeds {
  readonly sky: BasinRainNeeds;
}

const LIMIT = { name: 'catchments', perMinute: 120, perDay: 5000 } as const;
/** Reading an outline of ten thousand points or drawing a bulletin costs as much as twenty pages. */
const READING_LIMIT = { name: 'catchment-outlines', perMinute: 20, perDay: 500 } as const;
const ISSUE_EVERY_SECONDS = 60;
/** Ten thousand points as JSON, and the other fields. */
const MOST_BODY_BYTES = 2 * 2 ** 20;

function listAnswers(needs: BulletinNeeds) {
  const { readRain } = needs;
  const catchments = createCatchments(needs);
  return {
    catchmentsList: catchments.list,
    catchmentPlants: async () => ({ items: PLANTS }),
    catchmentCheck: async (_key, { body, language }) => checkOutline(body, language),
    catchmentAdd: catchments.add,
    catchmentShow: (key) => showCatchment(needs, key),
    catchmentChange: catchments.change,
    catchmentRemove: catchments.remove,
    catchmentRain: async (key) => readRain(await getActiveCatchment(needs, key)),
    catchmentRecords: (key) => showRecords(needs, key),
    catchmentInflow: (key, upload) => uploadSeries(needs, key, upload),
    catchmentModel: (key, { body, language }) => settleCandidate(needs, key, body, language),
    catchmentFit: (key, { body }) => orderFit(needs, key, body),
    catchmentForecast: (key, { query, language }) => forecastOwn(needs, key, query.release, language),
    catchmentReservoir: (key) => showReservoir(needs, key),
    catchmentReservoirChange: (key, { body, language }) => changeReservoir(needs, key, body, language),
    catchmentBulletins: (key, { language }) => showBulletins(needs, key, language),
    async catchmentBulletinIssue(key) {
      const { number, isNew } = await issueOwnBulletin(needs, key);
      return new OwnReply(toJsonReply({ number }, isNew ? 201 : 200));
    },
    // Bulletins that were issued before ensemble members were stored lack their fields.
    catchmentBulletin: async (key, input) => (await showBulletin(needs, key, input)) as unknown as ShownBulletin,
    catchmentBulletinFile: async (key, input) => new OwnReply(await answerBulletinFile(needs, key, input)),
  } satisfies OwnAnswers<typeof CATCHMENT_CALLS>;
}

/** Outlines and series are larger than the bodies of other calls. */
const WRITING = { mostBytes: MOST_BODY_BYTES, limit: READING_LIMIT } as const;
const CALLS = {
  catchmentAdd: WRITING,
  catchmentChange: WRITING,
  catchmentFit: WRITING,
  catchmentModel: WRITING,
  catchmentReservoirChange: WRITING,
  catchmentBulletinIssue: WRITING,
  catchmentBulletinFile: { limit: READING_LIMIT },
  catchmentCheck: { ...WRITING, mostBytes: MOST_OUTLINE_BYTES },
  catchmentInflow: { ...WRITING, mostBytes: MOST_SERIES_BYTES },
} as const satisfies Partial<Record<keyof typeof CATCHMENT_CALLS, Partial<RawRoute>>>;

interface OpenHydropower extends Feature {
  readonly web: { readonly readSampleBasin: ReturnType<typeof createSampleBasin> };
}

/** The hydropower desk: catchments, their rain, inflow, levels and bulletins. */
export function openHydropower(opened: OpenHydropowerNeeds): OpenHydropower {
  const needs: BulletinNeeds = { ...opened, ...createBasinRain(opened.sky) };
  const issueBulletins = createBulletinIssuer(needs);
  return {
    name: 'hydropower',
    rawRoutes: toOwnRoutes(CATCHMENT_CALLS, listAnswers(needs), { limit: LIMIT, calls: CALLS }),
    jobs: [
      {
        name: 'hydropower.issue-bulletins',
        everySeconds: ISSUE_EVERY_SECONDS,
        run: ({ signal }) => issueBulletins(signal),
      },
    ],
    accountJobs: [createFitKind(needs) as AccountJobKind],
    web: { readSampleBasin: createSampleBasin(needs.readRain) },
  };
}
