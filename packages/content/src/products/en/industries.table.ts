import type { ContentPage } from '#blocks/content-page.ts';

export const INDUSTRIES = {
  headline: 'One shower, another limit for every trade',
  lead: 'Eleven ways to use the weather at work. Every industry page has a live example at a real place, under that trade’s limits.',
  blocks: [
    {
      kind: 'tabs',
      label: 'Industries',
      tabs: [
        { label: 'Introduction', id: 'introduction' },
        { label: 'Offshore wind', id: 'offshore-wind' },
        { label: 'Oil and gas', id: 'oil-and-gas' },
        { label: 'Coal and mining', id: 'coal-and-mining' },
        { label: 'Tourism and events', id: 'tourism-and-events' },
        { label: 'Transport and taxi', id: 'transport-and-taxi' },
        { label: 'Electronics and air-conditioning', id: 'electronics-and-air-conditioning' },
        { label: 'Retail', id: 'retail' },
        { label: 'Fashion', id: 'fashion' },
        { label: 'Aviation', id: 'aviation' },
        { label: 'Climate forecasting', id: 'climate-forecasting' },
        { label: 'Weather and climate API', id: 'weather-and-climate-api' },
      ],
    },
    {
      kind: 'text',
      id: 'introduction',
      heading: 'Introduction',
      paragraphs: [
        'A bulletin that says “rain tomorrow” is the same for everybody, but what has to be done is not: the mine pulls machines from the pit, the shop moves raincoats to the counter, the organisers put up canopies. A forecast for a trade begins with what has to be done and only then comes to the figures.',
        'So each has its own quantities (wind at 150 m, rain in an hour, the departure from the usual), its own limits and its own lead time. The limits on these pages are samples; in real work they are yours.',
      ],
    },
    {
      kind: 'text',
      id: 'offshore-wind',
      heading: 'Offshore wind',
      paragraphs: [
        'Up to 10 days of weather and sea forecasts, wind at 10, 50, 100, 120 and 150 m, power forecasts from the daily cycle to one week.',
      ],
      links: [{ route: 'industry:dien-gio', label: 'Windows for cranes, crew transfer and power' }],
    },
    {
      kind: 'text',
      id: 'oil-and-gas',
      heading: 'Oil and gas',
      paragraphs: [
        'Wind, waves and lightning for platforms, supply vessels and helicopters; how far a storm is from the field.',
      ],
      links: [{ route: 'industry:dau-khi', label: 'Which hours the sea allows' }],
    },
    {
      kind: 'text',
      id: 'coal-and-mining',
      heading: 'Coal and mining',
      paragraphs: [
        'Real-time site monitoring, 3–7 day forecasts, lightning alerts, storm and tropical-depression warnings.',
      ],
      links: [{ route: 'industry:khai-khoang', label: 'Machines and people out before the storm' }],
    },
    {
      kind: 'text',
      id: 'tourism-and-events',
      heading: 'Tourism and events',
      paragraphs: ['3–7 day, 30-day and 3–6 month forecasts, to choose the day, the hour and the indoor plan.'],
      links: [{ route: 'industry:du-lich-su-kien', label: 'Pick the day for the festival' }],
    },
    {
      kind: 'text',
      id: 'transport-and-taxi',
      heading: 'Transport and taxi',
      paragraphs: [
        'Rain, gusts and visibility on each stretch of road; which district gets rain next, for sending cars.',
      ],
      links: [{ route: 'industry:van-tai', label: 'Which lorry goes and which waits' }],
    },
    {
      kind: 'text',
      id: 'electronics-and-air-conditioning',
      heading: 'Electronics and air-conditioning',
      paragraphs: ['Which hot or cold spell reaches which region, for stock, fitting crews and campaigns.'],
      links: [{ route: 'industry:dien-tu-dien-lanh', label: 'Stock on the shelf before the heat' }],
    },
    {
      kind: 'text',
      id: 'retail',
      heading: 'Retail',
      paragraphs: ['Warmer or cooler than usual, rain on which day, city by city.'],
      links: [{ route: 'industry:thuong-mai-ban-le', label: 'Shelves by each region’s weather' }],
    },
    {
      kind: 'text',
      id: 'fashion',
      heading: 'Fashion',
      paragraphs: ['3–7 day, 30-day and 3–6 month forecasts with analysis of sales data.'],
      links: [{ route: 'industry:may-mac-thoi-trang', label: 'Coats on the rail in the right week' }],
    },
    {
      kind: 'text',
      id: 'aviation',
      heading: 'Aviation',
      paragraphs: [
        'Thunderstorms, lightning, gusts and visibility around the apron use the same alerts as a mine: three rings around a point, outdoor work stopped before lightning arrives.',
      ],
      links: [{ route: 'industry:khai-khoang', label: 'See the lightning alerts' }],
    },
    {
      kind: 'text',
      id: 'climate-forecasting',
      heading: 'Climate forecasting',
      paragraphs: ['Monthly, 3-month, 6-month and 1-year bulletins; 30-day, 45-day and nationwide forecasts.'],
      links: [{ route: 'forecast', label: 'See the horizons' }],
    },
    {
      kind: 'text',
      id: 'weather-and-climate-api',
      heading: 'Weather and climate API',
      paragraphs: [
        'Current weather, 14 days, 72 hours of rain, lightning alerts and historical data for your software.',
      ],
      links: [{ route: 'weather-api', label: 'See the API' }],
    },
    {
      kind: 'facts',
      heading: 'How the weather touches thirteen sectors',
      rows: [
        { name: 'Mining', value: 'Rain floods pits and slicks haul roads; lightning halts blasting.' },
        { name: 'Retail', value: 'A few degrees off the usual change what sells.' },
        { name: 'Fashion', value: 'An early or late cold surge decides whether coats sell out or stay.' },
        { name: 'Tourism', value: 'A wet weekend brings cancellations; rough seas stop the fast ferries.' },
        { name: 'Events', value: 'Thunderstorms and gusts threaten canopies, stands and open-air sound.' },
        {
          name: 'Agriculture',
          value: 'Rain at the wrong hour washes off fertiliser and spray and spoils drying; cold kills seedlings.',
        },
        { name: 'Construction', value: 'Rain on fresh concrete, wind on cranes, heat on people outdoors.' },
        { name: 'Energy', value: 'Heat drives demand; wind, sun and inflow decide output.' },
        { name: 'Transport and logistics', value: 'Slick passes, floods, crosswinds and fog delay trips.' },
        { name: 'Restaurants', value: 'Rain moves guests from the garden to home delivery; cold sells hotpot.' },
        { name: 'Electronics and air-conditioning', value: 'The second hot day is the day people call the fitter.' },
        { name: 'Sports and entertainment', value: 'Heat, lightning and polluted air move kick-offs.' },
        { name: 'Healthcare', value: 'Hot, cold and damp spells bring more heart and lung patients.' },
      ],
    },
    {
      kind: 'claims',
      heading: 'What the company states',
      claims: [
        'clients',
        'accuracy',
        'twiceADay',
        'everyTenMinutes',
        'alertChannels',
        'expertsAroundTheClock',
        'thirtyYears',
      ],
    },
    {
      kind: 'cooperation',
      texts: [
        'You tell us your work and when the weather spoilt it.',
        'The quantity and the limit that do the damage.',
        'Bulletins, alerts and screens for the right people.',
        'Regular comparison, better limits, fewer messages.',
      ],
    },
  ],
} as const satisfies ContentPage;
