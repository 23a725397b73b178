import type { ContentPage } from '#blocks/content-page.ts';

export const MINING = {
  headline: 'See the thunderstorm coming and get the machines out of the pit',
  lead: 'Real-time site monitoring, 3–7 day forecasts, thunderstorm and lightning alerts, storm and tropical-depression warnings for coal and minerals.',
  blocks: [
    { kind: 'live', heading: 'Today in the Cam Pha coalfield' },
    {
      kind: 'text',
      heading: 'An hour of rain, a week of water in the pit',
      paragraphs: [
        'An open pit is a funnel: the rain of the whole site runs to its bottom. One night of heavy rain can hold the excavators for days while pumps catch up; haul roads turn slick and trucks stand; soaked benches slip.',
        'Lightning gives no such time. The worst moment is while holes are being charged: blasters, drills and people on high benches have to be clear before the first clap of thunder.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What the mine gets',
      cards: [
        {
          figure: 'On site',
          title: 'Real-time monitoring of the mine',
          text: 'Rain, wind and thunderstorms around the workings on one screen for the dispatch room.',
        },
        {
          figure: '3–7 days',
          title: 'A forecast for the week’s plan',
          text: 'Choose the day to blast, the day to strip, the day to pump; know when haul roads will be wet.',
        },
        {
          figure: 'Lightning',
          title: 'Alerts before the storm reaches the mine',
          text: 'Three rings around the mine: 40 km watch, 20 km prepare, 10 km stop; back to work 30 minutes after the last strike.',
        },
        {
          figure: 'Storms',
          title: 'Storm and tropical-depression warnings',
          text: 'Track, and the hours when strong wind and heavy rain reach the mine: time to tie down, clear drains and lower the sump.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'When blasting, trucks and drills stop',
      lead: 'Sample limits of the live example. A forecast can only tell the risk of lightning by the hour; where a bolt struck is known only with a lightning network.',
      rows: [
        { name: 'Blasting', value: 'Stops when lightning is likely.' },
        {
          name: 'Haul trucks',
          value: 'Slow from 2.5 mm of rain an hour, stop above 10 mm or when visibility is under 200 m.',
        },
        {
          name: 'Drilling, cranes, work at height',
          value: 'Stop in gusts above force 6 (about 50 km/h) or when lightning is likely.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A stormy day at the mine',
      steps: [
        {
          title: 'Morning',
          text: 'The shift bulletin: hours of likely thunder, total rain expected, what to finish before noon.',
        },
        {
          title: 'When a storm forms',
          text: 'A message to dispatch and the blasting crew with its distance and heading.',
        },
        {
          title: 'When it enters the stop ring',
          text: 'People out, charging and hook-up stopped; the hour of sending and of confirming is recorded.',
        },
        {
          title: 'After the storm',
          text: 'The all-clear, and the rain that fell, to work out how many pumps must run tonight.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'aviation',
      heading: 'Aviation: the same alerts around the apron',
      lead: 'Baggage handlers, refuellers and tug drivers work in the open just as miners do. The three rings of a mine serve an apron as they are. Forecasts for flight operations remain with the aviation weather service.',
      cards: [
        {
          figure: '40 – 20 – 10 km',
          title: 'Lightning nearing the apron',
          text: 'Watch from 40 km, prepare at 20 km, stop refuelling and outdoor work when lightning is within 10 km; resume 30 minutes after the last strike.',
        },
        {
          figure: 'Gusts',
          title: 'Steps, loaders and containers',
          text: 'Hourly gusts against the limit of each machine, so that steps are lowered and containers tied down before the wind picks up.',
        },
        {
          figure: 'Fog',
          title: 'Visibility in the morning',
          text: 'When fog is forecast to thicken and to clear, to plan ground shifts and transfers when flights bunch up.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['everyTenMinutes', 'alertChannels', 'twiceADay', 'expertsAroundTheClock', 'accuracy'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Mine boundary, pit floor, dumps, blasting schedule.',
        'Flooding, lightning, fog or slope failure.',
        'Alert rings, the dispatch screen, who gets the messages.',
        'Every storm reviewed, radius and lead time adjusted.',
      ],
    },
  ],
} as const satisfies ContentPage;
