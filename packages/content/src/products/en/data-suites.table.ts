import type { ContentPage } from '#blocks/content-page.ts';

export const DATA_SUITES = {
  headline: 'Data series to compute with, not just to look at',
  lead: 'Weather and climate data by point and by region for research, insurance, energy and models of demand.',
  blocks: [
    {
      kind: 'facts',
      heading: 'Available today',
      rows: [
        {
          name: 'The next 24 hours of any place',
          value: 'A CSV file on the hourly page of each place, with all quantities and units.',
        },
        {
          name: '15 days and 90 days',
          value: 'By API, as JSON: forecast, then the long-term average by days and weeks.',
        },
        { name: 'The past 40 days', value: 'Hourly rain and temperature by model analysis, by API with a key.' },
        {
          name: 'Wind at heights',
          value: '48 hours at 10, 30, 50, 80, 100, 120 and 150 m, by API.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Made on request',
      cards: [
        {
          figure: 'By point',
          title: 'Series for plants, warehouses, shops',
          text: 'Your list of coordinates, the quantities you need, by hour or day, one file each period.',
        },
        {
          figure: 'By region',
          title: 'Means of provinces, regions, basins',
          text: 'Rain and temperature over borders that you give, with the method.',
        },
        {
          figure: 'Events',
          title: 'A catalogue of hot, cold and wet spells',
          text: 'Beginning, end and peak; for index-based insurance contracts.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Every column says measured or modelled',
      paragraphs: [
        'Each file names source, licence, date produced, and what was measured and what modelled. Unknown cells stay empty; nothing is filled with 0. Interpolated and estimated values are marked column by column.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Ordering a data suite',
      steps: [
        {
          title: 'Say what it is for',
          text: 'The purpose decides how much detail is needed; often a smaller file serves better.',
        },
        { title: 'See a sample', text: 'One month, one point, in the very format you will get.' },
        { title: 'Receive the full set', text: 'One download, or a delivery every period.' },
        { title: 'Question a figure', text: 'Whatever looks odd is traced to its source.' },
      ],
    },
    {
      kind: 'gap',
      text: 'A self-service download is not open yet. Custom suites start with a consultation; everything listed at the top is available now.',
      links: [
        { route: 'api-docs', label: 'API documentation' },
        { route: 'weather:hourly', location: 'ha-noi', label: 'CSV file on the hourly page' },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['thirtyYears', 'clients'] },
  ],
} as const satisfies ContentPage;
