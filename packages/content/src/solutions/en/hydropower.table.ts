import type { ContentPage } from '#blocks/content-page.ts';

export const HYDROPOWER = {
  headline: 'Know the water on its way before it reaches the reservoir',
  lead: 'Rain summed over 6, 12, 24, 48 and 72 hours and 10 days on your basin; early forecasts of rain and inflow to schedule generation, draw down ahead of a flood, and warn downstream in time.',
  blocks: [
    { kind: 'live', heading: 'Rain on the Da River basin' },
    {
      kind: 'text',
      heading: 'Why there is rain here and no inflow',
      paragraphs: [
        'Inflow comes out right only when a model has been calibrated with the reservoir’s own records: its level and storage curve, turbine and spillway flows of several flood seasons. Without that, a figure in m³/s looks certain and may be wrong by a factor of two. So the public page gives rain only, and says at how many points it was read.',
        'In a contract, rain is averaged by area within your watershed and goes through a rainfall-runoff model, member by member of the ensemble: the result is a range, not a line.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Three decisions, three horizons',
      cards: [
        {
          figure: '6–12 hours',
          title: 'Open the gates or not yet',
          text: 'Rain to come beside rain that fell. On soaked soil another 30 mm can be a flood; on dry soil it need not.',
        },
        {
          figure: '1–3 days',
          title: 'Draw down ahead of the flood',
          text: 'Sums of 24, 48 and 72 hours with their range, to weigh more generation against room for the flood.',
        },
        {
          figure: '10 days',
          title: 'Bid, and plan maintenance',
          text: 'Rain on the basin day by day. Past the seventh day read it as a tendency only.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'What Vietnamese law asks of dam owners',
      lead: 'A summary to look things up; only the texts themselves and their latest amendments count. The ministry that issued them (TNMT) is now the Ministry of Agriculture and Environment.',
      rows: [
        {
          name: 'Decree 114/2018/NĐ-CP',
          value:
            'Dams with gated spillways observe basin rain and levels above and below, compute inflow and release, and forecast inflow.',
        },
        {
          name: 'Circular 17/2021/TT-BTNMT (replacing 47/2017)',
          value: 'Monitoring of water use; reservoirs of one million m³ and more report by machine every 15 minutes.',
        },
        {
          name: 'Inter-reservoir operating procedures',
          value:
            'One decision per basin: flood season, level before the flood, minimum flow. In a contract these marks are set on the reservoir’s screen.',
        },
        {
          name: 'Circular 42/2017/TT-BTNMT',
          value: 'Verification of hydrological forecasts: bias, absolute error, permissible error.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'What the dispatcher gets',
      steps: [
        {
          title: '07:00 and 19:00: the basin bulletin',
          text: 'Rain fallen in 1 to 24 hours, rain to come in 6 to 72 hours and 10 days, with a spreadsheet for your report.',
        },
        {
          title: 'Between bulletins: a message at the limit',
          text: 'When the forecast sum crosses the limit that you set for a sub-basin.',
        },
        {
          title: 'After each flood: the comparison',
          text: 'Every issued forecast beside the gauges, with errors computed as Circular 42 asks.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['twiceADay', 'thirtyYears', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Watershed, rain gauges, storage table, release log.',
        'Which flood was hard to manage, and whether early rain or lack of storage was the cause.',
        'Sub-basins, rain limits, a screen for the shift, the shape of the report.',
        'Calibrated again before each flood season with the records of the last.',
      ],
    },
    {
      kind: 'text',
      heading: 'Look at the dam’s own place',
      paragraphs: ['Point forecasts of every commune are open to all; hydropower news has a section of its own.'],
      links: [
        { route: 'weather:hourly', location: 'lai-chau', label: 'Hour by hour in Lai Chau' },
        { route: 'weather:tomorrow', location: 'son-la', label: 'Tomorrow in Son La' },
        { route: 'news:hydropower', label: 'Hydropower news' },
      ],
    },
  ],
} as const satisfies ContentPage;
