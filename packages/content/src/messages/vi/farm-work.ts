import type { ActivityId } from '@portal/domain/agriculture/verdict';

type Order = Record<'good' | 'consider' | 'avoid', string>;

/** Phrases that sentences about farm work are made of. Functions take figures already formatted. */
export const farmWork = {
  unknown: 'Chưa đủ số liệu để xét: xem lại sau.',
  reasons: {
    warning: (kind: string, number: string, order: string) => `có cảnh báo ${kind} (tin số ${number}), ${order}`,
    rainNow: 'trời mưa',
    rainSoon: (hours: string) => `mưa trong ${hours} giờ nữa`,
    rainComing: 'sắp có mưa',
    rainSum: (amount: string, hours: string) => `mưa ${amount} mm trong ${hours} giờ tới`,
    rainDay: (amount: string) => `trong ngày mưa ${amount} mm`,
    rainChance: (chance: string, hours: string) => `khả năng mưa ${chance}% trong ${hours} giờ tới`,
    rainBefore: (amount: string, hours: string) => `${hours} giờ qua có mưa ${amount} mm`,
    rainFree: (hours: string) => `còn ${hours} giờ khô ráo`,
    rainFreeDay: '24 giờ tới không mưa',
    windStrong: (speed: string) => `gió mạnh ${speed} km/h`,
    windCalm: 'trời lặng gió',
    windGentle: (speed: string) => `gió ${speed} km/h`,
    inversion: 'khí lặng sát đất, thuốc lơ lửng không đều',
    hot: (degrees: string) => `trời nóng ${degrees}`,
    cool: (degrees: string) => `trời lạnh ${degrees}`,
    humid: (percent: string) => `độ ẩm ${percent}%`,
    dryAir: (percent: string) => `trời hanh, độ ẩm ${percent}%`,
    evaporation: 'không khí khô, thuốc bay hơi nhanh',
    stillWet: 'không khí ẩm, lá lâu khô',
    airFine: (percent: string) => `độ ẩm ${percent}%`,
    cloudy: 'trời nhiều mây',
    sunny: 'trời nắng',
    sunnyPartly: 'trời có nắng',
    thunder: 'có dông, rời đồng trống',
    thunderPossible: 'có thể có dông',
    dark: 'trời tối',
    shortSpell: (hours: string) => `chỉ được ${hours} giờ`,
    pondHot: (degrees: string) => `nước ao nóng, khoảng ${degrees}`,
    pondCool: (degrees: string) => `nước ao mát, khoảng ${degrees}`,
    pondFine: (degrees: string) => `nước ao khoảng ${degrees}`,
  },
  /** Of a later hour: nothing counts from now. */
  reasonsThen: {
    rainSoon: (hours: string) => `${hours} giờ sau có mưa`,
    rainComing: 'có mưa ngay sau đó',
    rainSum: (amount: string, hours: string) => `mưa ${amount} mm trong ${hours} giờ liền`,
    rainChance: (chance: string, _hours: string) => `khả năng mưa ${chance}%`,
    rainBefore: (amount: string, hours: string) => `${hours} giờ trước đó có mưa ${amount} mm`,
    rainFree: (hours: string) => `khô ráo ${hours} giờ liền`,
    rainFreeDay: 'khô ráo suốt 24 giờ sau đó',
  },
  /** What rain does to the work; follows the words for the rain. */
  inRain: {
    spray: ', thuốc sẽ trôi',
    dry: ', nông sản dễ ướt',
    fertilise: ', phân dễ rửa trôi',
    harvest: '',
    feed: ', tôm kém ăn',
  } satisfies Record<ActivityId, string>,
  orders: {
    spray: { good: 'nên phun', consider: 'cân nhắc khi phun', avoid: 'không nên phun' },
    dry: { good: 'nên phơi', consider: 'cân nhắc, phơi thì phải có người trông', avoid: 'không nên phơi' },
    fertilise: { good: 'nên bón', consider: 'cân nhắc khi bón', avoid: 'không nên bón' },
    harvest: { good: 'nên thu hoạch', consider: 'cân nhắc khi thu hoạch', avoid: 'không nên thu hoạch' },
    feed: { good: 'nên cho ăn đủ bữa', consider: 'cân nhắc giảm thức ăn', avoid: 'không nên cho ăn' },
  } satisfies Record<ActivityId, Order>,
  night: {
    spray: 'Trời tối: không nên phun.',
    dry: 'Ban đêm không phơi được: đợi có nắng.',
    fertilise: 'Trời tối: không nên bón.',
    harvest: 'Ban đêm không tính: nên thu hoạch ban ngày.',
    feed: 'Đêm khuya: không nên cho ăn.',
  } satisfies Record<ActivityId, string>,
  next: {
    spray: (when: string) => `Nên phun ${when}.`,
    dry: (when: string) => `Nên phơi ${when}.`,
    fertilise: (when: string) => `Nên bón ${when}.`,
    harvest: (when: string) => `Nên thu hoạch ${when}.`,
    feed: (when: string) => `Nên cho ăn ${when}.`,
  } satisfies Record<ActivityId, (when: string) => string>,
  fair: (when: string) => `48 giờ tới chưa có khung tốt: cân nhắc ${when}.`,
  noNext: {
    spray: '48 giờ tới chưa có khung tốt: cân nhắc lùi ngày phun.',
    dry: '48 giờ tới chưa có khung tốt: chưa nên phơi.',
    fertilise: '48 giờ tới chưa có khung tốt: cân nhắc lùi ngày bón.',
    harvest: '48 giờ tới chưa có khung tốt: cân nhắc lùi ngày thu hoạch.',
    feed: '48 giờ tới chưa có khung giờ tốt: cân nhắc giảm thức ăn.',
  } satisfies Record<ActivityId, string>,
  /** For the line of the day: work in a list, and what is done about it when rain is near. */
  work: {
    spray: 'phun thuốc',
    dry: 'phơi nông sản',
    fertilise: 'bón phân',
    harvest: 'thu hoạch',
    feed: 'cho tôm ăn',
  } satisfies Record<ActivityId, string>,
  stops: {
    spray: 'chưa phun thuốc',
    dry: 'cất nông sản đang phơi',
    fertilise: 'hoãn bón phân',
    harvest: 'tạm dừng thu hoạch',
    feed: 'chưa cho tôm ăn',
  } satisfies Record<ActivityId, string>,
  /** Where to go when a warning stops the work: away from open ground under lightning, else out of harm. */
  leave: { lightning: 'rời đồng trống', other: 'vào nơi an toàn' },
  line: {
    /** The bulletin's own headline, where it is in the language of the sentence. */
    warningQuoted: (headline: string, number: string, until: string, leave: string) =>
      `“${headline}” (tin số ${number}, hiệu lực đến ${until}): ${leave}, dừng mọi việc ngoài trời.`,
    warning: (kind: string, number: string, until: string, leave: string) =>
      `Có cảnh báo ${kind} (tin số ${number}, hiệu lực đến ${until}): ${leave}, dừng mọi việc ngoài trời.`,
    thunder: 'Đang có dông: rời đồng trống, dừng mọi việc ngoài trời.',
    rainNow: (stops: string) => `Trời đang mưa: ${stops}.`,
    rainSoon: (hours: string, stops: string) => `Mưa trong ${hours} giờ nữa: ${stops}.`,
    rainComing: (stops: string) => `Sắp có mưa: ${stops}.`,
    good: (work: string) => `Lúc này nên ${work}.`,
    goodNot: (work: string, not: string) => `Lúc này nên ${work}, không nên ${not}.`,
    consider: (work: string) => `Lúc này cân nhắc khi ${work}.`,
    considerNot: (work: string, not: string) => `Lúc này cân nhắc khi ${work}, không nên ${not}.`,
    not: (not: string) => `Lúc này không nên ${not}.`,
    next: (work: string, when: string) => `Nên ${work} ${when}.`,
    fair: (work: string, when: string) => `Có thể cân nhắc ${work} ${when}.`,
  },
};
