import type { ContentPage } from '#blocks/content-page.ts';

export const RECRUITMENT = {
  headline: 'Forecasting means being ready to be wrong, twice a day',
  lead: 'Open positions, policies and process.',
  blocks: [
    {
      kind: 'gap',
      text: 'We have no open positions at present. Genuine adverts of ours always appear on this page.',
      links: [{ route: 'contact', label: 'Ask on the contact page' }],
    },
    {
      kind: 'facts',
      id: 'jobs',
      heading: 'What every advert here will state',
      rows: [
        {
          name: 'Work',
          value: 'What is done in a day, with whom, on which shift; which part means nights in the storm season.',
        },
        { name: 'Place', value: 'At the office, at a station or remote.' },
        { name: 'Pay', value: 'A range in figures, never “negotiable”.' },
        { name: 'Dates', value: 'When it closes and when everyone gets an answer.' },
      ],
    },
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
