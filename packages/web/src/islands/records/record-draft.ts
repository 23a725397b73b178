import type { AmountName, DelayTerms } from '@portal/domain/delay-record/delay-terms';

/** Numeric thresholds in form order. */
export const AMOUNTS: readonly AmountName[] = ['rainMmh', 'dayRainMm', 'gustMs', 'windMs', 'heatC', 'coldC'];

/** State of the form, amounts as typed. */
export interface RecordDraft {
  readonly name: string;
  readonly amounts: Readonly<Record<AmountName, string>>;
  readonly thunder: 0 | 1 | 2;
  readonly from: number;
  readonly to: number;
  readonly weekdays: readonly number[];
  readonly start: string;
}

/** Defaults common in construction contracts; the owner changes them. */
export const createRecordDraft = (today: string): RecordDraft => ({
  name: '',
  amounts: { rainMmh: '5', dayRainMm: '', gustMs: '15', windMs: '', heatC: '', coldC: '' },
  thunder: 0,
  from: 7,
  to: 17,
  weekdays: [1, 2, 3, 4, 5, 6],
  start: today,
});

/** Parses an amount with either decimal mark; null if empty, NaN if invalid. */
export function parseAmount(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** First invalid amount; null where all are valid. */
export const findWrongAmount = ({ amounts }: RecordDraft): AmountName | null =>
  AMOUNTS.find((name) => Number.isNaN(parseAmount(amounts[name]))) ?? null;

export function toRecordBody(draft: RecordDraft, point: { readonly lat: number; readonly lng: number }) {
  const { name, amounts, thunder, from, to, weekdays, start } = draft;
  const thresholds = Object.fromEntries(AMOUNTS.map((amount) => [amount, parseAmount(amounts[amount])]));
  const terms = {
    thresholds: { ...thresholds, thunder: thunder === 0 ? null : thunder } as DelayTerms['thresholds'],
    workHours: { from, to },
    weekdays,
  };
  return { name, lat: point.lat, lng: point.lng, ...terms, from: start };
}
