import type { Wording } from '../../wording.ts';
import type { BulletinMessages } from '../vi/bulletin.ts';

export const bulletin: Wording<BulletinMessages> = {
  automatic: 'Automatic bulletin',
  automaticNote:
    'Generated automatically from the latest model run and not checked by a forecaster. Not a disaster warning.',
  demo: 'Demonstration figures',
  titles: {
    forecast: (hour: string, date: string) => `Weather forecast, ${hour}:00 on ${date}`,
    hydromet: (hour: string, date: string) => `Hydrometeorological bulletin, ${hour}:00 on ${date}`,
  },
  descriptions: {
    forecast:
      'The next three days in seven climate regions, three great cities and ten sea areas, written automatically twice a day.',
    hydromet:
      'Rain over 1, 2, 3 and 10 days in the seven climate regions of Vietnam, written automatically twice a day.',
  },
  made: (clock: string, date: string) => `Made at ${clock} on ${date}`,
  run: (source: string, clock: string, date: string) => `Model run: ${source}, ${clock}, ${date}`,
  parts: { land: 'Regions', cities: 'Three great cities', seas: 'Sea areas' },
  seaNote:
    'The state of the sea follows from wind force, as in the national bulletin; wave heights are not forecast here.',
  weatherOf: 'Weather by region in the bulletin of the same hour',
  region: 'Region',
  rainTitle: 'Rain in total, millimetres',
  rainNote:
    'From the driest to the wettest province of the region. Water levels and river flows are not measured here.',
  inDays: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  fromDate: (date: string) => `Counted from ${date}`,
  unknown: 'No data yet',
  latest: 'Latest bulletin',
  earlier: 'Earlier bulletins',
  none: 'There is no bulletin yet. They come at 07:00 and 19:00 every day, as soon as there is a run.',
  fromEditors: 'From the editors',
  kept: 'Bulletins are kept for 90 days.',
};
