import { pair, splitLanguages } from '../split-languages.ts';

export const rainReportMessages = splitLanguages({
  question: pair([
    (place: string) => `Bạn đang ở ${place}? Chỗ bạn có mưa không?`,
    (place) => `Are you in ${place}? Is it raining where you are?`,
  ]),
  yes: ['Có', 'Yes'],
  no: ['Không', 'No'],
  thanks: {
    rain: ['Cảm ơn bạn. Đã ghi: đang mưa.', 'Thank you. Noted: it is raining.'],
    dry: ['Cảm ơn bạn. Đã ghi: không mưa.', 'Thank you. Noted: it is not raining.'],
    full: [
      'Cảm ơn bạn. Nửa giờ này nơi đây đã đủ lượt báo, nên lượt của bạn không được ghi.',
      'Thank you. This place has enough reports for this half hour, so yours was not stored.',
    ],
  },
  again: ['Bấm nhầm thì bấm lại:', 'Chose the wrong one? Choose again:'],
  near: {
    some: pair([
      (raining: number, all: number, clock: string) =>
        `${raining} trong ${all} bạn đọc quanh đây báo đang mưa (nửa giờ tính đến ${clock}).`,
      (raining, all, clock) => `${raining} of ${all} readers around here say it is raining (half hour to ${clock}).`,
    ]),
    every: pair([
      (all: number, clock: string) => `Cả ${all} bạn đọc quanh đây báo đang mưa (nửa giờ tính đến ${clock}).`,
      (all, clock) => `All ${all} readers around here say it is raining (half hour to ${clock}).`,
    ]),
    none: pair([
      (all: number, clock: string) => `Cả ${all} bạn đọc quanh đây báo không mưa (nửa giờ tính đến ${clock}).`,
      (all, clock) => `All ${all} readers around here say it is not raining (half hour to ${clock}).`,
    ]),
  },
  purpose: ['Dùng làm gì?', 'Why do we ask?'],
  /** Small page that refuses a report. */
  refused: {
    tooMany: ['Bạn vừa báo nhiều lần', 'You have just reported many times'],
    wait: pair([
      (minutes: number) => `Lượt này chưa được ghi. Vui lòng thử lại sau ${minutes} phút.`,
      (minutes) =>
        `This report was not stored. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    ]),
    failed: ['Chưa ghi được', 'The report was not stored'],
    later: [
      'Lượt này chưa được ghi. Vui lòng thử lại sau ít phút.',
      'This report was not stored. Please try again in a few minutes.',
    ],
    back: ['Về trang thời tiết', 'Back to the weather'],
  },
  section: {
    heading: ['Bạn đọc báo mưa', 'Rain reports by readers'],
    lead: [
      'Trong 30 ngày qua, người xem trang thời tiết bấm “Có” hay “Không” khi được hỏi chỗ họ có mưa không. Mỗi lượt được đối chiếu với điều trang nói về nơi ấy đúng lúc ấy.',
      'Over the last 30 days, readers of weather pages pressed “Yes” or “No” when asked whether it was raining where they were. Each report is compared with what the page said about that place at that moment.',
    ],
    table: ['Lượt báo của bạn đọc và điều trang nói', 'Readers’ reports and what the page said'],
    reported: [
      ['Bạn đọc báo mưa', 'Bạn đọc báo không mưa'],
      ['Readers say rain', 'Readers say no rain'],
    ],
    forecast: [
      ['Trang nói đang mưa', 'Trang nói không mưa'],
      ['Page said rain', 'Page said no rain'],
    ],
    agreement: pair([
      (percent: string, count: string) => `Trong ${count} lượt, hai bên khớp nhau ${percent}%.`,
      (percent, count) => `They agree in ${percent}% of ${count} reports.`,
    ]),
    whenRain: pair([
      (forecast: string, reported: string) =>
        `Phần lớn thời gian trời khô nên tỉ lệ này dễ cao; khi bạn đọc báo mưa, trang nói đang mưa ${forecast} trong ${reported} lượt.`,
      (forecast, reported) =>
        `Most hours are dry, so this share tends to be high; when readers said rain, the page said rain in ${forecast} of ${reported} reports.`,
    ]),
    few: pair([
      (count: string, least: number) =>
        `Mới có ${count} lượt. Từ ${least} lượt chúng tôi mới tính hai bên khớp nhau bao nhiêu.`,
      (count, least) =>
        `There ${count === '1' ? 'is 1 report' : `are ${count} reports`} so far. We publish how often they agree once there are ${least}.`,
    ]),
    none: ['Chưa có lượt báo nào.', 'No reports yet.'],
    unsaid: pair([
      (count: string) => `${count} lượt đến khi trang không rõ có mưa hay không.`,
      (count) => `${count} were sent while the page did not know whether it was raining.`,
    ]),
    leftOut: pair([
      (count: string) => `${count} lượt không tính, vì quá nhiều từ một mạng hoặc do chương trình gửi.`,
      (count) => `${count} are not counted: too many from one network, or sent by a program.`,
    ]),
    note: [
      'Lượt báo không phải số đo: không tính vào các điểm khác ở trang này, không đổi dự báo và cảnh báo. Nơi là trang đang mở, không phải vị trí của máy. Lượt bấm khi trang hiện số liệu minh họa không được tính.',
      'A report is not a measurement: it is not part of the other scores on this page and changes no forecast or alert. The place is that of the open page, not the position of the device. Reports made while the page shows demo weather are not counted.',
    ],
    json: ['Các lượt báo qua API (JSON)', 'The reports from the API (JSON)'],
  },
});
