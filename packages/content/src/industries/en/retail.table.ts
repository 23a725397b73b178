import type { ContentPage } from '#blocks/content-page.ts';

export const RETAIL = {
  headline: 'Next week’s shelves, set by each region’s weather',
  lead: 'Warmer or cooler than usual, rain on which day: enough to decide between ice cream and noodles, a soft-drink promotion or raincoats.',
  blocks: [
    { kind: 'live', heading: 'The next two weeks against the long-term average' },
    {
      kind: 'text',
      heading: 'Customers react to what is unusual',
      paragraphs: [
        'A hot June in Hanoi is nothing new; the plan has it. What throws sales off is a week a few degrees warmer or cooler than usual, or a weekend of downpours. The live example above sets each week beside the long-term average: so many degrees off, so many times the rain.',
        'In one and the same week Hanoi can be cool, Da Nang wet and Ho Chi Minh City sunny. A national chain with a single programme is always wrong somewhere.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Goods that follow the weather',
      cards: [
        {
          title: 'Warmer than usual',
          text: 'Soft drinks, ice cream, ice, fans and sunscreen up; dry goods, hotpot and hot bakery down. More chilled deliveries.',
        },
        {
          title: 'Cooler than usual',
          text: 'Noodles, porridge, hotpot spices, hot milk, bedding, socks. Frozen goods and drinks can be spaced out.',
        },
        {
          title: 'Days of rain',
          text: 'Raincoats, umbrellas, staples and home delivery up; fewer people in the shops, so rearrange shifts.',
        },
        {
          title: 'Before a storm',
          text: 'Bottled water, batteries, lamps and tins go in half a day. They have to arrive before roads close.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How many degrees change an order',
      columns: ['Next week', 'Against the long-term average', 'Suggestion'],
      rows: [
        ['Warmer', 'from +2 °C', 'more drinks, ice cream, cooling goods'],
        ['Usual', 'within ±2 °C', 'keep the plan'],
        ['Cooler', 'from −2 °C', 'more hot food and warm goods'],
      ],
      note: '±2 °C is where to begin; the right threshold is found in the sales of each category.',
    },
    {
      kind: 'steps',
      heading: 'The rhythm of a week',
      steps: [
        { title: 'Monday', text: 'The table of departures by region for two weeks; decide what goes up and down.' },
        { title: 'Wednesday', text: 'The weekend’s rain; settle promotions, shifts and vans.' },
        { title: 'Every day', text: 'Warnings of heavy rain, heat and cold for shop managers.' },
        { title: 'End of the month', text: 'What the weather sold, separated from what promotions sold.' },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['twiceADay', 'thirtyYears', 'clients', 'accuracy'] },
    {
      kind: 'cooperation',
      texts: [
        'Assortment, shops, warehouses, promotion calendar.',
        'Which categories react to heat, cold or rain.',
        'A weekly table by region, warnings for each shop.',
        'Sales against the weather that came, thresholds adjusted each quarter.',
      ],
    },
  ],
} as const satisfies ContentPage;
