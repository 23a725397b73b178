import type { Language } from '@portal/domain/language/language';

interface CallPlanMessages {
  readonly numbers: string;
  readonly perMinute: string;
  readonly seconds: string;
  readonly compute: string;
  readonly days: (days: string) => string;
  /** A duration shorter than a day's calling hours. */
  readonly span: (hours: number, minutes: number) => string;
  readonly perDay: (count: string) => string;
  readonly lines: (count: string) => string;
  readonly talk: (minutes: string) => string;
  readonly basis: string;
  readonly open: string;
}

const vi: CallPlanMessages = {
  numbers: 'Số máy cần gọi',
  perMinute: 'Số cuộc mỗi phút',
  seconds: 'Lời gọi dài (giây)',
  compute: 'Tính',
  days: (days) => `${days} ngày`,
  span: (hours, minutes) =>
    [hours > 0 ? `${hours} giờ` : '', minutes > 0 ? `${minutes} phút` : ''].filter(Boolean).join(' '),
  perDay: (count) => `Mỗi ngày gọi được nhiều nhất ${count} số, từ 08:00 đến 17:00.`,
  lines: (count) => `Cần ${count} đường gọi cùng lúc nếu máy nào cũng đổ chuông lâu nhất.`,
  talk: (minutes) => `Tổng thời gian nghe: ${minutes} phút nếu ai cũng nghe hết.`,
  basis: 'Tính cho mỗi số một cuộc; gọi lại khi máy bận sẽ lâu hơn.',
  open: 'Soạn chiến dịch trong tài khoản',
};

const en: CallPlanMessages = {
  numbers: 'Numbers to call',
  perMinute: 'Calls a minute',
  seconds: 'Message length (seconds)',
  compute: 'Compute',
  days: (days) => (days === '1' ? '1 day' : `${days} days`),
  span: (hours, minutes) =>
    [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''].filter(Boolean).join(' '),
  perDay: (count) => `Up to ${count} numbers a day fit between 08:00 and 17:00.`,
  lines: (count) => `${count} lines at once are needed if every phone rings for as long as it may.`,
  talk: (minutes) => `Listening time: ${minutes} minutes in all if everybody hears the whole message.`,
  basis: 'One call to each number; trying busy lines again takes longer.',
  open: 'Prepare a campaign in your account',
};

export const callPlanMessages: Readonly<Record<Language, CallPlanMessages>> = { vi, en };
