import { type StormHereMessages, stormHereMessages } from '@portal/content/messages/storm-here-messages';
import type {
  StormHere,
  StormHereBlock,
  StormHereCentre,
  StormHereReply,
  StormHereWind,
} from '@portal/contract/endpoints/storm-here';
import { isModelCentre, type StormCentre } from '@portal/domain/storm/storm';
import { STRONG_FORCE, ZERO_FORCE } from '@portal/domain/storm/storm-here';
import { nameWindDirection } from '@portal/domain/wind/wind-direction';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { nameWhen } from '#components/weather/day-name.ts';
import { UNKNOWN } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { findWatchState, formatKm, makeStormView, nameCentres, nameStorm, type StormView } from './storm-words.ts';

/** Context of the blocks about a storm at a place. */
export interface StormHereView extends PageView {
  readonly here: StormHereMessages;
  /** Of the pages about storms, whose words stay the same here. */
  readonly storms: StormView;
}

export const toStormHereView = (view: PageView): StormHereView => ({
  ...view,
  here: stormHereMessages[view.style.language],
  storms: makeStormView(view.style, view.nowAt),
});

/** Three hours as they are shown: the stronger of model and centres, never between them. */
export interface ShownBlock extends Pick<StormHereBlock, 'from' | 'to' | 'rain'> {
  readonly force: number | null;
  /** Whether the force is a lower bound by a centre's radii. */
  readonly leastBy: StormCentre | null;
  /** Of the model, where it is above the mean wind. */
  readonly gust: number | null;
}

function showBlock({ from, to, rain, modelForce, modelGustForce, leastForce, leastBy }: StormHereBlock): ShownBlock {
  const isLeast = leastForce !== null && leastForce >= (modelForce ?? 0);
  const force = isLeast ? leastForce : modelForce;
  const gust = modelGustForce !== null && modelGustForce > (force ?? 0) ? modelGustForce : null;
  return { from, to, rain, force, leastBy: isLeast ? leastBy : null, gust };
}

export const listShownBlocks = ({ threeHours }: StormHereReply): ShownBlock[] => threeHours.map(showBlock);

/** `8`, `≥9` for a lower bound. */
export const writeForce = ({ force, leastBy }: ShownBlock): string =>
  force === null ? UNKNOWN : `${leastBy === null ? '' : '≥'}${force}`;

const STRONGEST_NAMED = 17;

export const nameForce = (force: number, { here }: StormHereView): string =>
  force > STRONGEST_NAMED ? here.answer.above : here.answer.force(String(force));

/** `JTWC`. */
export const nameCentre = (centre: StormCentre, { storms }: StormHereView): string =>
  storms.words.centres[centre].short;

/** The strongest three hours, the first of equals; null while no wind is known. */
const findPeak = (blocks: readonly ShownBlock[]): ShownBlock | null =>
  blocks.reduce<ShownBlock | null>(
    (best, block) => (block.force !== null && block.force > (best?.force ?? -1) ? block : best),
    null,
  );

/** 36 hours fit a phone. */
const SHOWN = 12;
/** Of them before the strongest. */
const BEFORE_PEAK = 7;

/** The blocks around the strongest one. */
export function chooseBlocks(blocks: readonly ShownBlock[]): readonly ShownBlock[] {
  const strongest = findPeak(blocks);
  const peak = strongest === null ? 0 : blocks.indexOf(strongest);
  const first = Math.min(Math.max(peak - BEFORE_PEAK, 0), Math.max(blocks.length - SHOWN, 0));
  return blocks.slice(first, first + SHOWN);
}

function describePeak(peak: ShownBlock, view: StormHereView): string {
  const { answer } = view.here;
  const name = nameForce(peak.force ?? 0, view);
  const force = peak.leastBy === null ? name : answer.atLeast(name, nameCentre(peak.leastBy, view));
  const gust = peak.gust === null ? '' : answer.gust(nameForce(peak.gust, view));
  return answer.peak(`${force}${gust}`, nameWhen(peak.from, view));
}

/** Onset of force 6 and 8, the strongest hours, the end; null where force 6 never comes. */
function describeWind(blocks: readonly ShownBlock[], view: StormHereView): string | null {
  const { answer, at, now } = view.here;
  const reaches = (force: number) => (block: ShownBlock) => (block.force ?? 0) >= force;
  const first = blocks.findIndex(reaches(STRONG_FORCE));
  const peak = findPeak(blocks);
  if (first < 0 || peak === null) return null;
  const gale = blocks.findIndex(reaches(ZERO_FORCE));
  const onsets = [
    ...(gale === first ? [] : [[STRONG_FORCE, first] as const]),
    ...(gale < 0 ? [] : [[ZERO_FORCE, gale] as const]),
  ].map(([force, index]) =>
    answer.onset(String(force), index === 0 ? now : at(nameWhen(blocks[index]?.from ?? view.nowAt, view))),
  );
  const last = blocks.findLastIndex(reaches(STRONG_FORCE));
  const end = last === blocks.length - 1 ? answer.goesOn : answer.ends(nameWhen(blocks[last]?.to ?? view.nowAt, view));
  return `${answer.begins(onsets.join(', '))}; ${describePeak(peak, view)}; ${end}.`;
}

const isOfCentre = ({ centre }: StormHereCentre): boolean => !isModelCentre(centre);

export const nameStormHere = (storm: StormHere, { storms }: StormHereView): string =>
  nameStorm({ ...storm, centres: [], updatedAt: storms.nowAt }, storms);

