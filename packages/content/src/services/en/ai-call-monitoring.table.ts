import type { ContentPage } from '#blocks/content-page.ts';

export const AI_CALL_MONITORING = {
  headline: 'Every call heard, not just a random few',
  lead: 'Speech to text, scoring by voice and emotion, keyword statistics, staff evaluation: for those who run a call centre.',
  blocks: [
    {
      kind: 'cards',
      heading: 'Four things the machine does',
      cards: [
        {
          title: 'Speech to text',
          text: 'By speaker, with timestamps, searchable by word. Regional accents and noise are where it errs most.',
        },
        {
          title: 'Scores by voice and emotion',
          text: 'Interrupting, hurrying, long silence, annoyance: each mark comes with its clip, so that a person can listen.',
        },
        { title: 'Keyword statistics', text: 'Which words rose this week: “refund”, “power cut”, “not delivered”.' },
        { title: 'Staff evaluation', text: 'By your criteria, over many calls, never from a single one.' },
      ],
    },
    {
      kind: 'table',
      heading: 'What can be measured and what cannot',
      columns: ['Question', 'The machine says', 'People decide'],
      rows: [
        ['Was the greeting as scripted?', 'Yes or no, and at which second', 'Whether the script is worth keeping'],
        ['Was the customer annoyed?', 'Signs in the voice, possibly wrong', 'Why'],
        ['Is this agent good?', 'Figures of many calls', 'Praise, training or other work'],
      ],
    },
    {
      kind: 'facts',
      heading: 'What the law asks',
      rows: [
        {
          name: 'Notice and consent',
          value:
            'Callers and staff are told of recording and analysis beforehand; where consent is needed it has to be provable.',
        },
        {
          name: 'Voice and emotion',
          value: 'Close to biometric data: an impact assessment comes before it is switched on.',
        },
        {
          name: 'Decisions about people',
          value: 'Nobody is disciplined by a machine’s score alone; staff may listen and answer.',
        },
      ],
    },
  ],
} as const satisfies ContentPage;
