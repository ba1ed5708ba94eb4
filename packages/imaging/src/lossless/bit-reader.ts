/** Entropy-coded bits of a JPEG scan, most significant first; stuffed zeros after 0xff are skipped. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #buffer = 0;
  #count = 0;
  /** Bits that were asked for behind the end of the data. */
  #missing = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** More was read than there is: the data are cut off or spoilt. */
  get overrun(): boolean {
    return this.#missing > this.#count;
  }

  /** @param count 0…16 */
  bits(count: number): number {
    if (count === 0) return 0;
    if (this.#count < count) this.#fill();
    this.#count -= count;
    return (this.#buffer >>> this.#count) & ((1 << count) - 1);
  }

  /** A symbol by a table of `decodingTable`; −1 where no code begins like this. */
  symbol(table: Uint16Array): number {
    if (this.#count < 16) this.#fill();
    const found = table[(this.#buffer >>> (this.#count - 16)) & 0xffff] as number;
    if (found === 0) return -1;
    this.#count -= found >>> 8;
    return found & 0xff;
  }

  /** A number of `size` bits as T.81 F.2.2.1 writes it: the lower half of the range stands for the negative ones. */
  signed(size: number): number {
    const value = this.bits(size);
    return size > 0 && value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
  }

  /**
   * Leaves the byte that is begun and passes a marker.
   *
   * @returns the marker; −1 where coded data are left before it or there is none
   */
  marker(): number {
    const whole = this.#count - this.#missing;
    if (whole >= 8) return -1;
    this.#buffer = 0;
    this.#count = 0;
    this.#missing = 0;
    let at = this.#at;
    if (this.#bytes[at] !== 0xff) return -1;
    while (this.#bytes[at] === 0xff) at += 1;
    this.#at = at + 1;
    return this.#bytes[at] ?? -1;
  }

  /** Where the marker that `marker` passed begins. */
  get markerAt(): number {
    return this.#at - 2;
  }

  #fill(): void {
    while (this.#count <= 16) {
      let byte = this.#bytes[this.#at];
      if (byte === undefined || (byte === 0xff && this.#bytes[this.#at + 1] !== 0)) {
        byte = 0;
        this.#missing += 8;
      } else this.#at += byte === 0xff ? 2 : 1;
      this.#buffer = ((this.#buffer << 8) | byte) & 0xffffff;
      this.#count += 8;
    }
  }
}
