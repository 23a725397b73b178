import type { Language } from '@portal/domain/language/language';
import { SHORT_ENGLISH_MONTHS } from '../english-months.table.ts';

const vi = {
  range: (low: string, high: string) => `${low} – ${high}`,
  chance: (chance: string, amount: string) => `Khả năng mưa ${chance}, lượng mưa ${amount}`,
  amount: (amount: string) => `Lượng mưa ${amount}`,
  dry: 'Không mưa',
  demo: 'Số liệu minh họa, không phải dự báo thật',
  noData: 'Chưa có dữ liệu cho ngày này',
  date: (weekday: string, day: number, month: number, year: number) => `${weekday}, ${day}/${month}/${year}`,
  alt: (place: string) => `Thời tiết hôm nay ở ${place}`,
  pageAlt: (title: string) => `Tranh vẽ của trang “${title}”`,
  weekdays: ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
};

export type ShareCardMessages = typeof vi;

const en: ShareCardMessages = {
  range: (low, high) => `${low} – ${high}`,
  chance: (chance, amount) => `${chance} chance of rain, ${amount}`,
  amount: (amount) => `Rain ${amount}`,
  dry: 'No rain',
  demo: 'Demo data, not a real forecast',
  noData: 'No data for this day yet',
  date: (weekday, day, month, year) => `${weekday}, ${day} ${SHORT_ENGLISH_MONTHS[month - 1] ?? ''} ${year}`,
  alt: (place) => `Today’s weather in ${place}`,
  pageAlt: (title) => `Drawing of the page “${title}”`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

export const shareCardMessages: Readonly<Record<Language, ShareCardMessages>> = { vi, en };
