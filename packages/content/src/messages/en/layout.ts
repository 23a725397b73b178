import type { LayoutMessages } from '../vi/layout.ts';

/** Words of the frame around every page, in English. */
export const layout: LayoutMessages = {
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  menu: 'Menu',
  search: 'Find a place',
  language: 'Language',
  homeLink: (brand) => `${brand}, home`,
  weather: 'Weather',
  map: 'Map',
  farming: 'Farming',
  products: 'Products',
  forecast: 'Forecast',
  services: 'Services',
  news: 'News',
  about: 'About us',
  footer: 'Footer',
  hotline: 'Hotline',
  email: 'E-mail',
  licence: 'Licence',
  hours: 'Monday – Friday, 8:30–17:30',
};
