import type { ContentPage } from '#blocks/content-page.ts';

export const HUMAN_RESOURCES = {
  headline: 'Phone agents on your premises',
  lead: 'Staff for call centres and customer care: found, trained, put on shifts, and replaced when they are away.',
  blocks: [
    {
      kind: 'steps',
      heading: 'From the request to the first shift',
      steps: [
        {
          title: 'The work described',
          text: 'What is said, to whom, in which accent, on which shift, and how it is measured.',
        },
        { title: 'People chosen', text: 'A voice sample, a script read aloud, a difficult call handled.' },
        { title: 'Trained', text: 'Your product, your software, and what may not be promised.' },
        {
          title: 'On shift',
          text: 'Somebody sits beside them at first; you listen in and may ask for another person.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Who takes care of what',
      rows: [
        { name: 'Labour contract, insurance', value: 'The supplier, under the Labour Code of 2019.' },
        { name: 'Daily work, software, desk', value: 'You.' },
        { name: 'Cover for absence', value: 'The supplier.' },
        {
          name: 'Recruitment fees charged to workers',
          value: 'None: the law does not let workers bear the cost of recruitment.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'By season',
      paragraphs: [
        'Heat calls for more people in air-conditioning, the storm season in insurance and delivery, the end of the year in retail. Seasonal numbers are settled along with the seasonal outlook, so that nobody hires in haste with the phones already ringing.',
      ],
      links: [
        { route: 'forecast', label: 'Seasonal outlook' },
        { route: 'recruitment', label: 'Work with us' },
      ],
    },
  ],
} as const satisfies ContentPage;
