import type { Wording } from '../../wording.ts';
import type { farmAdvice as vi } from '../vi/farm-advice.ts';

/** Phrases about the coming days of a field, orchard or pond, in English. */
export const farmAdvice: Wording<typeof vi> = {
  day: (offset, weekday) => ['today', 'tomorrow'][offset] ?? `on ${weekday}`,
  nightOf: (offset, weekday) => ['tonight', 'tomorrow night'][offset] ?? `on ${weekday} night`,
  lastNight: 'before dawn',
  part: (_part, offset, weekday) => ['today', 'tomorrow'][offset] ?? `on ${weekday}`,
  until: (time, day) => `from now until ${time}${day === null ? '' : ` ${day}`}`,
  between: (from, to, part) => `${from}–${to} ${part}`,
  and: ' and ',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  places: {
    rice: 'your field',
    maize: 'your field',
    coffee: 'your trees',
    pepper: 'your vines',
    durian: 'your trees',
    dragonFruit: 'your plants',
    vegetables: 'your beds',
    shrimp: 'your ponds',
  },
  hints: {
    ice: (degrees, night) => `Ice ${night}, down to ${degrees}: cover plants and house animals.`,
    frost: (degrees, night) =>
      `Hoarfrost likely ${night}, down to ${degrees}: cover plants, rinse the frost off before sunrise.`,
    coldSeedling: (degrees, day) => `Cold ${day}, ${degrees} on average: do not sow; cover seedlings if you have any.`,
    coldHeading: (degrees, day) =>
      `Cool ${day}, ${degrees} on average: if your rice is booting it may set fewer grains, so keep the water up.`,
    coldFlowering: (degrees, day) =>
      `Mild ${day}, ${degrees} on average: if your rice is flowering it may set fewer grains, so keep the water up.`,
    cold: (degrees, night) => `Cold ${night}, ${degrees}: shelter plants and keep their roots warm.`,
    heatFlowering: (degrees, day) =>
      `${degrees} ${day}: heat harms plants in flower, so if yours are, keep water up and irrigate early.`,
    heat: (degrees, day) => `${degrees} ${day}: shade plants, water early or late.`,
    heavyRain: (amount, day) => `Heavy rain ${day}, ${amount} mm: clear the drains, do not fertilise or spray.`,
    heavyRainPond: (amount, day) =>
      `${amount} mm of rain ${day}: let off surface water, lime the banks, run the aerators.`,
    strongWind: (speed, day) => `Gusts of ${speed} km/h ${day}: stake plants and bring in what is ripe.`,
    strongWindPond: (speed, day) => `Gusts of ${speed} km/h ${day}: check banks and aerators.`,
    sowGood: (degrees, day) =>
      `Six days at ${degrees} or more on average and without heavy rain from ${day.replace(/^on /, '')}: good to sow if it is your season.`,
    sowCold: (degrees, day) => `Only ${degrees} on average ${day}: do not sow yet, wait for warmth.`,
    sowCovered: (degrees, day) => `Only ${degrees} on average ${day}: sow nurseries under cover only.`,
    sowRain: (amount, day) => `${amount} mm of rain ${day}: if you plan to sow, consider a later day.`,
    dryingRun: (days, day) =>
      `${days} dry days in a row from ${day.replace(/^on /, '')}: good to harvest and dry what is ripe.`,
    dryingShort: (days, day, least, most) =>
      `${days} dry days in a row from ${day.replace(/^on /, '')}, drying takes ${least}–${most}: good to begin if you have grain to dry, with covers ready.`,
    noDrying: 'No two dry days in a row for a week: consider a dryer for what has to dry.',
    pondHot: (degrees, day) => `Ponds reach about ${degrees} ${day}: run the aerators, feed less at noon.`,
    pondCold: (degrees, day) => `Ponds fall to about ${degrees} ${day}: keep the water deep, feed less.`,
    pondDrop: (degrees, day) => `Ponds cool by about ${degrees} in a day, ${day}: feed less, run the aerators.`,
    pondCalm: (night) => `No wind ${night}, ponds may run short of oxygen: run the aerators.`,
  },
  water: {
    short: (rain, drunk, amount) =>
      `${rain} mm of rain in 7 days, the crop needs ${drunk} mm: give about ${amount} mm of water.`,
    plenty: (rain, drunk) => `${rain} mm of rain in 7 days, the crop needs ${drunk} mm: clear the drains.`,
    enough: (rain, drunk) =>
      `${rain} mm of rain in 7 days, the crop needs ${drunk} mm: enough for now, hold off watering.`,
    pondShort: (rain, drunk, amount) =>
      `${rain} mm of rain in 7 days, ponds lose ${drunk} mm: add about ${amount} mm of water.`,
    pondPlenty: (rain, drunk) =>
      `${rain} mm of rain in 7 days, ponds lose ${drunk} mm: check the salt, let off surface water.`,
    pondEnough: (rain, drunk) => `${rain} mm of rain in 7 days, ponds lose ${drunk} mm: keep the level.`,
  },
  season: {
    regions: {
      RRD: 'the Red River delta',
      NM: 'the northern mountains',
      'NM-high': 'the northern mountains above 800 m',
      NC: 'the north central coast',
      SC: 'the south central coast',
      CH: 'the central highlands',
      SE: 'the south-east',
      MD: 'the Mekong delta',
    },
    notGrown: (crop, region) => `No advice here: ${crop} is not commonly grown in ${region}.`,
    outside: (crop, region) =>
      `Outside the main seasons of ${crop} in ${region}: no advice on sowing, harvest or drying.`,
    noHarvest: (crop, region) => `Outside the main harvest of ${crop} in ${region}: no advice on harvest or drying.`,
    noCalendar: (crop) => `We have no crop calendar for ${crop} here: no advice on sowing, harvest or drying.`,
  },
  growth: {
    faster: (past, coming) =>
      `${coming} °C·days in the next 7 days (${past} in the past week): growth speeds up, look at the crop sooner.`,
    slower: (past, coming) =>
      `${coming} °C·days in the next 7 days (${past} in the past week): growth slows down, consider top-dressing later.`,
    same: (past, coming) =>
      `${coming} °C·days in the next 7 days (${past} in the past week): growth is steady, keep to your plan.`,
  },
  diseases: {
    high: (name, place) => `High ${name} risk from the weather: check ${place} now.`,
    medium: (name, place) => `Moderate ${name} risk from the weather: consider checking ${place} sooner.`,
    low: (name, place) => `Low ${name} risk from the weather: check ${place} as planned.`,
  },
  diseaseUnknown: 'Too few of the ten days are known to say.',
};
