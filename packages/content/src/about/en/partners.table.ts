import type { ContentPage } from '#blocks/content-page.ts';

export const PARTNERS = {
  headline: 'We name partners only with their consent',
  lead: 'Each partner stands with the work done together and a result that can be checked.',
  blocks: [
    {
      kind: 'gap',
      text: 'Would you like to work with us? Write to us on the contact page.',
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['clients', 'twoOperators'],
    },
    {
      kind: 'facts',
      heading: 'What an entry will hold',
      rows: [
        { name: 'Work done together', value: 'Place, time, and the quantity that was forecast.' },
        { name: 'Result', value: 'Twelve months of forecast against observation, poor months included.' },
        { name: 'Confirmed by', value: 'Organisation and date of its consent.' },
      ],
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
          text: 'Operators, apps, commune radio: forecasts for people who never open a website. The company says it works with two mobile operators.',
          link: { route: 'api-docs', label: 'API documentation' },
        },
      ],
    },
  ],
} as const satisfies ContentPage;
