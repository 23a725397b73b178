import { pair, splitLanguages } from '../split-languages.ts';

/** Block "leave now or later". Values come formatted. */
export const rideMessages = splitLanguages({
  title: ['Ra đường', 'Going out'],
  basis: ['xe máy, 30 phút', 'motorbike, 30 minutes'],
  trip: ['So các giờ đi theo quãng đường', 'Compare departure times for your trip'],
  byBulletin: pair([(number: string) => `theo bản tin số ${number}`, (number) => `by bulletin ${number}`]),
  now: ['Đi ngay', 'Now'],
  at: pair([(clock: string) => `Đi ${clock}`, (clock) => `At ${clock}`]),
  verdicts: {
    dry: ['Khô', 'Dry'],
    dryUntil: pair([(clock: string) => `Khô, tới ${clock}`, (clock) => `Dry until ${clock}`]),
    /** Rain is possible at most. */
    maybe: ['Có thể ướt nhẹ, mang áo mưa', 'May get damp, take a raincoat'],
    light: ['Ướt nhẹ, mang áo mưa', 'A little wet, take a raincoat'],
    wet: ['Ướt nhiều, nên đợi', 'Very wet, best to wait'],
    gusty: ['Gió giật mạnh, đi chậm', 'Strong gusts, ride slowly'],
    foggy: ['Sương mù, đi chậm, bật đèn', 'Fog, ride slowly, lights on'],
    needed: ['Chỉ đi khi cần', 'Only if you must'],
    stop: {
      warning: ['Không đi', 'Do not go'],
      afterWarning: ['Chờ bản tin mới', 'Wait for the next bulletin'],
      thunder: ['Có dông, không đi', 'Thunderstorm, do not go'],
      gust: ['Gió quá mạnh, không đi', 'Too windy, do not go'],
      fog: ['Sương mù dày đặc, nên đợi', 'Dense fog, best to wait'],
      rain: ['Không đi', 'Do not go'],
    },
    unknown: ['Chưa rõ', 'Unknown'],
  },
  chance: pair([(percent: string) => `khả năng mưa ${percent}`, (percent) => `${percent} chance of rain`]),
  /** Heaviest rain on the way, by class name, with its chance where known. */
  rain: pair([
    (name: string, percent: string | null) => (percent === null ? `mưa ${name}` : `mưa ${name} (${percent})`),
    (name, percent) => (percent === null ? `${name} rain` : `${name} rain (${percent})`),
  ]),
  gust: pair([(speed: string) => `gió giật ${speed}`, (speed) => `gusts ${speed}`]),
  sight: pair([(distance: string) => `nhìn xa ${distance}`, (distance) => `visibility ${distance}`]),
  advice: {
    afterWarning: ['Sau bão/lũ: chờ bản tin mới.', 'After the storm: wait for the next bulletin.'],
    emergency: pair([
      (number: string) => `Ở nơi an toàn, chỉ đi khi thật cần: theo bản tin số ${number}.`,
      (number) => `Stay somewhere safe, go only if you must: follow bulletin ${number}.`,
    ]),
    /** A bulletin below an emergency that holds at every departure. */
    bulletin: pair([
      (number: string) => `Chỉ đi khi cần, theo bản tin số ${number}.`,
      (number) => `Go only if you must: follow bulletin ${number}.`,
    ]),
    always: ['Đi lúc nào trong vài giờ tới cũng khô.', 'You will stay dry whenever you leave in the next few hours.'],
    nowOnly: ['Đi bây giờ kịp khô, trễ hơn dễ ướt.', 'Leave now and you stay dry; later you may get wet.'],
    nowOrAt: pair([
      (hour: string) => `Đi bây giờ kịp khô. Trễ hơn thì đợi đến ${hour}.`,
      (hour) => `Leave now and you stay dry. Otherwise wait until ${hour}.`,
    ]),
    waitUntil: pair([(hour: string) => `Đợi đến ${hour} thì khô.`, (hour) => `Wait until ${hour} to stay dry.`]),
    fog: [
      'Đường có sương mù: đi chậm, bật đèn, giữ khoảng cách.',
      'Fog on the road: ride slowly, lights on, and keep your distance.',
    ],
    fogUntil: pair([
      (hour: string) => `Đường có sương mù. Đợi đến ${hour} thì thoáng.`,
      (hour) => `There is fog on the road. Wait until ${hour} for a clear view.`,
    ]),
    raincoat: ['Lúc nào đi cũng có thể ướt: nhớ mang áo mưa.', 'You may get wet whenever you leave: take a raincoat.'],
    hard: ['Vài giờ tới đều khó đi.', 'The next few hours are all difficult for riding.'],
    unknown: ['Chưa đủ số liệu để so các giờ đi.', 'Not enough data to compare times to leave.'],
  },
  hour: pair([
    (hour: number) => `${hour} giờ`,
    (hour) => (hour === 0 ? 'midnight' : `${String(hour).padStart(2, '0')}:00`),
  ]),
});
