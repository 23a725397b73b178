import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

const vi = {
  title: (km2: string) => `Lưu vực mẫu: sông Đà trên đất Việt Nam, ${km2}\u00a0km²`,
  sentence: (mean: string, range: string) => `72 giờ tới lưu vực nhận trung bình ${mean}${range}.`,
  between: (low: string, high: string) => ` (${low}–${high})`,
  dry: '72 giờ tới hầu như không mưa trên lưu vực.',
  sums: 'Mưa bình quân lưu vực, cộng dồn',
  hours: (count: number) => `${count} giờ`,
  tenDays: '10 ngày',
  columns: { span: 'Trong', past: 'Đã mưa', ahead: 'Sắp tới', range: 'Khoảng' },
  days: 'Từng ngày, bình quân lưu vực',
  today: 'Hôm nay',
  map: (most: string) => `Lưu vực mẫu với mưa 24 giờ tới theo ô lưới; ô mưa nhất ${most}.`,
  mapName: 'Mưa 24 giờ tới theo ô lưới, mm',
  observed: (how: string) => `Mưa 24 giờ qua ${how}.`,
  note: 'Đường lưu vực do chúng tôi vẽ tay, gần đúng, chỉ để minh họa; phần bên Trung Quốc không tính. Mưa được lấy trung bình theo diện tích, cùng một cách với bàn trực. Đây là mưa, không phải lưu lượng.',
  open: 'Mở bàn trực',
};

const en: Wording<typeof vi> = {
  title: (km2) => `Sample basin: the Da River on Vietnamese soil, ${km2}\u00a0km²`,
  sentence: (mean, range) => `Over the next 72 hours the basin gets ${mean} on average${range}.`,
  between: (low, high) => ` (${low}–${high})`,
  dry: 'Hardly any rain on the basin in the next 72 hours.',
  sums: 'Mean rain of the basin, summed',
  hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
  tenDays: '10 days',
  columns: { span: 'Within', past: 'Fallen', ahead: 'To come', range: 'Range' },
  days: 'Day by day, mean of the basin',
  today: 'Today',
  map: (most) => `The sample basin with the rain of the next 24 hours by grid cell; the wettest cell has ${most}.`,
  mapName: 'Rain of the next 24 hours by grid cell, mm',
  observed: (how) => `Rain of the past 24 hours: ${how}.`,
  note: 'We drew this outline by hand; it is rough and only a sample, and leaves out the part in China. The rain is the mean by area, read in the same way as on the desk. This is rain, not inflow.',
  open: 'Open the desk',
};

export type BasinMessages = Wording<typeof vi>;

export const basinMessages: Readonly<Record<Language, BasinMessages>> = { vi, en };
