/** Collects the octets of a section: big-endian, signed numbers as sign and magnitude. */
export class ByteWriter {
  readonly #octets: number[] = [];

  u8(...values: readonly number[]): this {
    for (const value of values) this.unsigned(value, 1);
    return this;
  }

  u16(...values: readonly number[]): this {
    for (const value of values) this.unsigned(value, 2);
    return this;
  }

  u32(...values: readonly number[]): this {
    for (const value of values) this.unsigned(value, 4);
    return this;
  }

  unsigned(value: number, octets: number): this {
    if (!Number.isInteger(value) || value < 0 || value >= 256 ** octets) {
      throw new RangeError(`${value} does not fit into ${octets} octets`);
    }
    for (let place = octets - 1; place >= 0; place--) this.#octets.push(Math.floor(value / 256 ** place) % 256);
    return this;
  }

  signed(value: number, octets: number): this {
    return this.unsigned(value < 0 ? 256 ** octets / 2 - value : value, octets);
  }

  float32(value: number): this {
    const view = new DataView(new ArrayBuffer(4));
    view.setFloat32(0, value);
    return this.u32(view.getUint32(0));
  }

  append(bytes: Iterable<number>): this {
    for (const byte of bytes) this.#octets.push(byte);
    return this;
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.#octets);
  }
}
