import type { RainClass } from '@portal/domain/weather/rain-class';
import type { ComingPeriod, ComingRain, NowFacts } from './now-facts.ts';
import { joinSentence, toDegrees, uncapitalize } from './sentence.ts';

const RAIN_WORDS: Readonly<Record<RainClass, string>> = {
  0: 'không mưa',
  1: 'mưa nhỏ',
  2: 'mưa',
  3: 'mưa vừa',
  4: 'mưa to',
  5: 'mưa rất to',
};

/** The weather of now in one Vietnamese sentence: `Đà Lạt lúc 14 giờ 22°, có lúc có mưa; chiều và tối nay còn mưa nhỏ, thấp nhất đêm nay 17°.` */
export function tellNowInVietnamese(facts: NowFacts): string | null {
  const now = [
    facts.temperature === null ? null : toDegrees(facts.temperature),
    facts.feelsLike === null ? null : `cảm giác như ${toDegrees(facts.feelsLike)}`,
    facts.sky === null ? null : uncapitalize(facts.sky),
  ];
  const later = [facts.coming === null ? null : tellRain(facts.coming, facts.isRaining), tellExtreme(facts.extreme)];
  return joinSentence(`${facts.place} lúc ${facts.hour} giờ `, now, later);
}

function tellRain(coming: ComingRain, isRaining: boolean): string {
  const when = namePeriods(coming.periods);
  if (coming.rainClass === 0) return `${when} ${isRaining ? 'tạnh ráo' : 'không mưa'}`;
  const thunder = coming.hasThunder ? ', có dông' : '';
  const verb = coming.isLikely ? (isRaining ? 'còn' : 'có') : isRaining ? 'có thể còn' : 'có thể có';
  return `${when} ${verb} ${RAIN_WORDS[coming.rainClass]}${thunder}`;
}

/** `chiều và tối nay`, `đêm nay và sáng mai`. */
function namePeriods(periods: readonly ComingPeriod[]): string {
  const names = periods.map(namePeriod);
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return `${first.word} ${first.day}`;
  return first.day === second.day
    ? `${first.word} và ${second.word} ${second.day}`
    : `${first.word} ${first.day} và ${second.word} ${second.day}`;
}

function namePeriod({ id, isTomorrow }: ComingPeriod): { word: string; day: string } {
  if (id === 'morning') return { word: 'sáng', day: isTomorrow ? 'mai' : 'nay' };
  if (id === 'night') return { word: isTomorrow ? 'đêm' : 'rạng sáng', day: 'nay' };
  return { word: id === 'afternoon' ? 'chiều' : 'tối', day: 'nay' };
}

function tellExtreme(extreme: NowFacts['extreme']): string | null {
  if (extreme === null) return null;
  return `${extreme.kind === 'high' ? 'cao nhất hôm nay' : 'thấp nhất đêm nay'} ${toDegrees(extreme.temperature)}`;
}
