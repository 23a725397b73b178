import type { ContentPage } from '#blocks/content-page.ts';

export const MARKETING = {
  headline: 'Advertise when the weather turns',
  lead: 'Marketing for businesses, with something others must buy in: a forecast for every commune, to choose where and when to run.',
  blocks: [
    {
      kind: 'table',
      heading: 'Which weather, which ad',
      lead: 'Examples of rules. The real limits come from your own sales.',
      columns: ['The forecast says', 'Goods', 'When and where it runs'],
      rows: [
        [
          'Three days in a row above 35 °C',
          'Air-conditioners, fans, soft drinks',
          'Two days before the heat, in the provinces it reaches',
        ],
        ['Over 60% rain at the evening rush', 'Food delivery, ride hailing', 'From 16:00, in the wards where it rains'],
        [
          'First severe cold of the season in the north',
          'Coats, heaters, hot pot',
          'On the day the cold arrives, not by the calendar',
        ],
        ['A dry weekend below 32 °C', 'Short trips, picnic gear', 'Wednesday and Thursday, in the big cities'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Three parts',
      cards: [
        {
          title: 'Go back over the sales',
          text: 'Some years of sales beside past weather show which goods really follow the weather.',
        },
        {
          title: 'Written ahead, started by the forecast',
          text: 'Ads for heat, rain and cold are approved in advance; when the forecast reaches the limit they only have to be started.',
        },
        {
          title: 'Measured against places without ads',
          text: 'A few places with the same weather get no ads, so that you know what the ads did.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What is not done',
      paragraphs: [
        'No messages to numbers that did not agree, no bought lists, no selling on the back of storms and floods. These forecast pages carry no advertising and share no reader’s data with any campaign.',
      ],
      links: [
        { route: 'privacy', label: 'Privacy policy' },
        { route: 'industry:thuong-mai-ban-le', label: 'Weather for retail' },
      ],
    },
  ],
} as const satisfies ContentPage;
