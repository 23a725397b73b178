import type { ContentPage } from '#blocks/content-page.ts';

export const COMPANY = {
  headline: 'Forecasts for those who must decide before the weather turns',
  lead: 'A weather-forecasting company that serves the people, farmers, hydropower operators and businesses of Vietnam in two languages. This page separates what is already running, what the company states and what has not been published.',
  blocks: [
    {
      kind: 'text',
      id: 'a',
      heading: 'Vision and mission',
      paragraphs: [
        'The company has not given this site a formal statement of vision and mission. What is being done can be seen: more than three thousand communes and wards, each with its weather now, over 24 hours, tomorrow, up to 15 days and a 90-day outlook; pages for farmers; alerts and data for businesses; basin rain for hydropower.',
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
      lead: 'The company has not published its core values. These are rules that this site keeps, and anyone can check them.',
      cards: [
        {
          title: 'Uncertainty is told too',
          text: 'Rain is a range where ensemble members differ. Past day 15 no day is called sunny or wet.',
        },
        {
          title: 'Every figure has a source and a time',
          text: 'Each block says when it was updated and from which run. Demo data always carry their label.',
        },
        {
          title: 'Unknown stays empty',
          text: 'No gap is filled with a pleasant figure. A disaster risk level is never derived by us.',
        },
        {
          title: 'Readers are not followed',
          text: 'No IP address written down, no third-party analytics; saved places stay on your device.',
          link: { route: 'privacy', label: 'Privacy policy' },
        },
      ],
    },
    {
      kind: 'facts',
      id: 'c',
      heading: 'Development stages',
      lead: 'The dates that the company has stated. Others have not been given.',
      rows: [
        { name: '2017', value: 'Licensed for hydrometeorological forecasting, as stated by the company.' },
        {
          name: '2021',
          value:
            'Licence amended, as stated by the company. Its number stands at the foot of every page once the company has given it, for as long as the licence is valid.',
        },
        { name: '2024', value: 'The year in the site’s copyright line.' },
      ],
    },
    {
      kind: 'text',
      id: 'd',
      heading: 'Leadership',
      paragraphs: [
        'The company has not published the names and careers of its leaders on this site. We put no stock pictures in the place of people.',
      ],
      links: [
        { route: 'experts', label: 'Experts' },
        { route: 'contact', label: 'Legal details and contact' },
      ],
    },
    {
      kind: 'claims',
      heading: 'Stated by the company',
      claims: ['accuracy', 'clients', 'thirtyYears', 'twiceADay', 'expertsAroundTheClock'],
    },
    {
      kind: 'gap',
      text: 'An accuracy measured by this site itself will stand beside that statement, with its date and sample size, when the verification report opens.',
      links: [{ route: 'weather-report', label: 'Verification report' }],
    },
  ],
} as const satisfies ContentPage;
