import { BRAND } from '../brand.ts';
import { pair, splitLanguages } from '../split-languages.ts';

/** Texts about ward bulletins that arrive every morning. */
export const wardSubscriptionMessages = splitLanguages({
  /** On the bulletin's page. */
  link: [
    'Nhận bản tin này lúc 5 giờ mỗi sáng qua email hoặc webhook',
    'Get this bulletin at 5 every morning by e-mail or webhook',
  ],
  heading: ['Bản tin xã, phường mỗi sáng', 'Ward bulletins every morning'],
  lead: [
    'Gửi từ 5 giờ sáng: nội dung chính, lời đọc loa, liên kết tờ A4 và ảnh. Đăng ký trước 11 giờ thì nhận luôn bản tin hôm nay.',
    'Sent from 5 a.m.: what matters, the loudspeaker script, links to the A4 sheet and the picture. Subscribe before 11 a.m. and today’s comes at once.',
  ],
  languages: { vi: ['Tiếng Việt', 'Vietnamese'], en: ['Tiếng Anh', 'English'] },
  lastSent: pair([(when: string) => `Gửi lần cuối ${when}`, (when) => `Last sent ${when}`]),
  neverSent: ['Chưa gửi lần nào', 'Not sent yet'],
  paused: ['Tạm dừng: kênh nhận đang tắt hoặc chưa xác minh', 'Paused: the channel is off or not verified'],
  pausedByPlan: ['Tạm dừng: gói này không có kênh nhận đó', 'Paused: the channel is not in your plan'],
  add: ['Thêm bản tin', 'Add a bulletin'],
  removePlace: pair([(place: string) => `Bỏ chọn ${place}`, (place) => `Remove ${place}`]),
  language: ['Ngôn ngữ', 'Language'],
  channel: ['Kênh nhận', 'Channel'],
  noChannel: [
    'Cần một kênh email hoặc webhook đã xác minh và đang bật. Hãy thêm hoặc bật kênh ở phần Kênh nhận.',
    'This needs a verified e-mail or webhook channel that is on. Please add one or switch it on under Channels.',
  ],
  noPlace: ['Hãy chọn một địa điểm.', 'Please choose a place.'],
  submit: ['Nhận bản tin', 'Subscribe'],
  added: pair([
    (place: string) => `Đã đăng ký bản tin ${place}.`,
    (place) => `You will get the bulletin of ${place} every morning.`,
  ]),
  remove: pair([(place: string) => `Bỏ bản tin ${place}`, (place) => `End the bulletin of ${place}`]),
  question: pair([
    (place: string) => `Thôi nhận bản tin ${place} mỗi sáng?`,
    (place) => `Stop getting the bulletin of ${place} every morning?`,
  ]),
  removeYes: ['Thôi nhận', 'Stop'],
  removed: pair([
    (place: string) => `Đã bỏ bản tin ${place}.`,
    (place) => `The bulletin of ${place} will no longer be sent.`,
  ]),
  refusals: {
    noChannel: ['Không có kênh nhận này trong tài khoản của bạn.', 'Your account has no such channel.'],
    kind: ['Bản tin chỉ gửi được qua email hoặc webhook.', 'Bulletins are sent by e-mail or webhook only.'],
    unverified: ['Hãy xác minh kênh nhận này trước.', 'Please verify this channel first.'],
    off: ['Kênh nhận này đang tắt. Hãy bật lại trước.', 'This channel is off. Please switch it on first.'],
    noSlug: ['Hãy chọn một địa điểm có trong danh sách tìm kiếm.', 'Please choose a place from the search.'],
    known: [
      'Kênh này đã nhận bản tin của nơi này bằng ngôn ngữ này.',
      'This channel already gets the bulletin of this place in this language.',
    ],
  },
  /** The e-mail. */
  letter: {
    demoMark: ['Minh họa: ', 'Demo: '],
    heading: pair([(place: string) => `Bản tin ${place}.`, (place) => `Bulletin of ${place}.`]),
    page: ['Xem bản tin mới nhất', 'See the latest bulletin'],
    sheet: ['Tờ A4 dán bảng tin (PDF)', 'A4 sheet for the notice board (PDF)'],
    picture: ['Ảnh vuông để gửi nhóm', 'Square picture for chat groups'],
    why: [
      `Bạn nhận thư này vì đã đăng ký bản tin xã, phường mỗi sáng tại ${BRAND.name}.`,
      `You get this e-mail because you subscribed to a daily ward bulletin at ${BRAND.name}.`,
    ],
    settings: ['Bỏ hoặc đổi bản tin này', 'End or change this bulletin'],
    stop: ['Ngừng mọi tin tới địa chỉ này, kể cả cảnh báo', 'Stop everything to this address, alerts too'],
  },
});
