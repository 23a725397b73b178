import type { HomeMessages } from '../vi/home.ts';

/** Words of the home page in English. */
export const home: HomeMessages = {
  heading: 'What is the weather like where you are?',
  lead: 'Hourly and daily forecasts for the 34 provinces and cities of Vietnam and thousands of places within them.',
  popular: 'Quick links',
  provinces: 'Provinces and cities right now',
  regions: { north: 'North', central: 'Central and Highlands', south: 'South' },
  rainChance: (percent) => `rain ${percent}%`,
  noData: 'No data yet',
  provincesMissing: 'The list of provinces could not be loaded. You can still search for a place above.',
  updated: (time) => `Updated ${time}`,
  demo: 'Demo figures',
  demoNote: 'Demo figures are made from climate normals; they are not a real forecast.',
  sections: 'More',
  cards: {
    hourly: { title: 'Hour by hour', text: 'Temperature, rain and wind for each of the next 24 hours.' },
    days: { title: 'Next 15 days', text: 'Highs, lows and the chance of rain, day by day.' },
    outlook: { title: '90 days', text: 'How the season compares with the normals.' },
    api: { title: 'Weather API', text: 'The same figures for your own software.' },
  },
  cardPlace: (place) => `Open ${place}`,
  cardApi: 'Open the API documentation',
};
