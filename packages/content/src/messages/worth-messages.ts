import { pair, splitLanguages } from '../split-languages.ts';

/** Reached: so many of the hours or days, the first of them and its chance. */
interface Reached {
  readonly count: number;
  readonly of: number;
  readonly unit: 'hours' | 'days';
  readonly first: string;
  readonly chance: string;
  readonly limit: string;
}

const UNITS = { hours: 'giờ', days: 'ngày' } as const;

/** Whether it pays to protect oneself from rain, by the reader's own cost and loss. */
export const worthMessages = splitLanguages({
  title: ['Có đáng phòng mưa không?', 'Worth protecting against rain?'],
  change: ['Đổi chi phí', 'Change your costs'],
  lead: [
    'Che phủ hay hoãn việc tốn bao nhiêu, gặp mưa thì mất bao nhiêu? Dự báo sẽ đánh dấu lúc đáng phòng.',
    'What does covering up or putting work off cost, and what does rain cost you? The forecast will mark when protecting pays.',
  ],
  labels: {
    cost: ['Chi phí phòng tránh (đồng)', 'Cost of protecting (dong)'],
    loss: ['Thiệt hại nếu gặp mưa (đồng)', 'Loss if it rains (dong)'],
  },
  mistakes: {
    number: ['Nhập số tiền, ví dụ 50.000.', 'Enter an amount, such as 50,000.'],
    notWorth: [
      'Phòng tránh không rẻ hơn thiệt hại thì không bao giờ đáng.',
      'Protecting never pays if it costs as much as the loss.',
    ],
  },
  save: ['Tính', 'Calculate'],
  remove: ['Xóa', 'Clear'],
  reached: pair([
    ({ count, of, unit, first, chance, limit }: Reached) =>
      `${count} trong ${of} ${UNITS[unit]} tới đạt mức ${limit} của bạn, sớm nhất ${first} (${chance}): đáng phòng.`,
    ({ count, of, unit, first, chance, limit }) =>
      `${count} of the next ${of} ${unit} ${count === 1 ? 'reaches' : 'reach'} your ${limit}, first ${first} (${chance}): worth protecting.`,
  ]),
  unreached: pair([
    ({ of, unit, limit }: Pick<Reached, 'of' | 'unit' | 'limit'>) =>
      `${of} ${UNITS[unit]} tới khả năng mưa đều dưới mức ${limit} của bạn.`,
    ({ of, unit, limit }) => `All of the next ${of} ${unit} stay below your ${limit}.`,
  ]),
  tomorrow: pair([
    ({ chance, limit }: Pick<Reached, 'chance' | 'limit'>, isReached: boolean) =>
      isReached
        ? `Khả năng mưa ngày mai ${chance}, từ mức ${limit} của bạn: đáng phòng.`
        : `Khả năng mưa ngày mai ${chance}, dưới mức ${limit} của bạn.`,
    ({ chance, limit }, isReached) =>
      isReached
        ? `Tomorrow’s chance of rain, ${chance}, reaches your ${limit}: worth protecting.`
        : `Tomorrow’s chance of rain, ${chance}, is below your ${limit}.`,
  ]),
  warned: [
    'Đang có cảnh báo chính thức: làm theo bản tin, không theo mức của bạn.',
    'An official warning is in force: follow it, whatever your costs say.',
  ],
  basis: pair([
    (cost: string, loss: string, limit: string) =>
      `Phòng tốn ${cost}, gặp mưa mất ${loss}: đáng phòng từ ${limit}, được gạch chân ở mọi nơi.`,
    (cost, loss, limit) => `Protecting costs ${cost}, rain ${loss}: it pays from ${limit} on, underlined everywhere.`,
  ]),
  note: [
    'Mưa là từ 0,2 mm mỗi giờ. Chỉ lưu trong trình duyệt này; bảng công việc và quy tắc cảnh báo mới lấy cùng số này.',
    'Rain counts from 0.2 mm an hour. Stored in this browser only; boards and new alert rules begin with the same figures.',
  ],
  marked: ['đáng phòng', 'worth protecting'],
});
