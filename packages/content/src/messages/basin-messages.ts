import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

/** Words of the rain on a basin. */
const vi = {
  title: (points: string) => `Trung bình năm điểm: ${points}`,
  sentence: (mean: string, place: string, most: string) =>
    `72 giờ tới lưu vực nhận trung bình ${mean}, nhiều nhất ở ${place}: ${most}.`,
  dry: '72 giờ tới hầu như không mưa trên lưu vực.',
  sums: 'Cộng dồn từ giờ này',
  hours: (count: number) => `${count} giờ`,
  range: (low: string, high: string) => `${low} đến ${high}`,
  columns: { span: 'Trong', mean: 'Trung bình', range: 'Điểm ít nhất đến nhiều nhất' },
  days: 'Từng ngày, trung bình năm điểm',
  today: 'Hôm nay',
  note: 'Trung bình cộng của năm điểm trên đất Việt Nam, không phải trung bình diện tích; phần lưu vực bên Trung Quốc không tính. Đây là mưa, không phải lưu lượng.',
};

const en: Wording<typeof vi> = {
  title: (points) => `Mean of five points: ${points}`,
  sentence: (mean, place, most) =>
    `Over the next 72 hours the basin gets ${mean} on average, the most at ${place}: ${most}.`,
  dry: 'Hardly any rain on the basin in the next 72 hours.',
  sums: 'Summed from this hour on',
  hours: (count) => `${count} hours`,
  range: (low, high) => `${low} to ${high}`,
  columns: { span: 'Within', mean: 'Mean', range: 'Driest to wettest point' },
  days: 'Day by day, mean of five points',
  today: 'Today',
  note: 'The plain mean of five points on Vietnamese soil, not an areal mean; the part of the basin in China is left out. This is rain, not inflow.',
};

export type BasinMessages = Wording<typeof vi>;

export const basinMessages: Readonly<Record<Language, BasinMessages>> = { vi, en };
