import type { LayoutMessages } from '../vi/layout.ts';

/** Words of the frame around every page, in English. */
export const layout: LayoutMessages = {
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  search: 'Find a place',
  language: 'Language',
  homeLink: (brand) => `${brand}, home`,
  hotline: 'Hotline',
  email: 'E-mail',
  sales: 'Sales',
  licence: 'Licence',
  hours: 'Monday – Friday, 8:30–17:30',
  workingHours: 'Working hours:',
  social: 'Social media',
  badge: 'Registered with the Ministry of Industry and Trade',
  location: {
    title: 'Weather where you are?',
    text: 'Your browser will ask you first. The position sent is rounded to 100 m.',
    use: 'Use my location',
    later: 'Not now',
  },
  app: {
    title: (brand) => `${brand} on your phone`,
    text: 'Open it from your home screen and get rain and thunderstorm alerts.',
    close: 'Close, and do not ask again for 30 days',
  },
};
