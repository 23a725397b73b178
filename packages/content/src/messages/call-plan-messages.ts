import { pair, splitLanguages } from '../split-languages.ts';

export const callPlanMessages = splitLanguages({
  numbers: ['Số máy cần gọi', 'Numbers to call'],
  perMinute: ['Số cuộc mỗi phút', 'Calls per minute'],
  seconds: ['Bản ghi dài (giây)', 'Message length (seconds)'],
  compute: ['Tính', 'Compute'],
  days: pair([(days: string) => `${days} ngày`, (days) => (days === '1' ? '1 day' : `${days} days`)]),
  /** A duration shorter than a day's calling hours. */
  span: pair([
    (hours: number, minutes: number) =>
      [hours > 0 ? `${hours} giờ` : '', minutes > 0 ? `${minutes} phút` : ''].filter(Boolean).join(' '),
    (hours, minutes) => [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''].filter(Boolean).join(' '),
  ]),
  perDay: pair([
    (count: string) => `Mỗi ngày gọi được nhiều nhất ${count} số, từ 08:00 đến 17:00.`,
    (count) => `Up to ${count} numbers can be called per day, from 08:00 to 17:00.`,
  ]),
  lines: pair([
    (count: string) => `Cần ${count} đường gọi cùng lúc nếu máy nào cũng đổ chuông lâu nhất.`,
    (count) => `${count} lines at once are needed if every phone rings for the maximum time.`,
  ]),
  talk: pair([
    (minutes: string) => `Tổng thời gian nghe: ${minutes} phút nếu ai cũng nghe hết.`,
    (minutes) => `Listening time: ${minutes} minutes in all if everybody hears the whole message.`,
  ]),
  basis: [
    'Tính cho mỗi số một cuộc; gọi lại khi máy bận sẽ lâu hơn.',
    'One call to each number; retrying busy lines takes longer.',
  ],
  open: ['Soạn chiến dịch trong tài khoản', 'Prepare a campaign in your account'],
});
