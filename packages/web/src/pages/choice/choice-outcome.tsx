import { noticesMessages } from '@portal/content/messages/notices-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import { PlaceList } from '#components/places/place-list.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';

/** One slug, several places: the reader chooses, nothing is guessed. */
export async function choiceOutcome(
  { language }: PageRequest,
  _call: CallApi,
  places: readonly FoundPlace[],
): Promise<PageOutcome> {
  const words = noticesMessages[language].choice;
  const heading = words.heading(places[0]?.name ?? '');
  return {
    kind: 'page',
    status: 200,
    head: { title: heading, description: words.text, indexable: false },
    body: (
      <Notice heading={heading}>
        <p>{words.text}</p>
        <PlaceList places={places} language={language} />
      </Notice>
    ),
  };
}
