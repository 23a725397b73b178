import type { ContentPage } from '#blocks/content-page.ts';

export const WEATHER_PRO = {
  headline: 'A bulletin written for the job in hand',
  lead: 'The expert bulletin on demand: a forecaster reads the models for you and writes down what has to be decided.',
  blocks: [
    {
      kind: 'text',
      heading: 'When figures are not enough',
      paragraphs: [
        'Towing a barge from Vung Tau to Con Dao, roofing a stadium, launching a ship: done once, with no second try. Then you need somebody who compares models, knows where they tend to err over Vietnam’s terrain, and dares to say “wait another six hours”.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Often asked for',
      cards: [
        {
          title: 'Construction',
          text: 'Large concrete pours, girder lifts, tensioning a roof membrane: when to begin and by when to be done.',
        },
        {
          title: 'Voyages',
          text: 'Barge tows, rig moves, regattas: waves and wind along the route at the hour the vessel gets there.',
        },
        {
          title: 'Events',
          text: 'Opening nights, fireworks, open-air weddings: a forecaster on duty until the last guest leaves.',
        },
        {
          title: 'Records afterwards',
          text: 'What the weather did at one point, for insurance or acceptance.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'What is in a bulletin',
      rows: [
        { name: 'The conclusion', value: 'One sentence at the top: go, not yet, or wait until when.' },
        { name: 'The hours', value: 'Wind, rain, waves, thunder and visibility under your limits.' },
        { name: 'What else may happen', value: 'What could prove the forecast wrong, and the signs to see it early.' },
        { name: 'The next update', value: 'When the next bulletin comes and whom to call.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Ordering a bulletin',
      steps: [
        { title: 'Describe the job', text: 'Where, when, and what would spoil it.' },
        { title: 'Agree on limits', text: 'Yours, or set together from the practice of the trade.' },
        { title: 'Get the bulletin', text: 'At the agreed rhythm, more often as the hour comes near.' },
        { title: 'Look back', text: 'One page that compares the forecast with what happened.' },
      ],
    },
    {
      kind: 'gap',
      text: 'Ordering online is not open yet. Ask for a consultation with place, date and limits; the public forecasts of this site are free to read.',
      links: [{ route: 'forecast', label: 'Forecast horizons' }],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['expertsAroundTheClock', 'twiceADay', 'waves', 'accuracy'],
    },
  ],
} as const satisfies ContentPage;
