import type { Language } from '@portal/domain/language/language';
import {
  findAround,
  findPart,
  findParts,
  hasClass,
  isFrame,
  type Part,
  parsePage,
  readAttribute,
  readText,
  tidy,
} from './document.ts';
import type { PageFacts, ShownCard, ShownDay, ShownHour, ShownPart, ShownSky } from './page-facts.ts';
import { readAmount, readChance } from './read-rain.ts';
import { readWorks } from './read-works.ts';

type Tree = ReturnType<typeof parsePage>;
const CLOCK = /^(\d{2}:\d{2})$/;
const HOURS = /(\d{1,2})\s?[–-]\s?(\d{1,2})\s?h\b/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DATE = /(?<![\d/])(\d{1,2})(?:\/(\d{1,2})(?!\d)| (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b)/;
const SYMBOL = /sky-sprite[^#]*#([dn]\d+)/;
const PLACE_PATH = /^\/(?:thoi-tiet|weather)-(?!nha-nong)([^/?]+)\//;
/** Columns not about rain: other percentages, and hours of work, one of which is called `Dry`. */
const OTHER_COLUMNS = /^(?:Độ ẩm|Humidity|Mây|Cloud|Giờ tốt|Good hours)/;

/** Everything that a weather page shows, from its text, aria labels and section ids. */
export function readPageFacts(page: string, path: string, language: Language, html: string): PageFacts {
  const tree = parsePage(html);
  const isLite = /[?&]lite=1/.test(path);
  const head = findPart(tree, (part) => readAttribute(part, 'data-sky') !== null && !isFrame(part));
  return {
    page,
    path,
    language,
    isLite,
    sky: head === null ? null : `${readAttribute(head, 'data-sky')}-${readAttribute(head, 'data-sun')}`,
    state: isLite ? readLiteState(tree) : readState(tree),
    sentences: [...readSentences(tree), ...readShared(tree)],
    hours: [...readStrip(tree), ...readHourRows(tree)],
    days: readDays(tree),
    parts: readParts(tree)
      .filter(({ isOfDay }) => !isOfDay)
      .map(({ part }) => part),
    works: readWorks(tree),
    cards: [...readCards(tree), ...readHomePlace(tree), ...readMapRows(tree)],
    isWarningFirst: isWarningFirst(tree),
    warnings: findParts(tree, 'a', 'div', 'section', 'li')
      .filter((part) => readAttribute(part, 'data-warning') !== null)
      .map(readText),
    cells: findParts(tree, 'td').map(readText),
    labels: findParts(tree, 'svg').flatMap((svg) => readAttribute(svg, 'aria-label') ?? []),
    symbols: findParts(tree, 'use', 'svg').flatMap((part) => SYMBOL.exec(readAttribute(part, 'href') ?? '')?.[1] ?? []),
  };
}

const sectionOf = (part: Part): string => {
  const section = findAround(part, (around) => readAttribute(around, 'aria-labelledby') !== null);
  if (section !== null) return readAttribute(section, 'aria-labelledby') ?? '';
  if (findAround(part, (around) => readAttribute(around, 'data-sky') !== null) !== null) return 'head';
  return findAround(part, ({ name }) => name === 'details') === null ? 'page' : 'fold';
};

/** A mark beside the symbol: a drawing or a hook named after drops. */
function hasDrops(part: Part): boolean {
  const isMark = (one: Part) => Object.entries(one.attribs).some(([name, value]) => /drop/i.test(name + value));
  return findPart(part, isMark) !== null;
}

/** The sky symbol within an element, and its label. */
function readSky(part: Part): ShownSky {
  for (const svg of findParts(part, 'svg')) {
    const use = findPart(svg, ({ name }) => name === 'use');
    const symbol = SYMBOL.exec((use && readAttribute(use, 'href')) ?? '')?.[1] ?? null;
    if (symbol !== null) return { symbol, words: readAttribute(svg, 'aria-label'), hasDrops: hasDrops(part) };
  }
  return { symbol: null, words: null, hasDrops: false };
}

function readState(tree: Tree): ShownSky | null {
  const section = findPart(tree, (part) => readAttribute(part, 'aria-labelledby') === 'now');
  const line = section && findPart(section, (part) => part.name === 'p' && readSky(part).symbol !== null);
  if (line !== null) return { ...readSky(line), words: readText(line) };
  // Farm pages show it in their head.
  const head = findPart(
    tree,
    (part) => part.name === 'p' && hasClass(part, /\b_now_/) && readSky(part).symbol !== null,
  );
  return head === null ? null : { ...readSky(head), words: readText(head) };
}

/** The lite page writes the state below the large figure. */
function readLiteState(tree: Tree): ShownSky | null {
  const paragraphs = findParts(tree, 'p');
  const index = paragraphs.findIndex((part) => hasClass(part, /\bbig\b/));
  const next = index === -1 ? undefined : paragraphs[index + 1];
  return next === undefined ? null : { symbol: null, words: readText(next), hasDrops: false };
}

function readSentences(tree: Tree): PageFacts['sentences'] {
  return findParts(tree, 'p', 'dd', 'caption')
    .filter((part) => !isFrame(part))
    .map((part) => ({ where: sectionOf(part), text: readText(part) }))
    .filter(({ text }) => text !== '');
}

/** What link previews show of the page. */
function readShared(tree: Tree): PageFacts['sentences'] {
  const meta = findPart(tree, (part) => readAttribute(part, 'property') === 'og:description');
  // The place's name precedes the sentence.
  const text = tidy((meta && readAttribute(meta, 'content')) ?? '').replace(/^[^.]*?: /, '');
  return text === '' ? [] : [{ where: 'share', text }];
}

/** Cells of an hourly strip: the label of their symbol contains chance and amount. */
function readStrip(tree: Tree): ShownHour[] {
  return findParts(tree, 'li').flatMap((item) => {
    const time = findPart(item, ({ name }) => name === 'time');
    const sky = readSky(item);
    if (time === null || sky.symbol === null) return [];
    const [, clock = null] = CLOCK.exec(readText(time)) ?? [];
    const label = tidy(sky.words ?? '');
    return [
      { where: sectionOf(item), text: label, clock, ...sky, chance: readChance(label), amount: readAmount(label) },
    ];
  });
}

/** Table rows with the header text of each cell. */
function listRows(tree: Tree): { row: Part; cells: { name: string; part: Part }[]; table: Part }[] {
  return findParts(tree, 'table').flatMap((table) => {
    const rows = findParts(table, 'tr');
    const heads = rows[0] === undefined ? [] : findParts(rows[0], 'th', 'td').map(readText);
    return rows.slice(1).map((row) => ({
      row,
      table,
      cells: findParts(row, 'th', 'td').map((part, index) => ({ name: heads[index] ?? '', part })),
    }));
  });
}

const readCells = (cells: readonly { name: string; part: Part }[]): string =>
  cells
    .filter(({ name }) => !OTHER_COLUMNS.test(name))
    .map(({ name, part }) => (/^mm\b/.test(name) ? `${readText(part)} mm` : readText(part)))
    .join(' | ');

function readHourRows(tree: Tree): ShownHour[] {
  return listRows(tree).flatMap(({ row, cells }) => {
    const [first, second] = cells;
    const [, clock = null] = CLOCK.exec(first === undefined ? '' : readText(first.part)) ?? [];
    if (clock === null || second === undefined) return [];
    const text = readCells(cells);
    const drawn = readSky(row);
    const sky = { ...drawn, words: readText(second.part) || drawn.words };
    return [{ where: sectionOf(row), text, clock, ...sky, chance: readChance(text), amount: readAmount(text) }];
  });
}

/** `23/11` from a text that names a day. */
export function readDate(text: string): string | null {
  const found = DATE.exec(text);
  if (found === null) return null;
  const month = found[2] ?? String(MONTHS.indexOf(found[3] ?? '') + 1);
  return `${Number(found[1])}/${Number(month)}`;
}

const LIKELY = /(?:^|[\s_])likely_/;
const isBold = (part: Part): boolean =>
  hasClass(part, LIKELY) || findPart(part, (one) => hasClass(one, LIKELY)) !== null;

function toDay(part: Part, text: string, date: string, parts: readonly ShownPart[]): ShownDay {
  const sky = readSky(part);
  const labels = findParts(part, 'svg').map((svg) => readAttribute(svg, 'aria-label') ?? '');
  const all = tidy([text, ...labels].join(' | '));
  const rain = { chance: readChance(text), amount: readAmount(text) };
  return { where: sectionOf(part), text: all, date, ...sky, ...rain, isBold: isBold(part), parts };
}

/** Days of a table, a row of cards, or an expandable list. */
function readDays(tree: Tree): ShownDay[] {
  const rows = listRows(tree).flatMap(({ row, cells: [first, ...rest] }) => {
    const date = first === undefined ? null : readDate(readText(first.part));
    return date === null || rest.length < 3 ? [] : [toDay(row, readCells(rest), date, [])];
  });
  const cards = findParts(tree, 'a').flatMap((link) => {
    const date = readAttribute(link, 'href')?.startsWith('#d-') ? readDate(readText(link)) : null;
    return date === null ? [] : [toDay(link, readText(link).replace(DATE, ''), date, [])];
  });
  const folds = findParts(tree, 'details').flatMap((fold) => {
    const line = findPart(fold, ({ name }) => name === 'summary');
    const body = findPart(fold, (part) => /^d-\d{4}/.test(readAttribute(part, 'id') ?? ''));
    const date = line === null || body === null ? null : readDate(readText(line));
    if (line === null || body === null || date === null) return [];
    return [toDay(line, readText(line).replace(DATE, ''), date, findParts(body, 'li').flatMap(toPart))];
  });
  return [...rows, ...cards, ...folds];
}

/** A part of a day: `Sáng 07–13h`. */
function toPart(item: Part): ShownPart[] {
  const text = readText(item);
  const hours = HOURS.exec(text);
  if (hours === null) return [];
  const sky = readSky(item);
  const rain = { chance: readChance(text), amount: readAmount(text.replace(/\d+\s?[–-]\s?\d+\s?°/, '')) };
  return [{ where: sectionOf(item), text, from: Number(hours[1]), to: Number(hours[2]), ...sky, ...rain }];
}

function readParts(tree: Tree): { part: ShownPart; isOfDay: boolean }[] {
  return findParts(tree, 'li').flatMap((item) => {
    const isOfDay = findAround(item, ({ name }) => name === 'details') !== null;
    return isFrame(item) ? [] : toPart(item).map((part) => ({ part, isOfDay }));
  });
}

/** Places on the home page or in a list, by the address they link to. */
function readCards(tree: Tree): ShownCard[] {
  return findParts(tree, 'a').flatMap((link) => {
    const [, slug] = PLACE_PATH.exec(readAttribute(link, 'href') ?? '') ?? [];
    const text = readText(link);
    if (slug === undefined || isFrame(link) || !/\d°/.test(text)) return [];
    const drawn = readAttribute(link, 'data-sky');
    const rain = { chance: readChance(text), amount: readAmount(text) };
    return [{ where: sectionOf(link), text, slug, ...readSky(link), ...rain, ...(drawn === null ? {} : { drawn }) }];
  });
}

/** The place in the home page's sky; the current icon is in its line of facts. */
function readHomePlace(tree: Tree): ShownCard[] {
  return findParts(tree, 'section').flatMap((section) => {
    const slug = readAttribute(section, 'data-slug');
    const line = findPart(section, (part) => part.name === 'p' && readSky(part).symbol !== null);
    if (slug === null || line === null) return [];
    return [{ where: 'home-place', text: readText(line), slug, ...readSky(line), chance: null, amount: null }];
  });
}

/** Places of the list below a map: the first figure of a row is the rain ten minutes from now, mm/h. */
function readMapRows(tree: Tree): ShownCard[] {
  return listRows(tree).flatMap(({ row, cells }) => {
    const link = findPart(row, ({ name }) => name === 'a');
    const [, slug] = PLACE_PATH.exec((link && readAttribute(link, 'href')) ?? '') ?? [];
    const first = cells[1] === undefined ? '' : readText(cells[1].part).replace(',', '.');
    if (slug === undefined || !/^\d+(?:\.\d+)?$/.test(first)) return [];
    const amount = { low: Number(first), high: Number(first), isDry: false };
    const none = { symbol: null, words: null, hasDrops: false, chance: null };
    return [{ where: 'map list', text: readText(row), slug, ...none, amount }];
  });
}

/** Whether the first warning precedes the first sentence about the weather. */
function isWarningFirst(tree: Tree): boolean {
  const first = findPart(
    tree,
    (part) =>
      readAttribute(part, 'data-warning') !== null || (part.name === 'p' && hasClass(part, /\b_(?:sentence|lead)_/)),
  );
  return first !== null && readAttribute(first, 'data-warning') !== null;
}
