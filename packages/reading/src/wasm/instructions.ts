/** WebAssembly as bytes: the few instructions that our kernels use, by the names that WebAssembly gives them. */

/** An unsigned number in 7-bit groups, low ones first (LEB128). */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value >>> 0;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value | 0;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    const done = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
    bytes.push(done ? low : low | 0x80);
    if (done) return bytes;
  }
}

const vector = (code: number): number[] => [0xfd, ...unsigned(code)];
/** Alignment of 4 bytes, then the offset. */
const memory = (offset: number): number[] => [2, ...unsigned(offset)];

export type Code = readonly number[];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
export const constant = (value: number): Code => [0x41, ...signed(value)];
export const I32_ADD: Code = [0x6a];
const I32_SUB: Code = [0x6b];
export const I32_MUL: Code = [0x6c];
export const V128_ZERO: Code = [...vector(0x0c), ...Array.from({ length: 16 }, () => 0)];
export const load4 = (offset: number): Code => [...vector(0x00), ...memory(offset)];
export const loadSplat = (offset: number): Code => [...vector(0x09), ...memory(offset)];
export const store4 = (offset: number): Code => [...vector(0x0b), ...memory(offset)];
export const F32X4_ADD: Code = vector(0xe4);
export const F32X4_MUL: Code = vector(0xe6);
export const F32X4_MAX: Code = vector(0xe9);

/** Runs `body` as often as the local says, which counts down to nothing; not at all where it starts at nothing. */
export function countDown(local: number, body: Code): Code {
  const again = [...get(local), ...constant(1), ...I32_SUB, ...set(local), 0x0c, ...unsigned(0)];
  return [0x02, 0x40, 0x03, 0x40, ...get(local), 0x45, 0x0d, ...unsigned(1), ...body, ...again, 0x0b, 0x0b];
}

/** Runs `body` where the local is not 0. */
export function when(local: number, body: Code): Code {
  return [...get(local), 0x04, 0x40, ...body, 0x0b];
}

/** Adds a local or a number to a local. */
export function advance(local: number, by: Code): Code {
  return [...get(local), ...by, ...I32_ADD, ...set(local)];
}
