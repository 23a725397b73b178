/** A repeatable sequence of random numbers. */
interface Chance {
  /** In [0, 1). */
  readonly next: () => number;
  /** A whole number from `least` to `most`. */
  readonly whole: (least: number, most: number) => number;
  readonly pick: <One>(list: readonly One[]) => One;
}

function makeChance(seed: number): Chance {
  let state = (seed + 1) * 0x9e3779b9;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return { next, whole, pick: (list) => list[whole(0, list.length - 1)] as never };
}

/** How a program writes tables. */
interface Dialect {
  readonly separator: string;
  readonly decimal: '.' | ',';
  /** Separator of groups of three digits; empty for none. */
  readonly thousands: string;
  readonly lineEnd: string;
  readonly hasMark: boolean;
  readonly quotesAll: boolean;
  readonly title: string | null;
  readonly hasNotes: boolean;
}

const TITLES = ['Bảng số liệu hồ A', 'hồ A, sông B, xã C, tỉnh D, năm 2020', '"Hồ A; lưu vực B"'];

function makeDialect(chance: Chance): Dialect {
  const decimal = chance.pick(['.', ','] as const);
  const thousands = chance.pick(['', '', decimal === '.' ? ',' : '.', ' ', '\u00a0', '\u2009']);
  return {
    separator: chance.pick([';', ',', '\t', '|']),
    decimal,
    thousands,
    lineEnd: chance.pick(['\n', '\r\n']),
    hasMark: chance.next() < 0.2,
    quotesAll: chance.next() < 0.2,
    title: chance.next() < 0.25 ? chance.pick(TITLES) : null,
    hasNotes: chance.next() < 0.25,
  };
}

/** A number as a dialect writes it. */
function writeNumber(value: number, digits: number, { decimal, thousands }: Dialect): string {
  const [whole = '', part] = value.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return part === undefined ? grouped : `${grouped}${decimal}${part}`;
}

/** Rows as text: a cell that contains the separator is quoted. */
function writeRows(rows: readonly (readonly string[])[], dialect: Dialect): string {
  const { separator, lineEnd, hasMark, quotesAll, title } = dialect;
  const quote = (cell: string): string =>
    quotesAll || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = rows.map((cells) => cells.map(quote).join(separator));
  return `${hasMark ? '\ufeff' : ''}${[...(title === null ? [] : [title]), ...lines].join(lineEnd)}${lineEnd}`;
}

const NOTES = ['MNC', 'số 5, ngõ 2; phố X', '', 'đo lại'];

/** A table V(H) in some dialect, and its values. */
export interface StorageCase {
  readonly text: string;
  readonly points: readonly (readonly [levelM: number, volumeHm3: number])[];
  /** Whether its header omits the units. */
  readonly lacksUnits: boolean;
}

export function makeStorageCase(seed: number): StorageCase {
  const chance = makeChance(seed);
  const dialect = makeDialect(chance);
  const [levelDigits, volumeDigits] = [chance.whole(0, 3), chance.whole(0, 3)];
  let [level, volume] = [chance.whole(5, 900), chance.whole(1, 2500)];
  const numbers = Array.from({ length: chance.whole(3, 25) }, () => {
    level += chance.whole(1, 4) + Number(chance.next().toFixed(levelDigits));
    volume += chance.whole(1, 300) + Number(chance.next().toFixed(volumeDigits));
    return [Number(level.toFixed(levelDigits)), Number(volume.toFixed(volumeDigits))] as const;
  });
  const head = dialect.hasNotes
    ? chance.pick(['units', 'units', 'bare'])
    : chance.pick(['none', 'units', 'units', 'bare']);
  const unit = head === 'units' ? chance.pick(['triệu m³', '10^6 m3', 'hm3', 'nghìn m³'] as const) : 'hm3';
  const factor = unit === 'nghìn m³' ? 0.001 : 1;
  const [levelName, volumeName] = chance.pick([
    ['Mực nước', 'Dung tích'],
    ['Level', 'Volume'],
    ['Z', 'W'],
  ] as const);
  const names = head === 'units' ? [`${levelName} (m)`, `${volumeName} (${unit})`] : [levelName, volumeName];
  const withNotes = (cells: readonly string[], note: string): readonly string[] =>
    dialect.hasNotes ? [...cells, note] : cells;
  const rows = numbers.map((pair) =>
    withNotes(
      [writeNumber(pair[0], levelDigits, dialect), writeNumber(pair[1], volumeDigits, dialect)],
      chance.pick(NOTES),
    ),
  );
  // A title above numbers without a header would be words above a column of numbers: nobody writes that.
  const written = { ...dialect, title: head === 'none' ? null : dialect.title };
  return {
    text: writeRows(head === 'none' ? rows : [withNotes(names, 'Ghi chú'), ...rows], written),
    points: numbers.map(([levelM, value]) => [levelM, Number((value * factor).toPrecision(13))]),
    lacksUnits: head === 'bare',
  };
}

/** A phone list in some dialect, and its numbers. */
export interface PhoneCase {
  readonly text: string;
  readonly phones: readonly number[];
}

