import { pair, splitLanguages } from '../split-languages.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = {
  vi: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

/** Texts of numbers, tables and charts in a bulletin. */
export const figureWords = splitLanguages({
  decimal: [',', '.'],
  unknown: ['–', '–'],
  thunder: [
    ['không có dông', 'có thể có dông', 'nhiều khả năng có dông', 'đang có dông'],
    ['no thunder', 'thunder possible', 'thunder likely', 'thunder observed'],
  ],
  /** The same for a cell under a header that names the subject. */
  thunderCell: [
    ['không', 'có thể', 'nhiều khả năng', 'đang có'],
    ['none', 'possible', 'likely', 'observed'],
  ],
  force: pair([(force: number) => `cấp ${force}`, (force) => `force ${force}`]),
  moment: pair([
    (clock: string, day: number, month: number) => `${clock} ngày ${day}/${month}`,
    (clock, day, month) => `${clock} on ${day} ${MONTHS[month - 1]}`,
  ]),
  day: pair([
    (weekday: number, day: number, month: number) => `${WEEKDAYS.vi[weekday]} ${day}/${month}`,
    (weekday, day, month) => `${WEEKDAYS.en[weekday]} ${day} ${MONTHS[month - 1]?.slice(0, 3)}`,
  ]),
  period: pair([
    (from: string, to: string, year: number) => `từ ${from} đến ${to} năm ${year}`,
    (from, to, year) => `from ${from} to ${to} ${year}`,
  ]),
  run: pair([(run: string, year: number) => `${run}/${year}`, (run, year) => `${run} ${year}`]),
  noRun: ['không rõ', 'unknown'],
  columns: {
    rain: ['Mưa, mm', 'Rain, mm'],
    chance: ['Khả năng mưa, %', 'Chance of rain, %'],
    temperature: ['Nhiệt độ, °C', 'Temperature, °C'],
    humidity: ['Độ ẩm, %', 'Humidity, %'],
    wind: ['Gió, m/s', 'Wind, m/s'],
    gust: ['Gió giật, m/s', 'Gust, m/s'],
    visibility: ['Tầm nhìn, km', 'Visibility, km'],
    thunder: ['Dông', 'Thunder'],
    wave: ['Sóng, m', 'Waves, m'],
  },
  time: ['Từ giờ', 'From'],
  dayColumns: [
    ['Ngày', 'Mưa, mm', 'Khoảng mưa, mm', 'Khả năng mưa, %', 'Nhiệt độ, °C', 'Gió, m/s', 'Gió giật, m/s'],
    ['Day', 'Rain, mm', 'Rain range, mm', 'Chance of rain, %', 'Temperature, °C', 'Wind, m/s', 'Gust, m/s'],
  ],
  hoursCaption: pair([
    (from: string, to: string, step: number) => `Từ ${from} đến ${to}, mỗi hàng ${step} giờ.`,
    (from, to, step) => `${from} to ${to}, ${step === 1 ? 'one hour' : `${step} hours`} per row.`,
  ]),
  /** Meaning of a cell that covers several hours. */
  rowKinds: {
    chance: ['Khả năng mưa là của cả các giờ trong hàng.', 'The chance of rain covers all hours of the row.'],
    rain: ['Mưa là tổng của hàng.', 'Rain is the row’s total.'],
    temperature: ['Nhiệt độ là từ thấp nhất đến cao nhất.', 'Temperature is lowest to highest.'],
    humidity: ['Độ ẩm là từ thấp nhất đến cao nhất.', 'Humidity is lowest to highest.'],
    visibility: ['Tầm nhìn là thấp nhất.', 'Visibility is the lowest value.'],
    others: ['Các cột khác là cao nhất.', 'Other columns show the highest value.'],
  },
  daysCaption: [
    'Từng ngày, trọn 24 giờ. Gió và gió giật là mạnh nhất trong ngày.',
    'Day by day, full 24-hour days. Wind and gusts are the strongest of the day.',
  ],
  charts: {
    rain: ['Mưa từng giờ, mm', 'Hourly rain, mm'],
    temperature: ['Nhiệt độ, °C', 'Temperature, °C'],
    wind: ['Gió, m/s', 'Wind, m/s'],
    gust: ['Gió giật, m/s', 'Gusts, m/s'],
    wave: ['Độ cao sóng, m', 'Wave height, m'],
  },
  /** Minimum, maximum and its time for a chart; `total` for additive values. */
  summary: pair([
    ({ low, high, at, total }: { low: string; high: string; at: string; total: string | null }) =>
      total === null ? `Từ ${low} đến ${high}, cao nhất lúc ${at}.` : `Tổng ${total}; nhiều nhất ${high} lúc ${at}.`,
    ({ low, high, at, total }) =>
      total === null
        ? `From ${low} to ${high}, highest at ${at}.`
        : `Total ${total}; most in one hour ${high} at ${at}.`,
  ]),
});
