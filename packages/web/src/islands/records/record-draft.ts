import type { AmountName, DelayTerms } from '@portal/domain/delay-record/delay-terms';

/** Thresholds that are amounts, in the order of the form. */
export const AMOUNTS: readonly AmountName[] = ['rainMmh', 'dayRainMm', 'gustMs', 'windMs', 'heatC', 'coldC'];

/** The form of a new record, amounts as they are typed. */
export interface RecordDraft {
  readonly name: string;
  readonly amounts: Readonly<Record<AmountName, string>>;
  readonly thunder: 0 | 1 | 2;
  readonly from: number;
  readonly to: number;
  readonly weekdays: readonly number[];
  readonly start: string;
}

/** What most contracts of building sites begin with; its owner changes it. */
export const createRecordDraft = (today: string): RecordDraft => ({
  name: '',
  amounts: { rainMmh: '5', dayRainMm: '', gustMs: '15', windMs: '', heatC: '', coldC: '' },
  thunder: 0,
  from: 7,
  to: 17,
  weekdays: [1, 2, 3, 4, 5, 6],
  start: today,
});

/** An amount as people type it, with a comma or a point; null for none, NaN for what is no number. */
export function parseAmount(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The amount that is no number, for the form to name; null where all are. */
export const findWrongAmount = ({ amounts }: RecordDraft): AmountName | null =>
  AMOUNTS.find((name) => Number.isNaN(parseAmount(amounts[name]))) ?? null;

/** The body of the call that begins a record. */
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
