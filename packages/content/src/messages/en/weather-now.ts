import type { Wording } from '../../wording.ts';
import type { weatherNow as vi } from '../vi/weather-now.ts';

/** Words of the page of now and of the sentences that stand first on every page. Values come in already formatted. */
export const weatherNow: Wording<typeof vi> = {
  toldOf: (place, clock, date) => `${place} at ${clock} on ${date}: `,
  toldAsDemo: 'Demo data, not a real forecast.',
  yesterday: {
    warmer: (value) => `${value} warmer than this time yesterday`,
    cooler: (value) => `${value} cooler than this time yesterday`,
    same: 'About the same as this time yesterday',
    high: (value) => `yesterday’s high ${value}`,
  },
  nextRain: {
    title: 'Rain in the next 3 hours',
    basis: 'From the model, by the hour',
    most: (amount, clock) => `Most rain around ${clock}, ${amount}.`,
    mostNow: (amount) => `Most rain in this hour, ${amount}.`,
    legend: 'Solid: expected; pale: may reach this much',
    total: (total, peak) => `${total} mm over the 3 hours, at most ${peak} mm/h.`,
    totalTo: (clock, total, peak) => `${total} mm until ${clock}, at most ${peak} mm/h; not known after that.`,
    fromRadarAlone: (clock) => `From radar at ${clock}.`,
    fromRadar: (clock) => `Based on radar at ${clock}; after 30 to 90 minutes, increasingly on the model.`,
    fromModel: 'From the forecast model; no radar.',
    around: {
      none: 'No rain within 10 km of here yet.',
      few: 'rain in a few places',
      some: 'scattered rain',
      many: 'widespread rain',
      told: (spread, wet, cells) => `Around here, ${spread}: ${wet} of ${cells} cells of 3 km.`,
    },
  },
  advice: {
    ours: 'The advice on UV and air is ours.',
    uv: {
      low: null,
      moderate: 'Wear a hat and seek shade when out for long.',
      high: 'Less sun around noon; hat, sunglasses and sunscreen.',
      veryHigh: 'Keep out of the sun from 10 am to 3 pm; cover up and use sunscreen.',
      extreme: 'Stay in the shade; skin can burn very quickly.',
    },
    aqi: {
      good: 'Enjoy the outdoors as usual.',
      moderate: 'If you are sensitive, watch for coughing or short breath.',
      poor: 'Children, older people and those with heart or lung disease should take it easier outdoors.',
      unhealthy: 'Spend less time outside; wear a dust mask.',
      veryUnhealthy: 'Go out only if you must; dust mask on, windows shut.',
      hazardous: 'Stay inside with windows shut.',
    },
  },
  sky: {
    label: 'Sun and Moon',
    lit: (percent) => `${percent} lit`,
  },
};
