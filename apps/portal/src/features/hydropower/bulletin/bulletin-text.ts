import { formatDay } from '@portal/content/format-day';
import { catchmentMessages } from '@portal/content/messages/catchment-messages';
import { writeCredits } from '@portal/content/messages/credit-words';
import { type HydroBulletinMessages, hydroBulletinMessages } from '@portal/content/messages/hydro-bulletin-messages';
import { reservoirMessages } from '@portal/content/messages/reservoir-messages';
import { SOURCE_NAMES } from '@portal/content/messages/source-names';
import { isLate, isSlot } from '@portal/domain/hydro/bulletin/bulletin-slot';
import type { Language } from '@portal/domain/language/language';
import { formatClock } from '@portal/domain/time/vietnam-time';
import type { RangeBasis } from '../basin-rain.ts';
import type { Bulletin } from './bulletin-content.ts';
import { describeClock } from './describe-clock.ts';
import { type Cell, toSeconds, writeAmount, writeCell, writeMoment, writeShortMoment } from './write-figures.ts';

export interface BulletinSection {
  readonly id: 'sums' | 'days' | 'flow' | 'level' | 'clock' | 'score';
  readonly heading: string;
  readonly notes: readonly string[];
  /** The first column names the row. Empty: no table. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Rows with too little data, shown in grey. */
  readonly greyRows: readonly number[];
  /** Columns with times, which need more width on paper. */
  readonly wideColumns: readonly number[];
}

/** A bulletin in one language, for page, PDF and workbook. */
export interface BulletinText {
  readonly title: string;
  readonly subtitle: string;
  /** Shown first: demonstration data, late issue. */
  readonly notices: readonly string[];
  readonly lead: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly sections: readonly BulletinSection[];
  readonly advice: string;
  readonly fileName: string;
}

interface Wording {
  readonly bulletin: Bulletin;
  readonly language: Language;
  readonly words: HydroBulletinMessages;
}

const TEN_DAYS = 240;

const mm = (value: number | null): Cell => ({ value, digits: 1 });
const metres = (value: number | null, digits: 1 | 2 = 1): Cell => ({ value, digits });
const flow = (value: number | null): Cell => ({ value, digits: value !== null && value < 10 ? 1 : 0 });

function describeObserved({ bulletin, language }: Wording): string {
  const { values } = catchmentMessages[language].desk;
  const day = bulletin.content.rain.past.slice(-24);
  const seen = day.filter(({ basis }) => basis === 'radar').length;
  if (seen === 0) return values.byAnalysis;
  return seen === day.length ? values.allRadar : values.byRadar(String(seen));
}

function listFacts(wording: Wording): BulletinText['facts'] {
  const { bulletin, language, words } = wording;
  const { catchment, rain, forecast } = bulletin.content;
  const { facts } = words;
  const { source, runAt, credits } = rain.issued;
  const named = source === null ? null : (SOURCE_NAMES[language][source] ?? source);
  const digits = { value: catchment.areaKm2, digits: 0 } as const;
  const covered = { value: rain.coveredPercent.model, digits: 0 } as const;
  return [
    [
      facts.basin,
      catchment.areaKm2 === null
        ? facts.cell
        : facts.area(writeAmount(digits, language), writeAmount(covered, language)),
    ],
    [
      facts.run,
      named === null ? facts.noRun : runAt === null ? named : facts.runAt(named, writeMoment(runAt, language)),
    ],
    [facts.observed, describeObserved(wording)],
    ...(forecast.state === 'ready' && forecast.fittedAt !== null && forecast.stateAt !== null
      ? [
          [
            facts.model,
            facts.fitted(
              forecast.step === 'day' ? 'GR4J' : 'GR4H',
              formatDay(toSeconds(forecast.fittedAt), language),
              // The state is at midnight; the records' last day ends there.
              formatDay(toSeconds(forecast.stateAt) - 1, language),
            ),
          ] as const,
        ]
      : []),
    ...(credits.length > 0 ? [[facts.sources, writeCredits(credits, language)] as const] : []),
  ];
}

/** Range of two flows; a dash without one. */
const writeRange = (low: number | null, high: number | null, language: Language): string =>
  low === null || high === null ? '–' : `${writeCell(flow(low), language)}–${writeCell(flow(high), language)}`;

/** Range of most members' peaks; empty without members, because scenarios are not a range. */
function writePeakRange(
  { band, peakLow, peakHigh }: Extract<Bulletin['content']['forecast'], { peakLow: unknown }>,
  language: Language,
): string {
  if (band !== 'members' || peakLow == null || peakHigh == null) return '';
  return ` (${writeRange(peakLow, peakHigh, language)})`;
}

