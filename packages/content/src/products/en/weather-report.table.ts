import type { ContentPage } from '#blocks/content-page.ts';

export const WEATHER_REPORT = {
  headline: 'The forecast beside the measurement',
  lead: 'This page will show how accurate past forecasts were, place by place and month by month. No result has been published here so far.',
  blocks: [
    {
      kind: 'gap',
      text: 'No verification project has been published. Without measurements there is no score: an empty page is better than figures from demo data.',
      links: [{ route: 'weather:next-days', location: 'ha-noi', days: '7', label: 'See Hanoi’s 7-day forecast' }],
    },
    {
      kind: 'facts',
      heading: 'What each project will have',
      rows: [
        {
          name: 'Place and partner',
          value: 'Name of the point, coordinates, the partner who measured, name of the project.',
        },
        {
          name: 'Twelve months',
          value: 'A score for each month of the year; a month without measurements stays empty.',
        },
        {
          name: 'How it was compared',
          value:
            'Quantity, unit, lead time, sample size; against a simple guess, to see whether the forecast does better.',
        },
        { name: 'The files', value: 'Tables of forecast and measurement, so that anybody can compute it again.' },
      ],
    },
    {
      kind: 'table',
      heading: 'Reading the colours of a score',
      columns: ['Score', 'Colour', 'Meaning'],
      rows: [
        ['none', 'grey', 'not enough measurements'],
        ['0–30', 'purple', 'far off'],
        ['31–50', 'red', 'poor'],
        ['51–70', 'amber', 'usable'],
        ['71–80', 'pale green', 'fair'],
        ['81–90', 'green', 'good'],
        ['91–100', 'blue', 'very good'],
      ],
      colors: ['grey', 'purple', 'red', 'amber', 'paleGreen', 'green', 'blue'],
      note: 'The number always stands in its cell, for readers who cannot tell the colours apart.',
    },
    {
      kind: 'text',
      heading: 'Why there is no figure yet',
      paragraphs: [
        'A score needs two things: forecasts kept as they were issued, and measurements on the spot. The first are kept from every run. The second need partners with a station who agree to publish.',
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['accuracy'] },
  ],
} as const satisfies ContentPage;
