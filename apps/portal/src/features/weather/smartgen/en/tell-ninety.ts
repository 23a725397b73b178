import type { DegreeWriter } from '../degree-writer.ts';
import type { NinetyFacts, NormalWeek } from '../facts/find-ninety-facts.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { nameAmount } from './name-rain.ts';
import { nameDate } from './name-time.ts';

const STEADY_C = 2;

/** `The first 15 days are a forecast, with rain on 6 of them and highs of 31–34°; from 18 Aug on, only long-term averages.` and what these years say. */
export function tellNinety(facts: NinetyFacts, degrees: DegreeWriter): string[] {
  const basis = tellBasis(facts, degrees);
  if (basis === null) return [];
  const { weeks, hasTerciles } = facts;
  const unknown = hasTerciles || weeks.length === 0 ? null : 'how this year will differ from average is not known yet';
  return toSentences(basis, tellSeason(facts, degrees), unknown);
}

function tellBasis({ forecast: { days }, normalFromAt, weeks }: NinetyFacts, degrees: DegreeWriter): string | null {
  const normals = weeks.length === 0 ? null : `from ${nameDate(normalFromAt)} on, only long-term averages`;
  if (days.length === 0) return normals === null ? null : 'there is no forecast yet, only long-term averages';
  const wet = days.filter(({ rainClass }) => rainClass > 0).length;
  const highs = days.map(({ high }) => high);
  const dry = days.every(({ isDry }) => isDry) ? 'no rain' : 'little rain';
  const rain = wet === 0 ? dry : `rain on ${wet} of them`;
  const forecast = `the first ${days.length} days are a forecast, with ${rain} and highs of ${degrees.between(Math.min(...highs), Math.max(...highs))}`;
  return normals === null ? forecast : `${forecast}; ${normals}`;
}

function tellSeason({ forecast, weeks, wettest }: NinetyFacts, degrees: DegreeWriter): string | null {
  const [first] = weeks;
  const last = weeks.at(-1);
  if (first === undefined || last === undefined) return null;
  const after = forecast.days.length === 0 ? '' : 'after that ';
  const wet =
    wettest?.rain == null
      ? null
      : `${after}the wettest week is usually ${nameWeek(wettest)} (${nameAmount(wettest.rain)})`;
  return joinPhrases(wet, tellCourse(first, last, degrees));
}

function tellCourse(first: NormalWeek, last: NormalWeek, degrees: DegreeWriter): string {
  const change = last.temperature - first.temperature;
  if (Math.abs(change) < STEADY_C) return `with mean temperatures around ${degrees.at(first.temperature)}`;
  const course = change > 0 ? 'rising' : 'falling';
  return `with mean temperatures ${course} from ${degrees.at(first.temperature)} to ${degrees.at(last.temperature)}`;
}

/** `7–13 Sep`, `31 Aug – 6 Sep`. */
function nameWeek({ fromAt, lastAt }: NormalWeek): string {
  const [from, to] = [nameDate(fromAt), nameDate(lastAt)];
  const isOneMonth = from.split(' ')[1] === to.split(' ')[1];
  return isOneMonth ? `${from.split(' ')[0]}–${to}` : `${from} – ${to}`;
}
