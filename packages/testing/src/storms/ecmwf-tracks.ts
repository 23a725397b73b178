/** Where a model has a storm at a time; winds in m/s, pressure in hPa. */
export interface TrackPlace {
  readonly lat: number;
  readonly lng: number;
  readonly windMs?: number | null;
  readonly pressure?: number | null;
  /** Reach of winds of 18, 26 and 33 m/s in the four quadrants from the north on, clockwise, km. */
  readonly radii?: Readonly<Partial<Record<18 | 26 | 33, readonly [number, number, number, number]>>>;
}

/** A member of a run. */
export interface TrackSubset {
  readonly member: number;
  /** 0: deterministic; 1: control; 4: perturbed; null: not stated, as in files of 2015. */
  readonly type: number | null;
  /** Every six hours from the analysis on; null where the member has lost the storm. */
  readonly places: readonly (TrackPlace | null)[];
}

/** A message of a file of tracks. */
export interface TrackMessage {
  readonly identifier: string;
  readonly name?: string;
  /** Epoch seconds. */
  readonly runAt: number;
  /** Position that the run started from; null for what the model itself made. */
  readonly observed?: readonly [lat: number, lng: number] | null;
  readonly subsets: readonly TrackSubset[];
  readonly isCompressed?: boolean;
  /** WMO number of the centre; 98 is ECMWF. */
  readonly centre?: number;
}

/** A number or text of every subset, packed; null: missing. */
type Column = { readonly bits: number; readonly values: readonly (number | string | null)[] };

const THRESHOLDS = [18, 26, 33] as const;
const RADII = [105_003, 19_003, 103_004, 5021, 5021, 19_004];
const TEMPLATE = [
  ...[1033, 1034, 1032, 1025, 1027, 1090, 1091, 1092, 301_011, 301_012],
  ...[8005, 301_023, 8005, 301_023, 10_051, 8005, 301_023, 11_012, ...RADII],
  ...[114_000, 31_001, 8021, 4024, 8005, 301_023, 10_051, 8005, 301_023, 11_012, ...RADII],
];

/** Bits written one after another. */
class BitWriter {
  #bits = '';

  write(value: number, bits: number): void {
    if (bits > 0) this.#bits += value.toString(2).padStart(bits, '0');
  }

  toBytes(): Buffer {
    const padded = this.#bits.padEnd(Math.ceil(this.#bits.length / 8) * 8, '0');
    return Buffer.from(padded.match(/.{8}/g)?.map((octet) => Number.parseInt(octet, 2)) ?? []);
  }
}

const ones = (bits: number): number => 2 ** bits - 1;

function writeText(writer: BitWriter, text: string, octets: number): void {
  for (const code of Buffer.from(text.padStart(octets, ' '), 'latin1')) writer.write(code, 8);
}

function writeCompressed(writer: BitWriter, { bits, values }: Column): void {
  const [first] = values;
  if (typeof first === 'string') {
    writeText(writer, first, bits / 8);
    writer.write(0, 6);
    return;
  }
  const numbers = values.filter((value) => typeof value === 'number');
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length === 0 || (numbers.length === values.length && least === most)) {
    writer.write(numbers.length === 0 ? ones(bits) : least, bits);
    writer.write(0, 6);
    return;
  }
  const width = (most - least + 1).toString(2).length;
  writer.write(least, bits);
  writer.write(width, 6);
  for (const value of values) writer.write(typeof value === 'number' ? value - least : ones(width), width);
}

function listPlaceColumns(places: readonly (TrackPlace | null)[]): Column[] {
  const pick = (read: (place: TrackPlace) => number | null | undefined): (number | null)[] =>
    places.map((place) => {
      const value = place === null ? null : (read(place) ?? null);
      return value === null ? null : Math.round(value);
    });
  const latitude = { bits: 15, values: pick(({ lat }) => (lat + 90) * 100) };
  const longitude = { bits: 16, values: pick(({ lng }) => (lng + 180) * 100) };
  const mark = (significance: number): Column => ({ bits: 4, values: places.map(() => significance) });
  const radii = THRESHOLDS.flatMap((threshold): Column[] => [
    { bits: 8, values: places.map(() => threshold) },
    ...[0, 1, 2, 3].flatMap((quadrant): Column[] => [
      { bits: 16, values: places.map(() => quadrant * 9000) },
      { bits: 16, values: places.map(() => (quadrant + 1) * 9000) },
      { bits: 12, values: pick((place) => (place.radii?.[threshold]?.[quadrant] ?? Number.NaN) * 10 || null) },
    ]),
  ]);
  return [
    ...[latitude, longitude, { bits: 14, values: pick(({ pressure }) => (pressure == null ? null : pressure * 10)) }],
    // The strongest wind blows beside the centre.
    ...[
      mark(3),
      latitude,
      longitude,
      { bits: 12, values: pick(({ windMs }) => (windMs == null ? null : windMs * 10)) },
    ],
    ...radii,
  ];
}

