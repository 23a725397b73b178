import type { SettingsMessages } from '../vi/settings.ts';

/** Words of the settings in the header, in English. */
export const settings: SettingsMessages = {
  title: 'Settings',
  temperature: 'Temperature',
  celsius: 'Celsius',
  fahrenheit: 'Fahrenheit',
  wind: 'Wind speed',
  view: 'Hourly forecast',
  chart: 'Chart and table',
  table: 'Table only',
  language: 'Language',
  submit: 'Apply',
  note: 'Kept in this browser only, tied to no name or account.',
};
