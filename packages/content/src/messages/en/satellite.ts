import type { SatelliteMessages } from '../vi/satellite.ts';

/** Words of the page of satellite images. */
export const satellite: SatelliteMessages = {
  taken: 'image taken',
  newest: (time) => `Latest image: ${time}`,
  old: (minutes) => `The latest image was taken ${minutes} minutes ago.`,
  demo: 'A drawn demo image, not a real satellite image.',
  credit: (names) => `Images: ${names}`,
  picture: (time) => `Clouds over Vietnam and the East Sea at ${time}, with coastlines and place names.`,
  mapLabel:
    'Map of satellite images. Use the arrow keys to move, plus and minus to zoom, Enter for the place in the middle; the images are listed below.',
  noWebgl: 'This device cannot draw the moving map. Each image can be seen from the list of times below.',
  failed: 'The image could not be loaded.',
  before: 'Earlier image',
  after: 'Later image',
  legend: {
    infrared: {
      title: 'Brightness of cloud',
      classes: [
        { name: 'White', meaning: 'high, very cold cloud tops' },
        { name: 'Light grey', meaning: 'high and middle cloud' },
        { name: 'Dark grey', meaning: 'low cloud' },
        { name: 'Black', meaning: 'clear sky' },
      ],
    },
    visible: {
      title: 'Brightness of cloud',
      classes: [
        { name: 'White', meaning: 'thick cloud' },
        { name: 'Light grey', meaning: 'thinner cloud' },
        { name: 'Dark grey', meaning: 'thin cloud or fog' },
        { name: 'Black', meaning: 'clear sky, or night' },
      ],
    },
  },
  reading: {
    title: 'How to read the image',
    infrared: [
      'This is an infrared image: the satellite measures heat rather than light, so there are images at night too.',
      'The colder, the whiter. The tops of thunderclouds reach more than ten kilometres up and are very cold: they show as bright white patches with sharp edges.',
      'Grey is lower cloud with warmer tops. At night low cloud and fog are nearly as warm as the ground and hard to see.',
      'Land and sea are warm and therefore dark. High mountains in winter can look bright under a clear sky.',
      'The image shows cloud tops only. For rain below them, see the rain map.',
    ],
    visible: [
      'A visible-light image, as seen from space: it is black at night.',
      'The thicker the cloud, the whiter. Early and late in the day tall thunderclouds throw shadows on lower cloud.',
      'Fog and low cloud show as flat grey patches. Sea and forest are much darker than cloud.',
      'The image shows cloud tops only. For rain below them, see the rain map.',
    ],
    unknown: [
      'Cloud is brighter than land and sea.',
      'The image shows cloud tops only. For rain below them, see the rain map.',
    ],
    rain: 'Open the rain map',
  },
  list: { title: 'Images of the last three hours', note: 'Vietnam time, latest first.', current: 'shown' },
  empty: {
    title: 'No satellite images yet',
    none: 'This page shows satellite images of the last three hours. There is none of that time now, and older ones are not shown in their place.',
    failed: 'The list of images could not be loaded. Please try again in a few minutes.',
    cloud: 'See cloud from the forecast model',
    operator: 'For the operator',
    settings:
      'Set SATELLITE_PATH (a folder that images arrive in) or SOURCE_SATELLITE_URL (an address with date and time), with SATELLITE_BOUNDS (what the images cover), and restart.',
  },
};
