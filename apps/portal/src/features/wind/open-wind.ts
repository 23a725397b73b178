import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { WIND_FARM_ADDRESSES, type WindFarmCallId } from '@portal/contract/wind-farm-addresses.table';
import type { Feature } from '#platform/feature.ts';
import { getAccountId, type OwnAnswer, REMOVED, toJsonReply, toOwnKey } from '#platform/http/own-account-reply.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { findPower } from './find-power.ts';
import { findWindows } from './find-windows.ts';
import type { OwnFarmNeeds, WindWeather } from './needs.ts';
import { addFarm, changeFarm, importCurve, removeFarm, showFarms } from './own/farms.ts';

const LIMIT = { name: 'wind-farms', perMinute: 60, perDay: 2000 } as const;

function listAnswers(needs: OwnFarmNeeds) {
  return {
    windFarmsList: async (_request, context) => toJsonReply(await showFarms(needs, getAccountId(context))),
    windFarmAdd: async ({ body }, context) =>
      toJsonReply(await addFarm(needs, getAccountId(context), body, context.language), 201),
    windFarmChange: async (request, context) =>
      toJsonReply(await changeFarm(needs, toOwnKey(request, context), request.body, context.language)),
    async windFarmRemove(request, context) {
      await removeFarm(needs, toOwnKey(request, context));
      return REMOVED;
    },
    windFarmCurve: async (request, context) =>
      toJsonReply(
        await importCurve(needs, toOwnKey(request, context), {
          bytes: request.body,
          query: request.query,
          language: context.language,
        }),
      ),
  } as const satisfies Record<WindFarmCallId, OwnAnswer>;
}

function findBody(id: WindFarmCallId): Pick<RawRoute, 'body'> {
  if (id === 'windFarmCurve') return { body: 'bytes' };
  return WIND_FARM_ADDRESSES[id].method === 'DELETE' ? {} : { body: 'json' };
}

export function listFarmRoutes(needs: OwnFarmNeeds): readonly RawRoute[] {
  return Object.entries(listAnswers(needs)).map(([name, handle]): RawRoute => {
    const id = name as WindFarmCallId;
    const { method, path } = WIND_FARM_ADDRESSES[id];
    const writes = method === 'GET' ? {} : { ownPagesOnly: true, ...findBody(id) };
    return { method, path, handle, access: 'account', limit: LIMIT, ...writes };
  });
}

/** Power and work windows at sea for everybody, and saved farms of accounts. */
export function openWind(needs: WindWeather & OwnFarmNeeds): Feature {
  return {
    name: 'wind',
    routes: [
      toEndpointRoute(ENDPOINTS_BY_ID.windPower, (input) => findPower(needs, input)),
      toEndpointRoute(ENDPOINTS_BY_ID.windWindows, (input, context) => findWindows(needs, input, context)),
    ],
    rawRoutes: listFarmRoutes(needs),
  };
}
