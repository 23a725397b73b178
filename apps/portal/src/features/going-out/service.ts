import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Feature } from '#platform/feature.ts';
import { findGoingOut } from './find-going-out.ts';
import type { GoingOutNeeds } from './needs.ts';

/** When to leave, by the rain on the way. Its replies change with weather and frames, whose features say so. */
export const openGoingOut = (needs: GoingOutNeeds): Feature => ({
  name: 'going-out',
  routes: [toEndpointRoute(ENDPOINTS_BY_ID.goingOut, (input) => findGoingOut(needs, input))],
});
