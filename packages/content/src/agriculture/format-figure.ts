import type { Language } from '@portal/domain/language/language';

/** A whole number. */
export function toWhole(value: number): string {
  return String(Math.round(value) + 0);
}

/** Rain or water in running text, mm: one decimal below 10, whole from there on; a comma in Vietnamese. */
export function toAmount(mm: number, language: Language): string {
  const rounded = mm < 9.95 ? Math.round(mm * 10) / 10 : Math.round(mm);
  const text = String(rounded + 0);
  return language === 'vi' ? text.replace('.', ',') : text;
}

/** Whole degrees Celsius in running text, with a real minus sign: `22°`, `−1°`. */
export function toDegrees(temperatureC: number): string {
  const whole = Math.round(temperatureC) + 0;
  return `${whole < 0 ? '−' : ''}${Math.abs(whole)}°`;
}

/** A sentence's first letter large. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
