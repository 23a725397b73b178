import { type AlertRule, getLeastChance, type HourSpan } from '@portal/domain/alert/alert-rule';
import type { Language } from '@portal/domain/language/language';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';
import { describeHeatLimit } from './describe-heat-limit.ts';

/** Editable parts of the sentence, each at most once. */
export type RuleTokenKey = 'place' | 'amount' | 'chance' | 'lead' | 'hours' | 'days' | 'channels';

/** A piece of the sentence; `token` is null for fixed text. */
export interface RulePart {
  readonly token: RuleTokenKey | null;
  readonly text: string;
}

/** Context of a rule: names of places and channels, and formatting. */
export interface RuleNames {
  readonly placeNames: readonly string[];
  /** Null omits channels; empty means none. */
  readonly channelNames: readonly string[] | null;
  readonly windUnit?: 'kmh' | 'ms';
  readonly temperatureUnit?: 'C' | 'F';
}

const WORDS = splitLanguages({
  decimal: [',', '.'],
  rain: [
    'Báo tôi khi ở {place} có khả năng {amount} từ {chance} trong {lead} tới',
    'Tell me when, at {place}, the chance of {amount} reaches {chance} within {lead}',
  ],
  rainLikeliest: [
    'Báo tôi khi ở {place} sắp có {amount} {chance} trong {lead} tới',
    'Tell me when, at {place}, {amount} is {chance} within {lead}',
  ],
  rainChance: [
    'Báo tôi khi ở {place} khả năng mưa {amount} trong {lead} tới',
    'Tell me when, at {place}, the chance of rain reaches {amount} within {lead}',
  ],
  thunder: ['Báo tôi khi ở {place} {amount} trong {lead} tới', 'Tell me when, at {place}, {amount} within {lead}'],
  lightning: ['Báo tôi khi quanh {place} có sét đánh {amount}', 'Tell me when lightning strikes {amount} of {place}'],
  gust: [
    'Báo tôi khi ở {place} có gió giật {amount} trong {lead} tới',
    'Tell me when, at {place}, gusts reach {amount} within {lead}',
  ],
  temperature: [
    'Báo tôi khi ở {place} nhiệt độ {amount} trong {lead} tới',
    'Tell me when, at {place}, the temperature {amount} within {lead}',
  ],
  officialWarning: [
    'Báo tôi khi ở {place} có {amount} bắt đầu hiệu lực trong {lead} tới',
    'Tell me when, at {place}, {amount} comes into force within {lead}',
  ],
  drying: [
    'Báo tôi giờ gom lúa đang phơi ở {place} {amount}, trước giờ phơi {lead}',
    'Tell me when to gather drying rice at {place} {amount}, {lead} before it can be spread',
  ],
  heat: [
    'Báo tôi buổi sáng khi ở {place} trong ngày nóng đến mức {amount}',
    'Tell me in the morning when, at {place}, the day gets so hot that {amount}',
  ],
  /** The rule proposed to a new account: its other parts follow in `rainShortRest`. */
  rainShort: [
    'Báo tôi khi {place} sắp có {amount}, trước {lead}, qua {channels}.',
    'Tell me {lead} before {amount} at {place}, by {channels}.',
  ],
  rainShortRest: ['Khi khả năng từ {chance}, {hours}, {days}.', 'From a chance of {chance}, {hours}, {days}.'],
  someHours: [', lúc {hours}', ', between {hours}'],
  allHours: [', {hours}', ', {hours}'],
  days: [', {days}', ', {days}'],
  channels: [', qua {channels}', ', by {channels}'],
  noChannels: [', {channels}', ', {channels}'],
  noPlace: ['địa điểm chưa chọn', 'a place not chosen yet'],
  noChannel: ['chưa chọn kênh nhận', 'with no channel chosen yet'],
  and: [' và ', ' and '],
  more: pair([(count: number) => `${count} địa điểm nữa`, (count) => `${count} more`]),
  /** Rates at which rain classes start, mm/h. */
  rainFrom: {
    '0.1': ['mưa (kể cả mưa nhỏ)', 'any rain'],
    '2.5': ['mưa vừa trở lên', 'moderate rain or heavier'],
    '10': ['mưa to trở lên', 'heavy or very heavy rain'],
    '50': ['mưa rất to', 'very heavy rain'],
  } as Readonly<Record<string, Pair>>,
  otherRain: pair([(rate: string) => `mưa từ ${rate} mm/giờ`, (rate) => `rain of ${rate} mm/h or more`]),
  percent: pair([(percent: number) => `${percent}%`, (percent) => `${percent}%`]),
  byMoney: pair([(percent: number) => `${percent}% (theo chi phí)`, (percent) => `${percent}% (by your costs)`]),
  likeliest: ['theo kịch bản nhiều khả năng nhất', 'the likeliest outcome'],
  chanceFrom: pair([(percent: number) => `từ ${percent}%`, (percent) => `${percent}%`]),
  /** By level, 1–3. */
  thunders: [
    ['có thể có dông', 'nhiều khả năng có dông', 'có sét gần'] as readonly string[],
    ['thunderstorms are possible', 'thunderstorms are likely', 'there is lightning nearby'],
  ],
  within: pair([(km: number) => `trong vòng ${km}\u00a0km`, (km) => `within ${km}\u00a0km`]),
  speed: pair([(speed: string, unit: string) => `từ ${speed}\u00a0${unit}`, (speed, unit) => `${speed}\u00a0${unit}`]),
  warmer: pair([(degrees: string) => `từ ${degrees} trở lên`, (degrees) => `reaches ${degrees}`]),
  colder: pair([(degrees: string) => `từ ${degrees} trở xuống`, (degrees) => `falls to ${degrees}`]),
  anyWarning: ['cảnh báo chính thức bất kỳ', 'any official warning'],
  warningFrom: pair([
    (level: number) => (level === 5 ? 'cảnh báo chính thức cấp 5' : `cảnh báo chính thức từ cấp ${level}`),
    (level) => (level === 5 ? 'an official warning of level 5' : `an official warning of level ${level} or higher`),
  ]),
  everyDryingDay: ['mỗi ngày phơi được', 'on every good drying day'],
  gatherBy: pair([(hour: number) => `khi phải gom trước ${hour} giờ`, (hour) => `if that is by ${hour}:00`]),
  heatLimit: pair([(limitC: number) => describeHeatLimit(limitC, 'vi'), (limitC) => describeHeatLimit(limitC, 'en')]),
  minutes: pair([(minutes: number) => `${minutes} phút`, (minutes) => `${minutes} minutes`]),
  wholeHours: pair([(hours: number) => `${hours} giờ`, (hours) => `${hours} hours`]),
  everyHour: ['mọi giờ', 'at any hour'],
  hours: pair([(from: number, to: number) => `${from}–${to} giờ`, (from, to) => `${from}:00 and ${to}:00`]),
  overnight: pair([
    (from: number, to: number) => `${from} giờ đến ${to} giờ hôm sau`,
    (from, to) => `${from}:00 and ${to}:00 the next day`,
  ]),
  everyDay: ['mọi ngày', 'every day'],
  workdays: ['T2–T6', 'Monday to Friday'],
  weekend: ['cuối tuần', 'at weekends'],
  onDays: pair([(days: string) => days, (days) => `on ${days}`]),
  dayNames: [
    ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'] as readonly string[],
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ],
  oneDay: [
    ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'] as readonly string[],
    ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  ],
});