/** When and how near the centre comes, by the first warning centre that says so; null where it comes no nearer. */
function describeNearest({ storms }: StormHereReply, view: StormHereView): string | null {
  for (const storm of storms) {
    const centre = storm.centres.find((one) => isOfCentre(one) && one.nearestAt !== null);
    if (centre?.nearestAt == null || centre.nearestKm === null) continue;
    const km = formatKm(centre.nearestKm, view.style);
    const when = nameWhen(centre.nearestAt, view);
    return view.here.answer.nearest(nameStormHere(storm, view), km, when, nameCentre(centre.centre, view));
  }
  return null;
}

function describeLeaving({ storms: [storm] }: StormHereReply, view: StormHereView): string | null {
  const km = storm?.centres.find((centre) => isOfCentre(centre) && centre.awayKm !== null)?.awayKm;
  if (storm === undefined || km == null) return null;
  return view.here.answer.leaving(nameStormHere(storm, view), formatKm(km, view.style));
}

/** Whether every three hours have a wind of the model: else its silence says nothing. */
const isWindKnown = (blocks: readonly StormHereBlock[]): boolean =>
  blocks.length > 0 && blocks.every(({ modelForce }) => modelForce !== null);

function describeComing(reply: StormHereReply, view: StormHereView): string {
  const { answer } = view.here;
  const wind = describeWind(listShownBlocks(reply), view);
  if (wind !== null) return wind;
  const where = describeNearest(reply, view) ?? describeLeaving(reply, view);
  // Beside an official bulletin the model's calm is not said.
  const quiet = reply.state === 'warning' ? answer.follow : isWindKnown(reply.threeHours) ? answer.quiet : null;
  return [where, quiet].filter((part) => part !== null).join(' ');
}

/** That nothing is near, as of when, or why that is not known; never that the place is safe. */
function describeNone({ watched }: StormHereReply, view: StormHereView): string {
  const { state } = view.storms.words;
  const watch = findWatchState(watched, view.nowAt);
  if (!('readAt' in watch)) return state[watch.kind];
  const when = nameWhen(watch.readAt, view);
  const centres = nameCentres(watch.centres, view.storms);
  if (watch.kind === 'stale') return state.staleNone(centres, when);
  return `${view.here.answer.none(when, centres)} ${view.here.answer.noneNote}`;
}

/** The answer of the page in a sentence or two. */
export function describeStormHere(reply: StormHereReply, view: StormHereView): string {
  const { answer } = view.here;
  switch (reply.state) {
    case 'none':
      return preventUnitBreaks(describeNone(reply, view));
    case 'after':
      return preventUnitBreaks(answer.after(nameWhen(reply.afterUntil ?? view.nowAt, view)));
    case 'leaving':
      return preventUnitBreaks(describeLeaving(reply, view) ?? '');
    default:
      return preventUnitBreaks(describeComing(reply, view));
  }
}

const SECTOR = 22.5;

/** `tâm cách 420 km, ở phía đông`; null where the track does not cover the present. */
function describeAway({ awayKm, bearing }: StormHereCentre, { here, style }: StormHereView): string | null {
  if (awayKm === null || bearing === null) return null;
  const sector = (Math.round(bearing / SECTOR) % 16) as Parameters<typeof nameWindDirection>[0];
  return here.centres.away(formatKm(awayKm, style), nameWindDirection(sector, style.language).toLowerCase());
}

function describePassing(centre: StormHereCentre, view: StormHereView): string | null {
  const { nearestAt, nearestKm, nearestErrorKm, awayKm } = centre;
  const words = view.here.centres;
  if (awayKm === null) return null;
  if (nearestAt === null || nearestKm === null) return words.leaving;
  const error = nearestErrorKm === null ? '' : `, ${words.error(formatKm(nearestErrorKm, view.style))}`;
  return `${words.nearest(formatKm(nearestKm, view.style), nameWhen(nearestAt, view))}${error}`;
}

/** Hours of each threshold, those of stronger ones included, weakest first. */
function joinWinds(winds: readonly StormHereWind[]): StormHereWind[] {
  const limits = [...new Map(winds.map((wind) => [wind.kt, wind])).values()].sort((a, b) => a.kt - b.kt);
  return limits.flatMap((limit) => {
    const joined: StormHereWind[] = [];
    for (const { from, to, kt } of winds) {
      const last = joined.at(-1);
      if (kt < limit.kt) continue;
      if (last?.to === from) joined[joined.length - 1] = { ...last, to };
      else joined.push({ ...limit, from, to });
    }
    return joined;
  });
}

function describeReach({ winds, centre }: StormHereCentre, view: StormHereView): string[] {
  const { centres } = view.here;
  const { threshold, thresholdOneMinute } = view.storms.words;
  if (isModelCentre(centre)) return [];
  if (winds.length === 0) return [centres.noWind];
  return joinWinds(winds).map(({ from, to, kt, minutes, force }) => {
    const limit = (minutes === 1 ? thresholdOneMinute : threshold)(String(kt));
    return centres.wind(limit, nameForce(force, view), nameWhen(from, view), nameWhen(to, view));
  });
}

/** All that a centre says about the place, in one line. */
export function describeCentreHere(centre: StormHereCentre, view: StormHereView): string {
  const parts = [describeAway(centre, view), describePassing(centre, view), ...describeReach(centre, view)];
  return preventUnitBreaks(`${parts.filter((part) => part !== null).join('; ')}.`);
}

/** How far the warning centres differ; null for one. */
export function describeGap({ gapKm, gapHours }: StormHere, { here, style }: StormHereView): string | null {
  if (gapKm === null) return null;
  const km = formatKm(gapKm, style);
  return preventUnitBreaks(gapHours === null ? here.centres.gapKm(km) : here.centres.gap(km, String(gapHours)));
}
