import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import type { Language } from '@portal/domain/language/language';
import { toPath } from '@portal/routes/to-path';
import type { IconName } from '#components/ui/icon.tsx';

/** Actions on a saved place's card with their icons. */
export const CARD_TOOLS = {
  earlier: 'arrow-left',
  later: 'arrow-right',
  remove: 'x',
} as const satisfies Record<string, IconName>;
export type CardTool = keyof typeof CARD_TOOLS;

type Words = CardTool | 'saved' | 'cities' | 'arrange' | 'done' | 'removed' | 'moved' | 'failed';

/** Props for the script that adds the reader's own places to the row. */
export interface HomePlacesProps {
  readonly language: Language;
  /** Address that returns the cards of the places in `saved`. */
  readonly cardsPath: string;
  /** Path of a place's page with `{location}`. */
  readonly path: string;
  readonly words: Readonly<Record<Words, string>>;
}

const MARK = 'LOCATION';

export function toHomePlacesProps(language: Language): HomePlacesProps {
  const { saved, cities, arrange, done, earlier, later, remove, removed, moved, failed } = ownPlacesMessages[language];
  return {
    language,
    cardsPath: toPath('home', language),
    path: toPath('weather:now', language, { location: MARK }).replace(MARK, '{location}'),
    words: { saved, cities, arrange, done, earlier, later, remove, removed, moved, failed },
  };
}
