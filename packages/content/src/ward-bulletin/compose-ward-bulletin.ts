import { composeSms, measureSms, toPlainLetters } from '@portal/domain/alert/sms-text';
import type { Language } from '@portal/domain/language/language';
import type { WarningGate } from '@portal/domain/safety/warning-gate';
import {
  type EpochSeconds,
  formatClock,
  vietnamDate,
  vietnamHour,
  vietnamMinute,
  vietnamWeekday,
} from '@portal/domain/time/vietnam-time';
import { findReadingSeconds, LONGEST_SCRIPT_SECONDS } from '@portal/domain/ward-bulletin/reading-time';
import { isAllowedUnderWarning, isPressing, type WardAction } from '@portal/domain/ward-bulletin/ward-action';
import { BRAND } from '../brand.ts';
import { speakText } from './speak-text.ts';
import { type IssueMoment, type QuotedBulletin, wardWords } from './ward-words.ts';

/** What a sentence of a bulletin is about. */
export type WardMatterKind = 'warning' | 'rain' | 'thunder' | 'wind' | 'heat' | 'cold' | 'fog' | 'warmth';

/** One thing that matters in the time of a bulletin. */
export interface WardMatter {
  readonly kind: WardMatterKind;
  /** A sentence without its full stop. */
  readonly text: string;
  /** The same for a message of 160 characters; empty: another matter says it there. */
  readonly brief: string;
  /** What to do about it; null: nothing. */
  readonly action: WardAction | null;
}

/** An official bulletin that comes first, and the first step of the guide to its kind of disaster. */
export interface LeadingBulletin extends QuotedBulletin {
  readonly step: string | null;
}

/** What a ward's bulletin is written from. */
interface WardFacts {
  readonly place: string;
  readonly issuedAt: EpochSeconds;
  readonly validTo: EpochSeconds;
  readonly isDemo: boolean;
  /** Null without one of level 3 and more. */
  readonly warning: LeadingBulletin | null;
  /** Other official bulletins in force, quoted too. */
  readonly others: readonly QuotedBulletin[];
  /** Why no advice to go out is given: an official bulletin that stops outdoor work, or one over for less than a day. */
  readonly gate: WarningGate['kind'] | null;
  /** What matters, the most important first. */
  readonly matters: readonly WardMatter[];
  /** Sentences about the next day. */
  readonly outlook: readonly string[];
}

/** A matter as it is published. */
interface WardItem {
  readonly kind: WardMatterKind;
  readonly text: string;
  readonly action: string | null;
}

/** One content in the words of each carrier. */
interface WardTexts {
  readonly headline: string;
  /** The one action that the script says twice. */
  readonly action: string | null;
  readonly script: string;
  readonly scriptSeconds: number;
  readonly sms: string;
  readonly items: WardItem[];
}

/** Longest number of a bulletin in a message. */
const NUMBER_LETTERS = 20;

const toSentence = (text: string): string => {
  const whole = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
};

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** `5 giờ`, `14 giờ 05`; in a message `5h`, `14h05`; in English `05:00`. */
function nameBulletinClock(at: EpochSeconds, language: Language, isBrief = false): string {
  if (language === 'en') return formatClock(at);
  const minute = vietnamMinute(at);
  const past = minute === 0 ? '' : String(minute).padStart(2, '0');
  if (isBrief) return `${vietnamHour(at)}h${past}`;
  return `${vietnamHour(at)} giờ${past === '' ? '' : ` ${past}`}`;
}

/** An action in full and in brief. */
function nameAction(action: WardAction, language: Language) {
  const words = wardWords[language];
  if (action.kind !== 'coverBefore') return words.actions[action.kind];
  const { at, isHeavy } = action;
  return {
    full: words.coverBefore(nameBulletinClock(at, language), isHeavy),
    brief: words.coverBriefly(nameBulletinClock(at, language, true), isHeavy),
  };
}

/** A matter with its action in words, as far as official bulletins allow one. */
interface NamedMatter extends Omit<WardMatter, 'action'> {
  readonly action: { readonly full: string; readonly brief: string } | null;
  /** Whether it calls for something to be done: what is merely allowed is not said twice. */
  readonly isPressing: boolean;
}

