import type { Language } from '@portal/domain/language/language';

/** Replacement pages: not found, error, choice, coming. */
const vi = {
  notFound: {
    heading: 'Không tìm thấy trang',
    text: 'Liên kết không tồn tại hoặc đã bị xóa. Tìm một nơi theo tên, hoặc đi tiếp từ các mục dưới đây.',
    nearest: 'Có phải bạn muốn xem',
    /** Replaces the text where the place exists but the span does not. */
    noSpan: 'Không có trang cho khoảng thời gian này. Xem khoảng gần nhất, hoặc tìm một nơi khác.',
    span: (place: string, title: string) => `${place}: ${title}`,
    sections: 'Các mục chính',
  },
  error: {
    heading: 'Trang chưa mở được',
    text: 'Có lỗi xảy ra. Vui lòng thử lại.',
    retry: 'Thử lại',
    home: 'Về trang chủ',
    reference: (id: string) => `Mã yêu cầu: ${id}`,
  },
  busy: {
    heading: 'Máy chủ đang bận',
    text: 'Địa chỉ mạng của bạn đang gửi quá nhiều yêu cầu cùng lúc. Vui lòng thử lại sau ít giây.',
  },
  choice: {
    heading: (names: string) => `Có nhiều nơi tên “${names}”`,
    text: 'Bạn muốn xem nơi nào?',
  },
  coming: {
    tag: 'Sắp có',
    today: 'Dùng được ngay hôm nay',
  },
  links: {
    home: 'Thời tiết 34 tỉnh, thành phố lúc này',
    search: 'Tìm thời tiết một địa điểm',
    hourly: (place: string) => `Mưa và nhiệt độ theo giờ ở ${place}`,
    outlook: (place: string) => `Dự báo 90 ngày ở ${place}`,
    api: 'Tài liệu API thời tiết',
  },
};

export type NoticeMessages = typeof vi;

const en: NoticeMessages = {
  notFound: {
    heading: 'Page not found',
    text: 'The link does not exist or was deleted. Look for a place by its name, or go on from the sections below.',
    nearest: 'Did you mean',
    noSpan: 'There is no page for this span of time. See the nearest one, or look for another place.',
    span: (place, title) => `${place}: ${title}`,
    sections: 'Main sections',
  },
  error: {
    heading: 'This page could not be opened',
    text: 'An error occurred. Please try again.',
    retry: 'Try again',
    home: 'Go to the home page',
    reference: (id) => `Request id: ${id}`,
  },
  busy: {
    heading: 'The server is busy',
    text: 'Your network address is sending too many requests at once. Please try again in a few seconds.',
  },
  choice: {
    heading: (names) => `Several places are called “${names}”`,
    text: 'Which one would you like to see?',
  },
  coming: {
    tag: 'Coming soon',
    today: 'What you can use today',
  },
  links: {
    home: 'Weather in the 34 provinces right now',
    search: 'Find the weather of a place',
    hourly: (place) => `Rain and temperature by the hour in ${place}`,
    outlook: (place) => `90-day outlook for ${place}`,
    api: 'Weather API documentation',
  },
};

export const noticesMessages: Readonly<Record<Language, NoticeMessages>> = { vi, en };
