import type { TextFault } from '@portal/domain/expert-bulletin/parse-placeholder';
import type { Language } from '@portal/domain/language/language';

type Describe = (about: string, known: string) => string;

const WORDS: Readonly<Record<Language, Readonly<Record<TextFault['code'], Describe>>>> = {
  vi: {
    unclosed: (about) => `“${about}” thiếu dấu }} đóng`,
    unknownName: (about, known) => `không có ô điền số tên “${about}”; các tên: ${known}`,
    unknownOption: (about, known) => `không nhận “${about}”; có thể ghi: ${known}`,
    badOption: (about, known) => `“${about}” không đọc được${known === '' ? '' : `; chọn một trong: ${known}`}`,
    twice: (about) => `“${about}” ghi hai lần`,
    dayOrSpan: () => 'ghi day= hoặc from= to=, không ghi cả hai',
    missingDay: (about) => `${about} cần day=, ví dụ day=2026-11-22`,
    onlyDay: (about) => `${about} chỉ có theo ngày: ghi day= thay cho from= to=`,
    noMoment: (about) => `${about} không có giờ, bỏ “.at”`,
    badStep: (about, known) => `step=${about}: chọn một trong ${known}`,
    alone: (about) => `“${about}” phải đứng riêng một dòng`,
    notHour: (about) => `“${about}” phải là giờ tròn`,
    order: (about) => `“${about}”: giờ cuối phải sau giờ đầu`,
    past: (about) => `“${about}” bắt đầu trước giờ hiện tại: dự báo không còn giờ ấy`,
    beyond: (about) => `“${about}” vượt quá giờ cuối của dự báo`,
    unknownValue: (about) => `dự báo không có ${about} cho đủ các giờ này`,
    tooManyRows: (about) => `bảng có ${about} hàng, nhiều nhất 48: tăng step hoặc rút ngắn`,
    tooFewHours: (about) => `biểu đồ cần ít nhất ${about} giờ`,
    unwritten: (about) => `còn chỗ chưa viết: “${about}”`,
    html: (about) => `không dùng HTML: “${about}”`,
    link: () => 'không dùng liên kết',
    picture: () => 'không dùng ảnh',
    openStyle: () => 'chữ đậm hoặc nghiêng mở mà không đóng trong dòng',
    headingLevel: () => 'tiêu đề chỉ dùng ## hoặc ###',
    nestedList: () => 'danh sách chỉ có một bậc',
    unsupported: (about) => `không dùng được ở đây: “${about}”`,
    tableHead: () => 'bảng cần hàng tên cột, hàng |---|---| và ít nhất một hàng số',
    tableCells: (about) => `hàng có số ô khác hàng tên cột (${about})`,
    tooLong: (about) => `bài dài quá ${about} ký tự`,
    empty: () => 'bài chưa có chữ nào',
  },
  en: {
    unclosed: (about) => `“${about}” lacks its closing }}`,
    unknownName: (about, known) => `no placeholder is named “${about}”; known names: ${known}`,
    unknownOption: (about, known) => `“${about}” is not accepted; use one of: ${known}`,
    badOption: (about, known) => `“${about}” cannot be read${known === '' ? '' : `; choose one of: ${known}`}`,
    twice: (about) => `“${about}” is given twice`,
    dayOrSpan: () => 'give day= or from= to=, not both',
    missingDay: (about) => `${about} needs day=, such as day=2026-11-22`,
    onlyDay: (about) => `${about} is available by day only: use day= instead of from= and to=`,
    noMoment: (about) => `${about} has no hour, leave out “.at”`,
    badStep: (about, known) => `step=${about}: choose one of ${known}`,
    alone: (about) => `“${about}” must be on a line of its own`,
    notHour: (about) => `“${about}” must be a full hour`,
    order: (about) => `“${about}”: the end must come after the start`,
    past: (about) => `“${about}” begins before the current hour, which the forecast no longer has`,
    beyond: (about) => `“${about}” goes beyond the last hour of the forecast`,
    unknownValue: (about) => `the forecast does not have ${about} for all of these hours`,
    tooManyRows: (about) => `the table has ${about} rows, 48 at most: use a larger step or fewer hours`,
    tooFewHours: (about) => `a chart needs at least ${about} hours`,
    unwritten: (about) => `still to be written: “${about}”`,
    html: (about) => `HTML is not accepted: “${about}”`,
    link: () => 'links are not accepted',
    picture: () => 'pictures are not accepted',
    openStyle: () => 'bold or italic is opened but not closed within its line',
    headingLevel: () => 'headings are ## or ###',
    nestedList: () => 'lists have one level',
    unsupported: (about) => `not accepted here: “${about}”`,
    tableHead: () => 'a table needs a header row, a row |---|---| and at least one more row',
    tableCells: (about) => `the number of cells differs from the header row (${about})`,
    tooLong: (about) => `the text is longer than ${about} characters`,
    empty: () => 'the text has no words',
  },
};

/** A fault with its position: `dòng 12, cột 5: …`. */
export function describeTextFault({ code, about, known = [], line, column }: TextFault, language: Language): string {
  const sentence = WORDS[language][code](about, known.join(', '));
  return language === 'vi' ? `dòng ${line}, cột ${column}: ${sentence}` : `line ${line}, column ${column}: ${sentence}`;
}

/** Why a bulletin is too long for its document. */
export const describeTooManyPages = (pages: number, most: number, language: Language): string =>
  language === 'vi'
    ? `bản tin dài ${pages} trang A4, nhiều nhất ${most}: bớt chữ, bảng hoặc biểu đồ`
    : `the bulletin has ${pages} pages of A4, ${most} at most: shorten text, tables or charts`;
