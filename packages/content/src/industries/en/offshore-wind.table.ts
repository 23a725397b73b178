import type { ContentPage } from '#blocks/content-page.ts';

export const OFFSHORE_WIND = {
  headline: 'Know the wind at every height before the crane lifts',
  lead: 'Wind at 10, 50, 100, 120 and 150 m, waves and power output at the exact position of an offshore wind project, up to 10 days ahead.',
  blocks: [
    { kind: 'live', heading: 'Today on a real stretch of sea' },
    {
      kind: 'text',
      heading: 'A crane vessel costs as much waiting as lifting',
      paragraphs: [
        'Crane vessels, cable layers and dive teams bill from the day they arrive, working or not. It can be mild on deck while the wind at the hook, 150 m up, is already past what the blade maker allows.',
        'Blade lifts depend on wind at the hook, crew transfers on wave period, diving on swell, and a cable pull needs several calm days in a row. The bulletin goes operation by operation and answers one question: from when until when can it be done.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Three figures a marine coordinator asks for first',
      cards: [
        {
          figure: '10 days',
          title: 'Vessels and cranes planned around weather windows',
          text: 'Weather and sea up to 10 days ahead. Every window comes with a confidence, so you know when to hold a vessel and when to send it home.',
        },
        {
          figure: '5 heights',
          title: 'Wind at the hook, not at the surface',
          text: '10, 50, 100, 120 and 150 m, hour by hour, with the shear exponent so that your engineers can check it.',
        },
        {
          figure: 'Hourly',
          title: 'Power from the daily cycle to one week',
          text: 'Computed with your turbine’s power curve, with an upper and a lower bound for bidding and for planning maintenance.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Limits for each operation',
      lead: 'These are the sample limits behind the live example above. In a contract only your crane chart and lift plan count; without limits of yours, no window is shown.',
      columns: ['Operation', 'Quantity', 'Limit'],
      rows: [
        ['Blade and tower lift', 'Mean wind at 150 m', '≤ 10 m/s'],
        ['Blade and tower lift', '3-second gust at 150 m', '≤ 12 m/s'],
        ['Crew transfer', 'Significant wave height', '≤ 1.5 m'],
        ['Crew transfer', 'Wave period', '≤ 8 s'],
        ['All work outdoors', 'Visibility', '≥ 1 km'],
        ['All work outdoors', 'Lightning', 'none within 20 km'],
      ],
      note: 'Where a bolt struck is known only with a lightning network: the live example looks at the risk hour by hour and stops at “likely”. Where a marine warranty surveyor is involved, limits are lowered further by the lead time of the forecast.',
    },
    {
      kind: 'steps',
      heading: 'What you get, and when',
      steps: [
        {
          title: 'Morning and afternoon: the site bulletin',
          text: 'Two pages for each project: working windows, wind at every height, waves, storm warnings and the forecaster’s judgement.',
        },
        {
          title: 'Before a limit is crossed: one message',
          text: 'Sent to whoever is on duty, with the hour it begins, the hour it ends and the operation that must stop.',
        },
        {
          title: 'At the end of the month: the comparison',
          text: 'Forecast and measurement side by side, with the hours lost to weather: evidence for acceptance and for weather-delay claims.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['waves', 'craneHeight', 'twiceADay', 'thirtyYears', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Position, schedule, equipment and who gets the messages.',
        'Which work stops for wind, which for waves, which for lightning.',
        'Limits, the form of the bulletin, channels and hours.',
        'A comparison every month, limits adjusted to what came of it.',
      ],
    },
  ],
} as const satisfies ContentPage;
