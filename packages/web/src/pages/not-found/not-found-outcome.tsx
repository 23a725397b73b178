import { noticesMessages } from '@portal/content/messages/notices-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { CallApi } from '@portal/contract/call-api';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { PlaceList } from '#components/places/place-list.tsx';
import { LinkList } from '#components/ui/link-list.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Island } from '#islands/island.tsx';
import { makePlaceSearchProps } from '#islands/place-search/make-place-search-props.ts';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import type { PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { findNearestNames } from './find-nearest-names.ts';

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
export function toNotFoundOutcome({ language }: PageRequest, nearest: readonly FoundPlace[]): PageOutcome {
  const { title, description } = routeText[language]['not-found'];
  return {
    kind: 'page',
    status: 404,
    head: { title, description, indexable: false },
    body: <NotFoundBody language={language} nearest={nearest} />,
  };
}

/** The not-found page with the nearest names; without any at hand they are looked for by the words of the path. */
export async function notFoundOutcome(
  request: PageRequest,
  call: CallApi,
  nearest: readonly FoundPlace[],
): Promise<PageOutcome> {
  const names = nearest.length > 0 ? nearest : await findNearestNames(request.path, request.language, call);
  return toNotFoundOutcome(request, names);
}
