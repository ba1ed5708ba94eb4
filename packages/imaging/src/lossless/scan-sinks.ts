import { encodingTable, type HuffmanTable, optimalTable } from './huffman-table.ts';
import type { SymbolSink } from './scan-coder.ts';

const SLOTS = 4;

/** Counts how often each symbol of each table occurs. */
export class SymbolCounter implements SymbolSink {
  readonly #frequencies = Array.from({ length: SLOTS }, () => new Float64Array(256));

  symbol(slot: number, symbol: number): void {
    const frequencies = this.#frequencies[slot] as Float64Array;
    frequencies[symbol] = (frequencies[symbol] as number) + 1;
  }

  bits(): void {
    // Only symbols have codes.
  }

  /** The best table of each place; undefined where it is not used. */
  tables(): (HuffmanTable | undefined)[] {
    return this.#frequencies.map((frequencies) =>
      frequencies.some((frequency) => frequency > 0) ? optimalTable(frequencies) : undefined,
    );
  }
}

/** Writes codes and bits, most significant first, a zero after each byte of ones. */
export class SymbolWriter implements SymbolSink {
  readonly #tables: readonly ({ codes: Uint16Array; lengths: Uint8Array } | undefined)[];
  #bytes = new Uint8Array(65_536);
  #length = 0;
  #buffer = 0;
  #count = 0;

  constructor(tables: readonly (HuffmanTable | undefined)[]) {
    this.#tables = tables.map((table) => table && encodingTable(table));
  }

  symbol(slot: number, symbol: number): void {
    const table = this.#tables[slot];
    const length = table?.lengths[symbol] ?? 0;
    if (!table || length === 0) throw new Error(`no code of symbol ${symbol} in table ${slot}`);
    this.bits(table.codes[symbol] as number, length);
  }

  bits(value: number, count: number): void {
    this.#buffer = ((this.#buffer << count) | (value & ((1 << count) - 1))) >>> 0;
    this.#count += count;
    while (this.#count >= 8) {
      this.#count -= 8;
      this.#byte((this.#buffer >>> this.#count) & 0xff);
    }
    this.#buffer &= (1 << this.#count) - 1;
  }

  /** What was written, the last byte filled up with ones. */
  finish(): Uint8Array {
    if (this.#count > 0) this.bits(0x7f, 8 - this.#count);
    return this.#bytes.subarray(0, this.#length);
  }

  #byte(byte: number): void {
    if (this.#length + 2 > this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#bytes.length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
    if (byte === 0xff) {
      this.#bytes[this.#length] = 0;
      this.#length += 1;
    }
  }
}
