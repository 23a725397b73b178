import type { ActivityId } from '@portal/domain/agriculture/verdict';
import { type Pair, type Pairs, pair, splitLanguages } from '../split-languages.ts';

type Order = Record<'good' | 'consider' | 'avoid', string>;

/** Phrases of farm work sentences. Functions take formatted values. */
export const farmWorkMessages = splitLanguages({
  unknown: ['Chưa đủ số liệu để xét: xem lại sau.', 'Not enough data to judge: check again later.'],
  afterWarning: ['Sau bão/lũ: chờ bản tin mới.', 'After the storm: wait for the next bulletin.'],
  /** Replaces water advice while a warning of level 3 or more is near. */
  waterWithheld: [
    'Đang có cảnh báo thiên tai hoặc vừa hết: chưa tính nước tưới theo mưa của mô hình, chờ bản tin mới.',
    'A disaster warning is in force or has just ended: no watering advice from model rain, wait for the next bulletin.',
  ],
  reasons: {
    warning: pair([
      (kind: string, number: string, order: string) => `có cảnh báo ${kind} (tin số ${number}), ${order}`,
      (kind, number, order) => `official warning no. ${number} (${kind}), ${order}`,
    ]),
    afterWarning: ['sau bão/lũ, chờ bản tin mới', 'after the storm, wait for the next bulletin'],
    rainNow: ['trời mưa', 'rain'],
    rainSoon: pair([
      (hours: string) => `mưa trong ${hours} giờ nữa`,
      (hours) => (hours === '1' ? 'rain in an hour' : `rain in ${hours} hours`),
    ]),
    rainComing: ['sắp có mưa', 'rain soon'],
    rainSum: pair([
      (amount: string, hours: string) => `mưa ${amount} mm trong ${hours} giờ tới`,
      (amount, hours) => `${amount} mm of rain in ${hours} hours`,
    ]),
    rainDay: pair([(amount: string) => `trong ngày mưa ${amount} mm`, (amount) => `${amount} mm of rain that day`]),
    rainChance: pair([
      (chance: string, hours: string) => `khả năng mưa ${chance}% trong ${hours} giờ tới`,
      (chance, hours) => `${chance}% chance of rain in the next ${hours} hours`,
    ]),
    rainBefore: pair([
      (amount: string, hours: string) => `${hours} giờ qua có mưa ${amount} mm`,
      (amount, hours) => `${amount} mm of rain in the last ${hours} hours`,
    ]),
    rainFree: pair([
      (hours: string) => `còn ${hours} giờ khô ráo`,
      (hours) => (hours === '1' ? 'one dry hour ahead' : `${hours} dry hours ahead`),
    ]),
    rainFreeDay: ['24 giờ tới không mưa', 'dry for the next 24 hours'],
    windStrong: pair([(speed: string) => `gió mạnh ${speed} km/h`, (speed) => `strong wind of ${speed} km/h`]),
    windCalm: ['trời lặng gió', 'no wind to speak of'],
    windGentle: pair([(speed: string) => `gió ${speed} km/h`, (speed) => `wind ${speed} km/h`]),
    inversion: ['lặng gió sát đất, thuốc lơ lửng, bám không đều', 'still air near the ground leaves spray hanging'],
    hot: pair([(degrees: string) => `trời nóng ${degrees}`, (degrees) => `hot at ${degrees}`]),
    cool: pair([(degrees: string) => `trời lạnh ${degrees}`, (degrees) => `cool at ${degrees}`]),
    humid: pair([(percent: string) => `độ ẩm ${percent}%`, (percent) => `humidity ${percent}%`]),
    dryAir: pair([(percent: string) => `trời hanh, độ ẩm ${percent}%`, (percent) => `dry air, humidity ${percent}%`]),
    evaporation: ['không khí khô, thuốc bay hơi nhanh', 'spray evaporates fast in dry air'],
    stillWet: ['không khí ẩm, lá lâu khô', 'leaves stay wet in damp air'],
    airFine: pair([(percent: string) => `độ ẩm ${percent}%`, (percent) => `humidity ${percent}%`]),
    cloudy: ['trời nhiều mây', 'cloudy'],
    sunny: ['trời nắng', 'sunshine'],
    sunnyPartly: ['trời có nắng', 'some sunshine'],
    thunder: ['có dông, rời đồng trống', 'thunderstorms, leave open ground'],
    thunderPossible: ['có thể có dông', 'possible thunderstorms'],
    dark: ['trời tối', 'dark'],
    shortSpell: pair([
      (hours: string) => `chỉ được ${hours} giờ`,
      (hours) => (hours === '1' ? 'one hour only' : `${hours} hours only`),
    ]),
    pondHot: pair([
      (degrees: string) => `nước ao nóng, khoảng ${degrees}`,
      (degrees) => `pond water is hot, about ${degrees}`,
    ]),
    pondCool: pair([
      (degrees: string) => `nước ao mát, khoảng ${degrees}`,
      (degrees) => `pond water is cool, about ${degrees}`,
    ]),
    pondFine: pair([(degrees: string) => `nước ao khoảng ${degrees}`, (degrees) => `pond water about ${degrees}`]),
  },
  /** For a later hour: nothing counts from now. */
  reasonsThen: {
    rainSoon: pair([
      (hours: string) => `${hours} giờ sau có mưa`,
      (hours) => (hours === '1' ? 'rain an hour later' : `rain ${hours} hours later`),
    ]),
    rainComing: ['có mưa ngay sau đó', 'rain soon after'],
    rainSum: pair([
      (amount: string, hours: string) => `mưa ${amount} mm trong ${hours} giờ liền`,
      (amount, hours) => `${amount} mm of rain within ${hours} hours`,
    ]),
    rainChance: pair([
      (chance: string, _hours: string) => `khả năng mưa ${chance}%`,
      (chance) => `${chance}% chance of rain`,
    ]),
    rainBefore: pair([
      (amount: string, hours: string) => `${hours} giờ trước đó có mưa ${amount} mm`,
      (amount, hours) => `${amount} mm of rain in the ${hours} hours before`,
    ]),
    rainFree: pair([
      (hours: string) => `khô ráo ${hours} giờ liền`,
      (hours) => (hours === '1' ? 'one dry hour' : `${hours} dry hours in a row`),
    ]),
    rainFreeDay: ['khô ráo suốt 24 giờ sau đó', 'dry for the 24 hours after'],
  },
  /** Effect of rain on the work; follows the phrase for the rain. */
  inRain: {
    spray: [', thuốc sẽ trôi', ' would wash the spray off'],
    dry: [', nông sản dễ ướt', ' would wet the produce'],
    fertilise: [', phân dễ rửa trôi', ' would wash the fertiliser away'],
    harvest: ['', ''],
    feed: [', tôm kém ăn', ' puts shrimp off their feed'],
  } satisfies Record<ActivityId, Pair>,
  orders: {
    spray: {
      good: ['nên phun', 'good to spray'],
      consider: ['cân nhắc khi phun', 'spray with care'],
      avoid: ['không nên phun', 'do not spray'],
    },
    dry: {
      good: ['nên phơi', 'good to dry'],
      consider: ['cân nhắc, phơi thì phải có người trông', 'dry only if someone keeps watch'],
      avoid: ['không nên phơi', 'do not dry outside'],
    },
    fertilise: {
      good: ['nên bón', 'good to fertilise'],
      consider: ['cân nhắc khi bón', 'fertilise with care'],
      avoid: ['không nên bón', 'do not fertilise'],
    },
    harvest: {
      good: ['nên thu hoạch', 'good to harvest'],
      consider: ['cân nhắc khi thu hoạch', 'harvest with care'],
      avoid: ['không nên thu hoạch', 'do not harvest'],
    },
    feed: {
      good: ['nên cho ăn đủ bữa', 'feed in full'],
      consider: ['cân nhắc giảm thức ăn', 'consider feeding less'],
      avoid: ['không nên cho ăn', 'do not feed'],
    },
  } satisfies Pairs<Record<ActivityId, Order>>,
  night: {
    spray: ['Trời tối: không nên phun.', 'It is dark: do not spray.'],
    dry: ['Ban đêm không phơi được: đợi có nắng.', 'Nothing dries at night: wait for the sun.'],
    fertilise: ['Trời tối: không nên bón.', 'It is dark: do not fertilise.'],
    harvest: ['Ban đêm không tính: nên thu hoạch ban ngày.', 'Night hours are not rated: harvest by day.'],
    feed: ['Đêm khuya: không nên cho ăn.', 'Late at night: do not feed.'],
  } satisfies Record<ActivityId, Pair>,
  next: {
    spray: pair([(when: string) => `Nên phun ${when}.`, (when) => `Best time: ${when}.`]),
    dry: pair([(when: string) => `Nên phơi ${when}.`, (when) => `Best time: ${when}.`]),
    fertilise: pair([(when: string) => `Nên bón ${when}.`, (when) => `Best time: ${when}.`]),
    harvest: pair([(when: string) => `Nên thu hoạch ${when}.`, (when) => `Best time: ${when}.`]),
    feed: pair([(when: string) => `Nên cho ăn ${when}.`, (when) => `Best time: ${when}.`]),
  } satisfies Pairs<Record<ActivityId, (when: string) => string>>,
  fair: pair([
    (when: string) => `48 giờ tới chưa có khung tốt: cân nhắc ${when}.`,
    (when) => `No good window in 48 hours: consider ${when}.`,
  ]),
  noNext: {
    spray: [
      '48 giờ tới chưa có khung tốt: cân nhắc lùi ngày phun.',
      'No good window in 48 hours: consider another day to spray.',
    ],
    dry: ['48 giờ tới chưa có khung tốt: chưa nên phơi.', 'No good window in 48 hours: do not dry outside yet.'],
    fertilise: [
      '48 giờ tới chưa có khung tốt: cân nhắc lùi ngày bón.',
      'No good window in 48 hours: consider another day to fertilise.',
    ],
    harvest: [
      '48 giờ tới chưa có khung tốt: cân nhắc lùi ngày thu hoạch.',
      'No good window in 48 hours: consider another day to harvest.',
    ],
    feed: [
      '48 giờ tới chưa có khung giờ tốt: cân nhắc giảm thức ăn.',
      'No good window in 48 hours: consider feeding less.',
    ],
  } satisfies Record<ActivityId, Pair>,
  /** For the day's summary: work in a list, and what to do when rain is near. */
  work: {
    spray: ['phun thuốc', 'spraying'],
    dry: ['phơi nông sản', 'drying'],
    fertilise: ['bón phân', 'fertilising'],
    harvest: ['thu hoạch', 'harvesting'],
    feed: ['cho tôm ăn', 'feeding shrimp'],
  } satisfies Record<ActivityId, Pair>,
  stops: {
    spray: ['chưa phun thuốc', 'do not spray yet'],
    dry: ['cất nông sản đang phơi', 'bring in what is drying'],
    fertilise: ['hoãn bón phân', 'put off fertilising'],
    harvest: ['tạm dừng thu hoạch', 'pause the harvest'],
    feed: ['chưa cho tôm ăn', 'do not feed the shrimp yet'],
  } satisfies Record<ActivityId, Pair>,
  /** Where to go when a warning stops work: off open ground in lightning, else to safety. */
  leave: { lightning: ['rời đồng trống', 'leave open ground'], other: ['vào nơi an toàn', 'get to safety'] },
  line: {
    /** With the bulletin's headline, if it is in the sentence's language. */
    warningQuoted: pair([
      (headline: string, number: string, until: string, leave: string) =>
        `“${headline}” (tin số ${number}, hiệu lực đến ${until}): ${leave}, dừng mọi việc ngoài trời.`,
      (headline, number, until, leave) =>
        `“${headline}” (bulletin ${number}, in force until ${until}): ${leave} and stop all outdoor work.`,
    ]),
    warning: pair([
      (kind: string, number: string, until: string, leave: string) =>
        `Có cảnh báo ${kind} (tin số ${number}, hiệu lực đến ${until}): ${leave}, dừng mọi việc ngoài trời.`,
      (kind, number, until, leave) =>
        `Official warning: ${kind} (bulletin ${number}, in force until ${until}): ${leave} and stop all outdoor work.`,
    ]),
    thunder: [
      'Đang có dông: rời đồng trống, dừng mọi việc ngoài trời.',
      'Thunderstorms now: leave open ground and stop all outdoor work.',
    ],
    rainNow: pair([(stops: string) => `Trời đang mưa: ${stops}.`, (stops) => `It is raining: ${stops}.`]),
    rainSoon: pair([
      (hours: string, stops: string) => `Mưa trong ${hours} giờ nữa: ${stops}.`,
      (hours, stops) => `${hours === '1' ? 'Rain in an hour' : `Rain in ${hours} hours`}: ${stops}.`,
    ]),
    rainComing: pair([(stops: string) => `Sắp có mưa: ${stops}.`, (stops) => `Rain soon: ${stops}.`]),
    good: pair([(work: string) => `Lúc này nên ${work}.`, (work) => `Now is a good time for ${work}.`]),
    goodNot: pair([
      (work: string, not: string) => `Lúc này nên ${work}, không nên ${not}.`,
      (work, not) => `Now is a good time for ${work}, not for ${not}.`,
    ]),
    consider: pair([(work: string) => `Lúc này cân nhắc khi ${work}.`, (work) => `Take care with ${work} now.`]),
    considerNot: pair([
      (work: string, not: string) => `Lúc này cân nhắc khi ${work}, không nên ${not}.`,
      (work, not) => `Take care with ${work} now; avoid ${not}.`,
    ]),
    not: pair([(not: string) => `Lúc này không nên ${not}.`, (not) => `Avoid ${not} now.`]),
    next: pair([(work: string, when: string) => `Nên ${work} ${when}.`, (work, when) => `Good for ${work}: ${when}.`]),
    fair: pair([
      (work: string, when: string) => `Có thể cân nhắc ${work} ${when}.`,
      (work, when) => `Consider ${work} ${when}.`,
    ]),
  },
});

export type FarmWorkMessages = (typeof farmWorkMessages)['vi'];
