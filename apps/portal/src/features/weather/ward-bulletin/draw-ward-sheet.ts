import { BRAND } from '@portal/content/brand';
import { wardBulletinMessages } from '@portal/content/messages/ward-bulletin-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { WardBulletinReply } from '@portal/contract/endpoints/ward-bulletin';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { formatClock, parseDate, vietnamDate, vietnamWeekday } from '@portal/domain/time/vietnam-time';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import { makePdf } from '#platform/pdf/pdf-file.ts';
import { type PdfColumn, PdfReport } from '#platform/pdf/pdf-report.ts';
import { nameAmount as nameAmountEn } from '../smartgen/en/names.ts';
import { toRainAmount } from '../smartgen/facts/rain-amount.ts';
import { nameAmount as nameAmountVi } from '../smartgen/vi/names.ts';

const MARGIN = 48;
/** Read from two metres away. */
const HEADLINE_SIZE = 30;
const ACTION_SIZE = 19;
const TABLE_SIZE = 13;
const FOOT_SIZE = 11;
const NAME_AMOUNT = { vi: nameAmountVi, en: nameAmountEn } as const;

/** What a sheet prints. */
interface WardSheet {
  readonly reply: WardBulletinReply;
  /** Official bulletins that come first, printed whole. */
  readonly official: readonly OfficialWarning[];
  readonly language: Language;
}

const toSeconds = (moment: string): number => Date.parse(moment) / 1000;

function nameMoment(moment: string): string {
  const at = toSeconds(moment);
  const { day, month } = vietnamDate(at);
  return `${formatClock(at)} ${day}/${month}`;
}

function describeWarmth({ temperatureMin, temperatureMax }: Day): string {
  if (temperatureMin === null || temperatureMax === null) return '–';
  return `${Math.round(temperatureMin)}–${Math.round(temperatureMax)}°`;
}

function addDays(report: PdfReport, { reply: { days }, language }: WardSheet): void {
  const { rows, force } = wardBulletinMessages[language].sheet;
  const { weekdays } = getWeatherMessages(language);
  const describeRain = (day: Day): string => {
    const amount = toRainAmount(day);
    return amount === null ? '–' : NAME_AMOUNT[language](amount);
  };
  const lines: readonly (readonly [name: string, read: (day: Day) => string])[] = [
    [rows.sky, ({ text }) => text ?? '–'],
    [rows.warmth, describeWarmth],
    [rows.rain, describeRain],
    [rows.wind, ({ windSpeedMax }) => (windSpeedMax === null ? '–' : force(beaufortForce(windSpeedMax)))],
  ];
  const columns: PdfColumn[] = ['', ...days].map((_, index) => ({ part: index === 0 ? 3 : 4, align: 'left' }));
  const head = days.map(({ date }) => {
    const at = parseDate(date) ?? 0;
    const { day, month } = vietnamDate(at);
    return `${weekdays[vietnamWeekday(at)]} ${day}/${month}`;
  });
  report.addTable({
    columns,
    head: ['', ...head],
    rows: lines.map(([name, read]) => [name, ...days.map(read)]),
    size: TABLE_SIZE,
  });
}

/** Each action once, the main one first. */
function listActions({ action, items }: WardBulletinReply): string[] {
  return [...new Set([action, ...items.map((item) => item.action)])].filter((text) => text !== null);
}

function draw(report: PdfReport, sheet: WardSheet): void {
  const { reply, official, language } = sheet;
  const words = wardBulletinMessages[language].sheet;
  const { main, secondary } = reply.place.displayName;
  const place = secondary === '' ? main : `${main}, ${secondary}`;
  report.addRuns([{ text: words.heading(place), isBold: true }, { text: `   ${nameMoment(reply.issuedAt)}` }], {
    size: TABLE_SIZE,
  });
  if (reply.issued.demo) report.addText(words.demo, { isBold: true, size: TABLE_SIZE });
  report.y += 10;
  report.addText(reply.headline, { tag: 'H1', isBold: true, size: HEADLINE_SIZE });
  report.y += 8;
  report.addList(
    listActions(reply).map((text) => [{ text }]),
    { isOrdered: false, size: ACTION_SIZE },
  );
  report.y += 6;
  for (const { text } of reply.items.slice(1)) report.addText(text, { size: TABLE_SIZE });
  report.y += 10;
  addDays(report, sheet);
  for (const { issuer, number, headline, text } of official) {
    report.addHeading(`${issuer}, ${number}: ${headline}`);
    report.addText(text, { size: FOOT_SIZE });
  }
  report.y += 8;
  report.addText(words.foot(nameMoment(reply.issuedAt), nameMoment(reply.validTo)), { size: FOOT_SIZE });
  for (const credit of reply.issued.credits) report.addText(credit, { size: 8 });
  report.end((page, pages) => (pages === 1 ? BRAND.name : `${BRAND.name} · ${page}/${pages}`));
}

/** Draws the sheet for a notice board on A4, black on white, in letters that are read from afar. */
export function drawWardSheet(sheet: WardSheet): Promise<Buffer> {
  const { reply, language } = sheet;
  const title = wardBulletinMessages[language].sheet.heading(reply.place.displayName.main);
  const options = { title, language, createdAt: toSeconds(reply.issuedAt), margin: MARGIN, tagged: true };
  return makePdf(options, (document) => draw(new PdfReport(document, MARGIN), sheet));
}
