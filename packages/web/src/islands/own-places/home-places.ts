import { describeUnderWarning } from '@portal/content/warnings/describe-under-warning';
import { createHttpCallApi } from '@portal/contract/client';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import type { HomePlacesProps } from '#components/place-cards/place-card-facts.ts';
import { fillWords } from '#components/places/place-words.ts';
import { formatClock, formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import {
  isSamePlace,
  listRecentPlaces,
  listSavedPlaces,
  renameRecentPlaces,
  type StoredPlace,
  savePlaces,
  withMoved,
  withoutPlace,
} from '#islands/visitor/stored-place.ts';
import { fetchHistory, nameInLanguage } from './fetch-history.ts';
import { type CardStyle, copyTemplate, fillCard, fillSlots, nameCard } from './fill-card.ts';

type Card = readonly [place: StoredPlace, card: HTMLElement];

const TOOLS = ['earlier', 'later', 'remove'] as const;

function findTool(card: HTMLElement | undefined, tool: string): HTMLElement | null {
  return card?.querySelector<HTMLElement>(`[data-tool="${tool}"]`) ?? null;
}

/** The saved places as cards with their weather of now, to be moved and removed by buttons. */
function arrangeSavedPlaces(section: HTMLElement, board: CardStyle): void {
  const { words } = board;
  const list = section.querySelector('ul');
  const heading = section.querySelector('h2');
  const arrange = section.querySelector<HTMLButtonElement>('button[aria-pressed]');
  const status = section.querySelector('[role="status"]');
  const hint = section.querySelector('h2 ~ p');
  if (list === null || heading === null || arrange === null || status === null) return;
  const cities = [...list.children];
  let cards: readonly Card[] = [];

  const showTools = (): void => {
    const isOn = arrange.ariaPressed === 'true';
    arrange.textContent = isOn ? words.done : words.arrange;
    for (const [, card] of cards) card.lastElementChild?.toggleAttribute('hidden', !isOn);
  };
  const show = (): void => {
    const hasPlaces = cards.length > 0;
    list.replaceChildren(...(hasPlaces ? cards.map(([, card]) => card) : cities));
    heading.textContent = hasPlaces ? words.saved : words.cities;
    hint?.toggleAttribute('hidden', hasPlaces);
    arrange.toggleAttribute('hidden', !hasPlaces);
    showTools();
  };
  const change = (place: StoredPlace, tool: (typeof TOOLS)[number]): void => {
    const places = cards.map(([known]) => known);
    const steps = tool === 'earlier' ? -1 : 1;
    const next = tool === 'remove' ? withoutPlace(places, place) : withMoved(places, place, steps);
    savePlaces(next);
    const from = places.findIndex((known) => isSamePlace(known, place));
    cards = next
      .map((known) => cards.find(([other]) => isSamePlace(other, known)))
      .filter((card) => card !== undefined);
    show();
    const at = next.findIndex((known) => isSamePlace(known, place));
    const name = place.displayName.main;
    status.textContent = fillWords(at < 0 ? words.removed : words.moved, { place: name, count: at + 1 });
    const focused = cards[at < 0 ? Math.min(from, cards.length - 1) : at]?.[1];
    (findTool(focused, tool) ?? heading.parentElement?.querySelector('button:not([hidden])'))?.focus();
  };
  const makeCard = (place: StoredPlace): Card | null => {
    const card = copyTemplate(section);
    if (card === null) return null;
    nameCard(card, place, board);
    for (const tool of TOOLS) {
      const button = findTool(card, tool);
      button?.setAttribute('aria-label', fillWords(words[tool], { place: place.displayName.main }));
      button?.addEventListener('click', () => change(place, tool));
    }
    void fillCard(card, place, board);
    return [place, card];
  };

  cards = listSavedPlaces()
    .map(makeCard)
    .filter((card) => card !== null);
  arrange.addEventListener('click', () => {
    arrange.ariaPressed = String(arrange.ariaPressed !== 'true');
    showTools();
  });
  show();
}

const call = createHttpCallApi('');

/**
 * What the model says of a place, as every page words it: beside an emergency bulletin named as the model's. Empty where either
 * is not known, for a forecast of dry weather may not stand beside a bulletin that could not be fetched.
 */
async function fetchSentence(place: StoredPlace, { language, temperatureUnit: unit }: ValueStyle): Promise<string> {
  const query = { location: place.slug, lang: language };
  const [smartgen, warnings] = await Promise.all([
    call('weatherSmartgen', { query: { ...query, unit } }),
    call('warningsList', { query }),
  ]);
  if (!smartgen.ok || !warnings.ok || smartgen.reply.text === null) return '';
  if (!warnings.reply.items.some(isEmergency)) return smartgen.reply.text;
  const { runAt } = smartgen.reply.issued;
  return describeUnderWarning(smartgen.reply.text, runAt === null ? null : formatClock(runAt), language);
}

/** The place visited last, in the space that the page reserves for it. */
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

/** The other visited places, with their temperature of now, instead of the cities that everybody is offered. */
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

/** On the home page: the last place, the recent ones and the saved ones, each in reserved space. */
export function mountHomePlaces(section: HTMLElement): void {
  const { language, temperatureUnit, path, words } = JSON.parse(section.dataset.props ?? '{}') as HomePlacesProps;
  const style: ValueStyle = { language, temperatureUnit, windUnit: 'kmh' };
  const history = listRecentPlaces();
  const [last] = history;
  if (last !== undefined) void showLast(last, { words, style, path });
  void showRecentLinks({ history, path, label: words.recent, style });
  if (listSavedPlaces().length > 0) arrangeSavedPlaces(section, { words, style, path });
}
