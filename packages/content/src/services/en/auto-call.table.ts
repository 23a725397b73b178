import type { ContentPage } from '#blocks/content-page.ts';

export const AUTO_CALL = {
  headline: 'A spreadsheet, a recording, a time',
  lead: 'Automatic calls to a whole list: a sailing postponed, a vaccination due, water about to be released from a dam, with nobody dialling numbers.',
  blocks: [
    {
      kind: 'steps',
      heading: 'Four steps',
      steps: [
        {
          title: 'Import the list',
          text: 'A spreadsheet with a column of phone numbers. Malformed and repeated ones are named line by line, never dropped in silence.',
        },
        { title: 'Choose the words', text: 'Upload the recorded file and listen to it before it is saved.' },
        {
          title: 'Set the time',
          text: 'When to begin, within which hours, how often to try again when a line is busy.',
        },
        {
          title: 'Read the outcome',
          text: 'Heard to the end, hung up early, not answered, unreachable: a table to download.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What it is for',
      cards: [
        {
          title: 'Water released from a dam',
          text: 'A call to every household on the river before the gates open, with a record of who heard it.',
        },
        {
          title: 'Ferries and events put off',
          text: 'Tickets sold, rough sea: one message to a thousand guests within the afternoon.',
        },
        { title: 'Reminders', text: 'Vaccinations, services, deadlines: recorded ahead, in a human voice.' },
      ],
    },
    {
      kind: 'facts',
      heading: 'Limits to keep',
      rows: [
        {
          name: 'Who is called',
          value: 'Only people who agreed or have a contract with you. Advertising calls need a consent of their own.',
        },
        { name: 'First sentence', value: 'Who is calling, why, and how to decline the next time.' },
        {
          name: 'Emergencies',
          value: 'Automatic calls never replace the warnings of the authorities; they come beside them.',
        },
      ],
    },
  ],
} as const satisfies ContentPage;
