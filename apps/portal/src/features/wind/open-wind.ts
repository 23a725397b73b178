import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { WIND_FARM_CALLS } from '@portal/contract/own/wind-farms';
import type { Feature } from '#platform/feature.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { type OwnAnswers, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import { findPower } from './find-power.ts';
import { findWindows } from './find-windows.ts';
import type { OwnFarmNeeds, WindWeather } from './needs.ts';
import { FARMS } from './own/farm-store.ts';
import { addFarm, changeFarm, importCurve, showFarms } from './own/farms.ts';

const LIMIT = { name: 'wind-farms', perMinute: 60, perDay: 2000 } as const;

export function listFarmRoutes(needs: OwnFarmNeeds): readonly RawRoute[] {
  const answers: OwnAnswers<typeof WIND_FARM_CALLS> = {
    windFarmsList: ({ accountId }) => showFarms(needs, accountId),
    windFarmAdd: ({ accountId }, { body, language }) => addFarm(needs, accountId, body, language),
    windFarmChange: (key, { body, language }) => changeFarm(needs, key, body, language),
    windFarmRemove: (key) => FARMS.remove(needs.database, key),
    windFarmCurve: (key, upload) => importCurve(needs, key, upload),
  };
  return toOwnRoutes(WIND_FARM_CALLS, answers, { limit: LIMIT });
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
