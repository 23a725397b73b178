import type { LiteMessages } from '../vi/lite.ts';

/** Words of the light pages in English. */
export const lite: LiteMessages = {
  home: 'Home',
  full: 'See the full version',
  lite: 'Light version',
  about: 'Light version: no pictures, no script, little data.',
  rain: 'Rain',
  air: (value, name) => `Air quality (VN_AQI) ${value}, ${name.toLowerCase()}, estimated by a model`,
  uv: (value) => `UV index ${value}`,
  humidity: (value) => `Humidity ${value}`,
  wind: (value) => `Wind ${value}`,
  sun: (rise, set) => `Sunrise ${rise}, sunset ${set}`,
};
