import type { Language } from '@portal/domain/language/language';

/** The weather widget for other sites, and the page that generates its code. */
const vi = {
  title: (place: string) => `Thời tiết ${place}`,
  by: 'Dự báo của',
  hours: 'Các giờ tới',
  days: 'Các ngày tới',
  spokenChance: (chance: string) => `khả năng mưa ${chance}`,
  warning: 'Cảnh báo',
  lost: 'Không tìm thấy địa điểm này',
  lostHelp: 'Xem thời tiết mọi nơi trên',
  builder: {
    intro:
      'Đặt ô thời tiết của một nơi lên trang của bạn: miễn phí, không cần khóa, không cookie, không theo dõi người đọc. Cả ô nhẹ hơn 15 KB.',
    place: 'Địa điểm',
    placeHint: 'Tên một tỉnh, phường, xã hoặc điểm du lịch',
    missed: (text: string) => `Không tìm thấy “${text}”. Hãy thử tên khác.`,
    size: 'Cỡ',
    sizes: { small: 'Nhỏ: bây giờ', medium: 'Vừa: thêm các giờ tới', large: 'Lớn: thêm các ngày tới' },
    theme: 'Màu nền',
    themes: { auto: 'Theo máy người đọc', light: 'Sáng', dark: 'Tối' },
    language: 'Ngôn ngữ',
    languages: { vi: 'Tiếng Việt', en: 'Tiếng Anh' },
    show: 'Xem và lấy mã',
    preview: 'Xem trước',
    code: 'Mã nhúng',
    script: 'Một dòng mã. Ô tự vừa khung và tự tải lại mỗi nửa giờ.',
    frame: 'Nơi không cho dùng thẻ script, dán khung này.',
    rules: 'Quy tắc',
    ruleList: [
      'Giữ nguyên dòng ghi nguồn và liên kết trong ô; không che, không cắt.',
      'Ô nói rõ khi số liệu là minh họa, và nêu cảnh báo chính thức đang có hiệu lực.',
      'Muốn tự vẽ, hãy gọi API; chương trình khách và tài liệu ở trang API.',
      'Trang hỗ trợ oEmbed (WordPress, Ghost, Notion và nhiều nơi khác): chỉ cần dán địa chỉ trang thời tiết của nơi ấy nếu trình soạn thảo cho phép.',
    ],
    docs: 'Tài liệu API',
  },
};

export type WidgetMessages = typeof vi;

const en: WidgetMessages = {
  title: (place) => `Weather in ${place}`,
  by: 'Forecast by',
  hours: 'Next hours',
  days: 'Next days',
  spokenChance: (chance) => `chance of rain ${chance}`,
  warning: 'Warning',
  lost: 'This place could not be found',
  lostHelp: 'See the weather everywhere on',
  builder: {
    intro:
      'Put the weather of a place on your own page: free, no key, no cookies, no tracking of your readers. All of it is lighter than 15 KB.',
    place: 'Place',
    placeHint: 'Name of a province, ward, commune or sight',
    missed: (text) => `Nothing is called “${text}”. Try another name.`,
    size: 'Size',
    sizes: { small: 'Small: now', medium: 'Medium: with the next hours', large: 'Large: with the next days' },
    theme: 'Background',
    themes: { auto: 'As the reader’s device', light: 'Light', dark: 'Dark' },
    language: 'Language',
    languages: { vi: 'Vietnamese', en: 'English' },
    show: 'Show it with its code',
    preview: 'Preview',
    code: 'Code to paste',
    script: 'One line. It fits its column and reloads every half hour.',
    frame: 'Where script tags are not allowed, paste this frame.',
    rules: 'Rules',
    ruleList: [
      'Leave the line with the source and its link as it is: not covered, not cut off.',
      'The widget says when its figures are invented for demonstration, and names official warnings in force.',
      'To draw your own, call the API: clients and documentation are on its page.',
      'Pages of places speak oEmbed: editors that ask for it (WordPress, Ghost, Notion and others, where they allow this site) need the address of the page only.',
    ],
    docs: 'API documentation',
  },
};

export const widgetMessages: Readonly<Record<Language, WidgetMessages>> = { vi, en };
