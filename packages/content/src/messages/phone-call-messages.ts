import type { PhoneListFault } from '@portal/domain/phone-call/phone-list';
import { pair, splitLanguages } from '../split-languages.ts';

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
export const phoneCallMessages = splitLanguages({
  /** Consent to tick before a list is accepted; stored with it. */
  consent: [
    'Tôi xác nhận mọi người trong danh sách đã đồng ý nhận cuộc gọi này, và tôi có bằng chứng để xuất trình khi được yêu cầu.',
    'I confirm that everyone on this list has agreed to this call and that I can show proof on request.',
  ],
  file: {
    tooManyRows: [
      'Danh sách có hơn 100.000 dòng. Hãy chia thành nhiều tệp.',
      'The list has more than 100,000 rows. Split it into several files.',
    ],
    severalColumns: [
      'Nhiều cột có số điện thoại. Hãy ghi chữ cái của cột cần gọi cạnh tệp, ví dụ C.',
      'Several columns hold phone numbers. Enter the letter of the one to call next to the file, such as C.',
    ],
    noColumn: [
      'Không thấy cột số điện thoại. Hãy đặt tên cột là “Số điện thoại”.',
      'No column with phone numbers was found. Name the column “Phone number”.',
    ],
    tooBig: [
      'Tệp lớn hơn 25\u00a0MB. Hãy chia thành nhiều tệp.',
      'The file is larger than 25\u00a0MB. Split it into several files.',
    ],
    empty: ['Tệp trống.', 'The file is empty.'],
    spreadsheet: [
      'Đây là tệp Excel kiểu cũ hoặc có mật khẩu. Hãy lưu lại thành .xlsx không mật khẩu, hoặc CSV.',
      'This Excel file is in an old format or has a password. Save it as .xlsx without a password, or as CSV.',
    ],
    notText: ['Tệp không phải bảng tính .xlsx hay CSV.', 'The file is neither an .xlsx workbook nor CSV.'],
    wrongEncoding: [
      'Bảng mã của tệp bị lẫn. Hãy lưu lại thành CSV UTF-8.',
      'The file mixes encodings. Save it again as CSV UTF-8.',
    ],
    notTable: [
      'không đọc được thành bảng, có thể thiếu dấu ngoặc kép đóng',
      'cannot be read as a table; a closing quote may be missing',
    ],
    rowTooLong: ['dòng dài quá 20.000 ký tự', 'the row is longer than 20,000 characters'],
    notWorkbook: [
      'Tệp .xlsx bị hỏng. Hãy mở bằng Excel và lưu lại.',
      'The .xlsx file is damaged. Open it in Excel and save it again.',
    ],
    zipBomb: [
      'Tệp .xlsx giải nén ra quá lớn hoặc quá phức tạp nên không được đọc.',
      'The .xlsx file is too large when unpacked and was not read.',
    ],
    locked: [
      'Đây là tệp Excel kiểu cũ hoặc có mật khẩu. Hãy lưu lại thành .xlsx không mật khẩu, hoặc CSV.',
      'This Excel file is in an old format or has a password. Save it as .xlsx without a password, or as CSV.',
    ],
    noSheet: ['Tệp .xlsx không có trang tính nào đang hiện.', 'The .xlsx file has no visible sheet.'],
  },
  /** After the line number. */
  atLine: pair([
    (line: number, sentence: string) => `Dòng ${line}: ${sentence}`,
    (line, sentence) => `Line ${line}: ${sentence}`,
  ]),
  notes: {
    empty: ['thiếu số điện thoại', 'no phone number'],
    formula: ['ô này là công thức; hãy dán giá trị vào ô', 'this cell is a formula; paste its value instead'],
    scientific: [
      'số bị rút gọn kiểu 8,49E+10 nên mất chữ số; hãy đổi cột sang kiểu văn bản',
      'shortened to something like 8.49E+10, so digits are lost; format the column as text',
    ],
    several: ['ô có nhiều số; mỗi dòng chỉ một số', 'several numbers in one cell; one number per row'],
    letters: ['ô có chữ, không phải số điện thoại', 'contains letters, not a phone number'],
    foreign: ['số nước ngoài', 'a foreign number'],
    hotline: ['số tổng đài 1800, 1900', 'a hotline, 1800 or 1900'],
    tooShort: ['thiếu chữ số', 'too few digits'],
    tooLong: ['thừa chữ số', 'too many digits'],
    unknownPrefix: ['đầu số không có ở Việt Nam', 'no such prefix in Vietnam'],
    duplicate: ['trùng một số ở dòng trên; chỉ gọi một lần', 'the same number is listed above; it is called once'],
    restored: ['đã thêm lại số 0 ở đầu', 'the leading zero was restored'],
    hidden: ['dòng bị ẩn trong bảng tính; không gọi', 'this row is hidden in the spreadsheet; it is not called'],
  },
  recording: {
    empty: ['Tệp trống.', 'The file is empty.'],
    tooBig: ['Tệp lớn hơn 10\u00a0MB.', 'The file is larger than 10\u00a0MB.'],
    notAudio: ['Tệp không phải WAV hay MP3.', 'The file is neither WAV nor MP3.'],
    wrongEncoding: [
      'Kiểu WAV này không dùng được. Hãy lưu thành PCM 8 hoặc 16 bit, A-law hoặc µ-law.',
      'This kind of WAV cannot be used. Save it as PCM with 8 or 16 bits, A-law or µ-law.',
    ],
    damaged: ['Tệp bị hỏng hoặc bị cắt ngang.', 'The file is damaged or cut off.'],
    tooShort: ['Bản ghi âm ngắn hơn 2 giây.', 'The recording is shorter than 2 seconds.'],
    tooLong: ['Bản ghi âm dài hơn 120 giây.', 'The recording is longer than 120 seconds.'],
    tooManyChannels: ['Tệp có hơn hai kênh tiếng.', 'The file has more than two channels.'],
    sampleRate: ['Tần số lấy mẫu phải từ 8 đến 48\u00a0kHz.', 'The sample rate must be from 8 to 48\u00a0kHz.'],
    silent: ['Tệp không có tiếng.', 'The file is silent.'],
  },
  window: {
    outsideLegalHours: ['Chỉ được gọi từ 08:00 đến 17:00.', 'Calls are allowed from 08:00 to 17:00 only.'],
    tooShort: ['Khung giờ phải dài ít nhất 30 phút.', 'The calling hours must last at least 30 minutes.'],
    noWeekday: ['Hãy chọn ít nhất một ngày trong tuần.', 'Choose at least one day of the week.'],
  },
  refusals: {
    notEnabled: [
      'Gọi tự động mở theo hợp đồng. Hãy gửi yêu cầu tư vấn để được mở cho tài khoản này.',
      'Automatic calls are enabled by contract. Ask for a consultation to enable them for this account.',
    ],
    notConnected: [
      'Chưa nối với nhà mạng nào, nên chiến dịch chỉ lưu được dạng nháp.',
      'No phone network is connected yet, so a campaign can be saved as a draft only.',
    ],
    consent: ['Hãy xác nhận rằng người trong danh sách đã đồng ý.', 'Confirm that the people on the list have agreed.'],
    advertisingConsent: [
      'Danh sách này chưa có sự đồng ý nhận quảng cáo.',
      'The people on this list have not agreed to advertising.',
    ],
    noRegister: [
      'Chưa nạp danh sách quốc gia không nhận quảng cáo, nên chưa gọi quảng cáo được.',
      'The national do-not-call list has not been loaded, so advertising calls cannot be made yet.',
    ],
    listNotReady: ['Danh sách chưa sẵn sàng.', 'The list is not ready.'],
    listHasFile: ['Danh sách này đã có tệp.', 'This list already has a file.'],
    inUse: ['Đang được một chiến dịch dùng.', 'A campaign is using it.'],
    past: ['Giờ bắt đầu đã qua.', 'The start time is in the past.'],
    tooFarAhead: ['Giờ bắt đầu xa quá 90 ngày.', 'The start time is more than 90 days ahead.'],
    columnLetter: [
      'Cột phải là chữ cái như trong bảng tính: A, B, C, …, IV.',
      'The column must be a letter as in a spreadsheet: A, B, C, …, IV.',
    ],
    wrongState: [
      'Chiến dịch không ở trạng thái làm được việc này.',
      'The campaign is not in a state that allows this.',
    ],
    neverOpen: [
      'Trong 30 ngày tới không có lúc nào gọi được với khung giờ này.',
      'With these hours no call is possible in the next 30 days.',
    ],
    tooMany: ['Đã đủ số lượng cho phép. Hãy xóa bớt.', 'You have reached the limit. Delete some first.'],
    noPhone: ['Không có số điện thoại nào đọc được.', 'No phone number could be read.'],
    askedByPerson: [
      'Người nghe đã yêu cầu không gọi nữa, nên không gỡ được.',
      'The person asked not to be called again, so the number stays on the list.',
    ],
  },
  states: {
    waiting: ['Chờ gọi', 'Waiting'],
    calling: ['Đang gọi', 'Calling'],
    answered: ['Đã nghe', 'Answered'],
    refused: ['Từ chối lần sau', 'Declined further calls'],
    noAnswer: ['Không nghe máy', 'No answer'],
    busy: ['Máy bận', 'Busy'],
    failed: ['Không liên lạc được', 'Not reachable'],
    blocked: ['Trong danh sách không gọi', 'On a do-not-call list'],
    unknown: ['Không rõ, không gọi lại', 'Unknown, not called again'],
    cancelled: ['Đã hủy', 'Cancelled'],
  },
  /** Answered calls, by whether the message was heard to the end. */
  heard: { whole: ['Đã nghe hết', 'Heard to the end'], part: ['Nghe dở', 'Hung up early'] },
  /** Column headers of the row report and the call report. */
  rowHeads: [
    ['Dòng', 'Cột', 'Nội dung ô', 'Ghi chú'],
    ['Row', 'Column', 'Cell', 'Note'],
  ],
  callHeads: [
    ['Thứ tự', 'Số điện thoại', 'Kết quả', 'Số lần gọi', 'Lần gọi cuối', 'Số giây'],
    ['No.', 'Phone number', 'Outcome', 'Attempts', 'Last attempt', 'Seconds'],
  ],
  fileNames: { rows: ['dong-can-xem', 'rows-to-check'], calls: ['ket-qua-goi', 'call-report'] },
});
