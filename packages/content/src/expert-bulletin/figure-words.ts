import type { ChartQuantity } from '@portal/domain/expert-bulletin/bulletin-document';
import type { HourColumn } from '@portal/domain/expert-bulletin/placeholder.table';
import type { Language } from '@portal/domain/language/language';

/** Texts of numbers, tables and charts in a bulletin. */
interface FigureWords {
  readonly decimal: string;
  readonly unknown: string;
  readonly thunder: readonly [none: string, possible: string, likely: string, observed: string];
  /** The same for a cell under a header that names the subject. */
  readonly thunderCell: readonly [none: string, possible: string, likely: string, observed: string];
  readonly force: (force: number) => string;
  readonly moment: (clock: string, day: number, month: number) => string;
  readonly day: (weekday: number, day: number, month: number) => string;
  readonly period: (from: string, to: string, year: number) => string;
  readonly run: (run: string, year: number) => string;
  readonly noRun: string;
  readonly columns: Readonly<Record<HourColumn, string>>;
  readonly time: string;
  readonly dayColumns: readonly [
    day: string,
    rain: string,
    range: string,
    chance: string,
    temperature: string,
    wind: string,
    gust: string,
  ];
  readonly hoursCaption: (from: string, to: string, step: number) => string;
  /** Meaning of a cell that covers several hours. */
  readonly rowKinds: Readonly<Record<'rain' | 'chance' | 'temperature' | 'humidity' | 'visibility' | 'others', string>>;
  readonly daysCaption: string;
  readonly charts: Readonly<Record<ChartQuantity, string>>;
  /** Minimum, maximum and its time for a chart; `total` for additive values. */
  readonly summary: (parts: { low: string; high: string; at: string; total: string | null }) => string;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = {
  vi: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

export const figureWords: Readonly<Record<Language, FigureWords>> = {
  vi: {
    decimal: ',',
    unknown: '–',
    thunder: ['không có dông', 'có thể có dông', 'nhiều khả năng có dông', 'đang có dông'],
    thunderCell: ['không', 'có thể', 'nhiều khả năng', 'đang có'],
    force: (force) => `cấp ${force}`,
    moment: (clock, day, month) => `${clock} ngày ${day}/${month}`,
    day: (weekday, day, month) => `${WEEKDAYS.vi[weekday]} ${day}/${month}`,
    period: (from, to, year) => `từ ${from} đến ${to} năm ${year}`,
    run: (run, year) => `${run}/${year}`,
    noRun: 'không rõ',
    columns: {
      rain: 'Mưa, mm',
      chance: 'Khả năng mưa, %',
      temperature: 'Nhiệt độ, °C',
      humidity: 'Độ ẩm, %',
      wind: 'Gió, m/s',
      gust: 'Gió giật, m/s',
      visibility: 'Tầm nhìn, km',
      thunder: 'Dông',
      wave: 'Sóng, m',
    },
    time: 'Từ giờ',
    dayColumns: ['Ngày', 'Mưa, mm', 'Khoảng mưa, mm', 'Khả năng mưa, %', 'Nhiệt độ, °C', 'Gió, m/s', 'Gió giật, m/s'],
    hoursCaption: (from, to, step) => `Từ ${from} đến ${to}, mỗi hàng ${step} giờ.`,
    rowKinds: {
      chance: 'Khả năng mưa là của cả các giờ trong hàng.',
      rain: 'Mưa là tổng của hàng.',
      temperature: 'Nhiệt độ là từ thấp nhất đến cao nhất.',
      humidity: 'Độ ẩm là từ thấp nhất đến cao nhất.',
      visibility: 'Tầm nhìn là thấp nhất.',
      others: 'Các cột khác là cao nhất.',
    },
    daysCaption: 'Từng ngày, trọn 24 giờ. Gió và gió giật là mạnh nhất trong ngày.',
    charts: {
      rain: 'Mưa từng giờ, mm',
      temperature: 'Nhiệt độ, °C',
      wind: 'Gió, m/s',
      gust: 'Gió giật, m/s',
      wave: 'Độ cao sóng, m',
    },
    summary: ({ low, high, at, total }) =>
      total === null ? `Từ ${low} đến ${high}, cao nhất lúc ${at}.` : `Tổng ${total}; nhiều nhất ${high} lúc ${at}.`,
  },
  en: {
    decimal: '.',
    unknown: '–',
    thunder: ['no thunder', 'thunder possible', 'thunder likely', 'thunder observed'],
    thunderCell: ['none', 'possible', 'likely', 'observed'],
    force: (force) => `force ${force}`,
    moment: (clock, day, month) => `${clock} on ${day} ${MONTHS[month - 1]}`,
    day: (weekday, day, month) => `${WEEKDAYS.en[weekday]} ${day} ${MONTHS[month - 1]?.slice(0, 3)}`,
    period: (from, to, year) => `from ${from} to ${to} ${year}`,
    run: (run, year) => `${run} ${year}`,
    noRun: 'unknown',
    columns: {
      rain: 'Rain, mm',
      chance: 'Chance of rain, %',
      temperature: 'Temperature, °C',
      humidity: 'Humidity, %',
      wind: 'Wind, m/s',
      gust: 'Gust, m/s',
      visibility: 'Visibility, km',
      thunder: 'Thunder',
      wave: 'Waves, m',
    },
    time: 'From',
    dayColumns: ['Day', 'Rain, mm', 'Rain range, mm', 'Chance of rain, %', 'Temperature, °C', 'Wind, m/s', 'Gust, m/s'],
    hoursCaption: (from, to, step) => `${from} to ${to}, ${step === 1 ? 'one hour' : `${step} hours`} a row.`,
    rowKinds: {
      chance: 'The chance of rain is that of the hours of a row together.',
      rain: 'Rain is the row’s total.',
      temperature: 'Temperature is lowest to highest.',
      humidity: 'Humidity is lowest to highest.',
      visibility: 'Visibility is the lowest.',
      others: 'Other columns are the highest.',
    },
    daysCaption: 'Day by day, whole days of 24 hours. Wind and gusts are the strongest of the day.',
    charts: {
      rain: 'Rain each hour, mm',
      temperature: 'Temperature, °C',
      wind: 'Wind, m/s',
      gust: 'Gusts, m/s',
      wave: 'Wave height, m',
    },
    summary: ({ low, high, at, total }) =>
      total === null
        ? `From ${low} to ${high}, highest at ${at}.`
        : `Total ${total}; most in one hour ${high} at ${at}.`,
  },
};
