import type { Language } from '@portal/domain/language/language';
import type { CallState } from '@portal/domain/phone-call/call-rules';
import type { WindowFault } from '@portal/domain/phone-call/call-window';
import type { PhoneListFault, RowNote } from '@portal/domain/phone-call/phone-list';
import type { RecordingFault } from '@portal/domain/phone-call/read-recording';

/** Why a file is not a phone list. */
export type PhoneFileFault =
  | PhoneListFault
  | 'tooBig'
  | 'empty'
  | 'spreadsheet'
  | 'notText'
  | 'wrongEncoding'
  | 'notTable'
  | 'rowTooLong'
  | 'notWorkbook'
  | 'zipBomb'
  | 'locked'
  | 'noSheet';

/** Why a campaign action is refused. */
export type CallRefusal =
  | 'notEnabled'
  | 'notConnected'
  | 'consent'
  | 'advertisingConsent'
  | 'noRegister'
  | 'listNotReady'
  | 'listHasFile'
  | 'inUse'
  | 'past'
  | 'tooFarAhead'
  | 'columnLetter'
  | 'wrongState'
  | 'neverOpen'
  | 'tooMany'
  | 'noPhone'
  | 'askedByPerson';

/** Texts of automatic calls shared by server and pages. */
interface PhoneCallMessages {
  /** Consent to tick before a list is accepted; stored with it. */
  readonly consent: string;
  readonly file: Readonly<Record<PhoneFileFault, string>>;
  /** After the line number. */
  readonly atLine: (line: number, sentence: string) => string;
  readonly notes: Readonly<Record<RowNote['note'], string>>;
  readonly recording: Readonly<Record<RecordingFault, string>>;
  readonly window: Readonly<Record<WindowFault, string>>;
  readonly refusals: Readonly<Record<CallRefusal, string>>;
  readonly states: Readonly<Record<CallState, string>>;
  /** Answered calls, by whether the message was heard to the end. */
  readonly heard: { readonly whole: string; readonly part: string };
  /** Column headers of the row report and the call report. */
  readonly rowHeads: readonly [row: string, column: string, text: string, note: string];
  readonly callHeads: readonly [
    number: string,
    phone: string,
    state: string,
    tries: string,
    at: string,
    seconds: string,
  ];
  readonly fileNames: { readonly rows: string; readonly calls: string };
}

