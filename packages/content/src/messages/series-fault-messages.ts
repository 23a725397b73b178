import type { BalanceHint } from '@portal/domain/hydro/calibration/balance-hint';
import type { CalibrationRefusal } from '@portal/domain/hydro/calibration/calibration-input';
import type { AbsurdBalance } from '@portal/domain/hydro/series/check-balance';
import type { SeriesFault, SeriesFaultCode } from '@portal/domain/hydro/series/series-fault';
import type { Language } from '@portal/domain/language/language';
import { describeBothWays } from './file-answer-messages.ts';

type Bilingual = Readonly<Record<Language, string>>;

const COLUMNS: Readonly<Record<NonNullable<SeriesFault['column']>, Bilingual>> = {
  time: { vi: 'thời gian', en: 'time' },
  flow: { vi: 'lưu lượng đến', en: 'inflow' },
  rain: { vi: 'mưa', en: 'rain' },
  pe: { vi: 'bốc hơi (PE) hoặc nhiệt độ', en: 'evapotranspiration (PE) or temperature' },
  temperature: { vi: 'nhiệt độ', en: 'temperature' },
};

/** Reason per code, after the position; preceded by the quoted `cell`, if any. */
const REASONS: Readonly<Record<SeriesFaultCode, Bilingual>> = {
  tooBig: {
    vi: 'Tệp lớn hơn 25\u00a0MB. Hãy chia theo năm.',
    en: 'The file is larger than 25\u00a0MB. Split it by year.',
  },
  tooManyRows: {
    vi: 'Tệp có hơn 300.000 dòng. Hãy chia theo năm.',
    en: 'The file has more than 300,000 rows. Split it by year.',
  },
  empty: { vi: 'Tệp trống.', en: 'The file is empty.' },
  spreadsheet: {
    vi: 'Đây là sổ tính Excel. Hãy lưu trang tính thành CSV UTF-8 rồi gửi lại.',
    en: 'This is an Excel workbook. Save the sheet as CSV UTF-8 and send that.',
  },
  notText: { vi: 'Tệp không phải văn bản CSV.', en: 'The file is not CSV text.' },
  wrongEncoding: {
    vi: 'Bảng mã của tệp bị lẫn. Hãy lưu lại thành CSV UTF-8.',
    en: 'The file mixes encodings. Save it again as CSV UTF-8.',
  },
  notTable: {
    vi: 'không đọc được thành bảng, có thể thiếu dấu ngoặc kép đóng',
    en: 'cannot be read as a table; a closing quote may be missing',
  },
  rowTooLong: { vi: 'dòng dài quá 20.000 ký tự', en: 'the row is longer than 20,000 characters' },
  missingColumn: {
    vi: 'thiếu cột này. Mười dòng đầu của tệp phải có dòng tên cột',
    en: 'this column is missing. One of the first ten lines must name the columns',
  },
  columnTwice: { vi: 'có hai cột cùng loại này', en: 'there are two columns of this kind' },
  unitMissing: {
    vi: 'là tiêu đề cột không ghi đơn vị. Hãy chọn đơn vị cạnh tệp rồi gửi lại',
    en: 'is a column header without a unit. Choose the unit next to the file and send it again',
  },
  unknownUnit: {
    vi: 'là tiêu đề cột ghi đơn vị không đọc được. Lưu lượng: hãy chọn đơn vị cạnh tệp; mưa và bốc hơi: mm; nhiệt độ: °C',
    en: 'is a column header with an unknown unit. Inflow: choose the unit next to the file; rain and evapotranspiration: mm; temperature: °C',
  },
  emptyColumn: { vi: 'cột không có số nào', en: 'the column has no numbers' },
  tooFewRows: { vi: 'Tệp cần ít nhất hai thời điểm.', en: 'The file needs at least two times.' },
  unknownStep: {
    vi: 'Các dòng không cách nhau một ngày hay một giờ. Hãy gửi số liệu ngày hoặc giờ.',
    en: 'The rows are neither a day nor an hour apart. Send daily or hourly data.',
  },
  tooLong: {
    vi: 'Từ dòng sớm nhất đến dòng muộn nhất quá dài. Hãy xem lại năm trong cột thời gian.',
    en: 'The time from the earliest to the latest row is too long. Check the years.',
  },
  noTime: { vi: 'chưa có thời gian', en: 'no time given' },
  wrongTime: {
    vi: 'không phải thời gian dạng 2026-11-21 07:00 hay 21/11/2026 07:00',
    en: 'is not a time such as 2026-11-21 07:00 or 21/11/2026 07:00',
  },
  monthFirst: {
    vi: 'có tháng lớn hơn 12. Hãy viết ngày trước tháng: 25/12/2026',
    en: 'has a month above 12. Write the day before the month: 25/12/2026',
  },
  mostlyGaps: {
    vi: 'Phần lớn các ngày giờ giữa dòng đầu và dòng cuối không có dòng nào. Hãy xem ngày và tháng có bị đổi chỗ không: viết ngày trước tháng.',
    en: 'Most time steps between the first and the last row are missing. Check whether day and month are swapped: write the day before the month.',
  },
  offStep: { vi: 'số liệu giờ phải ở đúng giờ tròn', en: 'hourly data must be on the full hour' },
  mixedSteps: {
    vi: 'từ đây bước thời gian đổi giữa ngày và giờ',
    en: 'from here the step changes between day and hour',
  },
  noNumber: { vi: 'không phải là số', en: 'is not a number' },
  formula: {
    vi: 'là công thức, không phải số. Hãy lưu giá trị',
    en: 'is a formula, not a number. Save the values',
  },
  ambiguousMark: {
    vi: 'có thể là số lẻ hoặc số nghìn. Hãy viết không có dấu ngăn nghìn',
    en: 'may have a decimal or a thousands separator. Write it without a thousands separator',
  },
  mixedMarks: {
    vi: 'dùng dấu thập phân khác dòng kia. Hãy dùng một dấu cho cả tệp, hoặc chọn dấu thập phân cạnh tệp',
    en: 'uses a different decimal mark. Use one mark in the whole file, or choose the decimal mark next to it',
  },
  negative: { vi: 'nhỏ hơn mức có thể', en: 'is below what is possible' },
  tooHigh: { vi: 'lớn hơn mức có thể. Hãy xem lại đơn vị', en: 'is above what is possible. Check the unit' },
  conflict: {
    vi: 'cùng thời gian mà khác giá trị. Hãy giữ một dòng',
    en: 'has the same time but another value. Keep one of them',
  },
};

