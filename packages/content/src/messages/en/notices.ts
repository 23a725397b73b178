import type { NoticeMessages } from '../vi/notices.ts';

/** Words of the pages that say why something else is not here, in English. */
export const notices: NoticeMessages = {
  notFound: {
    heading: 'Page not found',
    text: 'The link does not exist or was deleted. Look for a place by its name, or go on from the sections below.',
    nearest: 'Did you mean',
    sections: 'Main sections',
  },
  error: {
    heading: 'This page did not open',
    text: 'An error occurred. Please try again.',
    retry: 'Try again',
    home: 'Go to the home page',
    reference: (id) => `Request id: ${id}`,
  },
  busy: {
    heading: 'The server is busy',
    text: 'Your network address is sending too many requests at once. Please try again in a few seconds.',
  },
  choice: {
    heading: (name) => `Several places are called ${name}`,
    text: 'Which one would you like to see?',
  },
  coming: {
    tag: 'Coming soon',
    text: 'This page is being built. When it is ready, you will find here:',
    today: 'What you can use today',
    accounts: 'There are no user accounts yet. Every weather page can be read without logging in.',
  },
  links: {
    home: 'Weather in the 34 provinces right now',
    search: 'Find the weather of a place',
    hourly: (place) => `Rain and temperature by the hour in ${place}`,
    outlook: (place) => `90-day outlook for ${place}`,
    api: 'Weather API documentation',
  },
};
