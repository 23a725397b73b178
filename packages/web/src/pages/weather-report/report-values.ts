import type { VerificationScores } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { formatScore } from '#components/weather/format-scores.ts';

export const withUnit = (value: number, { unit }: VerificationScores, language: Language): string =>
  `${formatScore(value, language, unit === '%' ? 0 : 1)} ${unit}`;

export function splitMonth(month: string): [year: number, month: number] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return [year, number];
}
