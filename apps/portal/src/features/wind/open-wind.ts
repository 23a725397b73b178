import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Feature } from '#platform/feature.ts';
import type { OwnNeeds } from '#platform/own-resource/plan-count.ts';
import { findPower } from './find-power.ts';
import { findWindows } from './find-windows.ts';
import type { WindWeather } from './needs.ts';

/** Power and work windows at sea. */
export function openWind(needs: WindWeather & Pick<OwnNeeds, 'findPlan'>): Feature {
  return {
    name: 'wind',
    routes: [
      toEndpointRoute(ENDPOINTS_BY_ID.windPower, (input) => findPower(needs, input)),
      toEndpointRoute(ENDPOINTS_BY_ID.windWindows, (input, context) => findWindows(needs, input, context)),
    ],
  };
}
