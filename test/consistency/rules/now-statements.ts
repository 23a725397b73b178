import type { PlaceSaid } from '../ask/ask-place.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { type RainClaim, readRainClaim, readStateClaim } from '../read/rain-claim.ts';
import { namePage } from './rule.ts';

/** A statement of the portal about the rain now, and where it stands. */
export interface NowStatement extends RainClaim {
  readonly page: string;
  readonly where: string;
  readonly text: string;
}

const SILENT = { strength: null, isOfSpell: false, end: null, lastsOn: false, isBroken: false } as const;
/** First sky code with rain. */
export const FIRST_WET_CODE = 12;
/** Sections whose sentences describe now; others describe days, water or rules. */
const NOW_SECTIONS = new Set(['head', 'page', 'share', 'now', 'next-rain', 'hours', 'chart', 'work']);
/** Pages about now. */
const NOW_PAGES = /^(?:lite-)?(?:now|hourly|farm-now|farm-hourly|home)$/;

/** Whether a sky symbol shows rain: `d13`. */
export function isWetSymbol(symbol: string): boolean {
  return Number(symbol.slice(1)) >= FIRST_WET_CODE;
}

/** What a page says about the rain now. */
export function listOfPage(facts: PageFacts, nowAt: number): NowStatement[] {
  const page = namePage(facts);
  const list: NowStatement[] = [];
  const { state } = facts;
  const isAboutNow = NOW_PAGES.test(facts.page);
  if (isAboutNow && state !== null && state.words !== null) {
    list.push({ page, where: 'state', text: state.words, ...SILENT, ...readStateClaim(state.words) });
  }
  if (isAboutNow && state !== null && state.symbol !== null) {
    list.push({ page, where: 'icon', text: state.symbol, ...SILENT, rainsNow: isWetSymbol(state.symbol) });
  }
  for (const { where, text } of isAboutNow ? facts.sentences : []) {
    if (!NOW_SECTIONS.has(where)) continue;
    const claim = readRainClaim(text, nowAt);
    // Advice says that it rains, not how hard.
    const strength = where === 'work' ? null : claim.strength;
    if (claim.rainsNow !== null) list.push({ page, where: `sentence of ${where}`, text, ...claim, strength });
  }
  return list;
}

function listOfApi({ api, nowAt }: PlaceSaid): NowStatement[] {
  const { now } = api.now;
  const list: NowStatement[] = [];
  if (now.code !== null) {
    const claim = { ...SILENT, ...readStateClaim(now.text ?? ''), rainsNow: now.code >= FIRST_WET_CODE };
    list.push({ page: 'API now', where: 'code', text: `${now.code} ${now.text}`, ...claim });
  }
  for (const language of ['vi', 'en'] as const) {
    const shown = [
      { page: `API nowcasting-10minutes (${language})`, text: api.steps[language].sentence },
      { page: `API smartgen (${language})`, text: api.smartgen[language].text ?? '' },
    ];
    for (const { page, text } of shown) {
      const claim = readRainClaim(text, nowAt);
      if (claim.rainsNow !== null) list.push({ page, where: 'sentence', text, ...claim });
    }
  }
  return list;
}

/** All statements about the rain now, the API's first. */
export function listNowStatements(said: PlaceSaid): NowStatement[] {
  return [...listOfApi(said), ...said.pages.flatMap((page) => listOfPage(page, said.nowAt))];
}
