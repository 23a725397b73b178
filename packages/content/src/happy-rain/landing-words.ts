import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

/**
 * From `npm run bench -- alert-quality`, all real series combined (docs/product/alerts.md); the other rule alerts
 * whenever the nowcast has rain.
 */
const ALERT_RECORD = {
  events: 4501,
  hits: 0.774,
  naiveHits: 0.724,
  falseAlarms: 0.058,
  naiveFalseAlarms: 0.064,
  leadMinutes: 25,
} as const;

const formatCount = (count: number, language: Language): string => count.toLocaleString(language);
const formatShare = (share: number, language: Language): string =>
  `${(100 * share).toLocaleString(language, { maximumFractionDigits: 1 })}%`;

const vi = {
  segments: {
    label: 'Happy Rain cho ai',
    names: { everyone: 'Mọi người', drivers: 'Lái xe', office: 'Văn phòng', farming: 'Nông nghiệp' },
  },
  hero: {
    perMonth: 'mỗi tháng, không tự gia hạn',
    register: 'Đăng ký',
    login: 'Đăng nhập',
    threeHours: 'Mưa trong 3 giờ tới',
    otherPlace: 'Đổi nơi',
    dry: (hours: string, next: string) => `${hours} ${next}`,
    next: (rain: string) => `Lần tới: ${rain}.`,
    wholePage: 'Xem cả ngày ở nơi này',
  },
  messages: {
    heading: 'Tin đến đúng như thế này',
    own: (place: string, clock: string) =>
      `Viết từ ba giờ tới ở ${place}: nếu dự báo giữ nguyên, tin này tới máy bạn lúc ${clock}.`,
    sample: (place: string) => `Ba giờ tới ở ${place} quy tắc dưới đây chưa có mưa để báo, nên đây là một cơn mưa mẫu.`,
    sampleMark: 'tin mẫu',
    now: 'bây giờ',
    toYou: 'Happy Rain · tới bạn',
    account: (brand: string) => `${brand} · tài khoản chính thức`,
    sms: {
      name: 'SMS',
      tag: 'không dấu, 1 tin',
      length: (places: number, most: number) => `${places}/${most} ký tự, gọn trong một tin. Tối đa 3 SMS mỗi ngày.`,
    },
    email: { name: 'Email', tag: 'mọi gói', note: 'Có bản chữ thuần. Không có ảnh theo dõi.', chart: 'Mưa ba giờ tới' },
    push: { name: 'Thông báo', tag: 'trình duyệt', note: 'Tin mới thay tin cũ, không dồn thành chồng.' },
    zalo: { name: 'Zalo', tag: 'từ Gói 1', note: 'Zalo duyệt mẫu tin trước khi gửi.', more: 'Xem chi tiết' },
  },
  plans: {
    heading: 'Giá',
    perMonth: 'mỗi tháng',
    forever: 'không hết hạn',
    smsLimit: '3 SMS mỗi ngày',
    places: (places: string, rules: string) => `${places} nơi, ${rules} quy tắc`,
    people: (count: string) => `${count} người dùng chung`,
    lead: (time: string) => `Báo trước tới ${time}`,
    channels: (list: string) => `Nhận qua ${list}`,
    calls: (api: string) => `API ${api}`,
    actions: {
      community: 'Dùng miễn phí',
      'happy-rain': 'Đăng ký Happy Rain',
      'package-1': 'Chọn Gói 1',
    } as Readonly<Record<string, string>>,
    notes: {
      community: 'Không cần thẻ.',
      'happy-rain': 'Không tự trừ tiền: hết tháng bạn tự gia hạn.',
      'package-1': 'Cho cửa hàng, đội xe nhỏ.',
    } as Readonly<Record<string, string>>,
    payment: 'Trả bằng VNPay, MoMo, ZaloPay hoặc VietQR.',
    compare: 'So bảy gói',
    compareWith: 'So Happy Rain với',
    field: 'Bạn được',
    choose: 'Chọn',
    ask: 'Hỏi giá',
    chooseRow: 'Đặt gói',
  },
  record: {
    heading: 'Thử trên mưa thật',
    lead: `Quy tắc “mưa từ 1 mm/giờ, báo trước 30 phút” chạy lại trên ${formatCount(ALERT_RECORD.events, 'vi')} lần mưa bắt đầu tại các điểm thử, do radar của Phần Lan, Hà Lan, Thụy Sĩ và Úc ghi lại. Đo ngày 26/11/2026. Ở Việt Nam chúng tôi chưa có số đo để công bố.`,
    points: [
      {
        figure: formatShare(ALERT_RECORD.hits, 'vi'),
        name: 'cơn mưa được báo trước khi bắt đầu',
        text: `Báo thẳng theo ảnh dự báo radar: ${formatShare(ALERT_RECORD.naiveHits, 'vi')}.`,
      },
      {
        figure: formatShare(ALERT_RECORD.falseAlarms, 'vi'),
        name: 'tin báo mà không mưa',
        text: `Báo thẳng theo ảnh dự báo radar: ${formatShare(ALERT_RECORD.naiveFalseAlarms, 'vi')}.`,
      },
      {
        figure: `${ALERT_RECORD.leadMinutes} phút`,
        name: 'là thời gian báo trước thường gặp',
        text: 'Một nửa số tin đến sớm hơn, một nửa đến muộn hơn.',
      },
    ],
  },
  limits: {
    heading: 'Điều Happy Rain chưa làm được',
    points: [
      {
        name: 'Mưa bóng mây vẫn có thể bất ngờ',
        text: 'Dông bung lên tại chỗ trong 10–15 phút thì tin đến sát giờ, có khi sau giọt mưa đầu.',
      },
      {
        name: 'Tính theo ô lưới 3 km, không theo từng ngõ',
        text: 'Bên này phố mưa, bên kia khô là chuyện thường.',
      },
      {
        name: 'Ngoài vùng radar thì kém chắc hơn',
        text: 'Nơi radar không thấy, tin dựa vào mô hình và ghi rõ như vậy. Radar cũ quá 20 phút thì tin được giữ lại.',
      },
      {
        name: 'SMS có lúc đến chậm vài phút',
        text: 'Chặng cuối do nhà mạng chuyển; email và thông báo đi đường khác.',
      },
      {
        name: 'Không thay cảnh báo thiên tai',
        text: 'Bão, lũ, sạt lở: theo bản tin chính thức, luôn đứng đầu trang và miễn phí.',
      },
    ],
  },
  questions: {
    heading: 'Hỏi nhanh',
    list: [
      {
        question: 'Hủy thì tiền còn lại ra sao?',
        answer:
          'Happy Rain không tự gia hạn nên không có khoản nào bị trừ thêm. Hủy rồi, gói vẫn chạy hết những ngày đã trả, sau đó tài khoản về gói Cộng đồng; nơi và quy tắc đã lưu không mất.',
      },
      {
        question: 'Số điện thoại của tôi được giữ bao lâu?',
        answer:
          'Đến khi bạn xóa số hoặc xóa tài khoản. Nếu bạn đã yêu cầu không liên hệ, chúng tôi chỉ giữ lại một dấu mã hóa của số để không nhắn nhầm lần nữa.',
      },
      {
        question: 'Tin nói mưa mà trời khô thì sao?',
        answer:
          'Có lúc như vậy: dự báo là khả năng, không phải lời hứa. Nâng mức mưa hoặc thu hẹp giờ nhận tin thì tin thừa bớt đi; hạ mức thì ít sót hơn. Bạn thử trước ở phần 30 ngày trên trang này.',
      },
    ],
  },
  bar: { register: 'Đăng ký', perMonth: 'mỗi tháng' },
};

