import { SPEED_UNITS, type UnitTable } from '#table/units.table.ts';

/**
 * Columns of an own station's table, by the names used by loggers and people: no tone marks, signs or units, lower
 * case.
 */
export const OWN_HEADS = {
  time: [
    ...['time', 'date', 'datetime', 'date time', 'timestamp', 'thoi gian', 'thoi diem', 'ngay', 'ngay gio', 'ngay do'],
    ...['thoi gian do', 'ngay thang'],
  ],
  hour: ['hour', 'clock', 'gio', 'gio do', 'time of day'],
  temperatureC: ['temperature', 'temp', 't', 'air temperature', 'nhiet do', 'nhiet do khong khi', 'nhiet', 'ttb'],
  dewPointC: ['dew point', 'dewpoint', 'dew point temperature', 'td', 'diem suong', 'nhiet do diem suong'],
  humidityPercent: ['humidity', 'relative humidity', 'rh', 'do am', 'do am tuong doi', 'am'],
  windMs: ['wind', 'wind speed', 'windspeed', 'ws', 'ff', 'gio tb', 'toc do gio', 'van toc gio'],
  windDirectionDeg: ['direction', 'wind direction', 'wd', 'dd', 'huong gio', 'huong'],
  gustMs: ['gust', 'wind gust', 'gust speed', 'max wind', 'gio giat', 'toc do gio giat'],
  pressureHpa: ['sea level pressure', 'slp', 'mslp', 'qnh', 'ap suat muc bien', 'khi ap muc bien'],
  stationPressureHpa: ['pressure', 'station pressure', 'qfe', 'ap suat', 'khi ap', 'ap suat tram'],
  rainMm: ['rain', 'rainfall', 'precipitation', 'precip', 'rr', 'mua', 'luong mua'],
} as const;

/** Column of an own station's table. */
export type OwnColumn = keyof typeof OWN_HEADS;

const CELSIUS = {
  c: { factor: 1 },
  degc: { factor: 1 },
  celsius: { factor: 1 },
  f: { factor: 5 / 9, offset: -160 / 9 },
};
const PRESSURE = {
  hpa: { factor: 1 },
  mb: { factor: 1 },
  mbar: { factor: 1 },
  kpa: { factor: 10 },
  pa: { factor: 0.01 },
  mmhg: { factor: 1.333_223_874 },
};
const DEGREES = { deg: { factor: 1 }, do: { factor: 1 }, degrees: { factor: 1 } };

/** Units in the heading of a column, without signs; a heading without one means the first. */
export const OWN_UNITS: Readonly<Partial<Record<OwnColumn, UnitTable>>> = {
  temperatureC: CELSIUS,
  dewPointC: CELSIUS,
  humidityPercent: { percent: { factor: 1 }, pct: { factor: 1 } },
  windMs: SPEED_UNITS,
  windDirectionDeg: DEGREES,
  gustMs: SPEED_UNITS,
  pressureHpa: PRESSURE,
  stationPressureHpa: PRESSURE,
  rainMm: { mm: { factor: 1 }, cm: { factor: 10 } },
};

/** Columns of a list of stations. */
export const STATION_HEADS = {
  id: ['id', 'station', 'code', 'station id', 'ma tram', 'ma', 'tram'],
  name: ['name', 'station name', 'ten', 'ten tram'],
  lat: ['lat', 'latitude', 'vi do'],
  lng: ['lng', 'lon', 'long', 'longitude', 'kinh do'],
  heightM: ['height', 'elevation', 'altitude', 'height m', 'do cao', 'do cao m'],
  network: ['network', 'mang luoi', 'mang'],
} as const;