/** Whether nothing but the end of an official bulletin speaks. */
const isAfter = ({ warning, gate }: WardFacts): boolean => warning === null && gate === 'afterWarning';

function toWarningMatter(bulletin: QuotedBulletin, language: Language): WardMatter {
  const words = wardWords[language];
  return {
    kind: 'warning',
    text: words.quote(bulletin),
    brief: words.shortQuote(shortenNumber(bulletin)),
    action: { kind: 'followBulletin' },
  };
}

function nameMatters({ matters, others, warning, gate }: WardFacts, language: Language): NamedMatter[] {
  const isGated = warning !== null || gate !== null;
  const all = [...others.map((bulletin) => toWarningMatter(bulletin, language)), ...matters];
  return all.map(({ action, ...matter }) => ({
    ...matter,
    isPressing: isPressing(action),
    action: action === null || (isGated && !isAllowedUnderWarning(action)) ? null : nameAction(action, language),
  }));
}

/** The action of the whole bulletin: that of an official one first. */
function findMainAction(facts: WardFacts, matters: readonly NamedMatter[], language: Language) {
  const { followBulletin, awaitBulletin } = wardWords[language].actions;
  const { warning } = facts;
  if (warning !== null) {
    const step = warning.step?.replace(/[.!]$/, '') ?? followBulletin.full;
    return { full: step, brief: followBulletin.brief };
  }
  if (isAfter(facts)) return awaitBulletin;
  return matters.find((matter) => matter.isPressing && matter.action !== null)?.action ?? null;
}

type MainAction = ReturnType<typeof findMainAction>;

function describeIssue({ issuedAt, validTo }: WardFacts, language: Language): IssueMoment {
  const { day, month } = vietnamDate(issuedAt);
  return {
    weekday: wardWords[language].weekdays[vietnamWeekday(issuedAt)] ?? '',
    day,
    month,
    clock: nameBulletinClock(issuedAt, language),
    end: nameBulletinClock(validTo, language),
  };
}

/** A sentence of the script; `rank` 0 is always read, higher ones as far as there is time. */
interface ScriptLine {
  readonly text: string;
  readonly rank: number;
  /** True for a sentence that makes no sense without the one before it. */
  readonly follows?: boolean;
}

function listScriptLines(
  facts: WardFacts,
  matters: readonly NamedMatter[],
  main: MainAction,
  language: Language,
): ScriptLine[] {
  const words = wardWords[language];
  const { place, warning, isDemo, outlook } = facts;
  const isLed = warning !== null || isAfter(facts);
  const line = (text: string, rank: number): ScriptLine => ({ text: speakText(toSentence(text), language), rank });
  const follow = (one: ScriptLine): ScriptLine => ({ ...one, follows: true });
  const own = matters.flatMap(({ text, action }, index) => [
    line(text, isLed || index > 0 ? 1 + index : 0),
    ...(action === null ? [] : [follow(line(action.full, action === main ? 0 : 1 + index))]),
  ]);
  return [
    line(words.greeting(place), 0),
    line(words.issue(BRAND.name, describeIssue(facts, language)), 0),
    ...(isDemo ? [line(words.demo, 0)] : []),
    ...(warning === null ? [] : [line(quoteForSpeech(warning, language), 0)]),
    ...(isLed && main !== null ? [line(warning === null ? main.full : words.atOnce(main.full), 0)] : []),
    ...own,
    ...outlook.map((text, index) => (index === 0 ? line(text, 20) : follow(line(text, 20 + index)))),
    ...(main === null ? [] : [line(words.again(lowerFirst(main.full)), 0)]),
    line(words.closing, 40),
  ];
}

/** Seconds that a headline may take, so that the bulletin around it still fits. */
const LONGEST_QUOTE_SECONDS = 24;

