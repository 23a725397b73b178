/** An integer as a protocol buffers varint, which PMTiles directories use too. */
function writeVarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return Buffer.from([...bytes, rest]);
}

export const writeVarints = (values: readonly number[]): Buffer => Buffer.concat(values.map(writeVarint));

/** A field of a message that is a number. */
export const writeNumber = (field: number, value: number): Buffer => writeVarints([field << 3, value]);

/** A field of a message that is text, packed numbers or a message. */
export const writeBytes = (field: number, bytes: Buffer): Buffer =>
  Buffer.concat([writeVarints([(field << 3) | 2, bytes.length]), bytes]);
