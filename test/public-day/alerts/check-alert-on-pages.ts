import type { AlertRule } from '@portal/domain/alert/alert-rule';
import { HOUR_SECONDS, vietnamHour } from '@portal/domain/time/vietnam-time';
import type { PageFacts, ShownHour } from '../../consistency/read/page-facts.ts';
import { listOfPage } from '../../consistency/rules/now-statements.ts';
import { namePage } from '../../consistency/rules/rule.ts';
import type { AlertWeather } from './ask-alert-weather.ts';
import type { ComparedAlert, Comparison } from './check-alert.ts';

const KMH_PER_MS = 3.6;
/** Chance from which rain is named, %. */
const NAMED_FROM = 20;
/** Certainty of rain that is stated plainly. */
const PLAIN = 3;
const NONE = /không mưa|chưa thấy|no rain|none seen/i;
const toNumber = (text: string): number => Number(text.replace(',', '.').replace('−', '-'));

/** Rows of a page's table of hours between two moments; the row of the current hour has its own clock there. */
function listRows({ hours }: PageFacts, fromAt: number, toAt: number): ShownHour[] {
  const clocks = new Set<string>();
  for (let at = fromAt - (fromAt % HOUR_SECONDS); at < toAt; at += HOUR_SECONDS)
    clocks.add(`${String(vietnamHour(at)).padStart(2, '0')}:00`);
  // The same clock comes again a day later.
  const seen = new Set<string>();
  return hours.filter(({ clock }) => {
    const isWanted = clock !== null && clocks.has(clock) && !seen.has(clock);
    if (isWanted) seen.add(clock);
    return isWanted;
  });
}

function checkWarmth(
  rows: readonly ShownHour[],
  { compare: side }: AlertRule,
  peak: number,
): readonly [number, number] {
  const shown = rows.flatMap(({ text }) => /(-?\d+)°/.exec(text.replace('−', '-'))?.[1] ?? []).map(toNumber);
  return [side === 'atLeast' ? Math.max(...shown) : Math.min(...shown), Math.round(peak)];
}

/** Gusts are shown where they are much above the wind. */
function findGusts(rows: readonly ShownHour[]): number[] {
  return rows.flatMap(({ text }) => /(?:giật|gusts?) (\d+)/.exec(text)?.[1] ?? []).map(Number);
}

function checkRainOfHour(page: PageFacts, { event, claim }: ComparedAlert, compare: Comparison): void {
  const [row] = listRows(page, event.peakAt, event.peakAt + 1);
  if (row === undefined || (claim.chance !== null && claim.chance < NAMED_FROM)) return;
  const isDry = NONE.test(row.text) || row.amount?.high === 0;
  compare.holds(`rain of the hour on ${namePage(page)}`, !isDry, row.text);
}

/** No page denies the rain that a message states plainly. */
function checkNow(page: PageFacts, { event, claim }: ComparedAlert, nowAt: number, compare: Comparison): void {
  if (!claim.isNow || claim.certainty !== PLAIN || event.fromAt > nowAt) return;
  for (const { where, text, rainsNow } of listOfPage(page, nowAt))
    compare.holds(`rain now on ${namePage(page)}`, rainsNow !== false, `${where}: ${text}`);
}

/** Compares a start with the pages of its place, which must show the same event with the same figures. */
export function checkAlertOnPages(
  rule: AlertRule,
  compared: ComparedAlert,
  { pages, nowAt }: AlertWeather,
  compare: Comparison,
): void {
  const { event } = compared;
  for (const page of pages) {
    const isTable = page.page === 'hourly-table';
    if (rule.kind === 'rain') checkNow(page, compared, nowAt, compare);
    if (!isTable) continue;
    const rows = listRows(page, event.fromAt, event.toAt);
    compare.holds(`hours on ${namePage(page)}`, rows.length > 0, `${event.fromAt}`);
    if (rule.kind === 'rain') checkRainOfHour(page, compared, compare);
    if (rule.kind === 'temperature') {
      const [shown, said] = checkWarmth(rows, rule, event.peak);
      compare.same(`temperature on ${namePage(page)}`, said, shown);
    }
    if (rule.kind === 'rainChance') {
      const chances = rows.flatMap(({ chance }) => chance ?? []);
      compare.holds(`chance on ${namePage(page)}`, Math.max(...chances) >= event.peak, `${chances} for ${event.peak}`);
    }
    if (rule.kind === 'gust') {
      const most = Math.max(0, ...findGusts(rows));
      const said = Math.round(KMH_PER_MS * event.peak);
      compare.holds(`gust on ${namePage(page)}`, most <= said, `${most} for ${said}`);
      const [ofPeak] = findGusts(listRows(page, event.peakAt, event.peakAt + 1));
      if (ofPeak !== undefined) compare.same(`strongest gust on ${namePage(page)}`, said, ofPeak);
    }
  }
}
