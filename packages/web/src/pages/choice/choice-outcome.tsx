import { noticesMessages } from '@portal/content/messages/notices-messages';
import type { CallApi } from '@portal/contract/call-api';
import { type FoundPlace, placesResolve } from '@portal/contract/endpoints/places';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import { PlaceList } from '#components/places/place-list.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';

const MOST_NAMED = 3;

/** Names that differ only in tone marks, without unit words: `Tân Thạnh`, `Tân Thành`. */
function listNames(places: readonly FoundPlace[]): readonly string[] {
  return [...new Set(places.map(({ name }) => stripUnitWord(name)))].slice(0, MOST_NAMED);
}

/** Vietnamese names: without tone marks they would look identical. */
async function loadVietnameseNames(places: readonly FoundPlace[], location: string, call: CallApi) {
  const resolved = await call(placesResolve, { query: { location, lang: 'vi' } });
  const found = resolved.ok && resolved.reply.outcome === 'choice' ? resolved.reply.places : [];
  const names = new Map(found.map(({ slug, name }) => [slug, name]));
  return places.map((place) => {
    const name = names.get(place.slug) ?? place.name;
    return { ...place, name, displayName: { ...place.displayName, main: name } };
  });
}

/** One slug for several places: the reader chooses. */
export async function choiceOutcome(
  { language, parameters }: PageRequest,
  call: CallApi,
  places: readonly FoundPlace[],
): Promise<PageOutcome> {
  const words = noticesMessages[language].choice;
  const named = language === 'vi' ? places : await loadVietnameseNames(places, parameters.location ?? '', call);
  const heading = words.heading(listNames(named).join(' / '));
  return {
    kind: 'page',
    status: 200,
    head: { title: heading, description: words.text, indexable: false },
    body: (
      <Notice heading={heading}>
        <p>{words.text}</p>
        <PlaceList places={named} language={language} nameLanguage="vi" />
      </Notice>
    ),
  };
}
