import type { ContentPage } from '#blocks/content-page.ts';

export const COMPANY = {
  headline: 'Forecasts for those who must decide before the weather turns',
  lead: 'We forecast the weather for the people, farmers, hydropower operators and businesses of Vietnam, in two languages.',
  blocks: [
    {
      kind: 'text',
      id: 'a',
      heading: 'Vision and mission',
      paragraphs: [
        'We forecast for more than three thousand communes and wards: the weather now, over 24 hours, tomorrow, up to 15 days and a 90-day outlook; pages for farmers; alerts and data for businesses; basin rain for hydropower.',
        'Forecasts cost nothing, need no account and carry no advertising. What costs money: alerts at your own limits, expert bulletins and heavy use of the API.',
      ],
      links: [
        { route: 'search', label: 'Find your place' },
        { route: 'products', label: 'Products' },
      ],
    },
    {
      kind: 'cards',
      id: 'b',
      heading: 'Core values',
      lead: 'Rules we hold ourselves to, and anyone can check.',
      cards: [
        {
          title: 'We state uncertainty',
          text: 'Rain is a range where ensemble members differ. Past day 15 no day is called sunny or wet.',
        },
        {
          title: 'Every figure has a source and a time',
          text: 'Each block says when it was updated and from which run. Demo data always carry their label.',
        },
        {
          title: 'Unknown stays empty',
          text: 'No gap is filled with a pleasant figure. We never work out a disaster risk level ourselves.',
        },
        {
          title: 'No tracking',
          text: 'No IP address written down, no third-party analytics; saved places stay on your device.',
          link: { route: 'privacy', label: 'Privacy policy' },
        },
      ],
    },
    {
      kind: 'facts',
      id: 'c',
      heading: 'Development stages',
      rows: [
        { name: '2017', value: 'Licensed for hydrometeorological forecasting.' },
        { name: '2021', value: 'Licence amended.' },
      ],
    },
    { kind: 'people', group: 'leader', id: 'd', heading: 'Leadership' },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['accuracy', 'clients', 'thirtyYears', 'twiceADay', 'expertsAroundTheClock'],
    },
    {
      kind: 'gap',
      text: 'When the verification report opens, the accuracy that we measure ourselves will stand beside these figures, with its date and sample size.',
      links: [{ route: 'weather-report', label: 'Verification report' }],
    },
  ],
} as const satisfies ContentPage;