function listColumns({ identifier, name, runAt, observed = null, subsets, centre = 98 }: TrackMessage): Column[] {
  const all = (bits: number, value: number | string | null): Column => ({ bits, values: subsets.map(() => value) });
  const start = new Date(runAt * 1000);
  const steps = Math.max(...subsets.map(({ places }) => places.length));
  const toColumns = (step: number): Column[] => listPlaceColumns(subsets.map(({ places }) => places[step] ?? null));
  return [
    ...[all(8, centre), all(8, null), all(8, 1), all(24, identifier), all(80, name ?? identifier), all(8, 2)],
    { bits: 10, values: subsets.map(({ member }) => member) },
    { bits: 8, values: subsets.map(({ type }) => type) },
    ...[all(12, start.getUTCFullYear()), all(4, start.getUTCMonth() + 1), all(6, start.getUTCDate())],
    ...[all(5, start.getUTCHours()), all(6, start.getUTCMinutes()), all(4, 1)],
    all(15, observed === null ? null : Math.round((observed[0] + 90) * 100)),
    all(16, observed === null ? null : Math.round((observed[1] + 180) * 100)),
    ...[all(4, 4), ...toColumns(0), all(8, steps - 1)],
    ...Array.from({ length: steps - 1 }, (_, index) => [
      ...[all(5, 4), all(12, (index + 1) * 6 + 2048), all(4, 1)],
      ...toColumns(index + 1),
    ]).flat(),
  ];
}

function packData(message: TrackMessage): Buffer {
  const writer = new BitWriter();
  const columns = listColumns(message);
  if (message.isCompressed !== false) {
    // A replication factor is a column like any other.
    for (const column of columns) writeCompressed(writer, column);
    return writer.toBytes();
  }
  for (const index of message.subsets.keys()) {
    for (const { bits, values } of columns) {
      const value = values[index] ?? null;
      if (typeof value === 'string') writeText(writer, value, bits / 8);
      else writer.write(value ?? ones(bits), bits);
    }
  }
  return writer.toBytes();
}

/** A section with its length before it. */
function makeSection(body: Buffer): Buffer {
  const length = Buffer.alloc(3);
  length.writeUIntBE(body.length + 3, 0, 3);
  return Buffer.concat([length, body]);
}

/** FXXYYY in 16 bits. */
const packDescriptor = (descriptor: number): number =>
  (Math.floor(descriptor / 100_000) << 14) | ((Math.floor(descriptor / 1000) % 100) << 8) | (descriptor % 1000);

/** A message of BUFR edition 4 with descriptors and data as they are, true or not. */
export function makeBufrMessage(facts: {
  readonly descriptors: readonly number[];
  readonly subsetCount: number;
  readonly isCompressed: boolean;
  readonly data: Buffer;
  readonly centre?: number;
}): Buffer {
  const identification = Buffer.alloc(19);
  identification.writeUInt16BE(facts.centre ?? 98, 1);
  identification[7] = 7;
  identification[10] = 31;
  const description = Buffer.alloc(4 + 2 * facts.descriptors.length);
  description.writeUInt16BE(facts.subsetCount, 1);
  description[3] = facts.isCompressed ? 0x40 : 0;
  for (const [index, descriptor] of facts.descriptors.entries()) {
    description.writeUInt16BE(packDescriptor(descriptor), 4 + 2 * index);
  }
  const sections = [identification, description, Buffer.concat([Buffer.alloc(1), facts.data])].map(makeSection);
  const body = Buffer.concat([...sections, Buffer.from('7777')]);
  const head = Buffer.from('BUFR\0\0\0\u0004', 'latin1');
  head.writeUIntBE(body.length + head.length, 4, 3);
  return Buffer.concat([head, body]);
}

/** A file of tracks as ECMWF's open data have it, with the radii of newer files. */
export function makeTrackFile(messages: readonly TrackMessage[]): Buffer {
  return Buffer.concat(
    messages.map((message) =>
      makeBufrMessage({
        descriptors: TEMPLATE,
        subsetCount: message.subsets.length,
        isCompressed: message.isCompressed !== false,
        data: packData(message),
        ...(message.centre === undefined ? {} : { centre: message.centre }),
      }),
    ),
  );
}
