import { pair, splitLanguages } from '../split-languages.ts';

export const basinMessages = splitLanguages({
  title: pair([
    (km2: string) => `Lưu vực mẫu: sông Đà trên đất Việt Nam, ${km2}\u00a0km²`,
    (km2) => `Sample catchment: the Da River within Vietnam, ${km2}\u00a0km²`,
  ]),
  sentence: pair([
    (mean: string, range: string) => `72 giờ tới lưu vực nhận trung bình ${mean}${range}.`,
    (mean, range) => `Over the next 72 hours the catchment receives ${mean} on average${range}.`,
  ]),
  between: pair([(low: string, high: string) => ` (${low}–${high})`, (low, high) => ` (${low}–${high})`]),
  dry: ['72 giờ tới hầu như không mưa trên lưu vực.', 'Almost no rain over the catchment in the next 72 hours.'],
  sums: ['Mưa bình quân lưu vực, cộng dồn', 'Catchment mean rainfall, total'],
  hours: pair([(count: number) => `${count} giờ`, (count) => (count === 1 ? '1 hour' : `${count} hours`)]),
  tenDays: ['10 ngày', '10 days'],
  columns: {
    span: ['Trong', 'Within'],
    past: ['Đã mưa', 'Fallen'],
    ahead: ['Sắp tới', 'To come'],
    range: ['Khoảng', 'Range'],
  },
  days: ['Từng ngày, bình quân lưu vực', 'Catchment mean by day'],
  today: ['Hôm nay', 'Today'],
  map: pair([
    (most: string) => `Lưu vực mẫu với mưa 24 giờ tới theo ô lưới; ô mưa nhiều nhất ${most}.`,
    (most) => `The sample catchment with rain in the next 24 hours by grid cell; the wettest cell has ${most}.`,
  ]),
  mapName: ['Mưa 24 giờ tới theo ô lưới, mm', 'Rain in the next 24 hours by grid cell, mm'],
  dam: ['Đập Hòa Bình', 'Hoa Binh dam'],
  observed: pair([(how: string) => `Mưa 24 giờ qua ${how}.`, (how) => `Rain in the past 24 hours: ${how}.`]),
  note: [
    'Đường lưu vực do chúng tôi vẽ tay, gần đúng, chỉ để minh họa; phần bên Trung Quốc không tính. Mưa được lấy trung bình theo diện tích, cùng một cách với bảng điều hành. Đây là mưa, không phải lưu lượng.',
    'We drew this outline by hand as a rough sample; it leaves out the part in China. Rain is the area mean, computed as on the desk. This is rain, not inflow.',
  ],
  open: ['Mở bảng điều hành', 'Open the desk'],
});

export type BasinMessages = (typeof basinMessages)['vi'];
