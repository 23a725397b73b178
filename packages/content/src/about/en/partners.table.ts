import type { ContentPage } from '#blocks/content-page.ts';

export const PARTNERS = {
  headline: 'We name partners only with their consent',
  lead: 'Each partner stands with the work done together and a result that can be checked.',
  whenEmpty: {
    text: 'Do you run stations, reach people, or need forecasts for many sites? Let’s work together.',
    links: [
      { route: 'contact', label: 'Write to us' },
      { route: 'solutions', label: 'Solutions' },
    ],
  },
  blocks: [
    { kind: 'partners', heading: 'Our partners' },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['clients', 'twoOperators'],
    },
    {
      kind: 'cards',
      heading: 'Three ways to work together',
      cards: [
        {
          title: 'Those who use forecasts',
          text: 'Sites, reservoirs, fleets, growing areas: alerts at limits of their own.',
          link: { route: 'solutions', label: 'Solutions' },
        },
        {
          title: 'Those who measure',
          text: 'Rain gauges, anemometers, cameras: your readings make the forecast on the spot better and remain yours.',
        },
        {
          title: 'Those who have a channel',
          text: 'Operators, apps, commune radio: forecasts for people who never open a website. We work with two mobile operators.',
          link: { route: 'api-docs', label: 'API documentation' },
        },
      ],
    },
  ],
} as const satisfies ContentPage;