const vi: PhoneCallMessages = {
  consent:
    'Tôi xác nhận mọi người trong danh sách đã đồng ý nhận cuộc gọi này, và tôi có bằng chứng để xuất trình khi được yêu cầu.',
  file: {
    tooManyRows: 'Danh sách có hơn 100.000 dòng. Hãy chia thành nhiều tệp.',
    severalColumns: 'Nhiều cột có số điện thoại. Hãy ghi chữ cái của cột cần gọi cạnh tệp, ví dụ C.',
    noColumn: 'Không thấy cột số điện thoại. Hãy đặt tên cột là “Số điện thoại”.',
    tooBig: 'Tệp lớn hơn 25\u00a0MB. Hãy chia thành nhiều tệp.',
    empty: 'Tệp trống.',
    spreadsheet: 'Đây là tệp Excel kiểu cũ hoặc có mật khẩu. Hãy lưu lại thành .xlsx không mật khẩu, hoặc CSV.',
    notText: 'Tệp không phải bảng tính .xlsx hay CSV.',
    wrongEncoding: 'Bảng mã của tệp bị lẫn. Hãy lưu lại thành CSV UTF-8.',
    notTable: 'không đọc được thành bảng, có thể thiếu dấu ngoặc kép đóng',
    rowTooLong: 'dòng dài quá 20.000 ký tự',
    notWorkbook: 'Tệp .xlsx bị hỏng. Hãy mở bằng Excel và lưu lại.',
    zipBomb: 'Tệp .xlsx giải nén ra quá lớn hoặc quá phức tạp nên không được đọc.',
    locked: 'Đây là tệp Excel kiểu cũ hoặc có mật khẩu. Hãy lưu lại thành .xlsx không mật khẩu, hoặc CSV.',
    noSheet: 'Tệp .xlsx không có trang tính nào đang hiện.',
  },
  atLine: (line, sentence) => `Dòng ${line}: ${sentence}`,
  notes: {
    empty: 'thiếu số điện thoại',
    formula: 'ô này là công thức; hãy dán giá trị vào ô',
    scientific: 'số bị rút gọn kiểu 8,49E+10 nên mất chữ số; hãy đổi cột sang kiểu văn bản',
    several: 'ô có nhiều số; mỗi dòng chỉ một số',
    letters: 'ô có chữ, không phải số điện thoại',
    foreign: 'số nước ngoài',
    hotline: 'số tổng đài 1800, 1900',
    tooShort: 'thiếu chữ số',
    tooLong: 'thừa chữ số',
    unknownPrefix: 'đầu số không có ở Việt Nam',
    duplicate: 'trùng một số ở dòng trên; chỉ gọi một lần',
    restored: 'đã thêm lại số 0 ở đầu',
    hidden: 'dòng bị ẩn trong bảng tính; không gọi',
  },
  recording: {
    empty: 'Tệp trống.',
    tooBig: 'Tệp lớn hơn 10\u00a0MB.',
    notAudio: 'Tệp không phải WAV hay MP3.',
    wrongEncoding: 'Kiểu WAV này không dùng được. Hãy lưu thành PCM 8 hoặc 16 bit, A-law hoặc µ-law.',
    damaged: 'Tệp bị hỏng hoặc bị cắt ngang.',
    tooShort: 'Lời gọi ngắn hơn 2 giây.',
    tooLong: 'Lời gọi dài hơn 120 giây.',
    tooManyChannels: 'Tệp có hơn hai kênh tiếng.',
    sampleRate: 'Tần số lấy mẫu phải từ 8 đến 48\u00a0kHz.',
    silent: 'Tệp không có tiếng.',
  },
  window: {
    outsideLegalHours: 'Chỉ được gọi từ 08:00 đến 17:00.',
    tooShort: 'Khung giờ phải dài ít nhất 30 phút.',
    noWeekday: 'Hãy chọn ít nhất một ngày trong tuần.',
  },
  refusals: {
    notEnabled: 'Gọi tự động mở theo hợp đồng. Hãy gửi yêu cầu tư vấn để được mở cho tài khoản này.',
    notConnected: 'Chưa nối với nhà mạng nào, nên chiến dịch chỉ lưu được dạng nháp.',
    consent: 'Hãy xác nhận rằng người trong danh sách đã đồng ý.',
    advertisingConsent: 'Danh sách này chưa có sự đồng ý nhận quảng cáo.',
    noRegister: 'Chưa nạp danh sách quốc gia không nhận quảng cáo, nên chưa gọi quảng cáo được.',
    listNotReady: 'Danh sách chưa sẵn sàng.',
    listHasFile: 'Danh sách này đã có tệp.',
    inUse: 'Đang được một chiến dịch dùng.',
    past: 'Giờ bắt đầu đã qua.',
    tooFarAhead: 'Giờ bắt đầu xa quá 90 ngày.',
    columnLetter: 'Cột là chữ cái như trong bảng tính: A, B, C, …, IV.',
    wrongState: 'Chiến dịch không ở trạng thái làm được việc này.',
    neverOpen: 'Trong 30 ngày tới không có lúc nào gọi được với khung giờ này.',
    tooMany: 'Đã đủ số lượng cho phép. Hãy xóa bớt.',
    noPhone: 'Không có số điện thoại nào đọc được.',
    askedByPerson: 'Người nghe đã yêu cầu không gọi nữa, nên không gỡ được.',
  },
  states: {
    waiting: 'Chờ gọi',
    calling: 'Đang gọi',
    answered: 'Đã nghe',
    refused: 'Từ chối lần sau',
    noAnswer: 'Không bấm máy',
    busy: 'Máy bận',
    failed: 'Không liên lạc được',
    blocked: 'Trong danh sách không gọi',
    unknown: 'Không rõ, không gọi lại',
    cancelled: 'Đã hủy',
  },
  heard: { whole: 'Đã nghe hết', part: 'Nghe dở' },
  rowHeads: ['Dòng', 'Cột', 'Nội dung ô', 'Ghi chú'],
  callHeads: ['Thứ tự', 'Số điện thoại', 'Kết quả', 'Số lần gọi', 'Lần gọi cuối', 'Số giây'],
  fileNames: { rows: 'dong-can-xem', calls: 'ket-qua-goi' },
};