function describeLead({ bulletin, language, words }: Wording): string {
  const { rain, forecast } = bulletin.content;
  const day = rain.sums.find(({ hours }) => hours === 24);
  const write = (value: number) => writeAmount({ value, digits: 1 }, language);
  const range =
    day?.aheadLow == null || day.aheadHigh === null ? '' : ` (${write(day.aheadLow)}–${write(day.aheadHigh)})`;
  const first = day?.ahead == null ? words.lead.rainUnknown : words.lead.rain(`${write(day.ahead)}\u00a0mm`, range);
  const peak =
    forecast.state !== 'ready' || forecast.peak == null
      ? ''
      : words.lead.flow(
          writeCell(flow(forecast.peak.flow), language),
          writePeakRange(forecast, language),
          writeShortMoment(forecast.peak.at, language),
        );
  const { level } = forecast;
  const course = level.state === 'ready' ? level.courses[0] : undefined;
  const reached = course?.reaches.find(({ middleAt, left }) => middleAt !== null && (left ?? 0) > 0);
  if (course === undefined || reached === undefined) return first + peak;
  const { names } = reservoirMessages[language].level;
  const { earliestAt, middleAt } = reached;
  const say = earliestAt === null ? words.lead.reach : words.lead.reachEarliest;
  const reach = say(
    names[reached.kind],
    writeCell(metres(reached.level), language),
    writeShortMoment(earliestAt ?? middleAt ?? '', language),
    writeCell(flow(course.release), language),
  );
  return first + peak + reach;
}

const section = (part: Pick<BulletinSection, 'id' | 'heading'> & Partial<BulletinSection>): BulletinSection => ({
  notes: [],
  columns: [],
  rows: [],
  greyRows: [],
  wideColumns: [],
  ...part,
});

function describeRange({ bulletin, words }: Wording, rows: readonly { readonly rangeBasis?: RangeBasis }[]): string[] {
  const { members } = bulletin.content.rain;
  if (members == null) return [words.range];
  const isFarther = rows.some(({ rangeBasis }) => rangeBasis === 'cells');
  return [words.rangeMembers(String(members.count)), ...(isFarther ? [words.rangeFarther] : [])];
}

function makeSums({ bulletin, words }: Wording): BulletinSection {
  const { sums } = words;
  return section({
    id: 'sums',
    heading: sums.heading,
    columns: sums.columns,
    rows: bulletin.content.rain.sums.map(({ hours, past, ahead, aheadLow, aheadHigh }) => [
      hours === TEN_DAYS ? sums.days : sums.hours(String(hours)),
      mm(past),
      mm(ahead),
      mm(aheadLow),
      mm(aheadHigh),
    ]),
  });
}

/** `2026-11-26` in the bulletin's language. */
const writeDate = (date: string, language: Language): string =>
  formatDay(toSeconds(`${date}T00:00:00+07:00`), language);

function makeDays(wording: Wording): BulletinSection {
  const { bulletin, language, words } = wording;
  const { days } = words;
  const isRanged = bulletin.content.rain.days.some(({ rainHigh }) => rainHigh !== null);
  return section({
    id: 'days',
    heading: days.heading,
    notes: isRanged ? describeRange(wording, bulletin.content.rain.days) : [],
    columns: days.columns,
    rows: bulletin.content.rain.days.map(({ date, hours, rain, rainLow, rainHigh }) => {
      const day = writeDate(date, language);
      return [hours === 24 ? day : days.part(day, String(hours)), mm(rain), mm(rainLow), mm(rainHigh)];
    }),
  });
}

/** Range of the peak: by members, or by the ends of the rain's range. */
function describeEnds(
  { peakLow, peakHigh, band, members }: Extract<Bulletin['content']['forecast'], { peakLow: unknown }>,
  language: Language,
): string {
  const messages = catchmentMessages[language].desk.flow;
  if (peakLow == null || peakHigh == null) return messages.oneModel;
  const [low, high] = [writeCell(flow(peakLow), language), writeCell(flow(peakHigh), language)];
  if (band === 'members') return hydroBulletinMessages[language].flow.band(String(members), low, high);
  return low === high ? messages.endsAlike : hydroBulletinMessages[language].flow.ends(low, high);
}

function makeFlow({ bulletin, language, words }: Wording): BulletinSection {
  const { forecast } = bulletin.content;
  const messages = catchmentMessages[language].desk.flow;
  const part = { id: 'flow', heading: words.flow.heading } as const;
  if (forecast.state !== 'ready') return section({ ...part, notes: [messages.states[forecast.state]] });
  const isMembers = forecast.band === 'members';
  const rows = [...Map.groupBy(forecast.hours, ({ at }) => at.slice(0, 10)).entries()].map(([date, hours]) => {
    const most = hours.reduce((best, hour) => (hour.flow > best.flow ? hour : best));
    const mean = hours.reduce((sum, hour) => sum + hour.flow, 0) / hours.length;
    const day = writeDate(date, language);
    const name = hours.length === 24 ? day : words.days.part(day, String(hours.length));
    const cells = [name, flow(mean), flow(most.flow), formatClock(toSeconds(most.at))];
    return isMembers ? [...cells, writeRange(most.low, most.high, language)] : cells;
  });
  const notes = [describeEnds(forecast, language), ...(forecast.hoursInterpolated ? [messages.interpolated] : [])];
  const columns = isMembers ? [...words.flow.columns, words.flow.rangeColumn] : words.flow.columns;
  return section({ ...part, notes, columns, rows, wideColumns: isMembers ? [4] : [] });
}

