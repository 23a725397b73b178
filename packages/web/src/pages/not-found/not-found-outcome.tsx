import { noticesMessages } from '@portal/content/messages/notices-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { CallApi } from '@portal/contract/call-api';
import { type FoundPlace, placesSearch } from '@portal/contract/endpoints/places';
import { toLanguagePath } from '@portal/routes/counterpart';
import { isRouteId } from '@portal/routes/get-route';
import type { RouteId } from '@portal/routes/route-id';
import { PlaceList } from '#components/places/place-list.tsx';
import { LinkList, Notice } from '#components/ui/notice.tsx';
import { Island } from '#islands/island.tsx';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { Page, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';

const MOST = 5;
const LONGEST = 60;
const PREFIX = /^(thoi-tiet-nha-nong|agri-weather|thoi-tiet|weather)-/;

/** Words of a path that may be a place's name: its first segment without what every weather path begins with. */
export function toLikelyName(path: string): string {
  const [, first = ''] = path.split('/');
  const bare = first.toLowerCase().replace(PREFIX, '');
  const words = bare.replace(/[^a-z0-9]+/g, ' ').trim();
  return isRouteId(bare) ? '' : words.slice(0, LONGEST);
}

/** Places named like the words of a path; none where search does not answer. */
async function findNearestNames(path: string, language: 'vi' | 'en', call: CallApi): Promise<readonly FoundPlace[]> {
  const name = toLikelyName(path);
  if (name === '') return [];
  const result = await call(placesSearch, { query: { q: name, limit: MOST, lang: language } });
  return result.ok ? result.reply.places : [];
}

const SECTIONS: readonly RouteId[] = ['home', 'map', 'news', 'products', 'contact'];

interface NotFoundBodyProps {
  readonly language: 'vi' | 'en';
  readonly nearest: readonly FoundPlace[];
}

function NotFoundBody({ language, nearest }: NotFoundBodyProps) {
  const words = noticesMessages[language].notFound;
  const sections = SECTIONS.map((id) => ({ href: toLanguagePath(id, language), label: routeText[language][id].title }));
  return (
    <Notice heading={words.heading} drawing="signpost">
      <p>{words.text}</p>
      <Island name="place-search" wake="interaction" component={PlaceSearch} props={makePlaceSearchProps(language)} />
      {nearest.length > 0 && (
        <>
          <h2>{words.nearest}</h2>
          <PlaceList places={nearest} language={language} />
        </>
      )}
      <h2>{words.sections}</h2>
      <LinkList links={sections} />
    </Notice>
  );
}

/** The not-found page with the names that are at hand. */
function toNotFoundOutcome({ language }: PageRequest, nearest: readonly FoundPlace[]): PageOutcome {
  const { title, description } = routeText[language]['not-found'];
  return {
    kind: 'page',
    status: 404,
    head: { title, description, indexable: false },
    body: <NotFoundBody language={language} nearest={nearest} />,
  };
}

/** The not-found page with the nearest names; without any given they are searched by the words of the path. */
export async function notFoundOutcome(
  request: PageRequest,
  call: CallApi,
  nearest: readonly FoundPlace[],
): Promise<PageOutcome> {
  const names = nearest.length > 0 ? nearest : await findNearestNames(request.path, request.language, call);
  return toNotFoundOutcome(request, names);
}

/** `/khong-tim-thay | /not-found`, and every address that stands for nothing. */
export const notFoundPage: Page = async (request) => toNotFoundOutcome(request, []);
