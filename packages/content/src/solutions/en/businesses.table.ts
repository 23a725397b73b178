import type { ContentPage } from '#blocks/content-page.ts';

export const BUSINESSES = {
  headline: 'Know when to stop and when to resume',
  lead: 'Every job outdoors has a limit. We watch each limit at your exact place and tell you before it is crossed.',
  blocks: [
    { kind: 'live', heading: 'Ho Chi Minh City, the next 24 hours, four sample limits' },
    {
      kind: 'text',
      heading: 'A “60% chance of rain” does not stop a crane',
      paragraphs: [
        'The person on shift needs a start, an end, the job that stops and the people who have to know. In one afternoon thunderstorm, welders stop for lightning, concrete trucks for more than 5 mm an hour, tower cranes for gusts of force 7, and all three at different times.',
      ],
    },
    {
      kind: 'table',
      heading: 'What the weather spoils',
      lead: 'Thirteen fields in which we advise, and the damage each sees most often.',
      columns: ['Field', 'How the weather acts on it', 'What to watch'],
      rows: [
        ['Mining', 'Flooded pits, slippery haul roads, blasting put off for lightning', 'hourly rain, thunder'],
        ['Retail', 'Evening rain takes shoppers off the street and into delivery apps', 'rain at the evening rush'],
        ['Fashion', 'A cold spell one week late leaves the coats in the warehouse', '30-day tendency'],
        ['Tourism', 'Island ferries stop in high waves, guests change their dates', 'wind, waves, 3–7 days'],
        ['Events', 'Stages, awnings and speaker towers give way to gusts', 'gusts, thunder'],
        ['Agriculture', 'Spray that meets rain within six hours has to be done again', 'rain, wind, humidity'],
        ['Construction', 'Fresh concrete meets a downpour, tower cranes meet the wind', 'rain, gusts'],
        ['Energy', 'Load follows heat; output follows wind, sun and water', 'temperature, wind, radiation'],
        [
          'Transport and logistics',
          'Fog on the passes, flooded roads, ports that stop loading',
          'rain, visibility, wind',
        ],
        ['Restaurants', 'Empty terraces while take-away orders pile up', 'rain at dinner time'],
        [
          'Electronics and air-conditioning',
          'The first hot spell decides a whole quarter of sales',
          'temperature against normal',
        ],
        ['Sports and entertainment', 'Heat delays the kick-off, lightning clears the pitch', 'heat index, thunder'],
        ['Healthcare', 'Heat and fine dust fill the emergency rooms', 'heat, AQI'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Three ways to get it',
      cards: [
        {
          figure: 'Alerts',
          title: 'To whoever is on duty, not to the whole company',
          text: 'Limit, place, receiver and quiet hours set for each job. By e-mail, Zalo or a notification on the phone.',
        },
        {
          figure: 'Bulletins',
          title: 'One page, written by a forecaster',
          text: 'On demand, for one site or one occasion. It says what is certain, what is not, and when that will be clearer.',
          link: { route: 'weather-pro', label: 'Expert bulletin' },
        },
        {
          figure: 'API',
          title: 'Figures straight into your software',
          text: 'Now, 24 hours, 72 hours of rain, 15 days, wind at several heights. Try it at once, no sign-up.',
          link: { route: 'api-docs', label: 'API documentation' },
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['everyTenMinutes', 'alertChannels', 'expertsAroundTheClock', 'clients'],
    },
    {
      kind: 'cooperation',
      texts: [
        'A list of places, shifts and equipment.',
        'The limit at which each job stops, taken from your own safety rules.',
        'A trial on past weather before a real message goes out.',
        'Hits, false alarms and misses are counted, limits adjusted every month.',
      ],
    },
    {
      kind: 'text',
      heading: 'By industry',
      paragraphs: ['Each industry page has limits of its own and a live example at a real place.'],
      links: [
        { route: 'industry:khai-khoang', label: 'Coal and mining' },
        { route: 'industry:van-tai', label: 'Transport' },
        { route: 'industry:thuong-mai-ban-le', label: 'Retail' },
        { route: 'industry:du-lich-su-kien', label: 'Tourism and events' },
      ],
    },
  ],
} as const satisfies ContentPage;