type Words = (typeof WORDS)['vi'];

const MOST_PLACES = 3;
const WHOLE_WEEK = 7;
const LONG_LEAD_MINUTES = 120;
const KMH_PER_MS = 3.6;

function joinNames(names: readonly string[], and: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
}

function describePlaces(placeNames: readonly string[], words: Words): string {
  if (placeNames.length === 0) return words.noPlace;
  if (placeNames.length <= MOST_PLACES) return joinNames(placeNames, words.and);
  const named = placeNames.slice(0, MOST_PLACES - 1);
  return joinNames([...named, words.more(placeNames.length - named.length)], words.and);
}

const writeFigure = (value: number, { decimal }: Words): string =>
  String(Math.round(10 * value) / 10)
    .replace('-', '−')
    .replace('.', decimal);

function describeTemperature({ compare, threshold }: AlertRule, { temperatureUnit = 'C' }: RuleNames, words: Words) {
  const shown = temperatureUnit === 'F' ? Math.round(threshold * 1.8 + 32) : threshold;
  const degrees = `${writeFigure(shown, words)}\u00a0°${temperatureUnit}`;
  return compare === 'atLeast' ? words.warmer(degrees) : words.colder(degrees);
}

function describeGust({ threshold }: AlertRule, { windUnit = 'kmh' }: RuleNames, words: Words): string {
  if (windUnit === 'ms') return words.speed(writeFigure(threshold, words), 'm/s');
  return words.speed(String(Math.round(KMH_PER_MS * threshold)), 'km/h');
}

