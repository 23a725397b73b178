import { pair, splitLanguages } from '../split-languages.ts';

/** The weather widget for other sites, and the page that generates its code. */
export const widgetMessages = splitLanguages({
  title: pair([(place: string) => `Thời tiết ${place}`, (place) => `Weather in ${place}`]),
  by: ['Dự báo của', 'Forecast by'],
  hours: ['Các giờ tới', 'Coming hours'],
  days: ['Các ngày tới', 'Coming days'],
  spokenChance: pair([(chance: string) => `khả năng mưa ${chance}`, (chance) => `chance of rain ${chance}`]),
  warning: ['Cảnh báo', 'Warning'],
  lost: ['Không tìm thấy địa điểm này', 'This place could not be found'],
  lostHelp: ['Xem thời tiết mọi nơi trên', 'See the weather of every place on'],
  builder: {
    intro: [
      'Đặt ô thời tiết của một nơi lên trang của bạn: miễn phí, không cần khóa, không cookie, không theo dõi người đọc. Cả ô nhẹ hơn 15 KB.',
      'Put the weather for a place on your own page: free, no key, no cookies, no tracking of your readers. Less than 15 KB in all.',
    ],
    place: ['Địa điểm', 'Place'],
    placeHint: ['Tên một tỉnh, phường, xã hoặc điểm du lịch', 'Name of a province, ward, commune or sight'],
    missed: pair([
      (text: string) => `Không tìm thấy “${text}”. Hãy thử tên khác.`,
      (text) => `No place called “${text}”. Try another name.`,
    ]),
    size: ['Cỡ', 'Size'],
    sizes: {
      small: ['Nhỏ: bây giờ', 'Small: now'],
      medium: ['Vừa: thêm các giờ tới', 'Medium: with the coming hours'],
      large: ['Lớn: thêm các ngày tới', 'Large: with the coming days'],
    },
    theme: ['Màu nền', 'Background'],
    themes: {
      auto: ['Theo máy người đọc', 'Follow the reader’s device'],
      light: ['Sáng', 'Light'],
      dark: ['Tối', 'Dark'],
    },
    language: ['Ngôn ngữ', 'Language'],
    languages: { vi: ['Tiếng Việt', 'Vietnamese'], en: ['Tiếng Anh', 'English'] },
    show: ['Xem và lấy mã', 'Preview and get the code'],
    preview: ['Xem trước', 'Preview'],
    code: ['Mã nhúng', 'Code to paste'],
    script: [
      'Một dòng mã. Ô tự vừa khung và tự tải lại mỗi nửa giờ.',
      'One line. It fits its column and reloads every half hour.',
    ],
    frame: ['Nơi không cho dùng thẻ script, dán khung này.', 'Where script tags are not allowed, paste this frame.'],
    rules: ['Quy tắc', 'Rules'],
    ruleList: [
      [
        'Giữ nguyên dòng ghi nguồn và liên kết trong ô; không che, không cắt.',
        'Ô nói rõ khi số liệu là minh họa, và nêu cảnh báo chính thức đang có hiệu lực.',
        'Muốn tự vẽ, hãy gọi API; chương trình khách và tài liệu ở trang API.',
        'Trang hỗ trợ oEmbed (WordPress, Ghost, Notion và nhiều nơi khác): chỉ cần dán địa chỉ trang thời tiết của nơi ấy nếu trình soạn thảo cho phép.',
      ],
      [
        'Leave the source line and its link visible and unchanged.',
        'The widget says when its figures are invented for demonstration, and names official warnings in force.',
        'To draw your own, call the API: clients and documentation are on its page.',
        'Place pages support oEmbed: editors that use it (WordPress, Ghost, Notion and others, where they allow this site) only need the page’s address.',
      ],
    ],
    docs: ['Tài liệu API', 'API documentation'],
  },
});

export type WidgetMessages = (typeof widgetMessages)['vi'];
