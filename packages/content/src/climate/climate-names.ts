import type { ClimatePeriod, ClimateSpan } from '@portal/domain/climate/climate-period';
import type { ClimateArea } from '@portal/domain/climate/climate-region';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds, vietnamDate } from '@portal/domain/time/vietnam-time';
import { CLIMATE_REGIONS } from '../bulletins/climate-region.table.ts';
import { ENGLISH_MONTHS, SHORT_ENGLISH_MONTHS } from '../english-months.table.ts';
import { climateMessages } from '../messages/climate-messages.ts';

export function nameArea(area: ClimateArea, language: Language): string {
  const region = CLIMATE_REGIONS.find(({ id }) => id === area);
  return region === undefined ? climateMessages[language].country : region.name[language];
}

/** Month with year: `12/2026`, `December 2026`. */
export function nameMonthYear(at: EpochSeconds, language: Language): string {
  const { month, year } = vietnamDate(at);
  return language === 'vi' ? `${month}/${year}` : `${ENGLISH_MONTHS[month - 1]} ${year}`;
}

/** Month in a sentence: `tháng 12`, `December`. */
export function nameMonthAlone(at: EpochSeconds, language: Language): string {
  const { month } = vietnamDate(at);
  return language === 'vi' ? `tháng ${month}` : (ENGLISH_MONTHS[month - 1] ?? '');
}

/** Date in a sentence: `21/11/2026`, `21 November 2026`. */
export function nameDay(at: EpochSeconds, language: Language): string {
  const { day, month, year } = vietnamDate(at);
  return language === 'vi' ? `${day}/${month}/${year}` : `${day} ${ENGLISH_MONTHS[month - 1]} ${year}`;
}

/** Short span: `21–30/11`, `21/11–5/12`, in English `21–30 Nov`. */
export function nameSpan({ from, to }: ClimateSpan, language: Language): string {
  const first = vietnamDate(from);
  const last = vietnamDate(to - DAY_SECONDS);
  const isOneMonth = first.month === last.month && first.year === last.year;
  const write = ({ day, month }: { readonly day: number; readonly month: number }): string =>
    language === 'vi' ? `${day}/${month}` : `${day} ${SHORT_ENGLISH_MONTHS[month - 1]}`;
  return `${isOneMonth ? first.day : write(first)}–\u2060${write(last)}`;
}

/** Period of a bulletin for its title: days, or months such as `12/2026–2/2027`. */
export function namePeriod(
  { from, to, partUnit, parts }: ClimatePeriod,
  isOfMonths: boolean,
  language: Language,
): string {
  const end = to - DAY_SECONDS;
  if (isOfMonths) {
    const first = nameMonthYear(from, language);
    return partUnit === 'month' && parts.length > 1 ? `${first} – ${nameMonthYear(end, language)}` : first;
  }
  return `${nameDay(from, language)} – ${nameDay(end, language)}`;
}

/** Column or row name: its month or days. */
export function namePart(span: ClimateSpan, partUnit: ClimatePeriod['partUnit'], language: Language): string {
  if (partUnit !== 'month') return nameSpan(span, language);
  const { month, year } = vietnamDate(span.from);
  return language === 'vi' ? `${month}/${year}` : `${SHORT_ENGLISH_MONTHS[month - 1]} ${year}`;
}

/** The same for a chart axis: `T12`, `Dec`. */
export function abbreviatePart(span: ClimateSpan, partUnit: ClimatePeriod['partUnit'], language: Language): string {
  if (partUnit !== 'month') return nameSpan(span, language);
  const { month } = vietnamDate(span.from);
  return language === 'vi' ? `T${month}` : (SHORT_ENGLISH_MONTHS[month - 1] ?? '');
}
