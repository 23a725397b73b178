import {
  CATCHMENT_ADDRESSES,
  type CatchmentCallId,
  MOST_OUTLINE_BYTES,
} from '@portal/contract/catchment-addresses.table';
import type { RequestContext } from '@portal/contract/context';
import type { AccountJobKind } from '#platform/account-jobs/account-job.ts';
import type { Feature } from '#platform/feature.ts';
import { getAccountId, type OwnAnswer, REMOVED, toJsonReply, toOwnKey } from '#platform/http/own-account-reply.ts';
import type { RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import { createBasinRain } from './basin-rain.ts';
import { answerBulletinFile, issueOwnBulletin, showBulletin, showBulletins } from './bulletin/bulletins.ts';
import { type BulletinNeeds, createBulletinIssuer } from './bulletin/issue-bulletins.ts';
import {
  addCatchment,
  changeCatchment,
  checkOutline,
  getActiveCatchment,
  removeCatchment,
  showCatchment,
  showCatchments,
} from './catchments.ts';
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

const toBulletinAsk = (request: RawRequest, context: RequestContext) => ({
  ...toOwnKey(request, context),
  number: request.parameters.number,
  language: context.language,
});

function listAnswers(needs: BulletinNeeds) {
  const { readRain } = needs;
  return {
    catchmentsList: async (_request, context) =>
      toJsonReply({ items: await showCatchments(needs, getAccountId(context)) }),
    catchmentPlants: async () => toJsonReply({ items: PLANTS }),
    catchmentCheck: async ({ body }, { language }) => toJsonReply(checkOutline(body, language)),
    catchmentAdd: async ({ body }, context) =>
      toJsonReply(await addCatchment(needs, getAccountId(context), body, context.language), 201),
    catchmentShow: async (request, context) => toJsonReply(await showCatchment(needs, toOwnKey(request, context))),
    catchmentChange: async (request, context) =>
      toJsonReply(await changeCatchment(needs, toOwnKey(request, context), request.body, context.language)),
    async catchmentRemove(request, context) {
      await removeCatchment(needs, toOwnKey(request, context));
      return REMOVED;
    },
    catchmentRain: async (request, context) =>
      toJsonReply(await readRain(await getActiveCatchment(needs, toOwnKey(request, context)))),
    catchmentRecords: async (request, context) => toJsonReply(await showRecords(needs, toOwnKey(request, context))),
    catchmentInflow: async (request, context) =>
      toJsonReply(
        await uploadSeries(needs, toOwnKey(request, context), {
          body: request.body,
          query: request.query,
          language: context.language,
        }),
      ),
    catchmentModel: async (request, context) =>
      toJsonReply(await settleCandidate(needs, toOwnKey(request, context), request.body, context.language)),
    catchmentFit: async (request, context) =>
      toJsonReply(await orderFit(needs, toOwnKey(request, context), request.body), 202),
    catchmentForecast: async (request, context) =>
      toJsonReply(
        await forecastOwn(needs, {
          ...toOwnKey(request, context),
          release: request.query.release,
          language: context.language,
        }),
      ),
    catchmentReservoir: async (request, context) => toJsonReply(await showReservoir(needs, toOwnKey(request, context))),
    catchmentReservoirChange: async (request, context) =>
      toJsonReply(await changeReservoir(needs, toOwnKey(request, context), request.body, context.language)),
    bulletinsList: async (request, context) =>
      toJsonReply(await showBulletins(needs, { ...toOwnKey(request, context), language: context.language })),
    async bulletinIssue(request, context) {
      const { number, isNew } = await issueOwnBulletin(needs, toOwnKey(request, context));
      return toJsonReply({ number }, isNew ? 201 : 200);
    },
    bulletinShow: async (request, context) => toJsonReply(await showBulletin(needs, toBulletinAsk(request, context))),
    bulletinFile: (request, context) =>
      answerBulletinFile(needs, { ...toBulletinAsk(request, context), format: request.query.format }),
  } as const satisfies Record<CatchmentCallId, OwnAnswer>;
}

/** Outlines are larger than the bodies of other calls. */
function toBody(id: CatchmentCallId): Partial<RawRoute> {
  const { method } = CATCHMENT_ADDRESSES[id];
  if (method === 'GET') return {};
  if (method === 'DELETE') return { ownPagesOnly: true };
  if (id === 'catchmentInflow') return { ownPagesOnly: true, body: 'bytes', mostBytes: MOST_SERIES_BYTES };
  const isFile = id === 'catchmentCheck';
  return {
    ownPagesOnly: true,
    body: isFile ? 'bytes' : 'json',
    mostBytes: isFile ? MOST_OUTLINE_BYTES : MOST_BODY_BYTES,
  };
}

interface OpenHydropower extends Feature {
  readonly web: { readonly readSampleBasin: ReturnType<typeof createSampleBasin> };
}

/** The hydropower desk: catchments, their rain, inflow, levels and bulletins. */
export function openHydropower(opened: OpenHydropowerNeeds): OpenHydropower {
  const needs: BulletinNeeds = { ...opened, ...createBasinRain(opened.sky) };
  const issueBulletins = createBulletinIssuer(needs);
  const rawRoutes = Object.entries(listAnswers(needs)).map(([name, handle]): RawRoute => {
    const id = name as CatchmentCallId;
    const { method, path } = CATCHMENT_ADDRESSES[id];
    const isCheap = (method === 'GET' || method === 'DELETE') && id !== 'bulletinFile';
    const limit = isCheap ? LIMIT : READING_LIMIT;
    return { method, path, handle, access: 'account', limit, ...toBody(id) };
  });
  return {
    name: 'hydropower',
    rawRoutes,
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
