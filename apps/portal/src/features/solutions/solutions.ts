import { CONTENT_PAGES } from '@portal/content/content-pages';
import { routeText } from '@portal/content/messages/route-text';
import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Solution, SolutionDetail } from '@portal/contract/endpoints/bulletins';
import type { PostLanguage } from '@portal/contract/endpoints/post-schema';
import { AppError } from '@portal/contract/errors';
import { toPath } from '@portal/routes/to-path';
import type { Feature } from '#platform/feature.ts';

/** The specification's solutions, each with its scene. */
const SOLUTIONS = [
  { id: 'solutions-for-businesses', scene: 'city' },
  { id: 'solutions-for-agriculture', scene: 'rice' },
  { id: 'solutions-for-hydropower', scene: 'dam' },
] as const;

function toSolution({ id, scene }: (typeof SOLUTIONS)[number], asked: PostLanguage = 'VI'): Solution {
  const language = asked === 'EN' ? 'en' : 'vi';
  const route = `solution:${id}` as const;
  return {
    id,
    url: toPath(route, language),
    title: routeText[language][route].title,
    summary: CONTENT_PAGES[route][language].lead,
    image: `/news-images/scene-${scene}-640.webp`,
  };
}

function getDetail(id: string, asked: PostLanguage = 'VI'): SolutionDetail {
  const found = SOLUTIONS.find((solution) => solution.id === id);
  if (found === undefined) throw new AppError('notFound');
  const { blocks } = CONTENT_PAGES[`solution:${found.id}`][asked === 'EN' ? 'en' : 'vi'];
  return { ...toSolution(found, asked), blocks: blocks.map((block) => ({ ...block })) };
}

export const solutions = {
  name: 'solutions',
  routes: [
    toEndpointRoute(ENDPOINTS_BY_ID.solutions, ({ query }) =>
      SOLUTIONS.map((each) => toSolution(each, query.language)),
    ),
    toEndpointRoute(ENDPOINTS_BY_ID.solutionDetail, ({ query }) => getDetail(query.id, query.language)),
  ],
} as const satisfies Feature;
