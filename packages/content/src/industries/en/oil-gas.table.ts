import type { ContentPage } from '#blocks/content-page.ts';

export const OIL_GAS = {
  headline: 'Which hours are calm enough to lift onto the platform',
  lead: 'Wind, waves, lightning and storms for platforms, supply vessels, helicopters and pipelines, by the hour, at the field’s own position.',
  blocks: [
    { kind: 'live', heading: 'Today in the Cuu Long basin' },
    {
      kind: 'text',
      heading: 'One vessel misses its window and a whole platform waits',
      paragraphs: [
        'Fresh water, food, drill pipe and cement all come by supply vessel. What stops most often is the lift from a heaving deck to the platform: another half metre of wave and it is off.',
        'In the north-east monsoon, from November to March, the sea is rough for days on end. Vessel coordinators plan around a few calm windows, and keep stores on the platform for the weeks that have none.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Four jobs that wait for the weather',
      cards: [
        {
          title: 'Lifts between vessel and platform',
          text: 'Hourly windows from wind and significant wave height, with the limits of each crane and each type of vessel.',
        },
        {
          title: 'Crew change by helicopter',
          text: 'Wind, gusts, low cloud, visibility and thunderstorms along the route, before take-off and in the air.',
        },
        {
          title: 'Storms and tropical depressions',
          text: 'Position, track and distance to the field, early enough to shut in wells, lower booms and bring people ashore.',
        },
        {
          title: 'Pipe pulls, diving, surveys',
          text: 'Wave forecasts over many days, to choose one unbroken spell rather than recover the equipment halfway.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Lifting, sailing, working on deck: sample limits',
      lead: 'Every platform and vessel has limits of its own in its operations manual. This table only shows how the live example works.',
      columns: ['Work', 'Mean wind at 10 m', 'Significant wave height', 'Lightning, visibility'],
      rows: [
        ['Lift from vessel to platform', 'force 5 at most (10.7 m/s, about 39 km/h)', '≤ 1.5 m', 'not considered'],
        ['Supply vessel under way', 'force 6 at most (13.8 m/s, about 50 km/h)', '≤ 2.5 m', 'not considered'],
        [
          'Work outdoors on deck',
          'not considered',
          'not considered',
          'stops when lightning is likely or visibility is below 1 km',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'From the first point to the first review',
      steps: [
        { title: 'Set the points', text: 'Platform, port, vessel route and flight route, each with its limits.' },
        { title: 'Get the windows', text: 'A list of workable hours, ordered by length and confidence.' },
        {
          title: 'Get the alarm',
          text: 'Before wind or waves cross a limit, the platform’s duty officer and the vessel coordinator get the same message.',
        },
        {
          title: 'Look back',
          text: 'Every month the forecast is compared with measurements on the platform, and limits and wording are adjusted.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['waves', 'twiceADay', 'alertChannels', 'expertsAroundTheClock', 'thirtyYears'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Field position, operations manual, fleet, crew change schedule.',
        'Where waiting hours go: wind, waves, lightning or visibility.',
        'Windows for each kind of work, messages for platform and shore.',
        'Checked against measurements on the platform every month.',
      ],
    },
  ],
} as const satisfies ContentPage;
