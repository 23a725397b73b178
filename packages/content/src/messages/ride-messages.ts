import type { Wording } from '../wording.ts';

const vi = {
  title: 'Ra đường',
  basis: 'xe máy, 30 phút',
  byBulletin: (number: string) => `theo bản tin số ${number}`,
  now: 'Đi bây giờ',
  at: (clock: string) => `Đi ${clock}`,
  verdicts: {
    dry: 'Khô',
    dryUntil: (clock: string) => `Khô, tới ${clock}`,
    /** Rain is no more than possible. */
    maybe: 'Có thể ướt nhẹ, mang áo mưa',
    light: 'Ướt nhẹ, mang áo mưa',
    wet: 'Ướt nhiều, nên đợi',
    gusty: 'Gió giật mạnh, đi chậm',
    foggy: 'Sương mù, đi chậm, bật đèn',
    needed: 'Chỉ đi khi cần',
    stop: {
      warning: 'Không đi',
      thunder: 'Có dông, không đi',
      gust: 'Gió quá mạnh, không đi',
      fog: 'Sương mù dày đặc, nên đợi',
      rain: 'Không đi',
    },
    unknown: 'Chưa rõ',
  },
  chance: (percent: string) => `khả năng mưa ${percent}`,
  /** The strongest rain on the way, by the names of its classes. */
  rain: (name: string) => `mưa ${name}`,
  gust: (speed: string) => `gió giật ${speed}`,
  sight: (distance: string) => `nhìn xa ${distance}`,
  advice: {
    emergency: (number: string) => `Ở nơi an toàn, chỉ ra đường khi thật cần: theo bản tin số ${number}.`,
    always: 'Đi lúc nào trong vài giờ tới cũng khô.',
    nowOnly: 'Đi bây giờ kịp khô, trễ hơn dễ ướt.',
    nowOrAt: (hour: string) => `Đi bây giờ kịp khô. Trễ hơn thì đợi đến ${hour}.`,
    waitUntil: (hour: string) => `Đợi đến ${hour} thì khô.`,
    fog: 'Đường có sương mù: đi chậm, bật đèn, giữ khoảng cách.',
    fogUntil: (hour: string) => `Đường có sương mù. Đợi đến ${hour} thì thoáng.`,
    raincoat: 'Lúc nào đi cũng có thể ướt: nhớ mang áo mưa.',
    hard: 'Vài giờ tới đều khó đi.',
    unknown: 'Chưa đủ số liệu để so các giờ đi.',
  },
  hour: (hour: number) => `${hour} giờ`,
};

const en: Wording<typeof vi> = {
  title: 'Going out',
  basis: 'motorbike, 30 minutes',
  byBulletin: (number) => `by bulletin ${number}`,
  now: 'Leave now',
  at: (clock) => `Leave ${clock}`,
  verdicts: {
    dry: 'Dry',
    dryUntil: (clock) => `Dry until ${clock}`,
    maybe: 'May get damp, take a raincoat',
    light: 'A little wet, take a raincoat',
    wet: 'Very wet, better wait',
    gusty: 'Strong gusts, ride slowly',
    foggy: 'Fog, ride slowly, lights on',
    needed: 'Only if you must',
    stop: {
      warning: 'Do not go',
      thunder: 'Thunderstorm, do not go',
      gust: 'Too windy, do not go',
      fog: 'Dense fog, better wait',
      rain: 'Do not go',
    },
    unknown: 'Not known',
  },
  chance: (percent) => `${percent} chance of rain`,
  rain: (name) => `${name} rain`,
  gust: (speed) => `gusts ${speed}`,
  sight: (distance) => `sight ${distance}`,
  advice: {
    emergency: (number) => `Stay somewhere safe and go out only if you must: follow bulletin ${number}.`,
    always: 'Whenever you leave in the next few hours, you stay dry.',
    nowOnly: 'Leave now and you stay dry; later you may get wet.',
    nowOrAt: (hour) => `Leave now and you stay dry. Otherwise wait until ${hour}.`,
    waitUntil: (hour) => `Wait until ${hour} to stay dry.`,
    fog: 'There is fog on the road: ride slowly with your lights on and keep your distance.',
    fogUntil: (hour) => `There is fog on the road. Wait until ${hour} for a clear view.`,
    raincoat: 'You may get wet whenever you leave: take a raincoat.',
    hard: 'The next few hours are all hard going.',
    unknown: 'Not enough data to compare times to leave.',
  },
  hour: (hour) => (hour === 0 ? 'midnight' : `${String(hour).padStart(2, '0')}:00`),
};

/** Words of the block that says whether to leave now or later. Values come in already formatted. */
export const rideMessages = { vi, en };
