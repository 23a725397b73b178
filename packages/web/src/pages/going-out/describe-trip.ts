import type { TripDeparture } from '@portal/contract/endpoints/going-out';
import { adviseDeparture, isJustInTime } from '@portal/domain/trip/choose-departure';
import { formatClock, formatPercent, formatRain } from '#components/weather/format-values.ts';
import { findDeparture, type TripReply, type TripView } from './trip-view.ts';

const isDry = ({ verdict }: TripDeparture): boolean => verdict === 'dry';
const isWet = ({ verdict }: TripDeparture): boolean => verdict === 'damp' || verdict === 'soaked';

const describeWet = (wet: number, all: number, { trip: { sentence } }: TripView): string =>
  wet < all ? sentence.wetPart(wet, all) : sentence.wetThroughout(all);

/** What the chosen departure meets. */
function describeChosen(chosen: TripDeparture, { way, warning, stepMinutes }: TripReply, view: TripView): string {
  const { sentence } = view.trip;
  const at = formatClock(chosen.at);
  const { verdict, wetMinutes, danger, basis } = chosen;
  if (verdict === 'stop' && danger !== null) return sentence.stop[danger](at);
  // Beyond the nowcast only hours are known, so that minutes of rain would be made up.
  const isByHour = stepMinutes === 60;
  if (!isByHour && (verdict === 'soaked' || verdict === 'damp'))
    return sentence[verdict](at, describeWet(wetMinutes ?? 0, way.travelMinutes, view));
  if (verdict === 'dry') return sentence.dry(at);
  if (warning !== null) return sentence.caution(at, warning.number);
  const isUnseen = basis === 'satellite' && chosen.rainMm === 0;
  return isUnseen ? sentence.unseen(at) : sentence.maybe(at, formatPercent(chosen.rainProbability, view.style));
}

/** The chosen departure beside a better one. */
function compare(chosen: TripDeparture, best: TripDeparture, reply: TripReply, view: TripView): string {
  const { sentence } = view.trip;
  const [at, other] = [formatClock(chosen.at), formatClock(best.at)];
  const here = describeChosen(chosen, reply, view);
  if (isDry(best)) return `${here} ${best.at > chosen.at ? sentence.waitDry(other) : sentence.soonerDry(other)}`;
  if (chosen.verdict === 'stop') return `${here} ${sentence.less(other)}`;
  const [rain, least] = [chosen.rainMm, best.rainMm].map((amount) => formatRain(amount, view.style)) as [
    string,
    string,
  ];
  return sentence.compare(at, rain, other, least);
}

function describeOpen(chosen: TripDeparture, reply: TripReply, view: TripView): string {
  const { sentence } = view.trip;
  const { departures } = reply;
  const at = formatClock(chosen.at);
  const advice = adviseDeparture(chosen, departures, findDeparture(reply, reply.best));
  switch (advice.kind) {
    case 'unknown':
      return sentence.unknown;
    case 'alwaysDry':
      return sentence.alwaysDry(formatClock(departures[0]?.at ?? null), formatClock(departures.at(-1)?.at ?? null));
    case 'dry':
      return advice.wet === null ? sentence.dry(at) : sentence.dryUntil(at, formatClock(advice.wet.at));
    case 'other':
      return compare(chosen, advice.best, reply, view);
    case 'same':
      return `${describeChosen(chosen, reply, view)} ${sentence.same}`;
    case 'none':
      return `${describeChosen(chosen, reply, view)} ${sentence.none}`;
  }
}

/** The answer in one or two sentences: bulletins first, then what the chosen departure meets, then a better one. */
export function describeTrip(reply: TripReply, view: TripView): string {
  const { sentence } = view.trip;
  const { warning } = reply;
  const chosen = findDeparture(reply, reply.chosen);
  if (warning?.kind === 'closed') return sentence.closed(warning.number);
  if (warning?.kind === 'after') return sentence.after;
  if (chosen === null || chosen.verdict === 'unknown') return sentence.unknown;
  const text = describeOpen(chosen, reply, view);
  // A bulletin's caution is not the model's.
  const isCaution = chosen.verdict === 'maybe' && warning !== null;
  return chosen.basis === 'model' && !isCaution ? sentence.byModel(text) : text;
}

/** Verdict in a word or two; `Kịp khô` where half an hour later is too late. */
export function nameVerdict(
  departure: TripDeparture,
  { departures, stepMinutes }: TripReply,
  { trip: { options } }: TripView,
): string {
  const isLast = stepMinutes === 10 && isJustInTime(departure, departures);
  return isLast ? options.justInTime : options.verdicts[departure.verdict];
}

/** The answer for a saved trip, in a few words: `ướt hết, đợi 18:30`. */
export function describeShortly(reply: TripReply, { trip: { options, saved } }: TripView): string {
  const chosen = findDeparture(reply, reply.chosen);
  const verdict = options.verdicts[chosen?.verdict ?? 'unknown'].toLowerCase();
  if (chosen === null) return verdict;
  const advice = adviseDeparture(chosen, reply.departures, findDeparture(reply, reply.best));
  if (advice.kind !== 'other') return verdict;
  const { best } = advice;
  const name = isDry(best) ? (best.at > chosen.at ? saved.later : saved.sooner) : saved.better;
  return name(verdict, formatClock(best.at));
}

/** What a departure meets, in a few words. */
export function describeDetail(departure: TripDeparture, { stepMinutes }: TripReply, view: TripView): string {
  const { options } = view.trip;
  const { verdict, danger, wetMinutes, heavyMinutes, rainProbability, arrivesAt } = departure;
  if (danger !== null) return options.dangers[danger];
  if (verdict === 'none' || verdict === 'unknown') return '';
  if (isWet(departure) && stepMinutes === 10) {
    return (heavyMinutes ?? 0) > 0 ? options.heavy(wetMinutes ?? 0, heavyMinutes ?? 0) : options.wet(wetMinutes ?? 0);
  }
  if (rainProbability !== null && rainProbability > 0)
    return options.chance(formatPercent(rainProbability, view.style));
  return options.arrives(formatClock(arrivesAt));
}

/** `2,1 mm, có thể 5 mm`. */
export function describeRain({ rainMm, rainMmHigh }: TripDeparture, view: TripView): string {
  const rain = formatRain(rainMm, view.style);
  if (rainMm === null || rainMmHigh === null || rainMmHigh <= rainMm) return rain;
  return view.trip.options.upTo(rain, formatRain(rainMmHigh, view.style));
}
