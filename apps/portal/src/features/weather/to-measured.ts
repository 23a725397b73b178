import { namePresentWeather } from '@portal/content/weather/present-weather-words';
import { describeTaf } from '@portal/content/weather/taf-words';
import type { MeasuredNear } from '@portal/contract/endpoints/measured-schema';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { NearReport } from './needs.ts';
import { round, roundTo, toDirection } from './to-hour.ts';

/** A station's report as the API shows it, and the nearest airport's forecast in words. An own station has none. */
export function toMeasured(report: NearReport, now: EpochSeconds, language: Language): MeasuredNear {
  const { station, distanceKm, measurement, credit, airport } = report;
  return {
    stationName: station.name,
    stationNetwork: station.network === 'synop' ? 'synop' : 'metar',
    stationDistance: round(distanceKm, 1),
    measuredAt: formatMoment(measurement.at),
    measuredTemperature: round(measurement.temperatureC, 1),
    measuredHumidity: roundTo(measurement.humidityPercent, 0),
    measuredWindSpeed: roundTo(measurement.windMs, 1),
    measuredWindGust: roundTo(measurement.gustMs, 1),
    measuredWindDirection: toDirection(measurement.windDirectionDeg),
    measuredWeather: namePresentWeather(measurement, language),
    airportForecast:
      airport === null
        ? null
        : {
            airport: airport.name,
            airportIssuedAt: formatMoment(airport.taf.issuedAt),
            validTo: formatMoment(airport.taf.toAt),
            airportLines: describeTaf(airport.taf, now, language).map(({ when, text }) => `${when}: ${text}`),
          },
    credits: [credit, airport?.credit ?? null].filter((one) => one !== null),
  };
}