function makeLevel({ bulletin, language, words }: Wording): BulletinSection {
  const { level } = bulletin.content.forecast;
  const messages = reservoirMessages[language].level;
  if (level.state !== 'ready')
    return section({ id: 'level', heading: words.level.heading, notes: [messages.states[level.state]] });
  const [course] = level.courses;
  const { issuedAt } = bulletin;
  const isMembers = level.range === 'members';
  const describeLevelRange = (): string => {
    if (isMembers) return words.level.members(String(level.members));
    return level.range === null ? messages.oneModel : messages.days;
  };
  const writeTime = (at: string | null, left: number, isOutside: boolean, past: string): string => {
    if (left <= 0) return messages.reached;
    if (isOutside) return messages.outside;
    if (at === null) return messages.never;
    return toSeconds(at) <= issuedAt ? past : writeShortMoment(at, language);
  };
  const read = writeCell(metres(course?.levels[0] ?? null, 2), language);
  const readAt = writeMoment(level.readAt, language);
  const age = writeAmount({ value: (issuedAt - toSeconds(level.readAt)) / 3600, digits: 0 }, language);
  return section({
    id: 'level',
    heading: words.level.headingRelease(writeCell(flow(course?.release ?? null), language)),
    notes: [
      level.stale ? messages.stale(read, readAt, age) : messages.read(read, readAt),
      course?.reaches.length === 0 ? messages.noLevels : describeLevelRange(),
    ],
    wideColumns: isMembers ? [0, 1, 2, 3] : [3, 4],
    columns: course?.reaches.length === 0 ? [] : isMembers ? words.level.memberColumns : words.level.columns,
    rows: (course?.reaches ?? []).map(({ kind, level: height, left, outsideCurve, ...times }) => {
      const write = (at: string | null | undefined, past: string) =>
        writeTime(at ?? null, left ?? 1, outsideCurve, past);
      const middle = write(times.middleAt, messages.computed);
      const earliest = level.range === null ? '–' : write(times.earliestAt, messages.maybe);
      if (!isMembers)
        return [
          messages.names[kind],
          metres(height),
          metres(left !== null && left > 0 ? left : null),
          middle,
          earliest,
        ];
      const latest = write(times.latestAt, messages.computed);
      const name = `${messages.names[kind]} ${writeCell(metres(height), language)}`;
      return [name, middle, earliest, latest, `${times.membersReaching ?? '–'}/${level.members ?? '–'}`];
    }),
  });
}

function makeClock({ bulletin, language, words }: Wording): BulletinSection {
  const { clock } = bulletin.content.forecast;
  const part = { id: 'clock', heading: words.clock.heading } as const;
  if (clock === null) return section({ ...part, notes: [reservoirMessages[language].clock.none] });
  return section({ ...part, columns: words.clock.columns, rows: describeClock(clock, bulletin.issuedAt, language) });
}

/** The table of scores, which the desk shows too. */
export function makeScore(score: Bulletin['content']['score'], language: Language): BulletinSection {
  const { score: words } = hydroBulletinMessages[language];
  const part = { id: 'score', heading: `${words.heading}, ${words.aside}` } as const;
  if (score.length === 0) return section({ ...part, notes: [words.none] });
  const greyRows = score.flatMap(({ isEnough }, index) => (isEnough ? [] : [index]));
  return section({
    ...part,
    notes: [...(greyRows.length > 0 ? [words.few] : []), words.note],
    columns: words.columns,
    rows: score.map((lead) => [
      words.lead(words.kinds[lead.kind], String(lead.leadDays)),
      { value: lead.pairs, digits: 0 },
      mm(lead.mae),
      mm(lead.meanError),
      mm(lead.heldMae),
      mm(lead.usualMae),
      { value: lead.nse, digits: 2 },
      { value: lead.withinPercent, digits: 0 },
      { value: lead.radarPercent, digits: 0 },
    ]),
    greyRows,
  });
}

/** A bulletin as text, from its stored content only. */
export function toBulletinText(bulletin: Bulletin, language: Language): BulletinText {
  const words = hydroBulletinMessages[language];
  const wording: Wording = { bulletin, language, words };
  const { number, slotAt, issuedAt, demo, content } = bulletin;
  return {
    title: words.title(content.catchment.name),
    subtitle: words.number(String(number), writeMoment(issuedAt, language)),
    notices: [
      ...(demo ? [words.demo] : []),
      ...(isLate(slotAt, issuedAt) ? [words.late(writeMoment(slotAt, language))] : []),
      ...(isSlot(slotAt) ? [] : [words.asked]),
    ],
    lead: describeLead(wording),
    facts: listFacts(wording),
    sections: [
      makeSums(wording),
      makeDays(wording),
      makeFlow(wording),
      makeLevel(wording),
      makeClock(wording),
      makeScore(content.score, language),
    ],
    advice: words.advice,
    fileName: `${words.file}-${number}`,
  };
}
