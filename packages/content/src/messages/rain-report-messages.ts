import type { Language } from '@portal/domain/language/language';

interface RainReportMessages {
  readonly question: (place: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly thanks: Readonly<Record<'rain' | 'dry' | 'full', string>>;
  readonly again: string;
  readonly near: {
    readonly some: (raining: number, all: number, clock: string) => string;
    readonly every: (all: number, clock: string) => string;
    readonly none: (all: number, clock: string) => string;
  };
  readonly purpose: string;
  /** Small page that refuses a report. */
  readonly refused: {
    readonly tooMany: string;
    readonly wait: (minutes: number) => string;
    readonly failed: string;
    readonly later: string;
    readonly back: string;
  };
  readonly section: {
    readonly heading: string;
    readonly lead: string;
    readonly table: string;
    readonly reported: readonly [rain: string, dry: string];
    readonly forecast: readonly [rain: string, dry: string];
    readonly agreement: (percent: string, count: string) => string;
    readonly whenRain: (forecast: string, reported: string) => string;
    readonly few: (count: string, least: number) => string;
    readonly none: string;
    readonly unsaid: (count: string) => string;
    readonly leftOut: (count: string) => string;
    readonly note: string;
    readonly json: string;
  };
}

export const rainReportMessages: Readonly<Record<Language, RainReportMessages>> = {
  vi: {
    question: (place) => `Bạn đang ở ${place}? Chỗ bạn có mưa không?`,
    yes: 'Có',
    no: 'Không',
    thanks: {
      rain: 'Cảm ơn bạn. Đã ghi: đang mưa.',
      dry: 'Cảm ơn bạn. Đã ghi: không mưa.',
      full: 'Cảm ơn bạn. Nửa giờ này nơi đây đã đủ lượt báo, nên lượt của bạn không được ghi.',
    },
    again: 'Bấm nhầm thì bấm lại:',
    near: {
      some: (raining, all, clock) =>
        `${raining} trong ${all} bạn đọc quanh đây báo đang mưa (nửa giờ tính đến ${clock}).`,
      every: (all, clock) => `Cả ${all} bạn đọc quanh đây báo đang mưa (nửa giờ tính đến ${clock}).`,
      none: (all, clock) => `Cả ${all} bạn đọc quanh đây báo không mưa (nửa giờ tính đến ${clock}).`,
    },
    purpose: 'Dùng làm gì?',
    refused: {
      tooMany: 'Bạn vừa báo nhiều lần',
      wait: (minutes) => `Lượt này chưa được ghi. Vui lòng thử lại sau ${minutes} phút.`,
      failed: 'Chưa ghi được',
      later: 'Lượt này chưa được ghi. Vui lòng thử lại sau ít phút.',
      back: 'Về trang thời tiết',
    },
    section: {
      heading: 'Bạn đọc báo mưa',
      lead: 'Trong 30 ngày qua, người xem trang thời tiết bấm “Có” hay “Không” khi được hỏi chỗ họ có mưa không. Mỗi lượt đặt cạnh điều trang đang nói đúng lúc ấy về nơi ấy.',
      table: 'Lượt báo của bạn đọc và điều trang nói',
      reported: ['Bạn đọc báo mưa', 'Bạn đọc báo không mưa'],
      forecast: ['Trang nói đang mưa', 'Trang nói không mưa'],
      agreement: (percent, count) => `Trong ${count} lượt, hai bên khớp nhau ${percent}%.`,
      whenRain: (forecast, reported) =>
        `Phần lớn thời gian trời khô nên tỷ lệ này dễ cao; khi bạn đọc báo mưa, trang nói đang mưa ${forecast} trong ${reported} lượt.`,
      few: (count, least) => `Mới có ${count} lượt. Từ ${least} lượt chúng tôi mới tính hai bên khớp nhau bao nhiêu.`,
      none: 'Chưa có lượt báo nào.',
      unsaid: (count) => `${count} lượt đến khi trang không rõ có mưa hay không.`,
      leftOut: (count) => `${count} lượt không tính, vì quá nhiều từ một mạng hoặc do chương trình gửi.`,
      note: 'Lượt báo không phải số đo: không tính vào các điểm khác ở trang này, không đổi dự báo và cảnh báo. Nơi là trang đang mở, không phải vị trí của máy. Lượt bấm khi trang hiện số liệu minh họa không được tính.',
      json: 'Các lượt báo qua API (JSON)',
    },
  },
  en: {
    question: (place) => `Are you in ${place}? Is it raining where you are?`,
    yes: 'Yes',
    no: 'No',
    thanks: {
      rain: 'Thank you. Noted: it is raining.',
      dry: 'Thank you. Noted: it is not raining.',
      full: 'Thank you. This place has enough reports for this half hour, so yours was not stored.',
    },
    again: 'Pressed the wrong one? Press again:',
    near: {
      some: (raining, all, clock) =>
        `${raining} of ${all} readers around here say that it is raining (half hour to ${clock}).`,
      every: (all, clock) => `All ${all} readers around here say that it is raining (half hour to ${clock}).`,
      none: (all, clock) => `All ${all} readers around here say that it is not raining (half hour to ${clock}).`,
    },
    purpose: 'What for?',
    refused: {
      tooMany: 'You have just reported many times',
      wait: (minutes) =>
        `This report was not stored. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      failed: 'The report was not stored',
      later: 'This report was not stored. Please try again in a few minutes.',
      back: 'Back to the weather',
    },
    section: {
      heading: 'Readers report rain',
      lead: 'Over the last 30 days, readers of weather pages pressed “Yes” or “No” when asked whether it was raining where they were. Each report stands beside what the page said of that place at that moment.',
      table: 'Reports of readers and what the page said',
      reported: ['Readers say rain', 'Readers say no rain'],
      forecast: ['Page said rain', 'Page said no rain'],
      agreement: (percent, count) => `They agree in ${percent}% of ${count} reports.`,
      whenRain: (forecast, reported) =>
        `Most hours are dry, which makes this share high; when readers said rain, the page said rain in ${forecast} of ${reported} reports.`,
      few: (count, least) =>
        `There ${count === '1' ? 'is 1 report' : `are ${count} reports`} so far. We state how often both agree from ${least} on.`,
      none: 'There is no report yet.',
      unsaid: (count) => `${count} came while the page did not know whether it was raining.`,
      leftOut: (count) => `${count} are not counted: too many from one network, or sent by a program.`,
      note: 'A report is no measurement: it is no part of the other scores on this page and changes no forecast or alert. The place is the page that was open, not the position of the device. Reports made while the page shows demo weather are not counted.',
      json: 'The reports from the API (JSON)',
    },
  },
};
