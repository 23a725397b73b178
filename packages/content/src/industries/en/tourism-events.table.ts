import type { ContentPage } from '#blocks/content-page.ts';

export const TOURISM_EVENTS = {
  headline: 'Pick the day for the festival and the hour for the trip',
  lead: '3–7 day, 30-day and 3–6 month forecasts for tours, beaches, festivals, weddings and open-air events.',
  blocks: [
    { kind: 'live', heading: 'Today in Da Nang' },
    {
      kind: 'text',
      heading: 'Guests forget the temperature. They remember getting wet.',
      paragraphs: [
        'A forty-minute thunderstorm at the opening does more harm than a whole day of drizzle. Organisers ask three things: from what hour it rains, how hard, and whether the wind can bring the canopy down.',
        'Selling tours takes a longer view: in which month the beaches of the centre are calm, which weekend is clear in the mountains, how far this year’s holiday is off the usual.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Three horizons for one season',
      cards: [
        {
          figure: '3–7 days',
          title: 'Settle the programme',
          text: 'Move the hour, move indoors, hire more canopies while there is time; tell guests before they ask.',
        },
        {
          figure: '30 days',
          title: 'Plan dates and people',
          text: 'Which weekend to promote, which fast ferry is likely to be cancelled, how many lifeguards to hire.',
        },
        {
          figure: '3–6 months',
          title: 'Choose season and destination',
          text: 'Trends of sun and rain by region, for opening sales, contracting rooms and choosing the festival’s month.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'When stage, beach and walks change their plans',
      lead: 'Sample limits of the live example.',
      rows: [
        {
          name: 'Open-air stage',
          value:
            'Stops at a chance of rain above 60%, gusts above force 6 (about 50 km/h) or when lightning is likely.',
        },
        {
          name: 'Beach',
          value: 'Better ashore at a chance of rain above 60%, UV above 10 or when lightning is likely.',
        },
        {
          name: 'Walking tour',
          value: 'Change the hour when it feels like more than 41 °C or the chance of rain is above 70%.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Countdown to the opening',
      steps: [
        { title: '6 months before', text: 'Month and venue chosen by 30 years of climate and the season’s trend.' },
        { title: '30 days before', text: 'Watch the week of the event; have an indoor plan and a spare date ready.' },
        {
          title: '3–7 days before',
          text: 'A bulletin a day for the very hour and place; settle canopies, generators, drainage.',
        },
        {
          title: 'On the day',
          text: 'A forecaster on duty with the organisers, calling while the storm is still far enough to clear the crowd.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['twiceADay', 'alertChannels', 'expertsAroundTheClock', 'thirtyYears', 'clients'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Date, hour, venue, number of guests, outdoor structures.',
        'Whether rain, wind, heat or lightning spoils the programme.',
        'Decision points, who decides, messages for guests.',
        'A review after the event, kept for next season.',
      ],
    },
  ],
} as const satisfies ContentPage;
