import { pair, splitLanguages } from '../split-languages.ts';

/** Replacement pages: not found, error, choice, coming. */
export const noticesMessages = splitLanguages({
  notFound: {
    heading: ['Không tìm thấy trang', 'Page not found'],
    text: [
      'Liên kết không tồn tại hoặc đã bị xóa. Tìm một nơi theo tên, hoặc đi tiếp từ các mục dưới đây.',
      'The link does not exist or was deleted. Search for a place by name, or continue from the sections below.',
    ],
    nearest: ['Có phải bạn muốn xem', 'Did you mean'],
    /** Replaces the text where the place exists but the span does not. */
    noSpan: [
      'Không có trang cho khoảng thời gian này. Xem khoảng gần nhất, hoặc tìm một nơi khác.',
      'There is no page for this period. See the nearest one, or search for another place.',
    ],
    span: pair([(place: string, title: string) => `${place}: ${title}`, (place, title) => `${place}: ${title}`]),
    sections: ['Các mục chính', 'Main sections'],
  },
  error: {
    heading: ['Trang chưa mở được', 'This page could not be opened'],
    text: ['Có lỗi xảy ra. Vui lòng thử lại.', 'An error occurred. Please try again.'],
    retry: ['Thử lại', 'Try again'],
    home: ['Về trang chủ', 'Go to the home page'],
    reference: pair([(id: string) => `Mã yêu cầu: ${id}`, (id) => `Request id: ${id}`]),
  },
  busy: {
    heading: ['Máy chủ đang bận', 'The server is busy'],
    text: [
      'Địa chỉ mạng của bạn đang gửi quá nhiều yêu cầu cùng lúc. Vui lòng thử lại sau ít giây.',
      'Your network address is sending too many requests at once. Please try again in a few seconds.',
    ],
  },
  choice: {
    heading: pair([
      (names: string) => `Có nhiều nơi tên “${names}”`,
      (names) => `Several places are called “${names}”`,
    ]),
    text: ['Bạn muốn xem nơi nào?', 'Which one would you like to see?'],
  },
  coming: { tag: ['Sắp có', 'Coming soon'], today: ['Dùng được ngay hôm nay', 'What you can use today'] },
  links: {
    home: ['Thời tiết 34 tỉnh, thành phố lúc này', 'Weather in the 34 provinces right now'],
    search: ['Tìm thời tiết một địa điểm', 'Find the weather for a place'],
    hourly: pair([
      (place: string) => `Mưa và nhiệt độ theo giờ ở ${place}`,
      (place) => `Hourly rain and temperature in ${place}`,
    ]),
    outlook: pair([(place: string) => `Dự báo 90 ngày ở ${place}`, (place) => `90-day outlook for ${place}`]),
    api: ['Tài liệu API thời tiết', 'Weather API documentation'],
  },
});

export type NoticeMessages = (typeof noticesMessages)['vi'];
