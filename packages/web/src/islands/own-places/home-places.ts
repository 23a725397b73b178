import { describeUnderWarning } from '@portal/content/warnings/describe-under-warning';
import { createHttpCallApi } from '@portal/contract/client';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import type { HomePlacesProps } from '#components/place-cards/home-places-props.ts';
import { fillWords } from '#components/places/fill-words.ts';
import { formatClock, formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { listSavedPlaces } from '#islands/visitor/saved-places.ts';
import { listRecentPlaces, renameRecentPlaces } from '#islands/visitor/search-history.ts';
import type { StoredPlace } from '#islands/visitor/stored-place.ts';
import { arrangeSavedPlaces } from './arrange-saved-places.ts';
import { fetchHistory } from './fetch-history.ts';
import { type CardStyle, fillCard, nameCard } from './fill-card.ts';
import { fillSlots } from './fill-slots.ts';
import { nameInLanguage } from './name-in-language.ts';

const call = createHttpCallApi('');

/**
 * What the model says of a place, as every page words it: beside an emergency bulletin named as the model's. Empty where either
 * is not known, for a promise that it stays dry may not stand beside a bulletin that could not be asked for.
 */
async function fetchSentence(place: StoredPlace, { language, temperatureUnit: unit }: ValueStyle): Promise<string> {
  const query = { location: place.slug, lang: language };
  const [told, warnings] = await Promise.all([
    call('weatherSmartgen', { query: { ...query, unit } }),
    call('warningsList', { query }),
  ]);
  if (!told.ok || !warnings.ok || told.reply.text === null) return '';
  if (!warnings.reply.items.some(isEmergency)) return told.reply.text;
  const { runAt } = told.reply.issued;
  return describeUnderWarning(told.reply.text, runAt === null ? null : formatClock(runAt), language);
}

/** The place looked at last, in the room that the page keeps for it. */
async function showLast(place: StoredPlace, style: CardStyle): Promise<void> {
  const section = document.getElementById('last-place');
  if (section === null) return;
  nameCard(section, place, style);
  fillSlots(section, { sentence: '' });
  const [answer, sentence] = await Promise.all([fillCard(section, place, style), fetchSentence(place, style.style)]);
  const time = answer?.hours[0]?.at.slice(11, 16);
  fillSlots(section, {
    sentence,
    at: time === undefined ? '' : fillWords(style.words.at, { time }),
  });
  section.querySelector('[data-slot="demo"]')?.toggleAttribute('hidden', answer?.issued.demo !== true);
}

interface RecentLinks {
  readonly history: readonly StoredPlace[];
  readonly path: string;
  readonly label: string;
  readonly style: ValueStyle;
}

/** The other places looked at, with their temperature of now, instead of the cities that everybody is offered. */
async function showRecentLinks({ history, path, label, style }: RecentLinks): Promise<void> {
  const row = document.getElementById('quick-places');
  if (row === null || history.length === 0) return;
  const [named, weather] = await Promise.all([
    nameInLanguage(history, style.language),
    fetchHistory(history, style.language),
  ]);
  renameRecentPlaces(named);
  if (named.length < 2) return;
  const links = named.slice(1).map(({ displayName, slug }, index) => {
    const link = document.createElement('a');
    const item = weather.items[index + 1] ?? null;
    link.href = path.replace('{location}', slug);
    link.textContent = [displayName.main, item === null ? '' : formatTemperature(item.now.temperature, style)]
      .filter(Boolean)
      .join(' ');
    return link;
  });
  row.ariaLabel = label;
  fillSlots(row, { label });
  row.replaceChildren(...[...row.children].filter((child) => child.hasAttribute('data-slot')), ...links);
}

/** On the home page: the last place, the recent ones and the saved ones, each in room that is there already. */
export function mountHomePlaces(section: HTMLElement): void {
  const { language, temperatureUnit, path, words } = JSON.parse(section.dataset.props ?? '{}') as HomePlacesProps;
  const style: ValueStyle = { language, temperatureUnit, windUnit: 'kmh' };
  const history = listRecentPlaces();
  const [last] = history;
  if (last !== undefined) void showLast(last, { words, style, path });
  void showRecentLinks({ history, path, label: words.recent, style });
  if (listSavedPlaces().length > 0) arrangeSavedPlaces(section, { words, style, path });
}
