import type { ContentPage } from '#blocks/content-page.ts';

export const METPLUS = {
  headline: 'Not “rain tomorrow” but “stop pouring concrete at 14:00”',
  lead: 'Metplus is a platform that recommends action: when the forecast meets your limit, whoever must act is told what to do.',
  blocks: [
    { kind: 'live', heading: 'One point, three kinds of work, right now' },
    {
      kind: 'text',
      heading: 'A rule has four parts',
      paragraphs: [
        'Where, which quantity crosses which limit, how long ahead, who does what. Written once, a rule runs with every update of the forecast. When the forecast changes, the advice changes with it, and the people who get it know why.',
      ],
    },
    {
      kind: 'table',
      heading: 'Sample rules',
      columns: ['Where', 'When', 'Ahead', 'Who does what'],
      rows: [
        ['Bridge site', 'rain from 2.5 mm an hour', '3 hours', 'The site manager moves the concrete pour'],
        [
          'Container yard',
          'gusts above force 7 (about 62 km/h)',
          '2 hours',
          'Dispatch lowers the stacks and ties the cranes',
        ],
        [
          'Rice-drying yard',
          'chance of rain from 40%',
          '1 hour',
          'The crew leader gets the rice in or under tarpaulins',
        ],
        ['Shop chain', '+2 °C or more against usual', '3 days', 'The regional manager orders more cold drinks'],
        ['Vaccine store', 'heat from 37 °C', '1 day', 'The storekeeper checks the generator'],
      ],
      note: 'These rules are samples; the limits are yours to set.',
    },
    {
      kind: 'cards',
      heading: 'Why it is more than a bell',
      cards: [
        {
          title: 'It names the task, not the figure',
          text: 'The message goes to the right person with what to do and until when it holds. The figures stand behind it for those who check.',
        },
        {
          title: 'It groups messages and knows when to keep quiet',
          text: 'Many points past a threshold become one message; out of hours only urgent ones ring.',
        },
        {
          title: 'It knows whether it was right',
          text: 'Every piece of advice is logged with what happened next, so that limits can be loosened or tightened.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to begin',
      steps: [
        { title: 'Choose points', text: 'Import a list of places or mark them on the map.' },
        { title: 'Set rules', text: 'Start from a template for your trade, then adjust thresholds, hours and people.' },
        { title: 'Try them on the past', text: 'See how often, and when, the rule would have called last month.' },
        { title: 'Switch on', text: 'By e-mail, chat app or mobile notification.' },
      ],
    },
    {
      kind: 'gap',
      text: 'Metplus is not open for self-registration yet. The live example above and the API work today; for rules of your own, ask for a consultation.',
      links: [{ route: 'api-docs', label: 'Try the API' }],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['alertChannels', 'everyTenMinutes', 'expertsAroundTheClock'],
    },
  ],
} as const satisfies ContentPage;
