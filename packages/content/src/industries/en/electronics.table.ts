import type { ContentPage } from '#blocks/content-page.ts';

export const ELECTRONICS = {
  headline: 'When the heat comes, the stock is already on the shelf',
  lead: 'Demand for air-conditioners, fans, fridges and heaters follows the temperature. The forecast tells which hot or cold spell reaches which region.',
  blocks: [
    { kind: 'live', heading: 'The next fifteen days in three cities' },
    {
      kind: 'text',
      heading: 'People buy an air-conditioner on the second hot day',
      paragraphs: [
        'On the first day of a hot spell people bear it; on the second or third they call the installer. The shop with units in stock and a free crew on those very days makes the sale; stock that arrives a week late is stock for next year.',
        'The thresholds exist already: Vietnam’s weather service speaks of hot weather from 35 °C, very hot from 37 °C, especially hot from 39 °C. Heaters and electric blankets sell by the cold ones: a daily mean of 20 °C or less is cold, 15 °C severe, 13 °C damaging.',
      ],
    },
    {
      kind: 'claims',
      heading: 'Temperature and sales: US data',
      claims: ['usCooling', 'usHeating'],
    },
    {
      kind: 'text',
      heading: 'How to read the two figures in Vietnam',
      paragraphs: [
        'One degree Fahrenheit is only about 0.56 °C, so a few degrees Celsius are a great many orders. But that is the American market: power prices, the share of homes with air-conditioning and habits all differ. The figure you can use has to come from your own sales ledger, joined with the temperature of each day at each shop.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Three places where a forecast becomes money',
      cards: [
        {
          title: 'Buying and moving stock',
          text: 'Units go first to the region that heats up first; the south has its hot season before the north.',
        },
        {
          title: 'Advertising and promotions',
          text: 'Start a campaign when the forecast reaches a threshold, stop it when cool rain comes: no money spent in a week when nobody needs it.',
        },
        {
          title: 'Fitting and service',
          text: 'More fitting crews and call-centre seats for hot days in a row, when the calls all come at once.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'One hot season, step by step',
      steps: [
        {
          title: 'Join the figures',
          text: 'Sales by day and shop with past temperatures, to find where customers start to buy.',
        },
        { title: 'Look at the season', text: 'The 1–6 month bulletin, for orders to manufacturers.' },
        { title: 'Look at the spell', text: 'The 15-day forecast, for moving stock and starting campaigns.' },
        { title: 'Keep score', text: 'After each spell compare sales with the forecast and correct the thresholds.' },
      ],
    },
    {
      kind: 'cooperation',
      texts: [
        'Sales ledger, warehouses, shops, promotion calendar.',
        'Which goods react to heat, and which to cold.',
        'Thresholds by region, a weekly bulletin, a signal for campaigns.',
        'Sales compared with the forecast after each spell.',
      ],
    },
  ],
} as const satisfies ContentPage;
