/** From this length on, in bytes, a text of an answer is left as it came: a picture in base64 has millions. */
const LONG = 1 << 16;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * JSON as `JSON.parse` reads it, but for long texts without escapes, which are given as their bytes (UTF-8): to decode millions of letters of
 * a picture, look at each for an escape and copy them takes longer than the picture's pixels need to be read from them.
 *
 * @throws SyntaxError
 */
export function parseAnswer(bytes: Uint8Array): unknown {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const long = longTextsOf(buffer);
  if (long.length === 0) return JSON.parse(buffer.toString());
  let short = '';
  let at = 0;
  for (const [number, { from, to }] of long.entries()) {
    short += `${buffer.toString('utf8', at, from)}${MARK}${number}`;
    at = to;
  }
  short += buffer.toString('utf8', at);
  return JSON.parse(short, (_, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith(MARKED)) return value;
    const found = long[Number(value.slice(MARKED.length))];
    return found ? buffer.subarray(found.from, found.to) : value;
  });
}

/** Nobody writes this by chance; one who does is given his own long text. */
const MARKED = '\u0000long text ';
const MARK = JSON.stringify(MARKED).slice(1, -1);

interface Place {
  readonly from: number;
  readonly to: number;
}

function longTextsOf(buffer: Buffer): Place[] {
  const found: Place[] = [];
  for (let open = buffer.indexOf(QUOTE); open !== -1; ) {
    let close = buffer.indexOf(QUOTE, open + 1);
    while (close !== -1 && isEscaped(buffer, close)) close = buffer.indexOf(QUOTE, close + 1);
    // What does not end is no JSON, and told so by who parses it.
    if (close === -1) return [];
    const text = { from: open + 1, to: close };
    if (close - open > LONG && !buffer.subarray(text.from, text.to).includes(BACKSLASH)) found.push(text);
    open = buffer.indexOf(QUOTE, close + 1);
  }
  return found;
}

function isEscaped(buffer: Buffer, quote: number): boolean {
  let slashes = 0;
  while (buffer[quote - 1 - slashes] === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}
