import type { Language } from '@portal/domain/language/language';
import { pair, splitLanguages } from '../split-languages.ts';

/**
 * From `npm run bench -- alert-quality`, the first four real series (docs/product/alerts.md); the other rule alerts
 * whenever the nowcast has rain.
 */
const ALERT_RECORD = {
  events: 4501,
  hits: 0.794,
  naiveHits: 0.747,
  falseAlarms: 0.058,
  naiveFalseAlarms: 0.073,
  leadMinutes: 25,
} as const;

const formatCount = (count: number, language: Language): string => count.toLocaleString(language);
const formatShare = (share: number, language: Language): string =>
  `${(100 * share).toLocaleString(language, { maximumFractionDigits: 1 })}%`;

export const happyRainWords = splitLanguages({
  segments: {
    label: ['Happy Rain cho ai', 'Happy Rain for'],
    names: {
      everyone: ['Mọi người', 'Everyone'],
      drivers: ['Lái xe', 'Drivers'],
      office: ['Văn phòng', 'Office'],
      farming: ['Nông nghiệp', 'Farming'],
    },
  },
  hero: {
    perMonth: ['mỗi tháng, không tự gia hạn', 'per month, no automatic renewal'],
    register: ['Đăng ký', 'Sign up'],
    login: ['Đăng nhập', 'Sign in'],
    threeHours: ['Mưa 3 giờ tới', 'Rain, next 3 hours'],
    otherPlace: ['Đổi nơi', 'Change place'],
    dry: pair([(hours: string, next: string) => `${hours} ${next}`, (hours, next) => `${hours} ${next}`]),
    next: pair([(rain: string) => `Lần tới: ${rain}.`, (rain) => `Next: ${rain}.`]),
    wholePage: ['Xem cả ngày ở nơi này', 'See the whole day here'],
  },
  messages: {
    heading: ['Tin đến đúng như thế này', 'This is how messages arrive'],
    own: pair([
      (place: string, clock: string) =>
        `Viết từ ba giờ tới ở ${place}: nếu dự báo giữ nguyên, tin này tới máy bạn lúc ${clock}.`,
      (place, clock) =>
        `Written from the next three hours in ${place}: if the forecast holds, this message reaches you at ${clock}.`,
    ]),
    sample: pair([
      (place: string) => `Ba giờ tới ở ${place} quy tắc dưới đây chưa có mưa để báo, nên đây là một cơn mưa mẫu.`,
      (place) =>
        `The rule below has no rain to report in ${place} in the next three hours, so this is a sample shower.`,
    ]),
    sampleMark: ['tin mẫu', 'sample'],
    now: ['bây giờ', 'now'],
    toYou: ['Happy Rain · tới bạn', 'Happy Rain · to you'],
    account: pair([(brand: string) => `${brand} · tài khoản chính thức`, (brand) => `${brand} · official account`]),
    sms: {
      name: ['SMS', 'SMS'],
      tag: ['không dấu, 1 tin', 'no accents, 1 message'],
      length: pair([
        (places: number, most: number) => `${places}/${most} ký tự, gọn trong một tin. Tối đa 3 SMS mỗi ngày.`,
        (places, most) => `${places} of ${most} characters, a single message. At most 3 SMS per day.`,
      ]),
    },
    email: {
      name: ['Email', 'E-mail'],
      tag: ['mọi gói', 'every plan'],
      note: ['Có bản chữ thuần. Không có ảnh theo dõi.', 'Plain text included. No tracking pixels.'],
      chart: ['Mưa ba giờ tới', 'Rain, next 3 hours'],
    },
    push: {
      name: ['Thông báo', 'Notification'],
      tag: ['trình duyệt', 'browser'],
      note: ['Tin mới thay tin cũ, không dồn thành chồng.', 'A new one replaces the last: no pile of alerts.'],
    },
    zalo: {
      name: ['Zalo', 'Zalo'],
      tag: ['từ Gói 1', 'from Package 1'],
      note: ['Zalo duyệt mẫu tin trước khi gửi.', 'Zalo approves the template before we send.'],
      more: ['Xem chi tiết', 'See details'],
    },
  },
  plans: {
    heading: ['Giá', 'Prices'],
    perMonth: ['mỗi tháng', 'per month'],
    forever: ['không hết hạn', 'never expires'],
    smsLimit: ['3 SMS mỗi ngày', '3 SMS per day'],
    places: pair([
      (places: string, rules: string) => `${places} nơi, ${rules} quy tắc`,
      (places, rules) => `${places} places, ${rules} rules`,
    ]),
    people: pair([(count: string) => `${count} người dùng chung`, (count) => `${count} people`]),
    lead: pair([(time: string) => `Báo trước tới ${time}`, (time) => `Up to ${time} ahead`]),
    channels: pair([(list: string) => `Nhận qua ${list}`, (list) => `By ${list}`]),
    calls: pair([(api: string) => `API ${api}`, (api) => `API ${api}`]),
    actions: {
      community: ['Dùng miễn phí', 'Use for free'],
      'happy-rain': ['Đăng ký Happy Rain', 'Get Happy Rain'],
      'package-1': ['Chọn Gói 1', 'Choose Package 1'],
    },
    notes: {
      community: ['Không cần thẻ.', 'No card needed.'],
      'happy-rain': [
        'Không tự trừ tiền: hết tháng bạn tự gia hạn.',
        'Nothing renews automatically: you decide each month.',
      ],
      'package-1': ['Cho cửa hàng, đội xe nhỏ.', 'For shops and small fleets.'],
    },
    payment: ['Trả bằng VNPay, MoMo, ZaloPay hoặc VietQR.', 'Pay with VNPay, MoMo, ZaloPay or VietQR.'],
    compare: ['So bảy gói', 'All seven plans'],
    compareWith: ['So Happy Rain với', 'Compare Happy Rain with'],
    field: ['Bạn được', 'You get'],
    choose: ['Chọn', 'Choose'],
    ask: ['Hỏi giá', 'Ask for a price'],
    chooseRow: ['Đặt gói', 'Order'],
  },
  record: {
    heading: ['Thử trên mưa thật', 'Tested on real rain'],
    lead: [
      `Quy tắc “mưa từ 1 mm/giờ, báo trước 30 phút” chạy lại trên ${formatCount(ALERT_RECORD.events, 'vi')} lần mưa bắt đầu tại các điểm thử, do radar của Phần Lan, Hà Lan, Thụy Sĩ và Úc ghi lại. Đo ngày 30/11/2026. Ở Việt Nam chúng tôi chưa có số đo để công bố.`,
      `The rule “rain of 1 mm/h, 30 minutes ahead” was replayed over ${formatCount(ALERT_RECORD.events, 'en')} onsets of rain at test points, recorded by radars in Finland, the Netherlands, Switzerland and Australia. Measured on 30 November 2026. We have no measurements from Vietnam to publish yet.`,
    ],
    points: [
      [
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
      [
        {
          figure: formatShare(ALERT_RECORD.hits, 'en'),
          name: 'of rain events were announced before they began',
          text: `Straight from the radar forecast: ${formatShare(ALERT_RECORD.naiveHits, 'en')}.`,
        },
        {
          figure: formatShare(ALERT_RECORD.falseAlarms, 'en'),
          name: 'of the messages were false alarms',
          text: `Straight from the radar forecast: ${formatShare(ALERT_RECORD.naiveFalseAlarms, 'en')}.`,
        },
        {
          figure: `${ALERT_RECORD.leadMinutes} minutes`,
          name: 'typical warning time',
          text: 'Half of the messages came earlier, half later.',
        },
      ],
    ],
  },
  limits: {
    heading: ['Điều Happy Rain chưa làm được', 'What Happy Rain cannot do'],
    points: [
      [
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
      [
        {
          name: 'A sudden shower can still surprise you',
          text: 'A storm that builds overhead in 10–15 minutes leaves little notice, sometimes none.',
        },
        {
          name: 'A 3 km grid, not your exact street',
          text: 'One side of the road wet and the other dry is nothing unusual.',
        },
        {
          name: 'Less certain beyond the radar',
          text: 'Where there is no radar, messages use the model and say so. If radar is older than 20 minutes, they are held back.',
        },
        {
          name: 'SMS may be a few minutes late',
          text: 'The network carries the last stretch; e-mail and notifications take another route.',
        },
        {
          name: 'No substitute for disaster warnings',
          text: 'For storms, floods and landslides follow the official bulletins: always first on the page, always free.',
        },
      ],
    ],
  },
  questions: {
    heading: ['Hỏi nhanh', 'Quick questions'],
    list: [
      [
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
            'Có lúc như vậy: dự báo là khả năng, không phải lời hứa. Nâng mức mưa hoặc thu hẹp giờ nhận tin thì tin thừa bớt đi; hạ mức thì ít bỏ sót hơn. Bạn thử trước ở phần 30 ngày trên trang này.',
        },
      ],
      [
        {
          question: 'What happens to my money if I cancel?',
          answer:
            'Happy Rain does not renew automatically, so nothing more is charged. After you cancel, the plan runs to the end of the days you paid for; then the account goes back to Community, with your places and rules still saved.',
        },
        {
          question: 'How long do you store my phone number?',
          answer:
            'Until you remove it or delete the account. If you asked not to be contacted, only a keyed hash of the number stays, so that we never message it again by mistake.',
        },
        {
          question: 'What if a message says rain and it stays dry?',
          answer:
            'It happens: a forecast is a chance, not a promise. A higher rate or shorter hours mean fewer false alarms; a lower rate misses less. Try both on the last 30 days above.',
        },
      ],
    ],
  },
  bar: { register: ['Đăng ký', 'Sign up'], perMonth: ['mỗi tháng', 'per month'] },
});

export type HappyRainWords = (typeof happyRainWords)['vi'];
