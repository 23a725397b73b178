import type { DelayTerms } from '@portal/domain/delay-record/delay-terms';
import type { Language } from '@portal/domain/language/language';
import { delayRecordMessages } from '#messages/delay-record-messages.ts';

/** An amount in the page's language with at most one decimal. */
export const formatAmount = (amount: number, language: Language): string =>
  amount.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 1 });

/** Thresholds of a contract, a few words each. */
export function describeThresholds({ thresholds }: DelayTerms, language: Language): readonly string[] {
  const words = delayRecordMessages[language];
  const amounts = [
    ['rain', thresholds.rainMmh],
    ['dayRain', thresholds.dayRainMm],
    ['gust', thresholds.gustMs],
    ['wind', thresholds.windMs],
    ['heat', thresholds.heatC],
    ['cold', thresholds.coldC],
  ] as const;
  return [
    ...amounts.flatMap(([name, amount]) =>
      amount === null ? [] : [words.thresholds[name](formatAmount(amount, language))],
    ),
    ...(thresholds.thunder === null ? [] : [words.thunder[thresholds.thunder]]),
  ];
}

const twoDigits = (hour: number): string => String(hour).padStart(2, '0');

/** `10,33000; 106,35000` or `10.33000, 106.35000`: coordinates to about one metre. */
export function formatPoint({ lat, lng }: { readonly lat: number; readonly lng: number }, language: Language): string {
  const degrees = [lat, lng].map((value) => value.toFixed(5));
  return language === 'vi' ? degrees.map((text) => text.replace('.', ',')).join('; ') : degrees.join(', ');
}

/** Working time, such as `07:00–17:00, Monday, Tuesday`. */
export function describeWorkTime({ workHours: { from, to }, weekdays }: DelayTerms, language: Language): string {
  return `${twoDigits(from)}:00–${twoDigits(to)}:00, ${describeWeekdays(weekdays, language)}`;
}

/** Days of the week, 1 for Monday: `thứ Hai – thứ Sáu`. */
export function describeWeekdays(weekdays: readonly number[], language: Language): string {
  const { weekdays: names } = delayRecordMessages[language];
  const first = weekdays[0] ?? 1;
  const last = weekdays.at(-1) ?? first;
  const isRow = weekdays.length > 2 && last - first === weekdays.length - 1;
  const days = isRow ? [`${names[first - 1]} – ${names[last - 1]}`] : weekdays.map((day) => names[day - 1]);
  return days.join(', ');
}
