import type { Language } from '@portal/domain/language/language';

type Bilingual = Readonly<Record<Language, string>>;

const cell = (address: string, vi: string, en: string): Bilingual => ({
  vi: `ô ${address}: ${vi}`,
  en: `cell ${address}: ${en}`,
});

/** Owner of the fields of a verification project file, used in reasons. */
export const PROJECT_PART: Bilingual = { vi: 'công trình kiểm chứng', en: 'a verification project' };

/** Why a verification project or its spreadsheet is refused. */
export const projectFaults = {
  noNumber: (name: string, low: number, high: number): Bilingual => ({
    vi: `${name}: không phải là số từ ${low} đến ${high}`,
    en: `${name}: is not a number from ${low} to ${high}`,
  }),
  noRule: (rules: string): Bilingual => ({
    vi: `dataElement.keyActive: không phải là một trong ${rules}`,
    en: `dataElement.keyActive: is not one of ${rules}`,
  }),
  noAddress: (name: string, value: string): Bilingual => ({
    vi: `${name}: "${value}" không phải là ô như B2`,
    en: `${name}: "${value}" is not a cell such as B2`,
  }),
  noCompares: {
    vi: 'dataElement.typeCompares: không phải danh sách từ 1 đến 20 mục {forecast, real}',
    en: 'dataElement.typeCompares: is not a list of 1 to 20 items {forecast, real}',
  },
  noFileName: (value: string): Bilingual => ({
    vi: `sourceFileData: "${value}" không phải tên tệp .xlsx để cạnh tệp này`,
    en: `sourceFileData: "${value}" is not the name of an .xlsx file next to this one`,
  }),
  noLinks: {
    vi: 'add: không phải danh sách tối đa 20 mục {name, url} có địa chỉ https',
    en: 'add: is not a list of at most 20 items {name, url} with https addresses',
  },
  noMonths: {
    vi: 'resultEvaluation: không phải mười hai số từ 0 đến 100, hoặc null',
    en: 'resultEvaluation: is not twelve numbers from 0 to 100, or null',
  },
  noFile: (name: string): Bilingual => ({
    vi: `không có tệp ${name} ở cạnh`,
    en: `there is no file ${name} next to it`,
  }),
  file: (name: string, fault: string): Bilingual => ({ vi: `${name}: ${fault}`, en: `${name} ${fault}` }),
  formula: (address: string): Bilingual =>
    cell(address, 'là công thức; hãy dán giá trị', 'is a formula; paste its value'),
  noValue: (address: string): Bilingual => cell(address, 'không phải là số', 'is not a number'),
  noDate: (address: string): Bilingual =>
    cell(address, 'không phải là ngày (YYYY-MM-DD)', 'is not a date (YYYY-MM-DD)'),
  otherYear: (address: string, date: string, year: number): Bilingual =>
    cell(address, `${date} không thuộc năm ${year}`, `${date} is outside ${year}`),
  negative: (address: string): Bilingual => cell(address, 'nhỏ hơn 0', 'is below 0'),
  otherScore: (month: number, stated: string, computed: string): Bilingual => ({
    vi: `resultEvaluation: tháng ${month} ghi ${stated}, nhưng bảng cho ${computed}`,
    en: `resultEvaluation: month ${month} says ${stated}, but the sheet gives ${computed}`,
  }),
  noPairs: { vi: 'các cột được so không có cặp số nào', en: 'the compared columns have no pairs of numbers' },
  more: (count: number): Bilingual => ({ vi: `và ${count} lỗi khác`, en: `and ${count} more errors` }),
} as const;
