import type { AlertSegment } from '@portal/domain/alert/alert-rule';
import type { RainRule } from '@portal/domain/alert/rain-rule';
import type { Language } from '@portal/domain/language/language';
import { CENTRAL_CITIES, GREAT_CITIES } from '../great-cities.table.ts';

/** Audience of a Happy Rain page: all but the first get their own advice in messages. */
export type SegmentId = 'everyone' | AlertSegment;

/** A use of the alerts with its number, name and description. */
interface SegmentUse {
  readonly figure: string;
  readonly name: string;
  readonly text: string;
}

export interface SegmentWords {
  readonly headline: string;
  readonly lead: string;
  readonly uses: { readonly heading: string; readonly points: readonly SegmentUse[] };
  readonly question: { readonly question: string; readonly answer: string };
}

/** A segment: page, default place, rule and text. */
export interface Segment {
  readonly route: 'happy-rain' | 'happy-rain-cho-lai-xe' | 'happy-rain-van-phong' | 'happy-rain-nong-nghiep';
  readonly place: string;
  readonly rule: RainRule;
  readonly samplePlace: Readonly<Record<Language, string>>;
  readonly words: Readonly<Record<Language, SegmentWords>>;
}

const CAN_THO = CENTRAL_CITIES[4].slug;

const everyone: Segment['words'] = {
  vi: {
    headline: 'Biết trước khi mưa tới, đúng nơi bạn ở',
    lead: 'Happy Rain nhắn cho bạn giờ bắt đầu, giờ ngớt và mưa to hay nhỏ, ở đúng nơi bạn cần.',
    uses: {
      heading: 'Một tin, đúng lúc, đúng nơi',
      points: [
        {
          figure: '60 phút',
          name: 'Báo trước, tùy bạn đặt',
          text: 'Đủ để thu đồ, đón con, đổi giờ về. Báo sớm thì kịp chuẩn bị, báo sát giờ thì chắc chắn hơn.',
        },
        {
          figure: '1 câu',
          name: 'Đọc là biết làm gì',
          text: 'Bắt đầu lúc nào, to nhất lúc nào, ngớt lúc nào. Không kèm quảng cáo.',
        },
        {
          figure: '2 nơi',
          name: 'Nhà và chỗ làm',
          text: 'Mỗi nơi một quy tắc riêng. Đổi sang trường của con bất cứ lúc nào.',
        },
      ],
    },
    question: {
      question: 'Đăng ký xong bao lâu thì có tin?',
      answer:
        'Ngay khi gói được kích hoạt và bạn đã xác minh kênh nhận. Tin chỉ đến khi quy tắc gặp mưa: trời khô thì máy im.',
    },
  },
  en: {
    headline: 'Know about rain before it reaches you',
    lead: 'Happy Rain messages you when it starts, when it eases and how hard it falls, at the place that matters.',
    uses: {
      heading: 'One message: right time, right place',
      points: [
        {
          figure: '60 min',
          name: 'Lead time you choose',
          text: 'Time to take the washing in, fetch the children or leave later. Earlier gives more time, later more certainty.',
        },
        {
          figure: '1 sentence',
          name: 'Read it and act',
          text: 'When it starts, when it is heaviest, when it eases. No advertising.',
        },
        {
          figure: '2 places',
          name: 'Home and work',
          text: 'Each with its own rule. Switch one to the school whenever you like.',
        },
      ],
    },
    question: {
      question: 'How soon do messages start?',
      answer:
        'As soon as the plan is active and you have verified a channel. Messages only come when rain matches your rule: dry days are silent.',
    },
  },
};

