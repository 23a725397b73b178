import { SHORT_ENGLISH_MONTHS } from '../english-months.table.ts';
import { pair, splitLanguages } from '../split-languages.ts';

export const shareCardMessages = splitLanguages({
  range: pair([(low: string, high: string) => `${low} – ${high}`, (low, high) => `${low} – ${high}`]),
  chance: pair([
    (chance: string, amount: string) => `Khả năng mưa ${chance}, lượng mưa ${amount}`,
    (chance, amount) => `${chance} chance of rain, ${amount}`,
  ]),
  amount: pair([(amount: string) => `Lượng mưa ${amount}`, (amount) => `Rain ${amount}`]),
  dry: ['Không mưa', 'No rain'],
  demo: ['Số liệu minh họa, không phải dự báo thật', 'Demo data, not a real forecast'],
  noData: ['Chưa có dữ liệu cho ngày này', 'No data for this day yet'],
  date: pair([
    (weekday: string, day: number, month: number, year: number) => `${weekday}, ${day}/${month}/${year}`,
    (weekday, day, month, year) => `${weekday}, ${day} ${SHORT_ENGLISH_MONTHS[month - 1] ?? ''} ${year}`,
  ]),
  alt: pair([(place: string) => `Thời tiết hôm nay ở ${place}`, (place) => `Today’s weather in ${place}`]),
  pageAlt: pair([(title: string) => `Tranh vẽ của trang “${title}”`, (title) => `Drawing of the page “${title}”`]),
  weekdays: [
    ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ],
});

export type ShareCardMessages = (typeof shareCardMessages)['vi'];
