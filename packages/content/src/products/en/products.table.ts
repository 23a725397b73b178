import type { ContentPage } from '#blocks/content-page.ts';

export const PRODUCTS = {
  headline: 'From one bulletin for everyone to an alert meant for you',
  lead: 'Forecasts to look at, alerts to act on, data for machines to read. Choose by what you have to decide.',
  blocks: [
    {
      kind: 'cards',
      heading: 'Products',
      cards: [
        {
          title: 'Happy Rain',
          text: 'Rain alerts for each of your places by e-mail and SMS, from 9,000 dong per month. For commuters, drivers and farmers.',
          link: { route: 'happy-rain', label: 'See Happy Rain' },
        },
        {
          title: 'Weather by industry',
          text: 'Wind power, oil and gas, mining, tourism, transport, air-conditioning, retail, fashion: limits for each trade.',
          link: { route: 'industries', label: 'Choose an industry' },
        },
        {
          title: 'Weather and climate forecasts',
          text: 'From the next hour to the next year: hourly, 3–15 days, 30 days, 45 days, season and year.',
          link: { route: 'forecast', label: 'See the horizons' },
        },
        {
          title: 'Metplus',
          text: 'A platform that recommends action: set a limit once, and when the time comes whoever must act is told what to do.',
          link: { route: 'metplus', label: 'See Metplus' },
        },
        {
          title: 'Weather and climate API',
          text: 'Current weather, 14 days, 72 hours of rain, lightning alerts and historical data for your software.',
          link: { route: 'weather-api', label: 'See the API' },
        },
        {
          title: 'Data suites',
          text: 'Series by point and by region for research, insurance and demand modelling.',
          link: { route: 'data-suites', label: 'See the data suites' },
        },
        {
          title: 'Expert bulletin on demand',
          text: 'Written by a forecaster for your construction site, event or voyage.',
          link: { route: 'weather-pro', label: 'See the expert bulletin' },
        },
        {
          title: 'Verification report',
          text: 'Forecast beside measurement, month by month, place by place.',
          link: { route: 'weather-report', label: 'See how it is scored' },
        },
      ],
    },
    {
      kind: 'text',
      heading: 'An alert is only useful before the rain',
      paragraphs: [
        'An alert is of use while there is time to do something: pull the tarpaulin, move a departure, bring people down from the scaffold. So each package says how long ahead it can warn, and each message gives the hour it begins, the hour it ends and how hard, not just “rain”.',
        'Rain, lightning, gusts, heat and cold can all have limits. Official disaster warnings are always quoted word for word with the issuing authority and the hour of issue.',
      ],
    },
    {
      kind: 'table',
      heading: 'Six packages, by the month',
      lead: 'Each runs for one month. “—”: on request.',
      columns: ['Package', 'Community', 'Package 1', 'Package 2', 'Package 3', 'Package 4', 'Package 5'],
      rows: [
        ['Price', 'free', '490,000 dong', '990,000 dong', '2,990,000 dong', '4,990,000 dong', 'on request'],
        ['Forecast', '3 days', '5 days', '7 days', '10 days', '14 days', 'all'],
        ['Past rain', '—', '12 h', '24 h', '72 h', '7 days', '30 days'],
        ['Warning ahead', '30 min', '1 h', '2 h', '3 h', '3 h', 'nationwide'],
        ['Marine', 'none', 'none', '7 days', '10 days', '14 days', '16 days'],
        ['Climate', 'none', 'none', 'none', '30 days, 1 region', '3 months, 1 region', '—'],
        ['Rules', '10', '15', '20', '30', '40', 'on request'],
        ['Users', '1', '2', '4', '6', '10', 'on request'],
        ['Places', '2', '4', '6', '10', '15', 'unlimited'],
        ['Notification', 'e-mail', 'e-mail, Zalo', '—', '—', '—', 'on request'],
        [
          'API',
          '500/day',
          '2,000/day, 150/hour',
          '4,000/day, 400/hour',
          '8,000/day, 600/hour',
          '12,000/day, 800/hour',
          'on request',
        ],
      ],
      note: 'Package 5 is by contract. The public weather pages are free for everybody, whatever the package.',
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['accuracy', 'clients', 'twiceADay', 'alertChannels', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'You tell us your work, your places and when the weather spoilt it.',
        'Together we find the quantity and the limit that do the damage.',
        'Package, bulletin, channels and who is told.',
        'Alerts that were sent are reviewed: useful ones stay, others go.',
      ],
    },
  ],
} as const satisfies ContentPage;