/** A headline that is too long to be read out is named by kind, level and number, never cut. */
function quoteForSpeech(warning: LeadingBulletin, language: Language): string {
  const words = wardWords[language];
  const whole = words.quote(warning);
  const isShort = findReadingSeconds(speakText(whole, language), language) <= LONGEST_QUOTE_SECONDS;
  return isShort ? whole : `${words.shortQuote(shortenNumber(warning))}. ${words.sequel}`;
}

const shortenNumber = <Quoted extends QuotedBulletin>(warning: Quoted): Quoted => ({
  ...warning,
  number: warning.number.slice(0, NUMBER_LETTERS),
});

/** The lines that can be read within a minute, in order: the most important ones are chosen first. */
function fitScript(lines: readonly ScriptLine[], language: Language): string {
  const join = (chosen: ReadonlySet<ScriptLine>): string =>
    lines.flatMap((line) => (chosen.has(line) ? [line.text] : [])).join(' ');
  const chosen = new Set(lines.filter(({ rank }) => rank === 0));
  for (const line of lines.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank)) {
    const before = lines[lines.indexOf(line) - 1];
    if (line.follows === true && (before === undefined || !chosen.has(before))) continue;
    const longer = new Set([...chosen, line]);
    if (findReadingSeconds(join(longer), language) <= LONGEST_SCRIPT_SECONDS) chosen.add(line);
  }
  return join(chosen);
}

/** One message without tone marks: place, day, hours, what comes and what to do, as much as fits. */
function composeMessage(
  facts: WardFacts,
  matters: readonly NamedMatter[],
  main: MainAction,
  language: Language,
): string {
  const words = wardWords[language];
  const { place, issuedAt, validTo, warning, isDemo } = facts;
  const isAwaited = isAfter(facts);
  const { day, month } = vietnamDate(issuedAt);
  const [from, to] = [issuedAt, validTo].map((at) => nameBulletinClock(at, language, true));
  const head = `${place} ${day}/${month} ${from}-${to}:`;
  const [first] = matters;
  const leads =
    warning === null
      ? [toSentence(isAwaited ? words.actions.awaitBulletin.brief : (first?.brief ?? ''))]
      : [`${toSentence(warning.headline)}`, toSentence(words.shortQuote(shortenNumber(warning)))];
  const last = isDemo ? words.demo : `${BRAND.name}.`;
  const fits = (lead: string): boolean => measureSms(toPlainLetters(`${head} ${lead} ${last}`)).parts === 1;
  const lead = leads.find(fits) ?? leads.at(-1) ?? '';
  const isLed = warning !== null || isAwaited;
  const between = [
    ...(main === null || isAwaited ? [] : [main.brief]),
    ...matters.flatMap(({ brief, action }, index) => [
      ...(index === 0 && !isLed ? [] : [brief]),
      ...(action === null || action === main ? [] : [action.brief]),
    ]),
  ];
  return composeSms(`${head} ${lead}`, between.filter((text) => text !== '').map(toSentence), last);
}

/** Writes all carriers of a ward's bulletin from one content. */
export function composeWardBulletin(facts: WardFacts, language: Language): WardTexts {
  const words = wardWords[language];
  const { warning } = facts;
  const matters = nameMatters(facts, language);
  const main = findMainAction(facts, matters, language);
  const script = fitScript(listScriptLines(facts, matters, main, language), language);
  const items = matters.map(({ kind, text, action }) => ({
    kind,
    text: toSentence(text),
    action: action === null ? null : toSentence(action.full),
  }));
  const quoted: WardItem[] =
    warning === null
      ? []
      : [
          {
            kind: 'warning',
            text: toSentence(words.quote(warning)),
            action: main === null ? null : toSentence(main.full),
          },
        ];
  const awaited = isAfter(facts) ? words.actions.awaitBulletin.full : null;
  const [first] = [...quoted, ...items];
  return {
    headline: awaited === null ? (first?.text ?? '') : toSentence(awaited),
    action: main === null ? null : toSentence(main.full),
    script,
    scriptSeconds: findReadingSeconds(script, language),
    sms: composeMessage(facts, matters, main, language),
    items: [...quoted, ...items],
  };
}