const en: Wording<typeof vi> = {
  segments: {
    label: 'Happy Rain for',
    names: { everyone: 'Everyone', drivers: 'Drivers', office: 'Office', farming: 'Farming' },
  },
  hero: {
    perMonth: 'a month, no automatic renewal',
    register: 'Sign up',
    login: 'Log in',
    threeHours: 'Rain in the next 3 hours',
    otherPlace: 'Change place',
    dry: (hours, next) => `${hours} ${next}`,
    next: (rain) => `Next: ${rain}.`,
    wholePage: 'See the whole day here',
  },
  messages: {
    heading: 'This is how messages arrive',
    own: (place, clock) =>
      `Written from the next three hours in ${place}: if the forecast holds, this message reaches you at ${clock}.`,
    sample: (place) =>
      `No rain that the rule below would report in ${place} in the next three hours, so this is a sample shower.`,
    sampleMark: 'sample',
    now: 'now',
    toYou: 'Happy Rain · to you',
    account: (brand) => `${brand} · official account`,
    sms: {
      name: 'SMS',
      tag: 'plain letters, 1 part',
      length: (places, most) => `${places} of ${most} characters, one whole message. At most 3 SMS a day.`,
    },
    email: {
      name: 'E-mail',
      tag: 'every plan',
      note: 'Plain text included. No tracking pixels.',
      chart: 'Rain, next 3 hours',
    },
    push: { name: 'Notification', tag: 'browser', note: 'A new one replaces the last: no pile of alerts.' },
    zalo: {
      name: 'Zalo',
      tag: 'from Package 1',
      note: 'Zalo approves the template before we send.',
      more: 'See details',
    },
  },
  plans: {
    heading: 'Prices',
    perMonth: 'a month',
    forever: 'never expires',
    smsLimit: '3 SMS a day',
    places: (places, rules) => `${places} places, ${rules} rules`,
    people: (count) => `${count} people`,
    lead: (time) => `Up to ${time} ahead`,
    channels: (list) => `By ${list}`,
    calls: (api) => `API ${api}`,
    actions: { community: 'Use it free', 'happy-rain': 'Get Happy Rain', 'package-1': 'Choose Package 1' },
    notes: {
      community: 'No card needed.',
      'happy-rain': 'Nothing renews by itself: you decide each month.',
      'package-1': 'For shops and small fleets.',
    },
    payment: 'Pay with VNPay, MoMo, ZaloPay or VietQR.',
    compare: 'All seven plans',
    compareWith: 'Compare Happy Rain with',
    field: 'You get',
    choose: 'Choose',
    ask: 'Ask for a price',
    chooseRow: 'Order',
  },
  record: {
    heading: 'Tried on real rain',
    lead: `The rule “rain of 1 mm/h, 30 minutes ahead” replayed over ${formatCount(ALERT_RECORD.events, 'en')} onsets of rain at trial points, as radars in Finland, the Netherlands, Switzerland and Australia recorded them. Measured on 26 November 2026. We have no measurements from Viet Nam to publish yet.`,
    points: [
      {
        figure: formatShare(ALERT_RECORD.hits, 'en'),
        name: 'of the rains were announced before they began',
        text: `Straight from the radar forecast: ${formatShare(ALERT_RECORD.naiveHits, 'en')}.`,
      },
      {
        figure: formatShare(ALERT_RECORD.falseAlarms, 'en'),
        name: 'of the messages were false alarms',
        text: `Straight from the radar forecast: ${formatShare(ALERT_RECORD.naiveFalseAlarms, 'en')}.`,
      },
      {
        figure: `${ALERT_RECORD.leadMinutes} minutes`,
        name: 'of notice, typically',
        text: 'Half of the messages came earlier, half later.',
      },
    ],
  },
  limits: {
    heading: 'What Happy Rain cannot do',
    points: [
      {
        name: 'A sudden shower can still surprise you',
        text: 'A storm that builds overhead in 10–15 minutes leaves little notice, sometimes none.',
      },
      {
        name: 'A 3 km grid, not your very street',
        text: 'One side of the road wet and the other dry is nothing unusual.',
      },
      {
        name: 'Less certain beyond the radar',
        text: 'Where no radar sees, messages rest on the model and say so. With radar older than 20 minutes they are held back.',
      },
      {
        name: 'SMS may be a few minutes late',
        text: 'The network carries the last stretch; e-mail and notifications take another way.',
      },
      {
        name: 'No substitute for disaster warnings',
        text: 'For storms, floods and landslides follow the official bulletins: always first on the page, always free.',
      },
    ],
  },
  questions: {
    heading: 'Quick questions',
    list: [
      {
        question: 'What happens to my money if I cancel?',
        answer:
          'Happy Rain does not renew by itself, so nothing more is charged. After you cancel, the plan runs to the end of the days you paid for; then the account goes back to Community, with your places and rules still saved.',
      },
      {
        question: 'How long is my phone number kept?',
        answer:
          'Until you remove it or delete the account. If you asked not to be contacted, only a keyed hash of the number stays, so that we never message it again by mistake.',
      },
      {
        question: 'What if a message says rain and it stays dry?',
        answer:
          'It happens: a forecast is a chance, not a promise. A higher rate or shorter hours mean fewer false alarms; a lower rate misses less. Try both on the last 30 days above.',
      },
    ],
  },
  bar: { register: 'Sign up', perMonth: 'a month' },
};

export const happyRainWords = { vi, en };

export type HappyRainWords = typeof vi;