const drivers: Segment['words'] = {
  vi: {
    headline: 'Biết cơn mưa trên đường trước khi nổ máy',
    lead: 'Cho tài xế, giao hàng, người đi xe máy: đi ngay hay chờ, mưa to hay nhỏ, lúc nào thì ngớt.',
    uses: {
      heading: 'Việc của người cầm lái',
      points: [
        {
          figure: '10 phút',
          name: 'So từng mốc xuất phát',
          text: 'Ba giờ tới chia theo 10 phút: thấy ngay đi lúc nào ít ướt nhất.',
        },
        {
          figure: '1 tuyến',
          name: 'Cả tuyến tính là một nơi',
          text: 'Lưu tuyến hay chạy; mưa chạm vào đâu trên tuyến cũng được báo.',
        },
        {
          figure: '3 mối lo',
          name: 'Mưa, gió giật, tầm nhìn',
          text: 'Phần “Ra đường” cộng cả gió giật, dông và sương mù, không chỉ mưa.',
        },
      ],
    },
    question: {
      question: 'Một tuyến đường tính là mấy nơi?',
      answer: 'Một nơi, dù tuyến có tới 50 điểm. Happy Rain có 2 nơi: chẳng hạn một tuyến và nhà của bạn.',
    },
  },
  en: {
    headline: 'See the shower on your road before you start',
    lead: 'For drivers, couriers and riders: leave now or wait, how hard it falls, when it eases.',
    uses: {
      heading: 'Made for the road',
      points: [
        {
          figure: '10 min',
          name: 'Compare departures',
          text: 'The next three hours in steps of ten minutes: see which departure stays driest.',
        },
        {
          figure: '1 route',
          name: 'A whole route is one place',
          text: 'Save the road you take; rain anywhere along it counts.',
        },
        {
          figure: '3 worries',
          name: 'Rain, gusts, visibility',
          text: '“Going out” weighs gusts, thunder and fog as well as rain.',
        },
      ],
    },
    question: {
      question: 'How many places is a route?',
      answer: 'One, with up to 50 points. Happy Rain has 2 places: a route and your home, for example.',
    },
  },
};

const office: Segment['words'] = {
  vi: {
    headline: 'Tan làm khô ráo, không phải canh trời',
    lead: 'Chỉ nhắn trong giờ bạn ra đường, ngày đi làm. Tối và cuối tuần Happy Rain im lặng.',
    uses: {
      heading: 'Chỉ báo trong giờ bạn ra đường',
      points: [
        {
          figure: '07:00–09:00',
          name: 'Đi làm',
          text: 'Đường đi có mưa thì được nhắn trước khi ra khỏi nhà; khô thì không có tin.',
        },
        {
          figure: '11:00–13:00',
          name: 'Nghỉ trưa',
          text: 'Biết mưa có kịp đến trong lúc bạn ra ngoài ăn trưa hay không.',
        },
        {
          figure: '17:00–19:00',
          name: 'Tan tầm',
          text: 'Biết giờ ngớt: về ngay hay nán lại thêm một lúc.',
        },
      ],
    },
    question: {
      question: 'Cuối tuần và ngày nghỉ có bị nhắn không?',
      answer:
        'Không, nếu quy tắc chỉ đặt thứ Hai đến thứ Sáu. Nghỉ phép thì tắt quy tắc bằng một công tắc, bật lại khi cần.',
    },
  },
  en: {
    headline: 'Leave work dry, without watching the sky',
    lead: 'Messages only when you are on your way, on working days. Evenings and weekends stay silent.',
    uses: {
      heading: 'Only when you are out',
      points: [
        {
          figure: '07:00–09:00',
          name: 'To work',
          text: 'If rain is on the way, you hear before leaving home; if it is dry, no message.',
        },
        {
          figure: '11:00–13:00',
          name: 'Lunch break',
          text: 'Know whether the rain arrives while you are out for lunch.',
        },
        {
          figure: '17:00–19:00',
          name: 'Home time',
          text: 'Know when it eases: leave at once or stay a little longer.',
        },
      ],
    },
    question: {
      question: 'Will I be messaged at weekends?',
      answer:
        'Not if the rule is set to Monday to Friday. On leave, switch the rule off with one toggle and on again later.',
    },
  },
};

