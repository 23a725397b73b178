import type { ClimateExampleMessages } from '../vi/climate-example.ts';

/** `3–9 Aug`, or `31 Aug–6 Sep`. */
function joinDates(from: string, to: string): string {
  const [day = '', month = ''] = from.split(' ');
  return `${to.endsWith(month) ? day : from}–\u2060${to}`;
}

/** Words of the live examples of trades that follow days and weeks. */
export const climateExample: ClimateExampleMessages = {
  heat: {
    title: 'Hanoi, Da Nang, Ho Chi Minh City',
    columns: (hot, veryHot, extreme, cold) => [
      'City',
      `Hot days, from ${hot}`,
      `From ${veryHot}`,
      `From ${extreme}`,
      `Cold days, ≤ ${cold}`,
      'Hottest',
    ],
    some: (city, count, date) =>
      `${city}: ${count} hot ${count === 1 ? 'day' : 'days'} in the next 15, the first on ${date}.`,
    cold: (city, count, date) =>
      `No hot days anywhere; ${city} has ${count} cold ${count === 1 ? 'day' : 'days'} in the next 15, the first on ${date}.`,
    none: 'The next 15 days bring the three cities neither a hot nor a cold day.',
    note: 'Thresholds of Vietnam’s weather service: hot by the highest of the day from 35, 37, 39 °C, cold by its mean from 20 °C down. Counted in the 15-day forecast.',
    hottest: (date, degrees) => `${date}, ${degrees}`,
  },
  weeks: {
    title: 'Hanoi, Da Nang, Ho Chi Minh City',
    columns: ['City, week', 'Forecast', 'Normal', 'Difference', 'Rain (normal)'],
    week: (city, from, to) => `${city}, ${joinDates(from, to).replaceAll(' ', '\u00a0')}`,
    warmer: 'warmer',
    cooler: 'cooler',
    sentence: (city, departure, degrees) => `${city} is ${degrees} ${departure} than usual this week.`,
    allUsual: (cities) => `${cities}: about as warm as usual this week.`,
    wetter: (city, times, forecast, from) =>
      `${city} gets ${times} times its usual rain in the week of ${from}: ${forecast}.`,
    rain: (forecast, normal) => `${forecast} (${normal})`,
    note: 'Mean temperature of the week. “Warmer” and “cooler” only from ±2 °C on. “Normal” is the long-term average in our climate background.',
  },
  season: {
    title: 'Hanoi, by the long-term average',
    columns: ['Week of', 'Forecast', 'Usual', 'On the rail'],
    racks: ['padded coats, scarves, gloves', 'jumpers and coats', 'long sleeves, light jackets', 'summer wear'],
    change: (date, rack) => `By the long-term average, the rail changes to ${rack} from the week of ${date}.`,
    same: (rack) => `By the long-term average, all thirteen weeks ahead are weeks for ${rack}.`,
    picture:
      'One column a week, at its long-term average. Dashed lines at 15 °C, 20 °C and 25 °C mark where the rail changes.',
    note: 'Mean temperature of the week. Weeks with seven forecast days show the forecast too; later ones have the long-term average only.',
  },
};
