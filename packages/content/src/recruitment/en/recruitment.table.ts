import type { ContentPage } from '#blocks/content-page.ts';

export const RECRUITMENT = {
  headline: 'To forecast is to be ready to be wrong, twice a day',
  lead: 'Open positions, policies and process. Where the company has published nothing, this page says so.',
  blocks: [
    {
      kind: 'gap',
      text: 'No position is posted here at present. If you see an advert in the company’s name elsewhere, ask before you send anything.',
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
      lead: 'The company has not published benefits of its own. What follows is the law and holds from the first day.',
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
      lead: 'The company has not published a process of its own. Adverts here are made for these four stages; the company confirms them in each advert.',
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
          text: 'Open a forecast page and compare it with your window for a week. Where you find it wrong, you have begun this trade.',
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
