import { createHttpCallApi } from '@portal/contract/client';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherHours24 } from '@portal/contract/endpoints/weather';
import type { HomePlacesProps } from '#components/place-cards/home-places-props.ts';
import { toPlaceCardFacts } from '#components/place-cards/place-card-facts.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';
import type { StoredPlace } from '#islands/visitor/stored-place.ts';
import { fillSlots } from './fill-slots.ts';
import { showSky } from './show-sky.ts';

const call = createHttpCallApi('');

/** What every card of a page is drawn with. */
export interface CardStyle {
  readonly words: HomePlacesProps['words'];
  readonly style: ValueStyle;
  /** Path of a place's page with `{location}` in it. */
  readonly path: string;
}

/** Puts a place's name and address into a card, at once. */
export function nameCard(card: HTMLElement, place: StoredPlace, { path }: CardStyle): void {
  const { main, secondary } = place.displayName;
  fillSlots(card, { name: main, secondary, temperature: '–', state: '', rain: '', note: '' });
  card.querySelector('a')?.setAttribute('href', path.replace('{location}', place.slug));
}

/** Asks for a place's hours and fills its card; says so on the card where they do not come. Answers what came. */
export async function fillCard(
  card: HTMLElement,
  place: StoredPlace,
  { words, style }: CardStyle,
): Promise<EndpointReply<typeof weatherHours24> | null> {
  const result = await call('weatherHours24', { query: { location: place.slug, lang: style.language } });
  if (!result.ok) {
    fillSlots(card, { state: words.failed });
    return null;
  }
  const { bars, clocks, sky, temperature, state, rain, note } = toPlaceCardFacts(result.reply, words, style);
  const { main, secondary } = result.reply.place.displayName;
  fillSlots(card, { name: main, secondary, temperature, state, rain, note });
  showSky(card, sky);
  card.querySelectorAll('svg > path').forEach((path, level) => {
    path.setAttribute('d', bars[level] ?? '');
  });
  card.querySelectorAll('[data-clock]').forEach((slot, index) => {
    slot.textContent = clocks[index] ?? '';
  });
  return result.reply;
}
