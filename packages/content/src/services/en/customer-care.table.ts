import type { ContentPage } from '#blocks/content-page.ts';

export const CUSTOMER_CARE = {
  headline: 'One person follows each request to its end',
  lead: 'Customer care by phone, message and e-mail: taken, sorted, solved, and the customer asked whether it is done.',
  blocks: [
    {
      kind: 'steps',
      heading: 'How a request travels',
      steps: [
        {
          title: 'Taken',
          text: 'All channels end in one queue; each case has a number, so nobody has to explain it twice.',
        },
        {
          title: 'Sorted',
          text: 'Question, fault, return, complaint, urgent: each has a time to answer, agreed with you beforehand.',
        },
        { title: 'Solved or handed on', text: 'What an agent may not decide is passed on with all the notes.' },
        {
          title: 'Closed when the customer says so',
          text: 'Not because time is up. If it is opened again it keeps its number.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What you see',
      cards: [
        { title: 'Open and overdue cases', text: 'By hour and by kind, never blended into one satisfaction score.' },
        {
          title: 'The five questions asked most',
          text: 'Every week, with a proposal to fix the product or its guide.',
        },
        {
          title: 'Warned of busy days',
          text: 'Heavy rain, storms and power cuts bring calls. Shifts are planned by the forecast of the coming days.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Your customers’ data',
      paragraphs: [
        'Names, numbers and what was said belong to you. Under Vietnam’s Law on Personal Data Protection 91/2025/QH15 we are the processor: we use them only for the work you gave us, and delete or return them when the contract ends. Whoever calls is told before anything is recorded.',
      ],
      links: [
        { route: 'service:call-center', label: 'Call centre' },
        { route: 'service:ai-call-monitoring', label: 'AI call monitoring' },
      ],
    },
  ],
} as const satisfies ContentPage;
