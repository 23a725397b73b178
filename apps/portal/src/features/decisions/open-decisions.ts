import { BRAND } from '@portal/content/brand';
import { type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { DecisionBoard } from '@portal/contract/endpoints/decisions';
import type { Feature } from '#platform/feature.ts';
import { type ChangeNeeds, listChangeJobs } from './changes/change-jobs.ts';
import { listBoardRoutes } from './evaluate/board-route.ts';
import { evaluateActivities, requireDays } from './evaluate/evaluate-activities.ts';
import { writeBoard } from './evaluate/write-board.ts';
import type { DecisionNeeds } from './needs.ts';
import { listOwnActivityRoutes } from './own/own-routes.ts';

/** The public call, limited for guests. */
function createEvaluateRoute(needs: DecisionNeeds): EndpointRoute {
  return {
    ...toEndpointRoute(ENDPOINTS_BY_ID.decisionsEvaluate, (input, context) =>
      evaluateActivities(needs, input, context),
    ),
    allow: (query, caller) => requireDays(needs, query, caller),
    writeFile: (reply, format, language) =>
      writeBoard(reply as DecisionBoard, format, { product: BRAND.slug, language }),
  };
}

/** The decision board: public call, saved activities, and e-mails about changed advice. */
export function openDecisions(needs: ChangeNeeds): Feature {
  return {
    name: 'decisions',
    routes: [createEvaluateRoute(needs)],
    rawRoutes: [...listBoardRoutes(needs), ...listOwnActivityRoutes(needs)],
    jobs: listChangeJobs(needs),
  };
}
