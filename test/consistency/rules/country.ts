import type { PlaceSaid } from '../ask/ask-place.ts';
import type { ShownCard } from '../read/page-facts.ts';
import { FIRST_WET_CODE, isWetSymbol } from './now-statements.ts';
import { doesItRain } from './rain-now.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

/** Blocks of the home page whose cards describe this hour; those of `provinces` describe the day. */
const NOW_BLOCKS = new Set(['home-place', 'saved', 'head']);
const RAIN_FROM = 0.1;
const HIGHLANDS = new Set(['gia-lai', 'dak-lak', 'lam-dong']);
const RAINY_HIGHLANDS = /Tây Nguyên (?:có )?mưa nhiều nơi/i;
const DRY_BELOW = 20;

/** Veils of a sky that may hold rain or none: thunder nearby, and whatever a bulletin covers. */
const OPEN_VEILS = new Set(['thunder', 'storm']);

/** Whether a card shows rain, by its symbol or by the sky behind it; null where it shows neither. */
function showsRain({ symbol, drawn }: ShownCard): boolean | null {
  if (symbol !== null) return isWetSymbol(symbol);
  return drawn === undefined || OPEN_VEILS.has(drawn) ? null : drawn.startsWith('rain-');
}

/** Cards of the home page and rows of the map's list show the place's own rain. */
function checkCards(said: PlaceSaid, slug: string): Complaint[] {
  const { rains, because } = doesItRain(said);
  const today = said.api.days.days[0]?.rainProbability ?? null;
  return said.country.flatMap((page) =>
    page.cards
      .filter((card) => card.slug === slug)
      .flatMap((card): Complaint[] => {
        const complain = (expected: string): Complaint[] => [
          { page: namePage(page), found: `${card.where}: ${card.text}`, expected },
        ];
        if (card.where === 'map list') {
          // Ten minutes from now: only what no change within them explains.
          const first = said.api.steps[page.language].steps[0]?.rainRate ?? null;
          const agrees = first === null || first >= RAIN_FROM === (card.amount?.high ?? 0) >= RAIN_FROM;
          return agrees ? [] : complain(`${first} mm/h as the nowcast of the place`);
        }
        if (card.where === 'provinces') {
          const agrees = card.chance === null || today === null || Math.abs(card.chance - today) <= 1;
          return agrees ? [] : complain(`${today} % as the place's own day`);
        }
        const shown = NOW_BLOCKS.has(card.where) ? showsRain(card) : null;
        return shown === null || shown === rains ? [] : complain(`${rains ? 'rain' : 'no rain'} now, as by ${because}`);
      }),
  );
}

/** The map's point of the place. */
function checkPoint({ api }: PlaceSaid): Complaint[] {
  const point = api.map.points.find(({ stationCode }) => stationCode === api.now.place.stationCode);
  const { code } = api.now.now;
  if (point === undefined || point.code === null || code === null) return [];
  if (point.code >= FIRST_WET_CODE === code >= FIRST_WET_CODE) return [];
  return [{ page: 'API map', found: `code ${point.code}`, expected: `rain as in now: ${code}` }];
}

/** `Tây Nguyên mưa nhiều nơi` needs rain in the highlands' provinces. */
function checkRegion(said: PlaceSaid, slug: string): Complaint[] {
  if (!HIGHLANDS.has(slug)) return [];
  return said.country.flatMap((page) => {
    const chances = page.cards
      .filter((card) => HIGHLANDS.has(card.slug) && card.where === 'provinces')
      .map(({ chance }) => chance ?? 0);
    const shown = page.sentences.find(({ text }) => RAINY_HIGHLANDS.test(text));
    if (shown === undefined || chances.length === 0 || chances.some((chance) => chance >= DRY_BELOW)) return [];
    return [{ page: namePage(page), found: shown.text, expected: `no rain in Tây Nguyên: ${chances.join(', ')} %` }];
  });
}

/** A statement about many places is consistent with the statements about each. */
export const country: Rule = {
  name: 'country',
  from: 'decisions, Sky states, One rain course per place (home cards, map sentences)',
  check: (said) => {
    const slug = 'slug' in said.place.at ? said.place.at.slug : null;
    return slug === null
      ? checkPoint(said)
      : [...checkPoint(said), ...checkCards(said, slug), ...checkRegion(said, slug)];
  },
};
