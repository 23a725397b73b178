import { type SeaMessages, seaMessages } from '@portal/content/messages/sea-messages';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { Boat, SeaHour, weatherSea } from '@portal/contract/endpoints/sea';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { formatClock, formatDayMonth, formatNumber, weekdayOf } from '#components/weather/format-values.ts';
import { findDirectionName, findForce } from '#components/weather/name-wind.ts';
import type { PageView } from '#components/weather/page-view.ts';

export type SeaReply = EndpointReply<typeof weatherSea>;
export type BoatBlock = Boat['blocks'][number];

/** Context of the blocks of the sea. */
export interface SeaView extends PageView {
  readonly sea: SeaMessages;
}

export const toSeaView = (view: PageView): SeaView => ({ ...view, sea: seaMessages[view.style.language] });

/** `07:00` today, else `07:00 Chủ Nhật`. */
export function nameMoment(moment: string, { nowAt, words, style }: PageView): string {
  const clock = formatClock(moment);
  if (moment.slice(0, 10) === nowAt.slice(0, 10)) return clock;
  const weekday = words.weekdays[weekdayOf(moment.slice(0, 10))] ?? formatDayMonth(moment, style.language);
  return `${clock} ${weekday}`;
}

/** Metres with one figure behind the mark; a limit with as many as it has. */
export const formatMetres = (metres: number | null, { style }: PageView): string => formatNumber(metres, style, 1);

/** Consecutive blocks with one verdict on one basis. */
export interface BoatSpell {
  readonly block: BoatBlock;
  /** Its end. */
  readonly to: string;
}

export function listSpells(blocks: readonly BoatBlock[]): BoatSpell[] {
  const spells: { block: BoatBlock; to: string }[] = [];
  for (const block of blocks) {
    const last = spells.at(-1);
    if (last?.block.verdict === block.verdict && last.block.basis === block.basis) last.to = block.to;
    else spells.push({ block, to: block.to });
  }
  return spells;
}

/** A verdict in words; where nothing is advised, why. */
export function nameVerdict({ verdict, basis }: BoatBlock, { sea }: SeaView): string {
  if (basis === 'afterWarning') return sea.boats.wait;
  return verdict === 'none' ? sea.boats.noWaves : sea.boats.verdicts[verdict];
}

/** What a boat should do now, and until when. */
export function describeBoat({ blocks }: { readonly blocks: readonly BoatBlock[] }, view: SeaView): string {
  const [now, next] = listSpells(blocks);
  if (now === undefined) return view.sea.boats.noWaves;
  const verdict = nameVerdict(now.block, view);
  if (next !== undefined)
    return view.sea.boats.change(verdict, nameMoment(now.to, view), nameVerdict(next.block, view));
  return now.block.verdict === 'none' ? verdict : view.sea.boats.always(verdict);
}

/** Bounds of the classes by length, m; passenger ships are no group of the sentence. */
const LENGTHS: readonly { readonly from: number | null; readonly to: number | null }[] = [
  { from: null, to: 6 },
  { from: 6, to: 12 },
  { from: 12, to: 15 },
  { from: 15, to: null },
];

const SEVERITY = { go: 0, consider: 1, stay: 2, none: 3 } as const;
const ADVISED = ['stay', 'consider', 'go'] as const;