function describeAmount(rule: AlertRule, names: RuleNames, words: Words): string {
  const { kind, threshold } = rule;
  switch (kind) {
    case 'rain':
      return words.rainFrom[String(threshold)] ?? words.otherRain(writeFigure(threshold, words));
    case 'rainChance':
      return words.chanceFrom(threshold);
    case 'thunder':
      return words.thunders[threshold - 1] ?? '';
    case 'lightning':
      return words.within(threshold);
    case 'gust':
      return describeGust(rule, names, words);
    case 'temperature':
      return describeTemperature(rule, names, words);
    case 'officialWarning':
      return threshold <= 1 ? words.anyWarning : words.warningFrom(threshold);
    case 'drying':
      return threshold >= 24 ? words.everyDryingDay : words.gatherBy(threshold);
    case 'heat':
      return words.heatLimit(threshold);
  }
}

function describeChance(rule: AlertRule, words: Words): string {
  const least = getLeastChance(rule);
  if (least === null) return words.likeliest;
  return rule.costLoss === null ? words.percent(least) : words.byMoney(least);
}

const isWholeDay = ({ from, to }: HourSpan): boolean => from === to || Math.abs(to - from) === 24;

function describeHours(hours: HourSpan, words: Words): string {
  if (isWholeDay(hours)) return words.everyHour;
  const { from, to } = hours;
  return from < to ? words.hours(from, to) : words.overnight(from, to);
}

/** Three or more consecutive days become a range: `T2–T4 và T7`. */
function listDayRuns(weekdays: readonly number[], { dayNames }: Words): string[] {
  const runs: number[][] = [];
  for (const day of weekdays) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined): string => dayNames[(day ?? 0) - 1] ?? '';
  return runs.flatMap((run) => (run.length > 2 ? [`${name(run[0])}–${name(run.at(-1))}`] : run.map(name)));
}

function describeDays(weekdays: readonly number[], words: Words): string {
  if (weekdays.length === WHOLE_WEEK) return words.everyDay;
  const key = weekdays.join('');
  if (key === '12345') return words.workdays;
  if (key === '67') return words.weekend;
  const [only] = weekdays;
  if (weekdays.length === 1 && only !== undefined) return words.onDays(words.oneDay[only - 1] ?? '');
  return words.onDays(joinNames(listDayRuns(weekdays, words), words.and));
}

const describeLead = (minutes: number, words: Words): string =>
  minutes >= LONG_LEAD_MINUTES && minutes % 60 === 0 ? words.wholeHours(minutes / 60) : words.minutes(minutes);

function getTemplate({ rule, channelNames }: { rule: AlertRule } & Pick<RuleNames, 'channelNames'>, words: Words) {
  const isLikeliest = rule.kind === 'rain' && getLeastChance(rule) === null;
  const first = words[isLikeliest ? 'rainLikeliest' : rule.kind];
  const hours = isWholeDay(rule.hours) ? words.allHours : words.someHours;
  const channels = channelNames?.length === 0 ? words.noChannels : words.channels;
  return `${first}${hours}${words.days}${channelNames === null ? '' : channels}.`;
}

function fillTemplate(template: string, rule: AlertRule, names: RuleNames, words: Words): RulePart[] {
  const channels = [...new Set(names.channelNames ?? [])];
  const texts: Readonly<Record<RuleTokenKey, string>> = {
    place: describePlaces(names.placeNames, words),
    amount: describeAmount(rule, names, words),
    chance: describeChance(rule, words),
    lead: describeLead(rule.leadMinutes, words),
    hours: describeHours(rule.hours, words),
    days: describeDays(rule.weekdays, words),
    channels: channels.length === 0 ? words.noChannel : joinNames(channels, words.and),
  };
  // Every second piece is a token name.
  return template
    .split(/\{(\w+)\}/)
    .map((piece, index) => {
      const token = index % 2 === 0 ? null : (piece as RuleTokenKey);
      return { token, text: token === null ? piece : texts[token] };
    })
    .filter(({ text }) => text !== '');
}

/** The sentence of a rule as editable and fixed pieces, in the language's order. */
export function listRuleParts(rule: AlertRule, names: RuleNames, language: Language): RulePart[] {
  const words: Words = WORDS[language];
  return fillTemplate(getTemplate({ rule, ...names }, words), rule, names, words);
}

/** A rule on rain in four tokens, and a second sentence with the rest of it. */
export function listShortRuleParts(rule: AlertRule, names: RuleNames, language: Language) {
  const words: Words = WORDS[language];
  const rest = fillTemplate(words.rainShortRest, rule, names, words);
  return { parts: fillTemplate(words.rainShort, rule, names, words), rest: rest.map(({ text }) => text).join('') };
}

/** The same as one string, for lists and screen readers. */
export function describeRule(
  rule: AlertRule,
  { language, ...names }: RuleNames & { readonly language: Language },
): string {
  return listRuleParts(rule, names, language)
    .map(({ text }) => text)
    .join('');
}
