import type { ContentPage } from '#blocks/content-page.ts';

export const FASHION = {
  headline: 'Coats on the rail the week it turns cold',
  lead: '3–7 day, 30-day and 3–6 month forecasts, with analysis of sales data, for apparel and fashion.',
  blocks: [
    { kind: 'live', heading: 'The next thirteen weeks in Hanoi' },
    {
      kind: 'text',
      heading: 'The fashion calendar is not the weather’s',
      paragraphs: [
        'The winter collection goes out by the calendar, but customers buy by the monsoon. When the cold is late, coats wait in the warehouse until they are marked down; when it is early, sizes run out while the whole street wants them. The south hardly has a cold season: one coat, two plans.',
        'Factories look further still: cloth is ordered half a year ahead, when nobody knows the winter. A seasonal trend does not say which day is cold, but whether the season leans warm or cold, and that is enough to divide light cloth from heavy.',
      ],
    },
    {
      kind: 'cards',
      heading: 'From ordering cloth to hanging it up',
      cards: [
        {
          figure: '3–6 months',
          title: 'Split the collection',
          text: 'Seasonal trends by region, to choose how much is light, heavy or rainproof when cloth is ordered.',
        },
        {
          figure: '30 days',
          title: 'Allocate to shops',
          text: 'Which week the north turns cold, which week the highlands turn wet, so that goods arrive before and not after.',
        },
        {
          figure: '3–7 days',
          title: 'Change the window and the ads',
          text: 'A surge of cold air is coming: scarves and jumpers to the door, new pictures in the ads the same day.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Analysis of sales data',
      paragraphs: [
        'We join sales by day and SKU with temperature and rain at each shop, find the temperature at which each group of goods begins to sell, and read the forecast for you using that threshold.',
      ],
    },
    {
      kind: 'table',
      heading: 'The temperatures at which the rail changes',
      lead: 'Sample thresholds of the live example; the real ones come from your sales.',
      columns: ['Mean temperature of the week', 'On the rail'],
      rows: [
        ['above 25 °C', 'summer wear: thin cloth, short sleeves'],
        ['20–25 °C', 'long sleeves, light jackets'],
        ['15–20 °C', 'jumpers, coats'],
        ['below 15 °C', 'padded coats, scarves, gloves'],
      ],
    },
    {
      kind: 'steps',
      heading: 'One collection, four looks at the sky',
      steps: [
        { title: 'Ordering cloth', text: 'The 3–6 month trend, to divide light cloth from heavy.' },
        { title: 'Stocking regions', text: 'The 30-day bulletin, to send goods first to where it turns cold first.' },
        { title: 'On the rail', text: 'The 3–7 day forecast, to dress the window a day or two before the cold surge.' },
        { title: 'Clearing', text: 'When the trend turns warm: a small markdown early instead of a big one late.' },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['thirtyYears', 'twiceADay', 'clients'] },
    {
      kind: 'cooperation',
      texts: [
        'Sales by SKU, shops, the calendar of collections.',
        'Which groups of goods miss the season, and by how many weeks.',
        'A threshold for each group, monthly and weekly bulletins.',
        'Checked against sales at the season’s end, adjusted for the next.',
      ],
    },
  ],
} as const satisfies ContentPage;
