import type { DegreeWriter } from '../degree-writer.ts';
import type { NinetyFacts, NormalWeek } from '../facts/find-ninety-facts.ts';
import { joinPhrases, toSentences } from '../to-sentences.ts';
import { nameAmount } from './name-rain.ts';
import { nameDate } from './name-time.ts';

const STEADY_C = 2;

/** `15 ngày đầu là dự báo, có 6 ngày mưa, cao nhất 31–34°; từ 18/8 là trung bình nhiều năm.` and what these years say. */
export function tellNinety(facts: NinetyFacts, degrees: DegreeWriter): string[] {
  const basis = tellBasis(facts, degrees);
  if (basis === null) return [];
  const { weeks, hasTerciles } = facts;
  const unknown = hasTerciles || weeks.length === 0 ? null : 'năm nay sẽ khác thường lệ bao nhiêu thì chưa biết được';
  return toSentences(basis, tellSeason(facts, degrees), unknown);
}

function tellBasis({ forecast: { days }, normalFromAt, weeks }: NinetyFacts, degrees: DegreeWriter): string | null {
  const normals = weeks.length === 0 ? null : `từ ${nameDate(normalFromAt)} là trung bình nhiều năm`;
  if (days.length === 0) return normals === null ? null : 'chưa có dự báo, chỉ có trung bình nhiều năm';
  const wet = days.filter(({ rainClass }) => rainClass > 0).length;
  const highs = days.map(({ high }) => high);
  const dry = days.every(({ isDry }) => isDry) ? 'không mưa' : 'ít mưa';
  const rain = wet === 0 ? dry : `có ${wet} ngày mưa`;
  const forecast = `${days.length} ngày đầu là dự báo, ${rain}, cao nhất ${degrees.between(Math.min(...highs), Math.max(...highs))}`;
  return normals === null ? forecast : `${forecast}; ${normals}`;
}

function tellSeason({ forecast, weeks, wettest }: NinetyFacts, degrees: DegreeWriter): string | null {
  const [first] = weeks;
  const last = weeks.at(-1);
  if (first === undefined || last === undefined) return null;
  const after = forecast.days.length === 0 ? '' : 'sau đó ';
  const wet =
    wettest?.rain == null
      ? null
      : `${after}thường mưa nhiều nhất vào tuần ${nameWeek(wettest)} (${nameAmount(wettest.rain)})`;
  return joinPhrases(wet, tellCourse(first, last, degrees));
}

function tellCourse(first: NormalWeek, last: NormalWeek, degrees: DegreeWriter): string {
  const change = last.temperature - first.temperature;
  if (Math.abs(change) < STEADY_C) return `nhiệt độ trung bình quanh ${degrees.at(first.temperature)}`;
  const course = change > 0 ? 'tăng dần' : 'giảm dần';
  return `nhiệt độ trung bình ${course} từ ${degrees.at(first.temperature)} ${change > 0 ? 'lên' : 'xuống'} ${degrees.at(last.temperature)}`;
}

/** `7–13/9`, `31/8–6/9`. */
function nameWeek({ fromAt, lastAt }: NormalWeek): string {
  const [from, to] = [nameDate(fromAt), nameDate(lastAt)];
  const isOneMonth = from.split('/')[1] === to.split('/')[1];
  return `${isOneMonth ? from.split('/')[0] : from}–${to}`;
}