const PHONE_STYLES: readonly ((national: string) => string)[] = [
  (national) => national,
  (national) => national.slice(1),
  (national) => `+84${national.slice(1)}`,
  (national) => `84${national.slice(1)}`,
  (national) => `+84 (0)${national.slice(1, 4)} ${national.slice(4)}`,
  (national) => `+84 0${national.slice(1)}`,
  (national) => `${national.slice(0, 4)}.${national.slice(4, 7)}.${national.slice(7)}`,
  (national) => `${national.slice(0, 4)} ${national.slice(4, 7)} ${national.slice(7)}`,
  (national) => `${national.slice(0, 4)}\u00a0${national.slice(4)}`,
  (national) => `${national.slice(0, 4)}–${national.slice(4)}`,
  (national) => `\u200e${national}`,
  (national) => `="${national}"`,
];
const STREETS = ['số 5, ngõ 2, phố X, quận Y', 'Thôn 3', 'tổ 7; khu B', '12 Trần Phú, Hà Đông'];

export function makePhoneCase(seed: number): PhoneCase {
  const chance = makeChance(seed);
  const dialect = makeDialect(chance);
  const style = chance.pick(PHONE_STYLES);
  const nationals = Array.from(
    { length: chance.whole(2, 40) },
    () => `0${chance.pick(['3', '5', '7', '8', '9'])}${String(chance.whole(0, 99_999_999)).padStart(8, '0')}`,
  );
  // Every fifth list has numbers that end in 000, which are popular.
  const ending = seed % 5 === 0 ? nationals.map((national) => `${national.slice(0, 7)}000`) : nationals;
  const unique = [...new Set(ending)];
  const rows = unique.map((national, at) => [`Người ${at + 1}`, style(national), chance.pick(STREETS)]);
  const head = chance.pick(['Số điện thoại', 'SĐT', 'Mobile', 'Phone 1 - Value', null]);
  const named = head === null ? rows : [['Họ tên', head, 'Địa chỉ'], ...rows];
  // Exports of contacts have a column with the kind of each number beside it.
  const typed =
    head === 'Phone 1 - Value'
      ? named.map(([name = '', phone = '', street = ''], at) => [
          name,
          at === 0 ? 'Phone 1 - Type' : 'Mobile',
          phone,
          street,
        ])
      : named;
  return {
    text: writeRows(typed, dialect),
    phones: unique.map((national) => Number(`84${national.slice(1)}`)),
  };
}

/** Daily records of an inflow in some dialect, and their flows in m³/s. */
export interface SeriesCase {
  readonly text: string;
  readonly flow: readonly number[];
  readonly lacksUnits: boolean;
}

export function makeSeriesCase(seed: number): SeriesCase {
  const chance = makeChance(seed);
  const dialect = makeDialect(chance);
  const [digits, rainDigits] = [chance.whole(0, 3), chance.whole(0, 2)];
  const flow = Array.from({ length: chance.whole(3, 40) }, () => Number((chance.next() * 3000).toFixed(digits)));
  const lacksUnits = chance.next() < 0.15;
  const name = chance.pick(['Lưu lượng đến', 'Q đến', 'Inflow', 'Q']);
  const head = [
    'Ngày',
    lacksUnits ? name : `${name} (m³/s)`,
    'Mưa (mm)',
    'Bốc hơi (mm)',
    ...(dialect.hasNotes ? ['Ghi chú'] : []),
  ];
  const gap = chance.pick(['/', '-']);
  const dates = flow.map((_, day) => new Date(Date.UTC(2020, 2, 1 + day)).toISOString().slice(0, 10).split('-'));
  const isYearFirst = chance.next() < 0.4;
  const rows = flow.map((value, day) => {
    const [year = '', month = '', date = ''] = dates[day] ?? [];
    return [
      isYearFirst ? `${year}-${month}-${date}` : [date, month, year].join(gap),
      writeNumber(value, digits, dialect),
      writeNumber(chance.next() < 0.5 ? 0 : chance.next() * 60, rainDigits, dialect),
      writeNumber(chance.whole(1, 5), 0, dialect),
      ...(dialect.hasNotes ? [chance.pick(NOTES)] : []),
    ];
  });
  return { text: writeRows([head, ...rows], dialect), flow, lacksUnits };
}

/** An outline in some dialect of GeoJSON, closed or left open, and the corners of its ring. */
export interface OutlineCase {
  readonly text: string;
  readonly corners: readonly (readonly [lng: number, lat: number])[];
}

export function makeOutlineCase(seed: number): OutlineCase {
  const chance = makeChance(seed);
  const [lng, lat] = [103 + chance.next() * 5, 11 + chance.next() * 10];
  const count = chance.whole(3, 12);
  const digits = chance.whole(3, 14);
  const corners = Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    const radius = 0.1 + 0.1 * chance.next();
    return [
      Number((lng + radius * Math.cos(angle)).toFixed(digits)),
      Number((lat + radius * Math.sin(angle)).toFixed(digits)),
    ] as const;
  });
  const order = chance.next() < 0.5 ? corners : corners.toReversed();
  const ring = chance.next() < 0.7 ? [...order, order[0]] : order;
  const geometry =
    chance.next() < 0.5 ? { type: 'Polygon', coordinates: [ring] } : { type: 'MultiPolygon', coordinates: [[ring]] };
  const feature = { type: 'Feature', properties: { name: 'Lưu vực, A; B' }, geometry };
  const whole = chance.pick([geometry, feature, { type: 'FeatureCollection', features: [feature] }]);
  const text = JSON.stringify(whole, null, chance.pick([0, 2]));
  const lined = chance.next() < 0.5 ? text.replaceAll('\n', '\r\n') : text;
  return { text: (chance.next() < 0.2 ? '\ufeff' : '') + lined, corners };
}
