import type { ContentPage } from '#blocks/content-page.ts';

export const EXPERTS = {
  headline: 'Forecasters: people who read models and dare to say “not clear yet”',
  lead: 'A computer gives a figure for every grid cell. People decide which figure to trust and where a sentence is needed.',
  whenEmpty: {
    text: 'Need a forecaster to look closely at your work? Tell us about it and we will answer.',
    links: [
      { route: 'weather-pro', label: 'Expert bulletin' },
      { route: 'contact', label: 'Contact' },
    ],
  },
  blocks: [
    { kind: 'people', group: 'expert', heading: 'Our team' },
    {
      kind: 'table',
      heading: 'What the machine does and what people do',
      columns: ['Work', 'Machine', 'Forecaster'],
      rows: [
        ['Hourly figures of every commune', 'Computed anew with each run', 'Checked where models disagree'],
        [
          'The sentence on a page',
          'Written by rules from those very figures',
          'Rules corrected where a sentence misleads',
        ],
        ['A bulletin on demand', 'Figures and charts made ready', 'The judgement, and how certain it is'],
        ['Storm and disaster bulletins', 'Quoted in full from the issuer', 'What they mean at your site'],
      ],
    },
    {
      kind: 'cards',
      heading: 'When to ask an expert',
      cards: [
        {
          title: 'Before a costly decision',
          text: 'A mass concrete pour, a tow, a festival: a bulletin for that place and that day.',
          link: { route: 'weather-pro', label: 'Expert bulletin' },
        },
        {
          title: 'When the forecast keeps changing',
          text: 'Hear why it changes and when it will settle, instead of reading one more figure.',
        },
        {
          title: 'After it went wrong',
          text: 'Every forecast compared with what happened, to see whether model, limit or channel was at fault.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['expertsAroundTheClock', 'thirtyYears'],
    },
  ],
} as const satisfies ContentPage;