const farming: Segment['words'] = {
  vi: {
    headline: 'Kịp gom lúa, phủ bạt, khỏi phun lại thuốc',
    lead: 'Báo mưa cho sân phơi, ruộng, vườn: đủ sớm để gom lúa, dừng phun, che chắn.',
    uses: {
      heading: 'Cho sân phơi và thửa ruộng',
      points: [
        {
          figure: '60 phút',
          name: 'Gom lúa, phủ bạt',
          text: 'Đặt thời gian báo trước theo số người và số lúa đang phơi.',
        },
        {
          figure: '0,1 mm',
          name: 'Bắt từ hạt mưa nhỏ',
          text: 'Mưa nhỏ cũng làm trôi thuốc vừa phun: đặt mức thấp nhất là được báo mọi cơn.',
        },
        {
          figure: '160 ký tự',
          name: 'SMS không dấu',
          text: 'Máy nào cũng đọc được, không cần mạng, không cần điện thoại thông minh.',
        },
      ],
    },
    question: {
      question: 'Không có điện thoại thông minh thì nhận tin thế nào?',
      answer: 'Bằng SMS không dấu, máy nào cũng đọc được. Con cháu có thể đăng ký và đặt quy tắc giúp trên mạng.',
    },
  },
  en: {
    headline: 'Rice covered in time, no second spraying',
    lead: 'Rain alerts for drying yards, fields and orchards: early enough to gather, stop spraying and cover.',
    uses: {
      heading: 'For the drying yard and the field',
      points: [
        {
          figure: '60 min',
          name: 'Getting the rice in',
          text: 'Set the lead time to suit the hands you have and the rice on the ground.',
        },
        {
          figure: '0.1 mm',
          name: 'From the first drops',
          text: 'Light rain washes off fresh spray too: at the lowest rate you are alerted to every shower.',
        },
        {
          figure: '160 characters',
          name: 'Plain SMS',
          text: 'Any phone can show it: no data, no smartphone needed.',
        },
      ],
    },
    question: {
      question: 'What if I have no smartphone?',
      answer: 'Plain SMS works on any phone. Someone in the family can sign up and set the rule online for you.',
    },
  },
};

export const SEGMENTS: Readonly<Record<SegmentId, Segment>> = {
  everyone: {
    route: 'happy-rain',
    place: GREAT_CITIES.hanoi.slug,
    rule: { fromMmh: 2.5, fromHour: 6, toHour: 22, isWorkdaysOnly: false },
    samplePlace: { vi: 'Cầu Giấy', en: 'Cau Giay' },
    words: everyone,
  },
  drivers: {
    route: 'happy-rain-cho-lai-xe',
    place: GREAT_CITIES.hanoi.slug,
    rule: { fromMmh: 2.5, fromHour: 5, toHour: 23, isWorkdaysOnly: false },
    samplePlace: { vi: 'Mỹ Đình', en: 'My Dinh' },
    words: drivers,
  },
  office: {
    route: 'happy-rain-van-phong',
    place: GREAT_CITIES.hoChiMinh.slug,
    rule: { fromMmh: 1, fromHour: 7, toHour: 19, isWorkdaysOnly: true },
    samplePlace: { vi: 'Sài Gòn', en: 'Sai Gon' },
    words: office,
  },
  farming: {
    route: 'happy-rain-nong-nghiep',
    place: CAN_THO,
    rule: { fromMmh: 0.1, fromHour: 6, toHour: 18, isWorkdaysOnly: false },
    samplePlace: { vi: 'Ô Môn', en: 'O Mon' },
    words: farming,
  },
};

/**
 * A fictitious shower for the sample message: ten-minute rates, mm/h, with their chances, from the time of the message.
 */
export const SAMPLE_SHOWER = {
  sentAt: '14:10',
  chance: 85,
  rates: [0, 0, 0, 3, 4, 9, 14, 19, 24, 22, 15, 10, 6, 3, 0, 0, 0, 0, 0],
} as const;
