import type { Language } from '@portal/domain/language/language';
import { readBothWays } from '@portal/domain/table/parse-amount';
import { pair, splitLanguages } from '../split-languages.ts';

/** A unit that the owner may choose if the header does not name it. */
export type AnsweredUnit = (typeof ANSWERED_UNITS)[keyof typeof ANSWERED_UNITS][number];

/** Units per quantity; the first is the portal's. */
export const ANSWERED_UNITS = {
  level: ['m', 'cm'],
  volume: ['hm3', 'dam3', 'm3'],
  speed: ['ms', 'kmh', 'kt'],
  power: ['kw', 'mw', 'w'],
  flow: ['m3s', 'ls', 'm3day', 'mld', 'mm'],
} as const;

const SIGNS = {
  m: 'm',
  cm: 'cm',
  ms: 'm/s',
  kmh: 'km/h',
  kt: 'kt',
  kw: 'kW',
  mw: 'MW',
  w: 'W',
  m3: 'm³',
  m3s: 'm³/s',
} as const;

/** Questions on ambiguous content of a data file. */
export const fileAnswerMessages = splitLanguages({
  decimalMark: ['Dấu thập phân', 'Decimal separator'],
  asFile: ['Theo tệp', 'As in the file'],
  marks: { point: ['Dấu chấm: 1.5', 'Point: 1.5'], comma: ['Dấu phẩy: 1,5', 'Comma: 1,5'] },
  units: {
    level: ['Đơn vị mực nước', 'Unit of the level'],
    volume: ['Đơn vị dung tích', 'Unit of the volume'],
    speed: ['Đơn vị tốc độ gió', 'Unit of the wind speed'],
    power: ['Đơn vị công suất', 'Unit of the power'],
    flow: ['Đơn vị lưu lượng', 'Unit of the inflow'],
  },
  asHead: ['Theo dòng tiêu đề', 'As in the header row'],
  again: ['Gửi lại tệp này', 'Send this file again'],
  signs: [
    {
      ...SIGNS,
      hm3: 'triệu m³',
      dam3: 'nghìn m³',
      ls: 'lít/s',
      m3day: 'm³/ngày',
      mld: 'nghìn m³/ngày (ML/day)',
      mm: 'mm mỗi bước thời gian',
    } as Readonly<Record<AnsweredUnit, string>>,
    {
      ...SIGNS,
      hm3: 'million m³',
      dam3: 'thousand m³',
      ls: 'litres/s',
      m3day: 'm³/day',
      mld: 'ML/day',
      mm: 'mm per time step',
    },
  ],
  bothWays: pair([
    (decimal: string, thousands: string) =>
      `có thể là ${decimal} hoặc ${thousands}. Hãy chọn dấu thập phân cạnh tệp rồi gửi lại`,
    (decimal, thousands) =>
      `may be ${decimal} or ${thousands}. Choose the decimal separator next to the file and send it again`,
  ]),
});

/** Both readings of a cell such as `1.050`, and how to answer; null for an unambiguous cell. */
export function describeBothWays(cell: string, language: Language): string | null {
  const ways = readBothWays(cell);
  if (ways === null) return null;
  const decimal = String(ways.decimal);
  return fileAnswerMessages[language].bothWays(
    language === 'vi' ? decimal.replace('.', ',') : decimal,
    String(ways.thousands),
  );
}

/** Fault of a cell as a sentence: its content and both readings if ambiguous, else the fault's own text. */
export function describeCellFault(
  { cell }: { readonly cell?: string | undefined },
  otherwise: string,
  language: Language,
): string {
  if (cell === undefined || cell === '') return otherwise;
  const words = describeBothWays(cell, language);
  return `“${cell}”: ${words === null ? otherwise : `${words}.`}`;
}
