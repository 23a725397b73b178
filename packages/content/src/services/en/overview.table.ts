import type { ContentPage } from '#blocks/content-page.ts';

export const SERVICES_OVERVIEW = {
  headline: 'The work around calls, orders and customers',
  lead: 'Besides forecasting, we take on seven kinds of work: cross-border sales, marketing, customer care, a call centre, staffing, automatic calls and call monitoring.',
  blocks: [
    {
      kind: 'cards',
      heading: 'Sales and customers',
      cards: [
        {
          title: 'Global commerce',
          text: 'Vietnamese goods on marketplaces abroad: shop, content, orders and shipping.',
          link: { route: 'service:global-commerce', label: 'See what is done' },
        },
        {
          title: 'Marketing solutions',
          text: 'Campaigns that follow the weather place by place: air-conditioner ads run where it is hot.',
          link: { route: 'service:marketing-solutions', label: 'See how it runs' },
        },
        {
          title: 'Customer care',
          text: 'Every request by phone, message or e-mail taken, sorted and followed to its end.',
          link: { route: 'service:customer-care-solutions', label: 'See the process' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'On the phone',
      cards: [
        {
          title: 'Call centre',
          text: 'People who answer for you, to your script, even on the stormy day when everybody calls.',
          link: { route: 'service:call-center', label: 'See the call centre' },
        },
        {
          title: 'Human-resource supply',
          text: 'Phone agents and customer-care staff who work on your premises.',
          link: { route: 'service:human-resource-supply', label: 'See how it works' },
        },
        {
          title: 'Auto call',
          text: 'Import a list from a spreadsheet, set a time, play a recorded file.',
          link: { route: 'service:auto-call', label: 'See the four steps' },
        },
        {
          title: 'AI call monitoring',
          text: 'Speech to text, scoring, keyword statistics, staff evaluation.',
          link: { route: 'service:ai-call-monitoring', label: 'See what is measured and what is not' },
        },
      ],
    },
    {
      kind: 'gap',
      text: 'We quote by volume: send your request on the contact page.',
      links: [{ route: 'contact', label: 'Contact' }],
    },
  ],
} as const satisfies ContentPage;
