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
    heading: 'This page could not be opened',
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
    heading: (names) => `Several places are called “${names}”`,
    text: 'Which one would you like to see?',
  },
  coming: {
    tag: 'Coming soon',
    /** What will be on a page that is not built, by its route. */
    pages: {
      login: 'Logging in is coming soon.',
      logout: 'There are no accounts yet, so there is no session to end.',
      dashboard: 'Your dashboard is coming soon, with your alert places, sent messages and plan.',
      register: 'You will soon be able to create an account and get rain alerts for the places you care about.',
      payment: 'Online payment is coming soon. Prices of all packages are on the products and solutions page.',
      'payment-result': 'Once online payment is open, the status of your order will be shown here.',
      'happy-rain':
        'Happy Rain is coming soon: a message before it rains at each place you choose, by e-mail and text message, from 9,000 dong a month.',
      'happy-rain-cho-lai-xe': 'Coming soon: rain alerts along the route for drivers, couriers and commuters.',
      'happy-rain-van-phong': 'Coming soon: rain alerts before you leave for work, for lunch and for home.',
      'happy-rain-nong-nghiep':
        'Coming soon: rain alerts for fields and gardens, to choose when to dry, spray and harvest.',
      'password-reset': 'Once there are accounts, you will get a link here by e-mail to reset your password.',
      verify: 'Once there are accounts, you will confirm your e-mail address or phone number here.',
      unsubscribe: 'You will be able to unsubscribe from alerts and bulletins here.',
    },
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