const en: PhoneCallMessages = {
  consent:
    'I confirm that everybody on this list has agreed to this call, and that I have proof to show when it is asked for.',
  file: {
    tooManyRows: 'The list has more than 100,000 rows. Split it into several files.',
    severalColumns:
      'Several columns hold phone numbers. Enter the letter of the one to call next to the file, such as C.',
    noColumn: 'No column with phone numbers was found. Name the column “Phone number”.',
    tooBig: 'The file is bigger than 25\u00a0MB. Split it into several files.',
    empty: 'The file is empty.',
    spreadsheet: 'This is an old Excel file or has a password. Save it as .xlsx without a password, or as CSV.',
    notText: 'The file is neither an .xlsx workbook nor CSV.',
    wrongEncoding: 'The file mixes encodings. Save it again as CSV UTF-8.',
    notTable: 'cannot be read as a table; a closing quote may be missing',
    rowTooLong: 'the row is longer than 20,000 characters',
    notWorkbook: 'The .xlsx file is damaged. Open it in Excel and save it again.',
    zipBomb: 'The .xlsx file unpacks to far too much and was not read.',
    locked: 'This is an old Excel file or has a password. Save it as .xlsx without a password, or as CSV.',
    noSheet: 'The .xlsx file has no visible sheet.',
  },
  atLine: (line, sentence) => `Line ${line}: ${sentence}`,
  notes: {
    empty: 'no phone number',
    formula: 'this cell is a formula; paste its value instead',
    scientific: 'shortened to something like 8.49E+10, so figures are lost; format the column as text',
    several: 'several numbers in one cell; one number per row',
    letters: 'has letters, no phone number',
    foreign: 'a foreign number',
    hotline: 'a hotline, 1800 or 1900',
    tooShort: 'too few figures',
    tooLong: 'too many figures',
    unknownPrefix: 'no such prefix in Vietnam',
    duplicate: 'the same number stands above; it is called once',
    restored: 'the zero in front was put back',
    hidden: 'the spreadsheet hides this row; it is not called',
  },
  recording: {
    empty: 'The file is empty.',
    tooBig: 'The file is bigger than 10\u00a0MB.',
    notAudio: 'The file is neither WAV nor MP3.',
    wrongEncoding: 'This kind of WAV cannot be used. Save it as PCM with 8 or 16 bits, A-law or µ-law.',
    damaged: 'The file is damaged or cut off.',
    tooShort: 'The message is shorter than 2 seconds.',
    tooLong: 'The message is longer than 120 seconds.',
    tooManyChannels: 'The file has more than two channels.',
    sampleRate: 'The sample rate must be from 8 to 48\u00a0kHz.',
    silent: 'Nothing can be heard in the file.',
  },
  window: {
    outsideLegalHours: 'Calls are allowed from 08:00 to 17:00 only.',
    tooShort: 'The hours must last 30 minutes at least.',
    noWeekday: 'Choose at least one day of the week.',
  },
  refusals: {
    notEnabled: 'Automatic calls are opened by contract. Ask for a consultation to have them opened for this account.',
    notConnected: 'No phone network is connected yet, so a campaign can be saved as a draft only.',
    consent: 'Confirm that the people on the list have agreed.',
    advertisingConsent: 'The people on this list have not agreed to advertising.',
    noRegister: 'The national do-not-call list has not been loaded, so advertising calls cannot be made yet.',
    listNotReady: 'The list is not ready.',
    listHasFile: 'This list already has a file.',
    inUse: 'A campaign is using it.',
    past: 'The start is in the past.',
    tooFarAhead: 'The start is more than 90 days ahead.',
    columnLetter: 'A column is a letter as in a spreadsheet: A, B, C, …, IV.',
    wrongState: 'The campaign is not in a state that allows this.',
    neverOpen: 'Within the next 30 days there is no moment at which these hours allow a call.',
    tooMany: 'You have as many as are allowed. Delete some first.',
    noPhone: 'No phone number could be read.',
    askedByPerson: 'The person asked not to be called again, so the number stays on the list.',
  },
  states: {
    waiting: 'Waiting',
    calling: 'Calling',
    answered: 'Answered',
    refused: 'Declined further calls',
    noAnswer: 'No answer',
    busy: 'Busy',
    failed: 'Not reachable',
    blocked: 'On a do-not-call list',
    unknown: 'Not known, not called again',
    cancelled: 'Cancelled',
  },
  heard: { whole: 'Heard to the end', part: 'Hung up early' },
  rowHeads: ['Row', 'Column', 'Cell', 'Note'],
  callHeads: ['No.', 'Phone number', 'Outcome', 'Tries', 'Last try', 'Seconds'],
  fileNames: { rows: 'rows-to-check', calls: 'call-report' },
};

export const phoneCallMessages: Readonly<Record<Language, PhoneCallMessages>> = { vi, en };
