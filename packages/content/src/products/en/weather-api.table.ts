import { CALL_QUOTAS } from '@portal/domain/account/call-quota.table';
import type { ContentPage } from '#blocks/content-page.ts';

export const WEATHER_API = {
  headline: 'Vietnam’s weather in your software',
  lead: 'The same figures as on this site, as JSON, for every point of Vietnam and the East Sea. Try it now, no key needed.',
  blocks: [
    {
      kind: 'table',
      heading: 'What there is',
      columns: ['Data', 'Call', 'Details'],
      rows: [
        [
          'Current weather',
          '/api/v1/weather/now',
          'this clock hour: sky, temperature, humidity, wind, rain, visibility, UV',
        ],
        ['14-day forecast', '/api/v1/weather/day/15', 'by day, with rain ranges and confidence; day 15 is included'],
        ['72-hour rain', '/api/v1/weather/rain/72', 'by the hour: amount, range, chance, thunder risk'],
        ['Thunder and lightning', '/api/v1/weather/hour/24', 'a flag for each hour: none, possible, likely, observed'],
        ['Historical data', '/api/v1/weather/past', 'hourly rain and temperature up to 40 days back; needs a key'],
        ['Wind at heights', '/api/v1/weather/wind', '48 hours at 10 to 150 m'],
        ['Marine', '/api/v1/weather/marine', 'waves and wind, up to 16 days; needs a key'],
        ['90 days', '/api/v1/weather/day/90', 'forecast, then the long-term average, by days and weeks'],
      ],
      note: 'Unknown values are null, never 0. Every reply names source, run and licence.',
    },
    {
      kind: 'text',
      heading: 'Try first, sign later',
      paragraphs: [
        `The documentation has every call with an example that runs, and a description in OpenAPI 3.1. Without a key: ${CALL_QUOTAS.guest.perMinute} calls a minute, ${CALL_QUOTAS.guest.perDay} a day, enough to finish your integration.`,
      ],
      links: [{ route: 'api-docs', label: 'Open the documentation and try' }],
    },
    {
      kind: 'table',
      heading: 'Quotas by package',
      columns: ['Package', 'Price a month', 'Calls a day', 'Calls an hour'],
      rows: [
        ['Community', 'free', '500', 'no limit of its own'],
        ['Package 1', '490,000 dong', '2,000', '150'],
        ['Package 2', '990,000 dong', '4,000', '400'],
        ['Package 3', '2,990,000 dong', '8,000', '600'],
        ['Package 4', '4,990,000 dong', '12,000', '800'],
        ['Package 5', 'on request', 'on request', 'on request'],
      ],
      note: `Without a key, everyone behind one network address shares ${CALL_QUOTAS.guest.perDay} calls a day. With a key the quota counts for you alone.`,
    },
    {
      kind: 'cards',
      heading: 'Where it is built in',
      cards: [
        { title: 'Delivery apps', text: 'Rain surcharges and realistic delivery times by ward.' },
        { title: 'Dispatch systems', text: 'Limits for stopping work, wired straight into production orders.' },
        { title: 'Models of demand', text: 'Past and coming temperature and rain as inputs.' },
        {
          title: 'Displays and news sites',
          text: 'The weather of every province, ward and commune, by new and former names.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From the first call to production',
      steps: [
        { title: 'Try a call', text: 'Change the place in the example to yours.' },
        {
          title: 'Write the integration',
          text: 'Generate code from the OpenAPI file; handle null and error codes as documented.',
        },
        { title: 'Ask for a key', text: 'Say how many points you need and how often you call, to choose a package.' },
        { title: 'Run', text: 'Watch the remaining quota in every reply; change package when needed.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Quick questions',
      questions: [
        {
          question: 'By the name of a ward or by coordinates?',
          answer: 'Both. Names from before 1 July 2025 are still understood.',
        },
        {
          question: 'Is there the position of each lightning strike?',
          answer: 'Not yet. The API gives thunder risk by the hour; strikes are known only with a lightning network.',
        },
        {
          question: 'Where do the figures come from?',
          answer:
            'From global models, and from our own model where there is one. Each reply names the source of each quantity.',
        },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['twiceADay', 'thirtyYears', 'clients'] },
  ],
} as const satisfies ContentPage;
