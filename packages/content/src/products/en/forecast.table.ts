import type { ContentPage } from '#blocks/content-page.ts';

export const FORECAST = {
  headline: 'Forecasts from the next hour to the next year',
  lead: 'The nearer the day, the more detail; farther out, only trends. These are the horizons on this site, and the climate bulletins made on request.',
  blocks: [
    { kind: 'live', heading: 'The next two weeks against the long-term average' },
    {
      kind: 'text',
      heading: 'Weather: on this site, now',
      paragraphs: [
        'Every province, city, ward and commune has its pages: now, the next 24 hours, tomorrow, 3, 5, 7, 10, 15 days and 90 days. In Hanoi, for example:',
      ],
      links: [
        { route: 'weather:now', location: 'ha-noi', label: 'Now' },
        { route: 'weather:hourly', location: 'ha-noi', label: 'Next 24 hours' },
        { route: 'weather:tomorrow', location: 'ha-noi', label: 'Tomorrow' },
        { route: 'weather:next-days', location: 'ha-noi', days: '3', label: '3 days' },
        { route: 'weather:next-days', location: 'ha-noi', days: '5', label: '5 days' },
        { route: 'weather:next-days', location: 'ha-noi', days: '7', label: '7 days' },
        { route: 'weather:next-days', location: 'ha-noi', days: '10', label: '10 days' },
        { route: 'weather:next-days', location: 'ha-noi', days: '15', label: '15 days' },
        { route: 'weather:90-days', location: 'ha-noi', label: '90 days' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Climate: bulletins on request',
      lead: 'Each bulletin opens with the climate just past (temperature, rain, unusual spells), then turns to the outlook.',
      cards: [
        {
          figure: '1 month',
          title: 'Monthly bulletin',
          text: 'The month behind at a glance, the month ahead week by week, for seven climate regions.',
        },
        {
          figure: '3 months',
          title: '3-month bulletin',
          text: 'Trends of temperature and rain, the number of hot or cold spells; for plans of a quarter.',
        },
        {
          figure: '6 months',
          title: '6-month bulletin',
          text: 'Rainy season, storm season, the chance of drought and salt intrusion; for cropping calendars and seasonal orders.',
        },
        {
          figure: '1 year',
          title: '1-year bulletin',
          text: 'The year past, and the frame of the year ahead season by season; for budgets and insurance.',
        },
        {
          figure: '30 days',
          title: '30-day forecast',
          text: 'By region and week: warmer or cooler, wetter or drier than usual.',
        },
        {
          figure: '45 days',
          title: '45-day forecast',
          text: 'The 30-day forecast carried on for two weeks, for what has to be booked more than a month ahead.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Nationwide forecast',
      paragraphs: [
        'One picture of the whole country by region: North-west, North-east, Red River delta, North Central, South Central, Central Highlands and the South. For chains of shops, carriers and media that speak to many regions at once.',
      ],
    },
    {
      kind: 'table',
      heading: 'What each horizon can tell',
      columns: ['Horizon', 'It speaks of', 'Do not read it as'],
      rows: [
        ['24 hours', 'each hour: rain, wind, temperature', 'the minute it rains on your roof'],
        ['3–7 days', 'parts of the day, with a range', 'the hour a thunderstorm arrives'],
        ['8–15 days', 'a trend by day, less and less certain', 'a fixed calendar of rain'],
        ['30–45 days', 'weeks against the usual', 'the weather of one day'],
        ['3 months–1 year', 'a lean to warm or cold, wet or dry', 'exact degrees and millimetres'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Getting a climate bulletin',
      steps: [
        { title: 'Say where and what for', text: 'Which region, which season, what decision will rest on it.' },
        { title: 'Choose horizon and rhythm', text: 'Month, 3 months, 6 months or year; once or regularly.' },
        { title: 'Receive it', text: 'A document with the past, the outlook, its confidence and maps.' },
        { title: 'Look back', text: 'The next issue begins with where the last one was right and wrong.' },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['twiceADay', 'thirtyYears', 'accuracy'] },
  ],
} as const satisfies ContentPage;
