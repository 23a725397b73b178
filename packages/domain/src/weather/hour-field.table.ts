/** A measured or computed value of an hour, as calls, files and pages show it. */
export interface HourField {
  /** Short name: heading of a tile or of a column. */
  readonly name: { readonly vi: string; readonly en: string };
  /** Unit of the value in replies; empty for an index. */
  readonly unit: '°C' | '%' | 'm/s' | 'degrees' | 'hPa' | 'km' | 'mm' | '';
  /** Text after the unit in the schema. */
  readonly note: string;
  /** Decimals of replies. */
  readonly decimals: 0 | 1;
  /** Meaning in the API's documents, of every reply with this field. */
  readonly meaning: readonly [vi: string, en: string];
  /** Origin in the API's documents, and meaning of null. */
  readonly origin: 'run' | 'members' | 'derived' | 'course';
  readonly whenNull: 'noRun' | 'noMembers';
  /** Whether the file of hours has a column of it. */
  readonly isInFile: boolean;
}

const RUN = { origin: 'run', whenNull: 'noRun' } as const;
const DERIVED = { origin: 'derived', whenNull: 'noRun' } as const;
const MEMBERS = { origin: 'members', whenNull: 'noMembers' } as const;

/**
 * Fields of an hour in the order of replies; a new one goes last. Schema, origins, meanings, columns of files and
 * rounding follow from this table; the variables that a field needs are in the portal's `hour-values.table.ts`.
 */
export const HOUR_FIELDS = {
  temperature: {
    name: { vi: 'Nhiệt độ', en: 'Temperature' },
    unit: '°C',
    note: 'at 2 m',
    decimals: 1,
    meaning: ['Nhiệt độ không khí ở 2 m', 'Air temperature at 2 m'],
    ...RUN,
    isInFile: true,
  },
  temperatureLow: {
    name: { vi: 'Nhiệt độ, thấp', en: 'Temperature, low end' },
    unit: '°C',
    note: ', lower bound of the likely range, never above temperature',
    decimals: 1,
    meaning: ['Cận dưới của nhiệt độ dự kiến', 'Lower bound of the likely temperature'],
    ...MEMBERS,
    isInFile: false,
  },
  temperatureHigh: {
    name: { vi: 'Nhiệt độ, cao', en: 'Temperature, high end' },
    unit: '°C',
    note: ', upper bound of the likely range, never below temperature',
    decimals: 1,
    meaning: ['Cận trên của nhiệt độ dự kiến', 'Upper bound of the likely temperature'],
    ...MEMBERS,
    isInFile: false,
  },
  feelsLike: {
    name: { vi: 'Cảm giác như', en: 'Feels like' },
    unit: '°C',
    note: '',
    decimals: 1,
    meaning: ['Cảm giác như', 'Feels like'],
    ...DERIVED,
    isInFile: true,
  },
  dewPoint: {
    name: { vi: 'Điểm sương', en: 'Dew point' },
    unit: '°C',
    note: 'at 2 m, never above temperature',
    decimals: 1,
    meaning: ['Điểm sương ở 2 m', 'Dew point at 2 m'],
    ...RUN,
    isInFile: true,
  },
  humidity: {
    name: { vi: 'Độ ẩm', en: 'Humidity' },
    unit: '%',
    note: 'relative humidity',
    decimals: 0,
    meaning: ['Độ ẩm tương đối', 'Relative humidity'],
    ...RUN,
    isInFile: true,
  },
  windSpeed: {
    name: { vi: 'Gió', en: 'Wind' },
    unit: 'm/s',
    note: 'at 10 m',
    decimals: 1,
    meaning: ['Gió trung bình; ở 10 m khi không ghi độ cao', 'Mean wind; at 10 m where no height is given'],
    ...RUN,
    isInFile: true,
  },
  windGust: {
    name: { vi: 'Gió giật', en: 'Gusts' },
    unit: 'm/s',
    note: ', never below windSpeed',
    decimals: 1,
    meaning: ['Gió giật', 'Gust'],
    ...RUN,
    isInFile: true,
  },
  windDirection: {
    name: { vi: 'Hướng gió thổi tới', en: 'Wind from' },
    unit: 'degrees',
    note: 'from which the wind blows',
    decimals: 0,
    meaning: ['Hướng gió (nơi gió thổi từ đó tới)', 'Direction from which the wind blows'],
    ...RUN,
    isInFile: true,
  },
  pressure: {
    name: { vi: 'Khí áp', en: 'Pressure' },
    unit: 'hPa',
    note: 'at sea level',
    decimals: 1,
    meaning: ['Khí áp mực nước biển', 'Pressure at sea level'],
    ...RUN,
    isInFile: true,
  },
  visibility: {
    name: { vi: 'Tầm nhìn', en: 'Visibility' },
    unit: 'km',
    note: '',
    decimals: 1,
    meaning: ['Tầm nhìn', 'Visibility'],
    ...RUN,
    isInFile: true,
  },
  cloudCover: {
    name: { vi: 'Mây', en: 'Cloud' },
    unit: '%',
    note: '',
    decimals: 0,
    meaning: ['Lượng mây', 'Cloud cover'],
    ...RUN,
    isInFile: true,
  },
  rain: {
    name: { vi: 'Lượng mưa', en: 'Rainfall' },
    unit: 'mm',
    note: '; of an hour to come what is expected, never below 0.2 mm × rainProbability',
    decimals: 1,
    meaning: ['Lượng mưa của giờ, buổi hoặc ngày', 'Rain of the hour, period or day'],
    origin: 'course',
    whenNull: 'noRun',
    isInFile: true,
  },
  rainLow: {
    name: { vi: 'Lượng mưa, thấp', en: 'Rainfall, low end' },
    unit: 'mm',
    note: ', lower bound of the likely range',
    decimals: 1,
    meaning: ['Cận dưới của lượng mưa dự kiến', 'Low end of the likely rain'],
    ...MEMBERS,
    isInFile: true,
  },
  rainHigh: {
    name: { vi: 'Lượng mưa, cao', en: 'Rainfall, high end' },
    unit: 'mm',
    note: ', upper bound of the likely range',
    decimals: 1,
    meaning: ['Cận trên của lượng mưa dự kiến', 'High end of the likely rain'],
    ...MEMBERS,
    isInFile: true,
  },
  rainProbability: {
    name: { vi: 'Khả năng mưa', en: 'Chance of rain' },
    unit: '%',
    note: 'chance of 0.2 mm or more',
    decimals: 0,
    meaning: ['Khả năng mưa', 'Chance of rain'],
    origin: 'members',
    whenNull: 'noRun',
    isInFile: true,
  },
  uvIndex: {
    name: { vi: 'Chỉ số UV', en: 'UV index' },
    unit: '',
    note: 'UV index',
    decimals: 1,
    meaning: ['Chỉ số UV', 'UV index'],
    ...DERIVED,
    isInFile: true,
  },
} as const satisfies Record<string, HourField>;

/** Name of a field in replies. */
export type HourFieldName = keyof typeof HOUR_FIELDS;

/** Every field in the order of replies. */
export const HOUR_FIELD_NAMES = Object.keys(HOUR_FIELDS) as readonly HourFieldName[];

/** One value per field, by its name. */
export const mapHourFields = <Value>(toValue: (field: HourField) => Value): Readonly<Record<HourFieldName, Value>> =>
  Object.fromEntries(HOUR_FIELD_NAMES.map((name) => [name, toValue(HOUR_FIELDS[name])])) as Readonly<
    Record<HourFieldName, Value>
  >;