/** The answer to whether one can go out, in one or two sentences. */
export function describeSea({ boats }: SeaReply, view: SeaView): string {
  const { answer } = view.sea;
  const sized = boats.slice(0, LENGTHS.length);
  const first = sized.map(({ blocks }) => blocks[0]);
  const [smallest] = first;
  if (smallest === undefined) return answer.unknown;
  if (smallest.basis === 'warning') return answer.warning;
  if (smallest.basis === 'afterWarning') return answer.afterWarning;
  if (first.some((block) => block === undefined || block.verdict === 'none')) return answer.unknown;
  const groups = ADVISED.flatMap((verdict) => {
    const inside = LENGTHS.filter((_, index) => first[index]?.verdict === verdict);
    const [from, to] = [inside[0], inside.at(-1)];
    return from === undefined || to === undefined ? [] : [answer[verdict](answer.group(from.from, to.to))];
  }).join(', ');
  const count = smallest === undefined ? 0 : (sized[0]?.blocks.length ?? 0);
  const isSame = (at: number) =>
    sized.every(({ blocks }) => blocks[at]?.verdict === blocks[0]?.verdict && blocks[at]?.basis === blocks[0]?.basis);
  const change = Array.from({ length: count }, (_, at) => at).find((at) => !isSame(at));
  if (change === undefined) return preventUnitBreaks(answer.always(groups));
  const next = sized.map(({ blocks }) => blocks[change]);
  const until = answer.until(nameMoment(next[0]?.from ?? smallest.to, view), groups);
  return preventUnitBreaks([until, describeNext(first, next, view)].filter((part) => part !== null).join(' '));
}

function describeNext(
  first: readonly (BoatBlock | undefined)[],
  next: readonly (BoatBlock | undefined)[],
  { sea: { answer } }: SeaView,
): string | null {
  if (next.some((block) => block?.basis === 'warning' || block?.basis === 'afterWarning')) return answer.bulletin;
  if (next.some((block) => block === undefined || block.verdict === 'none')) return null;
  const weigh = (blocks: readonly (BoatBlock | undefined)[]): number =>
    blocks.reduce((sum, block) => sum + SEVERITY[block?.verdict ?? 'none'], 0);
  const more = weigh(next) - weigh(first);
  return more === 0 ? null : more < 0 ? answer.calmer : answer.rougher;
}

/** Waves and wind of the current hour, each in a few words. */
export function listFacts({ hours }: SeaReply, view: SeaView): string[] {
  const [now] = hours;
  if (now === undefined) return [];
  const { facts } = view.sea;
  const force = findForce(now.windSpeed);
  const period = now.wavePeriod === null ? null : formatNumber(now.wavePeriod, view.style);
  const direction = findDirectionName(now.windDirection, now.windSpeed, view.style.language);
  return [
    ...(now.waveHeight === null ? [] : [facts.waves(formatMetres(now.waveHeight, view), period)]),
    ...(force === null ? [] : [facts.wind(direction, force, findForce(now.windGust))]),
  ].map((fact) => preventUnitBreaks(fact));
}

/** Three hours of the sea: the highest values, with period, direction and swell of the hour of the highest waves. */
export interface SeaBlock extends Omit<SeaHour, 'windSpeed' | 'windGust' | 'windDirection'> {
  readonly force: number | null;
  readonly gustForce: number | null;
}

const BLOCK_HOURS = 3;

/** The hours by threes, as boats are advised by. */
export function listSeaBlocks(hours: readonly SeaHour[]): SeaBlock[] {
  return Array.from({ length: Math.floor(hours.length / BLOCK_HOURS) }, (_, block) =>
    joinHours(hours.slice(block * BLOCK_HOURS, (block + 1) * BLOCK_HOURS)),
  );
}

function findHighest(hours: readonly SeaHour[], name: 'waveHeight' | 'waveHeightHigh' | 'windSpeed' | 'windGust') {
  return hours.reduce<number | null>((highest, { [name]: value }) => {
    if (value === null) return highest;
    return highest === null ? value : Math.max(highest, value);
  }, null);
}

function joinHours(hours: readonly SeaHour[]): SeaBlock {
  const waveHeight = findHighest(hours, 'waveHeight');
  const [first] = hours;
  const worst = hours.find((hour) => hour.waveHeight !== null && hour.waveHeight === waveHeight) ?? first;
  return {
    at: first?.at ?? '',
    waveHeight,
    waveHeightHigh: findHighest(hours, 'waveHeightHigh'),
    wavePeriod: worst?.wavePeriod ?? null,
    waveDirection: worst?.waveDirection ?? null,
    swellHeight: worst?.swellHeight ?? null,
    force: findForce(findHighest(hours, 'windSpeed')),
    gustForce: findForce(findHighest(hours, 'windGust')),
  };
}
