const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const TAB = 9;
const HASH = 35;
const BACKSLASH = 92;
const [MINUS, PLUS, POINT, ZERO, NINE, SMALL_E, LARGE_E] = [45, 43, 46, 48, 57, 101, 69] as const;

/** Longest name or face that is made a string of. */
const LONGEST_WORD = 4096;

/** Words and numbers of a text file, straight from its bytes: no string for a line, no array for its words. */
export class LineReader {
  readonly #bytes: Uint8Array;
  readonly #decoder = new TextDecoder();
  #at = 0;
  #started = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** How much of the file lies behind. */
  get fraction(): number {
    return this.#at / this.#bytes.length;
  }

  /** Goes to the next line with something on it; false at the end. */
  next(): boolean {
    if (this.#started) this.#skipLine();
    this.#started = true;
    for (;;) {
      this.#skipBlanks();
      if (this.#at >= this.#bytes.length) return false;
      const byte = this.#bytes[this.#at];
      if (byte === HASH) this.#skipLine();
      else if (byte === NEWLINE || byte === RETURN) this.#at += 1;
      else return true;
    }
  }

  /** The next word of the line; empty at its end. */
  word(): string {
    this.#skipBlanks();
    const start = this.#at;
    while (this.#at < this.#bytes.length && !isGap(this.#bytes[this.#at] as number)) this.#at += 1;
    return this.#decoder.decode(this.#bytes.subarray(start, Math.min(this.#at, start + LONGEST_WORD)));
  }

  /** What is left of the line. */
  rest(): string {
    this.#skipBlanks();
    const start = this.#at;
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== NEWLINE) this.#at += 1;
    return this.#decoder.decode(this.#bytes.subarray(start, Math.min(this.#at, start + LONGEST_WORD))).trim();
  }

  /** Whether the line goes on. */
  get more(): boolean {
    this.#skipBlanks();
    const byte = this.#bytes[this.#at];
    return byte !== undefined && byte !== NEWLINE && byte !== RETURN && byte !== HASH;
  }

  /** Whether a word ends here. */
  get atGap(): boolean {
    const byte = this.#bytes[this.#at];
    return byte === undefined || isGap(byte);
  }

  /** The next number of the line; not a number where there is none. */
  number(): number {
    this.#skipBlanks();
    const start = this.#at;
    const bytes = this.#bytes;
    let at = start;
    const sign = bytes[at] === MINUS ? -1 : 1;
    if (bytes[at] === MINUS || bytes[at] === PLUS) at += 1;
    let digits = 0;
    let mantissa = 0;
    let exponent = 0;
    let seenPoint = false;
    for (; ; at += 1) {
      const byte = bytes[at] as number;
      if (byte >= ZERO && byte <= NINE) {
        // Beyond fifteen digits a sum of doubles is not exact: the slow way then is.
        mantissa = mantissa * 10 + (byte - ZERO);
        digits += 1;
        if (seenPoint) exponent -= 1;
      } else if (byte === POINT && !seenPoint) seenPoint = true;
      else break;
    }
    const next = bytes[at];
    const ends = next === undefined || isGap(next);
    if (ends && digits > 0 && digits <= 15 && exponent >= -22) {
      this.#at = at;
      return (sign * mantissa) / 10 ** -exponent;
    }
    if (next === SMALL_E || next === LARGE_E || digits > 0 || !ends) return numberOf(this.word());
    return Number.NaN;
  }

  /** The next whole number of a face's corner: up to the next slash or gap. 0 where there is none. */
  index(): number {
    const bytes = this.#bytes;
    let sign = 1;
    if (bytes[this.#at] === MINUS) {
      sign = -1;
      this.#at += 1;
    }
    let value = 0;
    for (; ; this.#at += 1) {
      const byte = bytes[this.#at] as number;
      if (!(byte >= ZERO && byte <= NINE)) break;
      value = Math.min(value * 10 + (byte - ZERO), 2 ** 31);
    }
    return sign * value;
  }

  /** Steps over one byte where it is this one. */
  accept(sign: string): boolean {
    if (this.#bytes[this.#at] !== sign.charCodeAt(0)) return false;
    this.#at += 1;
    return true;
  }

  /** A backslash at the end of a line joins it with the next. */
  #skipBlanks(): void {
    for (;;) {
      const byte = this.#bytes[this.#at];
      if (byte === SPACE || byte === TAB) this.#at += 1;
      else if (byte === BACKSLASH && this.#bytes[this.#at + 1] === NEWLINE) this.#at += 2;
      else if (byte === BACKSLASH && this.#bytes[this.#at + 1] === RETURN) this.#at += 3;
      else return;
    }
  }

  #skipLine(): void {
    const end = this.#bytes.indexOf(NEWLINE, this.#at);
    this.#at = end < 0 ? this.#bytes.length : end + 1;
  }
}

function isGap(byte: number): boolean {
  return byte === SPACE || byte === NEWLINE || byte === RETURN || byte === TAB;
}

/** Some programs write commas of their country. */
function numberOf(word: string): number {
  return word === '' ? Number.NaN : Number(word.replace(',', '.'));
}
