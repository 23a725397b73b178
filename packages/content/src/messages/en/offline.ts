import type { OfflineMessages } from '../vi/offline.ts';

/** Words of pages that are shown without a connection, in English. */
export const offline: OfflineMessages = {
  offline: (time, age) => `You are offline · data from ${time}, ${age}`,
  slow: (time, age) => `Slow connection, no newer data yet · data from ${time}, ${age}`,
  timeOnDay: (clock, date) => `${clock} on ${date}`,
  age: {
    moment: 'just loaded',
    minutes: (count) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
    hours: (count) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
  },
  note: 'Age of the data',
  retry: 'Reload',
  title: 'You are offline',
  missing: 'There is no connection, and this page has not been saved on your device.',
  tooOld: 'The saved copy of this page is more than 24 hours old, so it is not shown: old weather would mislead you.',
  kept: 'Saved pages you can open now',
  home: 'Go to the home page',
  relative: [
    { words: 'right now|now|currently|at the moment', say: ({ clock }) => `at ${clock}` },
    { words: 'today', say: ({ date }) => date(0) },
    { words: 'this (morning|afternoon|evening)', say: ({ date }, part) => `the ${part} of ${date(0)}` },
    { words: 'tonight', say: ({ date }) => `the night of ${date(0)}` },
    { words: 'tomorrow', say: ({ date }) => date(1) },
    { words: 'yesterday', say: ({ date }) => date(-1) },
    { words: 'next (\\d+) hours', say: ({ clock }, count) => `${count} hours from ${clock}` },
    { words: 'next (\\d+) days', say: ({ date }, count) => `${count} days from ${date(0)}` },
    { words: 'next (\\d+) weeks', say: ({ date }, count) => `${count} weeks from ${date(0)}` },
    { words: '(?:the )?(?:next few|coming) hours', say: ({ clock }) => `the hours after ${clock}` },
  ],
};
