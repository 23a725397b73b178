import type { ContentPage } from '#blocks/content-page.ts';

export const RECRUITMENT = {
  headline: 'Forecasting means being ready to be wrong, twice a day',
  lead: 'Open positions, policies and process.',
  whenEmpty: {
    text: 'We have no open positions at the moment. You are welcome to introduce yourself on the contact page.',
    links: [
      { route: 'contact', label: 'Contact' },
      { route: 'about', label: 'About us' },
    ],
  },
  blocks: [
    { kind: 'jobs', id: 'jobs', heading: 'Open positions' },
    {
      kind: 'facts',
      id: 'policies',
      heading: 'Policies',
      lead: 'Your rights by law, from the first day.',
      rows: [
        { name: 'No fee', value: 'Workers do not bear the cost of recruitment (Labour Code 2019, Article 11).' },
        {
          name: 'No originals kept',
          value: 'No identity papers or diplomas are kept, no deposit is asked (Article 17).',
        },
        { name: 'Probation', value: 'Once per job, at 85% of its pay or more (Articles 24–26).' },
        {
          name: 'Your application',
          value: 'Used for hiring only. If it does not succeed it is deleted, unless you agree that we keep it.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Process',
      lead: 'Four stages, each with its date in the advert.',
      steps: [
        { title: 'Read it, and ask', text: 'Every advert has a named person who answers questions.' },
        { title: 'Apply', text: 'No photograph and no identity papers at this stage.' },
        { title: 'Hear back', text: 'Yes or no, there is a letter, by the date in the advert.' },
        { title: 'Sign', text: 'You read the draft before the first day.' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Meanwhile',
      cards: [
        {
          title: 'See what we do',
          text: 'Open a forecast page and compare it with your window for a week. Spot an error, and you’ve started the job.',
          link: { route: 'search', label: 'Pick a place' },
        },
        {
          title: 'Try the data',
          text: 'The API is open without sign-up: build the chart you have always wanted.',
          link: { route: 'api-docs', label: 'API documentation' },
        },
      ],
    },
  ],
} as const satisfies ContentPage;
