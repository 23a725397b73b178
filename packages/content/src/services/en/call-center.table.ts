import type { ContentPage } from '#blocks/content-page.ts';

export const CALL_CENTER = {
  headline: 'Somebody picks up, above all on a stormy day',
  lead: 'Inbound and outbound calls for businesses, by your script and in your hours.',
  blocks: [
    {
      kind: 'table',
      heading: 'Inbound and outbound',
      columns: ['What is compared', 'Inbound', 'Outbound'],
      rows: [
        [
          'Usual work',
          'Product questions, bookings, faults, where an order is',
          'Order confirmations, reminders, surveys',
        ],
        [
          'Script',
          'A tree of questions with a way out to a person',
          'Company, reason and how to decline, said at once',
        ],
        ['Hours', 'The shifts you choose', 'Not in rest hours, never again to those who declined'],
        ['End of day', 'Missed calls and waiting time', 'Agreed, declined, not reached'],
      ],
    },
    {
      kind: 'text',
      heading: 'A storm is what tests a call centre',
      paragraphs: [
        'Power suppliers, insurers, couriers and coach companies all have a day in the year when calls shoot up. Because the forecast and the phones are under one roof, extra shifts start the day before, the greeting changes as soon as a warning is issued, and “when will the power be back” does not have to wait for the fourth person.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Recording and consent',
      rows: [
        { name: 'Told first', value: 'The first sentence of a call says that it is recorded and what for.' },
        { name: 'Declined', value: 'Whoever does not want to be recorded is served by another channel.' },
        { name: 'How long', value: 'As your contract says, and as your customers are told.' },
      ],
    },
    {
      kind: 'text',
      heading: 'Goes with',
      paragraphs: ['A call centre usually comes with one of these.'],
      links: [
        { route: 'service:auto-call', label: 'Auto call' },
        { route: 'service:ai-call-monitoring', label: 'AI call monitoring' },
        { route: 'service:human-resource-supply', label: 'Human-resource supply' },
      ],
    },
  ],
} as const satisfies ContentPage;
