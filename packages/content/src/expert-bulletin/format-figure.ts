import type { FigureValue } from '@portal/domain/expert-bulletin/compute-figure';
import type { FigureUnit } from '@portal/domain/expert-bulletin/placeholder.table';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatClock, vietnamDate, vietnamWeekday } from '@portal/domain/time/vietnam-time';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import { findWindDirection, nameWindDirection } from '@portal/domain/wind/wind-direction';
import { figureWords } from './figure-words.ts';

const NO_BREAK = '\u00a0';
/** Arbitrary speed, to get a direction name. */
const SOME_WIND_MS = 10;

/** At most one decimal, `1,5` in Vietnamese. */
export function formatTenth(value: number, language: Language): string {
  const rounded = Math.round(Number((value * 10).toFixed(6))) / 10 + 0;
  return String(rounded).replace('.', figureWords[language].decimal).replace('-', '−');
}

export function formatFigureMoment(at: EpochSeconds, language: Language): string {
  const { day, month } = vietnamDate(at);
  return figureWords[language].moment(formatClock(at), day, month);
}

export function formatFigureDay(at: EpochSeconds, language: Language): string {
  const { day, month } = vietnamDate(at);
  return figureWords[language].day(vietnamWeekday(at), day, month);
}

const SIGNS: Readonly<Partial<Record<FigureUnit, string>>> = {
  mm: `${NO_BREAK}mm`,
  celsius: `${NO_BREAK}°C`,
  percent: '%',
  km: `${NO_BREAK}km`,
  metre: `${NO_BREAK}m`,
};

function formatNumber(value: number, unit: FigureUnit, language: Language): string {
  const words = figureWords[language];
  switch (unit) {
    case 'wind':
      return `${formatTenth(value, language)}${NO_BREAK}m/s (${words.force(beaufortForce(value))})`;
    case 'direction': {
      const direction = findWindDirection(value, SOME_WIND_MS);
      return direction === null ? words.unknown : nameWindDirection(direction, language).toLowerCase();
    }
    case 'thunder':
      return words.thunder[value as 0 | 1 | 2 | 3];
    default:
      return `${formatTenth(value, language)}${SIGNS[unit] ?? ''}`;
  }
}

/** A value with its unit, as in the text. */
export function formatFigure(figure: FigureValue, language: Language): string {
  switch (figure.kind) {
    case 'number':
      return formatNumber(figure.value, figure.unit, language);
    case 'range': {
      const { low, high, unit } = figure;
      if (low === high) return formatNumber(low, unit, language);
      return `${formatTenth(low, language)}–${formatNumber(high, unit, language)}`;
    }
    case 'hour':
      return formatFigureMoment(figure.at, language);
    case 'clock':
      return figure.moment.slice(11, 16);
  }
}
