import type { ClimateExampleMessages } from '../vi/climate-example.ts';

/** Words of the live examples of trades that follow days and weeks. */
export const climateExample: ClimateExampleMessages = {
  heat: {
    title: 'Hanoi, Da Nang, Ho Chi Minh City',
    columns: (hot, veryHot, extreme, cold) => [
      'City',
      `Days from ${hot}`,
      `From ${veryHot}`,
      `From ${extreme}`,
      `Mean of ${cold} or less`,
      'Hottest day',
    ],
    some: (city, count, date) =>
      `${city}: ${count} hot ${count === 1 ? 'day' : 'days'} in the next 15, the first on ${date}.`,
    none: 'None of the cities has a hot day in the next 15.',
    note: 'Thresholds of Vietnam’s weather service: hot from 35, 37, 39 °C, cold from 20 °C down. Counted in the 15-day forecast.',
    hottest: (date, degrees) => `${date}, ${degrees}`,
  },
  weeks: {
    title: 'Hanoi, Da Nang, Ho Chi Minh City',
    columns: ['City', 'Week', 'Forecast', 'Mean of many years', 'Departure', 'Rain against usual'],
    week: (from, to) => `${from} – ${to}`,
    warmer: (degrees) => `${degrees} warmer`,
    cooler: (degrees) => `${degrees} cooler`,
    usual: 'as usual',
    sentence: (city, departure) => `${city} this week: ${departure}.`,
    rain: (forecast, normal) => `${forecast} / ${normal}`,
    note: '“Warmer” and “cooler” only from ±2 °C on. The mean of many years is this site’s background climate.',
  },
  season: {
    title: 'Hanoi, by the mean of many years',
    columns: ['Week', 'Forecast', 'Mean of many years', 'On the rail'],
    racks: ['padded coats, scarves, gloves', 'jumpers and coats', 'long sleeves, light jackets', 'summer wear'],
    change: (date, rack) => `By the mean of many years the rail turns to ${rack} from the week of ${date}.`,
    same: (rack) => `By the mean of many years all thirteen weeks ahead are weeks of ${rack}.`,
    note: 'Weeks with seven forecast days show the forecast too; later ones have the mean of many years only.',
  },
};