/** A file fault with its position: `Dòng 5, cột mưa: “nhiều” không phải là số (xem dòng 2).` */
export function describeSeriesFault({ code, row, column, otherRow, cell }: SeriesFault, language: Language): string {
  const isVietnamese = language === 'vi';
  const ways = code === 'ambiguousMark' && cell !== null ? describeBothWays(cell, language) : null;
  const reason = ways ?? REASONS[code][language];
  const rowWords = row === null ? [] : [isVietnamese ? `dòng ${row}` : `line ${row}`];
  const columnWords =
    column === null ? [] : [isVietnamese ? `cột ${COLUMNS[column].vi}` : `column ${COLUMNS[column].en}`];
  const place = [...rowWords, ...columnWords].join(', ');
  if (place === '') return toSentence(reason);
  const quoted = cell === null || cell === '' ? '' : `“${cell}” `;
  const other = otherRow === null ? '' : isVietnamese ? ` (xem dòng ${otherRow})` : ` (see line ${otherRow})`;
  return toSentence(`${place}: ${quoted}${reason}${other}`);
}

function toSentence(text: string): string {
  const sentence = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** Why no model was calibrated, and what to do. */
export function describeCalibrationRefusal(refusal: CalibrationRefusal, language: Language): string {
  if (refusal.code === 'constantFlow')
    return language === 'vi'
      ? 'Lưu lượng đến không hề đổi nên không có gì để hiệu chỉnh.'
      : 'The inflow never changes, so there is nothing to calibrate.';
  if (refusal.code === 'noRain')
    return language === 'vi' ? 'Các năm hiệu chỉnh không có mưa.' : 'The calibration years have no rain.';
  const years = Math.floor(refusal.years * 10) / 10;
  return language === 'vi'
    ? `Mới có ${String(years).replace('.', ',')}\u00a0năm có đủ mưa và lưu lượng (${refusal.pairs} bước). Cần ít nhất ${refusal.leastYears}\u00a0năm. Trước khi hiệu chỉnh chỉ có mưa, không có lưu lượng.`
    : `Only ${years}\u00a0years have both rain and flow (${refusal.pairs} steps). At least ${refusal.leastYears}\u00a0years are needed. Until then there is rain only, no flow.`;
}

/** An impossible water balance with its values, and how to continue. */
export function describeAbsurdBalance(balance: AbsurdBalance, language: Language): string {
  const { kind, flowM3S, areaKm2, flowMmDay, rainMmDay } = balance;
  const format = (value: number, digits = 1): string =>
    value.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumSignificantDigits: digits + 2 });
  const [flow, area] = [`${format(flowM3S)}\u00a0m³/s`, `${format(areaKm2)}\u00a0km²`];
  const [out, rain] = [format(flowMmDay), format(rainMmDay)];
  if (language === 'vi')
    return `Lưu lượng trung bình ${flow} trên ${area} là ${out}\u00a0mm mỗi ngày, ${kind === 'tooMuch' ? 'nhiều hơn' : 'quá ít so với'} mưa ${rain}\u00a0mm mỗi ngày. Hãy kiểm tra đơn vị lưu lượng, diện tích lưu vực và cột mưa; nếu số liệu đúng như vậy, hãy xác nhận cạnh tệp.`;
  return `A mean flow of ${flow} on ${area} is ${out}\u00a0mm per day, ${kind === 'tooMuch' ? 'more than' : 'far too little for'} the rain of ${rain}\u00a0mm per day. Check the unit of the flow, the area and the rain; if the data are right, confirm them next to the file.`;
}

/** What the water balance suggests about area and units. */
export const balanceHints: Readonly<Record<BalanceHint, Bilingual>> = {
  flowExceedsRain: {
    vi: 'Nước chảy ra nhiều hơn mưa rơi xuống: diện tích có thể quá nhỏ, mưa quá thấp hoặc sai đơn vị.',
    en: 'More water flows out than falls as rain: the area may be too small, the rain too low, or the unit wrong.',
  },
  flowTooSmall: {
    vi: 'Gần như không có mưa nào chảy ra: diện tích có thể quá lớn hoặc sai đơn vị.',
    en: 'Almost none of the rain flows out: the area may be too large or the unit wrong.',
  },
  lossExceedsPe: {
    vi: 'Nước mất nhiều hơn mức có thể bốc hơi: diện tích có thể quá lớn, mưa quá cao hoặc nước đi nơi khác.',
    en: 'More water is lost than can evaporate: the area may be too large, the rain too high, or water leaves elsewhere.',
  },
};
