import { createHttpCallApi } from '@portal/contract/client';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherHours24 } from '@portal/contract/endpoints/weather';
import {
  type HomePlacesProps,
  type PlaceCardFacts,
  toEmptyCardFacts,
  toPlaceCardFacts,
} from '#components/place-cards/place-card-facts.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { showNow } from '#components/weather/show-now.ts';
import type { StoredPlace } from '#islands/visitor/stored-place.ts';

/** Writes texts into the parts of a piece of markup that carry their names as `data-slot`. */
export function fillSlots(root: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const slot = root.querySelector(`[data-slot="${name}"]`);
    if (slot !== null) slot.textContent = text;
  }
}

/** A new copy of what a part's `<template>` holds. */
export function copyTemplate(part: ParentNode): HTMLElement | null {
  const element = part.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  return element instanceof HTMLElement ? element : null;
}
/** Puts the drawings of an hour's sky, one over the other, into a piece of markup that has elements for them. */
export function showSky(root: ParentNode, addresses: readonly string[]): void {
  root.querySelector('svg[data-slot="sky"]')?.toggleAttribute('data-badged', (addresses[2] ?? '') !== '');
  root.querySelectorAll('svg[data-slot="sky"] > use').forEach((use, index) => {
    const address = addresses[index] ?? '';
    if (address === '') use.removeAttribute('href');
    else use.setAttribute('href', address);
  });
}

const call = createHttpCallApi('');

/** What every card of a page is drawn with. */
export interface CardStyle {
  readonly words: HomePlacesProps['words'];
  readonly style: ValueStyle;
  /** Path of a place's page with `{location}` in it. */
  readonly path: string;
}

/** Writes all that a card says; nothing of what it said before stays. */
function showFacts(card: HTMLElement, { bars, clocks, sky, temperature, state, rain, note }: PlaceCardFacts): void {
  fillSlots(card, { temperature, state, rain, note });
  showSky(card, sky);
  card.querySelectorAll('svg > path').forEach((path, level) => {
    path.setAttribute('d', bars[level] ?? '');
  });
  card.querySelectorAll('[data-clock]').forEach((slot, index) => {
    slot.textContent = clocks[index] ?? '';
  });
}

/** Puts a place's name and address into a card, at once, without the weather that stood there. */
export function nameCard(card: HTMLElement, place: StoredPlace, { path }: CardStyle): void {
  const { main, secondary } = place.displayName;
  showFacts(card, toEmptyCardFacts(''));
  fillSlots(card, { name: main, secondary });
  card.querySelector('a')?.setAttribute('href', path.replace('{location}', place.slug));
}

/** Asks for a place's hours and this minute and fills its card; says so on the card where they do not come. Answers what came. */
export async function fillCard(
  card: HTMLElement,
  place: StoredPlace,
  { words, style }: CardStyle,
): Promise<EndpointReply<typeof weatherHours24> | null> {
  const input = { query: { location: place.slug, lang: style.language } };
  const [result, present] = await Promise.all([call('weatherHours24', input), call('weatherNow', input)]);
  if (!result.ok) {
    showFacts(card, toEmptyCardFacts(words.failed));
    return null;
  }
  const { main, secondary } = result.reply.place.displayName;
  const hours = showNow(result.reply.hours, present.ok ? present.reply.now : undefined);
  showFacts(card, toPlaceCardFacts({ ...result.reply, hours }, words, style));
  fillSlots(card, { name: main, secondary });
  return result.reply;
}
