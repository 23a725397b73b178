import type { Wording } from '../../wording.ts';
import type { weatherNow as vi } from '../vi/weather-now.ts';

/** Words of the page of now and of the sentences that stand first on every page. Values come in already formatted. */
export const weatherNow: Wording<typeof vi> = {
  told: (place, clock, date, text) => `${place} at ${clock} on ${date}: ${text}`,
  toldDemo: (place, text) => `${place}, demo data, not a real forecast: ${text}`,
};
