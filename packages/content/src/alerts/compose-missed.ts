import type { AlertText } from '@portal/domain/alert/alert-text';
import type { ObservedCondition, ObservedEvent } from '@portal/domain/alert/rate-alerts';
import type { Language } from '@portal/domain/language/language';
import { formatClock } from '@portal/domain/time/vietnam-time';
import { pair, splitLanguages } from '../split-languages.ts';

/** Facts about an event without a message. */
export interface MissedFacts {
  readonly language: Language;
  readonly placeName: string;
  readonly quantity: ObservedCondition['quantity'];
  readonly event: ObservedEvent;
  readonly path: string;
  readonly isDemo: boolean;
}

/** Formatted times and values. */
interface Parts {
  readonly from: string;
  readonly peak: string;
  readonly peakClock: string;
}

const WORDS = splitLanguages({
  decimal: [',', '.'],
  title: pair([(place: string) => `${place}: chưa kịp báo`, (place) => `${place}: no warning given`]),
  rain: pair([
    ({ from, peak, peakClock }: Parts) => `mưa từ ${from}, to nhất ${peak} mm/giờ lúc ${peakClock}.`,
    ({ from, peak, peakClock }) => `rain from ${from}, heaviest ${peak} mm/h at ${peakClock}.`,
  ]),
  strokeKm: pair([
    ({ from, peak, peakClock }: Parts) => `có sét từ ${from}, gần nhất cách ${peak} km lúc ${peakClock}.`,
    ({ from, peak, peakClock }) => `lightning from ${from}, nearest ${peak} km away at ${peakClock}.`,
  ]),
  missed: ['Chúng tôi đã không báo trước.', 'We gave you no warning.'],
  demo: ['Số liệu minh họa.', 'Demo data.'],
});

/** Log entry for an event without a message: the observation, and that it was missed. */
export function composeMissed({ language, placeName, quantity, event, path, isDemo }: MissedFacts): AlertText {
  const words = WORDS[language];
  const parts: Parts = {
    from: formatClock(event.at),
    peak: (Math.round(10 * event.peak) / 10).toString().replace('.', words.decimal),
    peakClock: formatClock(event.peakAt),
  };
  return {
    title: words.title(placeName),
    first: `${placeName}: ${words[quantity](parts)}`,
    short: null,
    more: [words.missed, ...(isDemo ? [words.demo] : [])],
    path,
  };
}
