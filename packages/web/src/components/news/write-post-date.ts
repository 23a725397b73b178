import type { Language } from '@portal/domain/language/language';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/** `5/3/2026` in Vietnamese, `5 March 2026` in English, of a moment written in ISO 8601 with Vietnam's offset. */
export function writePostDate(moment: string, language: Language): string {
  const [year = '', month = '', day = ''] = moment.slice(0, 10).split('-');
  if (language === 'vi') return `${Number(day)}/${Number(month)}/${year}`;
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
