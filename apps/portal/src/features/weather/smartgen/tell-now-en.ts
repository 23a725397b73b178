import type { RainClass } from '@portal/domain/weather/rain-class';
import type { ComingPeriod, ComingRain, NowFacts } from './now-facts.ts';
import { joinSentence, toDegrees, uncapitalize } from './sentence.ts';

const RAIN_WORDS: Readonly<Record<RainClass, string>> = {
  0: 'no rain',
  1: 'light rain',
  2: 'rain',
  3: 'moderate rain',
  4: 'heavy rain',
  5: 'very heavy rain',
};

/** The weather of now in one English sentence: `Da Lat at 2 pm: 22°, intermittent rain; more light rain this afternoon and evening, tonight’s low 17°.` */
export function tellNowInEnglish(facts: NowFacts): string | null {
  const now = [
    facts.temperature === null ? null : toDegrees(facts.temperature),
    facts.feelsLike === null ? null : `feels like ${toDegrees(facts.feelsLike)}`,
    facts.sky === null ? null : uncapitalize(facts.sky),
  ];
  const later = [facts.coming === null ? null : tellRain(facts.coming, facts.isRaining), tellExtreme(facts.extreme)];
  return joinSentence(`${facts.place} at ${nameHour(facts.hour)}: `, now, later);
}

function tellRain(coming: ComingRain, isRaining: boolean): string {
  const when = namePeriods(coming.periods);
  if (coming.rainClass === 0) return `${isRaining ? 'dry' : 'no rain'} ${when}`;
  const rain = `${isRaining ? 'more ' : ''}${RAIN_WORDS[coming.rainClass]}`;
  return `${rain}${coming.isLikely ? '' : ' possible'} ${when}${coming.hasThunder ? ', with thunderstorms' : ''}`;
}

/** `this afternoon and evening`, `overnight and tomorrow morning`. */
function namePeriods(periods: readonly ComingPeriod[]): string {
  const names = periods.map(namePeriod);
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return first;
  const isSameDay = first.startsWith('this ') && second.startsWith('this ');
  return `${first} and ${isSameDay ? second.slice('this '.length) : second}`;
}

function namePeriod({ id, isTomorrow }: ComingPeriod): string {
  if (id === 'night') return isTomorrow ? 'overnight' : 'in the early hours';
  if (id === 'morning') return isTomorrow ? 'tomorrow morning' : 'this morning';
  return `this ${id}`;
}

function nameHour(hour: number): string {
  if (hour === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}

function tellExtreme(extreme: NowFacts['extreme']): string | null {
  if (extreme === null) return null;
  return `${extreme.kind === 'high' ? 'today’s high' : 'tonight’s low'} ${toDegrees(extreme.temperature)}`;
}
