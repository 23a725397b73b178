import type { ContentPage } from '#blocks/content-page.ts';

export const TRANSPORT = {
  headline: 'Which lorry goes before the rain, and which one waits',
  lead: 'Rain, gusts, visibility and thunderstorms by the hour for roads, passes, ports and taxi fleets.',
  blocks: [
    { kind: 'live', heading: 'Today on the Hai Van Pass' },
    {
      kind: 'text',
      heading: 'Passes, crosswinds, rush hour: each fleet has its own weather risk',
      paragraphs: [
        'For long-distance lorries heavy rain means slick passes, flooded roads and detours around landslides. For high-sided lorries a crosswind on a bridge or the coast is worse than rain. For taxis and deliveries, rain at the end of office hours is when most people call and everything moves slowest.',
        'The bulletin goes stretch by stretch: rain from what hour, how hard, and whether the way round is dry.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Four desks, four kinds of message',
      cards: [
        {
          title: 'Dispatching between provinces',
          text: 'Departure times and detours by rain, visibility and the authorities’ landslide warnings.',
        },
        {
          title: 'Taxis and deliveries',
          text: 'Know which ward gets rain next, move cars closer, give realistic pick-up times and remind drivers where streets flood.',
        },
        {
          title: 'Ports and river craft',
          text: 'Gusts for quay cranes, early fog for the channel, rain for bulk cargo that must stay dry.',
        },
        {
          title: 'Cold chain and fresh goods',
          text: 'Heat along the route, to plan fuel for refrigeration and the hour of unloading.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'How much rain or wind stops which vehicle',
      lead: 'Sample limits of the live example.',
      rows: [
        {
          name: 'Motorbikes',
          value:
            'Stop in more than 2.5 mm of rain an hour, gusts above force 7 (about 62 km/h) or when lightning is likely.',
        },
        {
          name: 'Lorries and coaches',
          value: 'Slow in more than 2.5 mm of rain an hour; stop above 10 mm or when visibility is under 200 m.',
        },
        {
          name: 'Box and container lorries',
          value: 'No passes or high bridges in gusts above force 7 (about 62 km/h).',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From the route to the driver',
      steps: [
        {
          title: 'Enter the route',
          text: 'Depots, passes, bridges, places that flood: a forecast point for each stretch.',
        },
        {
          title: 'Choose the departure',
          text: 'Compare a few starting hours and see the whole route wet or dry as the lorry would meet it.',
        },
        {
          title: 'Messages on the road',
          text: 'A message before each bad stretch, early enough to stop where there is room to park.',
        },
        {
          title: 'Keep a record',
          text: 'Which trips were late for weather, and by how much: something to show the cargo’s owner.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['alertChannels', 'twiceADay', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Routes, depots, vehicles, hours, dispatchers.',
        'Rain, floods, crosswinds, fog or heat.',
        'Limits by vehicle, messages for drivers and customers.',
        'Checked against actual arrivals, adjusted stretch by stretch.',
      ],
    },
  ],
} as const satisfies ContentPage;
