import type { ContentPage } from '#blocks/content-page.ts';

export const SOLUTIONS_OVERVIEW = {
  headline: 'Where a rainfall figure becomes a decision',
  lead: 'Sites and shops, fields and ponds, reservoirs and basins. Each solution begins with your decision and only then turns to the weather map.',
  blocks: [
    {
      kind: 'cards',
      heading: 'By what you do',
      cards: [
        {
          title: 'For businesses',
          text: 'Stop the crane, put off the concrete, shift work out of the heat, move the event: alerts at the limit of each job, to the person on duty.',
          link: { route: 'solution:solutions-for-businesses', label: 'See 24 sample hours in Ho Chi Minh City' },
        },
        {
          title: 'For agriculture',
          text: 'When to spray, dry, fertilise and harvest; crops and pests identified; a farmers’ network and experts who answer.',
          link: { route: 'solution:solutions-for-agriculture', label: 'See today’s field work in Can Tho' },
        },
        {
          title: 'For hydropower',
          text: 'Rain summed over 6 to 72 hours on a basin, early forecasts of rain and inflow for those who dispatch the water.',
          link: { route: 'solution:solutions-for-hydropower', label: 'See rain on the Da River basin now' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The question makes the difference',
      lead: 'Three trades put three different questions to the same model run.',
      columns: ['Trade', 'Question', 'Figures that answer it', 'Horizon'],
      rows: [
        [
          'Business',
          'From when must we stop, and when can we go on?',
          'Rain, gusts, thunder and heat by the hour',
          '24 hours to 15 days',
        ],
        [
          'Agriculture',
          'Spray, dry, fertilise or harvest today?',
          'Wind, humidity, rain, evapotranspiration',
          '48 hours to 90 days',
        ],
        [
          'Hydropower',
          'How much water is about to fall on the basin?',
          'Rain sums and their range',
          '6 hours to 10 days',
        ],
      ],
    },
    {
      kind: 'cooperation',
      texts: [
        'Places, equipment, shifts, and the times when the weather spoiled the work.',
        'Which job stops for rain, which for wind, which for heat; what one wrong stop costs.',
        'Limits, channels, the shape of the bulletin, the API plugged into what you already run.',
        'Each month we compare forecasts with what happened and correct limits that fire too often or too late.',
      ],
    },
    {
      kind: 'text',
      heading: 'Try it before we talk',
      paragraphs: [
        'Every weather page here is open, without an account. Pick the commune of your site, field or dam, open its hourly page and compare for a week with what you see outside.',
      ],
      links: [
        { route: 'search', label: 'Find your commune' },
        { route: 'api-docs', label: 'Try the API' },
        { route: 'industries', label: 'Weather by industry' },
      ],
    },
  ],
} as const satisfies ContentPage;
