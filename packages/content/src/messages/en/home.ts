import type { HomeMessages } from '../vi/home.ts';

const REGIONS = { north: 'the North', central: 'the Centre', highlands: 'the Central Highlands', south: 'the South' };
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const SPREADS = {
  most: 'rain in most places',
  some: 'scattered rain',
  few: 'rain in a few places',
  dry: 'mostly dry',
};

/** Words of the home page in English. */
export const home: HomeMessages = {
  heading: 'What is the weather like where you are?',
  lead: 'Hourly and daily forecasts for the 34 provinces and cities of Vietnam and thousands of places within them.',
  popular: 'Quick links',
  provinces: 'Provinces and cities today',
  regions: { north: 'North', central: 'Central and Highlands', south: 'South' },
  rainChance: (percent, time) => `${time === '' ? '' : `${time} `}rain ${percent}%`,
  country: {
    everywhere: {
      most: 'rain in most places across the country',
      some: 'scattered rain across the country',
      few: 'rain in a few places across the country',
      dry: 'mostly dry across the country',
    },
    rain: (spread, regions) => `${SPREADS[spread]} in ${LIST.format(regions.map((region) => REGIONS[region]))}`,
    extremes: (warmest, coolest, isCold) =>
      `Warmest in ${warmest[0]} at ${warmest[1]}, ${isCold ? 'coldest' : 'coolest'} in ${coolest[0]} at ${coolest[1]}.`,
  },
  noData: 'No data yet',
  provincesMissing: 'The list of provinces could not be loaded. You can still search for a place above.',
  demoNote: 'Demo figures are made from climate normals; they are not a real forecast.',
  audiences: 'For what you do',
  audience: {
    everyone: {
      title: 'Everyone',
      text: 'A message before the rain reaches your home, your school or your way.',
      link: 'Happy Rain',
    },
    farmers: {
      title: 'Farmers',
      text: 'Hours to spray, dry, fertilise and harvest, for each place and crop.',
      link: 'Farming weather',
    },
    hydropower: {
      title: 'Hydropower',
      text: 'Mean rain of a catchment and the water that flows into the reservoir.',
      link: 'Hydropower solutions',
    },
    business: {
      title: 'Businesses',
      text: 'Thresholds of your own trade, known before the shift begins.',
      link: 'Weather by industry',
    },
  },
  developers: 'Weather API for software',
};
