import { composeSms } from '@portal/domain/alert/sms-text';
import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

/** Coming rain at a place as a message names it; clocks and figures are written already. */
export interface AlertFacts {
  readonly place: string;
  /** `14:40`. */
  readonly starts: string;
  /** Clock and rate of the strongest rain: `15:30`, `24`; null where it may still grow beyond what is known. */
  readonly peak: { readonly at: string; readonly rate: string } | null;
  /** When it ends; null where it lasts longer than is known. */
  readonly stops: string | null;
  /** `85%`; null where it is not known. */
  readonly chance: string | null;
  /** What the reader may do about it; null where nothing is advised. */
  readonly advice: string | null;
}

/** One event in the form of every channel. */
export interface AlertMessages {
  readonly sms: string;
  readonly email: { readonly subject: string; readonly text: string };
  readonly push: { readonly title: string; readonly text: string };
  readonly zalo: { readonly title: string; readonly rows: readonly (readonly [name: string, value: string])[] };
}

const vi = {
  starts: (place: string, clock: string, chance: string | null) =>
    `${place} mưa lúc ${clock}${chance === null ? '' : ` (${chance})`}.`,
  peak: (clock: string, rate: string) => `To nhất ${clock}, khoảng ${rate} mm/giờ.`,
  stops: (clock: string) => `Ngớt sau ${clock}.`,
  unsubscribe: (address: string) => `Tắt tin: ${address}`,
  subject: (place: string, starts: string, peak: string | null) =>
    `${place}: mưa từ ${starts}${peak === null ? '' : `, to nhất ${peak}`}`,
  begins: (clock: string, chance: string | null) =>
    `Mưa bắt đầu khoảng ${clock}${chance === null ? '' : ` (khả năng ${chance})`}`,
  until: (clock: string) => `ngớt sau ${clock}`,
  title: (place: string, clock: string) => `${place} mưa từ ${clock}`,
  soon: (place: string) => `Sắp mưa ở ${place}`,
  rows: { starts: 'Bắt đầu', peak: 'To nhất', stops: 'Ngớt sau', chance: 'Khả năng' },
  rate: (clock: string, rate: string) => `${clock}, ${rate} mm/giờ`,
};

const en: Wording<typeof vi> = {
  starts: (place, clock, chance) => `${place}: rain at ${clock}${chance === null ? '' : ` (${chance})`}.`,
  peak: (clock, rate) => `Heaviest ${clock}, about ${rate} mm/h.`,
  stops: (clock) => `Easing after ${clock}.`,
  unsubscribe: (address) => `Stop: ${address}`,
  subject: (place, starts, peak) => `${place}: rain from ${starts}${peak === null ? '' : `, heaviest at ${peak}`}`,
  begins: (clock, chance) => `Rain starts about ${clock}${chance === null ? '' : ` (chance ${chance})`}`,
  until: (clock) => `easing after ${clock}`,
  title: (place, clock) => `Rain in ${place} from ${clock}`,
  soon: (place) => `Rain soon in ${place}`,
  rows: { starts: 'Starts', peak: 'Heaviest', stops: 'Easing after', chance: 'Chance' },
  rate: (clock, rate) => `${clock}, ${rate} mm/h`,
};

const alertWords = { vi, en };
const PREFIX = 'HAPPY RAIN:';

/** What the channels say of coming rain. `stopAddress` is where the text messages end: they cannot be answered. */
export function describeAlert(facts: AlertFacts, stopAddress: string, language: Language): AlertMessages {
  const words = alertWords[language];
  const { place, starts, peak, stops, chance, advice } = facts;
  const peakSentence = peak === null ? [] : [words.peak(peak.at, peak.rate)];
  const stopSentence = stops === null ? [] : [words.stops(stops)];
  const adviceSentence = advice === null ? [] : [advice];
  const begins = [words.begins(starts, chance), ...(stops === null ? [] : [words.until(stops)])].join(', ');
  return {
    sms: composeSms(
      `${PREFIX} ${words.starts(place, starts, chance)}`,
      [...adviceSentence, ...peakSentence, ...stopSentence],
      words.unsubscribe(stopAddress),
    ),
    email: {
      subject: words.subject(place, starts, peak?.at ?? null),
      text: [`${begins}.`, ...adviceSentence].join(' '),
    },
    push: {
      title: words.title(place, starts),
      text: [...adviceSentence, ...peakSentence, ...stopSentence].join(' ') || `${begins}.`,
    },
    zalo: {
      title: words.soon(place),
      rows: [
        [words.rows.starts, starts],
        ...(peak === null ? [] : [[words.rows.peak, words.rate(peak.at, peak.rate)] as const]),
        ...(stops === null ? [] : [[words.rows.stops, stops] as const]),
        ...(chance === null ? [] : [[words.rows.chance, chance] as const]),
      ],
    },
  };
}
