import type { ContentPage } from '#blocks/content-page.ts';

export const GLOBAL_COMMERCE = {
  headline: 'From a warehouse in Vietnam to a buyer across the border',
  lead: 'Cross-border e-commerce handled end to end: opening the shop, writing the content, handling orders, following each parcel to the buyer.',
  blocks: [
    {
      kind: 'cards',
      heading: 'What we take on',
      cards: [
        {
          title: 'Shop and content',
          text: 'Names, pictures, descriptions and sizes rewritten for buyers there, not translated word for word.',
        },
        {
          title: 'Price and duty',
          text: 'The landed price: freight, import duty, marketplace fee and exchange rate, before anything is listed.',
        },
        {
          title: 'Orders, shipping, returns',
          text: 'Every parcel followed to the door; where returns go is settled before sales open.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Where the weather comes in',
      paragraphs: [
        'Frozen goods, fruit and handicraft spoil in the damp heat of a port, not in the warehouse. Storms delay ships and crowd cargo flights. Dispatch is planned beside the forecast of the port and the road, so that buyers learn the date before they ask.',
      ],
      links: [
        { route: 'weather:hourly', location: 'hai-phong', label: 'Hour by hour in Hai Phong' },
        { route: 'industry:van-tai', label: 'Weather for transport' },
      ],
    },
    {
      kind: 'steps',
      heading: 'One step at a time',
      steps: [
        { title: 'One product, one market', text: 'Is it allowed there, and does it sell at its landed price?' },
        { title: 'A trial listing', text: 'Few items, pictures and words in the buyer’s language.' },
        { title: 'The first orders', text: 'Real delivery days and real returns are measured.' },
        { title: 'Grow or stop', text: 'By the figures of the first orders, not by the plan.' },
      ],
    },
  ],
} as const satisfies ContentPage;
