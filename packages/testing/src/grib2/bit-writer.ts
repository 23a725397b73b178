/** Collects bits, the highest first, into octets. */
export class BitWriter {
  readonly #octets: number[] = [];
  #free = 0;

  /** The lowest `bits` (0 to 48) bits of a number. */
  put(value: number, bits: number): this {
    for (let place = bits - 1; place >= 0; place--) this.putBit(Math.floor(value / 2 ** place) % 2);
    return this;
  }

  putBit(bit: number): this {
    if (this.#free === 0) {
      this.#octets.push(0);
      this.#free = 8;
    }
    this.#free--;
    const last = this.#octets.length - 1;
    this.#octets[last] = (this.#octets[last] ?? 0) | (bit << this.#free);
    return this;
  }

  /** Fills the last octet with zero bits. */
  align(): this {
    this.#free = 0;
    return this;
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.#octets);
  }
}
