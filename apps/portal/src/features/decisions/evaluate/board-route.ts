import { BRAND } from '@portal/content/brand';
import { decisionMessages } from '@portal/content/decisions/decision-messages';
import type { SeriesFormat } from '@portal/contract/endpoint';
import { DECISION_BOARD_PATH } from '@portal/contract/endpoint-addresses.table';
import { parseBoardQuery } from '@portal/domain/decision/board-query';
import type { RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { DecisionNeeds } from '../needs.ts';
import { GUEST_DAYS, toBoard } from './evaluate-activities.ts';
import { writeBoard } from './write-board.ts';

const FRESH_SECONDS = 300;

/** The board of a page's address as a file, with a guest's three activities and three days. */
function createBoardRoute({ locate, readWorkHours }: DecisionNeeds, format: SeriesFormat): RawRoute {
  function handle({ query }: RawRequest) {
    const language = query.lang === 'en' ? 'en' : 'vi';
    const { works } = parseBoardQuery(query);
    const place = locate({ location: typeof query.place === 'string' ? query.place : '', lang: language });
    const activities = works.map(({ template, conditions, costLoss }) => ({
      name: decisionMessages[language].templates[template],
      conditions,
      costLoss,
    }));
    const board = toBoard(activities, readWorkHours(place, GUEST_DAYS * 24, language), language);
    const { contentType, body, headers } = writeBoard({ ...board, place }, format, { product: BRAND.slug, language });
    return {
      kind: 'body',
      headers: {
        ...headers,
        'content-type': contentType,
        'content-language': language,
        'cache-control': `public, max-age=${FRESH_SECONDS}`,
        'x-robots-tag': 'noindex',
      },
      body,
    } as const;
  }
  return { method: 'GET', path: `${DECISION_BOARD_PATH}.${format}`, limit: 'calls', handle };
}

export const listBoardRoutes = (needs: DecisionNeeds): readonly RawRoute[] =>
  (['csv', 'ics'] as const).map((format) => createBoardRoute(needs, format));
