/** What an official warning is about: the hazards of Decision 18/2021/QĐ-TTg, and `other` for what is none of them. */
export const WARNING_KINDS = [
  'storm',
  'tropicalDepression',
  'heavyRain',
  'flood',
  'inundation',
  'flashFlood',
  'thunderstorm',
  'seaWind',
  'surge',
  'heat',
  'cold',
  'fog',
  'drought',
  'salinity',
  'wildfire',
  'earthquake',
  'tsunami',
  'other',
] as const;

/** `flashFlood` takes in landslides, `thunderstorm` whirlwinds, lightning and hail, `cold` frost. */
export type WarningKind = (typeof WARNING_KINDS)[number];

/** Level of disaster risk by Decision 18/2021/QĐ-TTg: 1 low, 2 medium, 3 high, 4 very high, 5 catastrophic. Quoted from a bulletin, never computed. */
export type WarningLevel = 1 | 2 | 3 | 4 | 5;
