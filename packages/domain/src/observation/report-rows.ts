import type { MetarReport } from './metar/metar-report.ts';
import { findMetarWeather } from './metar/metar-weather.ts';
import { MISSING, ELEMENT_PLACES as PLACES, ROW_KINDS, toStored } from './observation-table.ts';
import type { SynopReport } from './synop/synop-report.ts';
import { findSynopWeather } from './synop/synop-weather.ts';

/** Writes the values of an airport report into a row; returns its kind. */
export function fillMetarRow(report: MetarReport, row: Int32Array): number {
  row.fill(MISSING);
  row[PLACES.temperatureC] = toStored(report.temperatureC);
  row[PLACES.dewPointC] = toStored(report.dewPointC);
  row[PLACES.windMs] = toStored(report.windMs);
  row[PLACES.windDirectionDeg] = toStored(report.windDirectionDeg);
  row[PLACES.gustMs] = toStored(report.gustMs);
  row[PLACES.pressureHpa] = toStored(report.pressureHpa);
  row[PLACES.visibilityM] = toStored(report.visibilityM);
  row[PLACES.cloudOktas] = toStored(report.cloudOktas);
  row[PLACES.weather] = toStored(findMetarWeather(report));
  return toKind(report.kind === 'SPECI' ? ROW_KINDS.speci : ROW_KINDS.metar, report.isCorrected, report.isAuto);
}

/** Writes the values of a synoptic report into a row; returns its kind. */
export function fillSynopRow(report: SynopReport, row: Int32Array): number {
  row.fill(MISSING);
  row[PLACES.temperatureC] = toStored(report.temperatureC);
  row[PLACES.dewPointC] = toStored(report.dewPointC);
  row[PLACES.humidityPercent] = toStored(report.humidityPercent);
  row[PLACES.windMs] = toStored(report.windMs);
  row[PLACES.windDirectionDeg] = toStored(report.windDirectionDeg);
  row[PLACES.gustMs] = toStored(report.gustMs);
  row[PLACES.pressureHpa] = toStored(report.pressureHpa);
  row[PLACES.stationPressureHpa] = toStored(report.stationPressureHpa);
  row[PLACES.visibilityM] = toStored(report.visibilityM);
  row[PLACES.cloudOktas] = toStored(report.cloudOktas);
  row[PLACES.rainMm] = toStored(report.rainMm);
  row[PLACES.rainHours] = toStored(report.rainHours);
  row[PLACES.rain24Mm] = toStored(report.rain24Mm);
  row[PLACES.temperatureMaxC] = toStored(report.temperatureMaxC);
  row[PLACES.temperatureMinC] = toStored(report.temperatureMinC);
  row[PLACES.weather] = toStored(findSynopWeather(report));
  return toKind(ROW_KINDS.synop, report.isCorrected, false);
}

function toKind(kind: number, isCorrected: boolean, isAuto: boolean): number {
  return kind + (isCorrected ? ROW_KINDS.corrected : 0) + (isAuto ? ROW_KINDS.automatic : 0);
}
