import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Feature } from '#platform/feature.ts';
import { findPower } from './find-power.ts';
import { findWindows } from './find-windows.ts';
import type { OwnFarmNeeds, WindWeather } from './needs.ts';
import { listFarmRoutes } from './own/farms.ts';

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
