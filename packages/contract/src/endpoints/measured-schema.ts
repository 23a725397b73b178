import type { Static } from 'typebox';
import { Array as ArrayOf, Literal, Null, Number as Num, Object as ObjectOf, String as Text, Union } from 'typebox';
import { Moment, measure, TextOrNull } from './place-schema.ts';

const AirportForecast = ObjectOf({
  airport: Text({ description: 'name of the airport' }),
  airportIssuedAt: Moment,
  validTo: Moment,
  airportLines: ArrayOf(Text(), {
    maxItems: 16,
    description: 'in `lang`: what applies now and each change ahead, with its time; no weather named does not mean dry',
  }),
});

/** What a station near a place measured last, and the forecast of the nearest airport. */
export const MeasuredNear = ObjectOf(
  {
    stationName: Text({ description: 'name of the airport or station' }),
    stationNetwork: Union([Literal('metar'), Literal('synop')]),
    stationDistance: Num({ description: 'km from the place' }),
    measuredAt: Moment,
    measuredTemperature: Num({ description: '°C' }),
    measuredHumidity: measure('% relative humidity'),
    measuredWindSpeed: measure('m/s at 10 m'),
    measuredWindGust: measure('m/s'),
    measuredWindDirection: measure('degrees from which the wind blows'),
    measuredWeather: TextOrNull,
    airportForecast: Union([AirportForecast, Null()]),
    credits: ArrayOf(Text()),
  },
  {
    description:
      'latest report of a station within 50 km and 300 m in height, at most 90 minutes old; absent if there is none',
  },
);
export type MeasuredNear = Static<typeof MeasuredNear>;
