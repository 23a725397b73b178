import type { DegreeWriter } from '../degree-writer.ts';
import type { DayQuarter, DayRain, TomorrowFacts } from '../facts/find-tomorrow-facts.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { addThunder, nameAmount, nameRain } from './name-rain.ts';
import { nameSky } from './name-sky.ts';
import { nameSpan } from './name-time.ts';
import { tellWind } from './tell-wind.ts';

const QUARTERS: Readonly<Record<DayQuarter, string>> = {
  early: 'before dawn',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
};
/** Dry states of the sky; a day whose state is rain has too little of it to be told. */
const LAST_DRY_CODE = 11;
const SAME_C = 1;

/** `A dry morning tomorrow, then moderate rain with thunderstorms in the afternoon, 10–25 mm. 24–31°, 3° cooler than today.` */
export function tellTomorrow(facts: TomorrowFacts, degrees: DegreeWriter): string[] {
  return toSentences(tellDay(facts), tellWarmth(facts, degrees), tellNote(facts));
}

function tellDay({ code, rain }: TomorrowFacts): string | null {
  const sky = code === null || code > LAST_DRY_CODE ? null : nameSky(code, true);
  if (rain === null) return sky === null ? null : `${sky} tomorrow`;
  if (rain.wet.length === 0) return sky === null ? 'hardly any rain tomorrow' : `${sky} and dry tomorrow`;
  const amount = rain.amount === null ? null : nameAmount(rain.amount);
  return joinPhrases(`${tellQuarters(rain)}${addThunder(rain)}`, amount);
}

function tellQuarters(rain: DayRain): string {
  const { wet, isLikely } = rain;
  const told = `${isLikely ? '' : 'a chance of '}${nameRain(rain)}`;
  const has = (quarter: DayQuarter) => wet.includes(quarter);
  if (wet.length === 4 || (has('morning') && has('afternoon') && has('evening'))) return `${told} most of tomorrow`;
  if (wet.length === 1 && has('early')) return `${told} before dawn tomorrow, then a dry day`;
  if (!has('afternoon') && !has('evening')) return `${told} tomorrow morning, dry from midday`;
  const when = wet.map((quarter) => QUARTERS[quarter]).join(' and ');
  if (!has('early') && !has('morning')) return `a dry morning tomorrow, then ${told} ${when}`;
  return `${told} tomorrow ${when}`;
}

function tellWarmth({ low, high, change }: TomorrowFacts, degrees: DegreeWriter): string | null {
  if (low === null || high === null) return null;
  return joinPhrases(`temperatures ${degrees.between(low, high)}`, change === null ? null : compare(change, degrees));
}

function compare(change: number, degrees: DegreeWriter): string {
  if (Math.abs(change) < SAME_C) return 'much like today';
  return `${degrees.apart(change)} ${change > 0 ? 'warmer' : 'cooler'} than today`;
}

function tellNote({ wind, fog, confidence, nowAt }: TomorrowFacts): string | null {
  if (wind !== null) return tellWind(wind);
  if (fog !== null) return `fog ${nameSpan(fog.fromAt, fog.toAt, nowAt)}`;
  return confidence === 'low' ? 'this forecast may still change a good deal, so look again' : null;
}
