import type { BitReader } from './bit-reader.ts';
import type { JpegCoefficients, JpegScan } from './jpeg-coefficients.ts';
import { walkScan } from './jpeg-coefficients.ts';

export interface ScanTables {
  /** By place of the component in the scan; undefined where the file has none. */
  readonly dc: readonly (Uint16Array | undefined)[];
  readonly ac: readonly (Uint16Array | undefined)[];
}

/** State of a scan between two restarts. */
interface ScanState {
  readonly previous: Int32Array;
  /** Blocks of an end-of-band run that are left. */
  run: number;
}

type ReadBlock = (bits: BitReader, blocks: Int16Array, at: number, place: number) => boolean;

/**
 * Reads a scan's bits into the coefficients.
 *
 * @param restartInterval MCUs between restart markers; 0: there are none
 * @returns false where the data are cut off, spoilt, or not what T.81 allows
 */
export function readScan(
  picture: JpegCoefficients,
  scan: JpegScan,
  bits: BitReader,
  options: { readonly tables: ScanTables; readonly progressive: boolean; readonly restartInterval: number },
): boolean {
  const { tables, progressive, restartInterval } = options;
  const state: ScanState = { previous: new Int32Array(4), run: 0 };
  const read = chooseReader(scan, tables, state, progressive);
  let sound = true;
  let units = 0;
  const total = unitsOf(picture, scan);
  walkScan(
    picture,
    scan,
    (place, at) => {
      const { blocks } = scan.components[place] as JpegScan['components'][number];
      sound &&= read(bits, blocks, at, place);
    },
    () => {
      units += 1;
      sound &&= !bits.overrun;
      if (sound && restartInterval > 0 && units % restartInterval === 0 && units < total) {
        sound = state.run === 0 && bits.marker() === 0xd0 + ((units / restartInterval - 1) & 7);
        state.previous.fill(0);
      }
      return sound;
    },
  );
  return sound && state.run === 0;
}

function unitsOf({ mcusAcross, mcusDown }: JpegCoefficients, { components }: JpegScan): number {
  const [single] = components;
  return components.length === 1 && single ? single.blocksAcross * single.blocksDown : mcusAcross * mcusDown;
}

function chooseReader(scan: JpegScan, tables: ScanTables, state: ScanState, progressive: boolean): ReadBlock {
  if (!progressive) return (bits, blocks, at, place) => readWhole(bits, blocks, at, place, tables, state);
  if (scan.from === 0)
    return scan.high === 0
      ? (bits, blocks, at, place) => {
          const value = readDc(bits, place, tables, state);
          if (value === undefined) return false;
          blocks[at] = value << scan.low;
          return true;
        }
      : (bits, blocks, at) => {
          if (bits.bits(1) === 1) blocks[at] = (blocks[at] as number) | (1 << scan.low);
          return true;
        };
  return scan.high === 0
    ? (bits, blocks, at) => readFirstAc(bits, blocks, at, scan, tables.ac[0], state)
    : (bits, blocks, at) => readRefinedAc(bits, blocks, at, scan, tables.ac[0], state);
}

function readDc(
  bits: BitReader,
  place: number,
  { dc }: ScanTables,
  { previous }: ScanState,
): number | undefined {
  const table = dc[place];
  const size = table ? bits.symbol(table) : -1;
  if (size < 0 || size > 11) return undefined;
  const value = (previous[place] as number) + bits.signed(size);
  previous[place] = value;
  return value;
}

function readWhole(
  bits: BitReader,
  blocks: Int16Array,
  at: number,
  place: number,
  tables: ScanTables,
  state: ScanState,
): boolean {
  const dc = readDc(bits, place, tables, state);
  const table = tables.ac[place];
  if (dc === undefined || !table) return false;
  blocks[at] = dc;
  for (let k = 1; k < 64; k += 1) {
    const symbol = bits.symbol(table);
    const size = symbol & 15;
    if (symbol < 0) return false;
    if (size === 0 && symbol !== 0xf0) return symbol === 0;
    k += symbol >> 4;
    if (size === 0) continue;
    if (k > 63) return false;
    blocks[at + k] = bits.signed(size);
  }
  return true;
}

function readFirstAc(
  bits: BitReader,
  blocks: Int16Array,
  at: number,
  { from, to, low }: JpegScan,
  table: Uint16Array | undefined,
  state: ScanState,
): boolean {
  if (state.run > 0) {
    state.run -= 1;
    return true;
  }
  if (!table) return false;
  for (let k = from; k <= to; k += 1) {
    const symbol = bits.symbol(table);
    if (symbol < 0) return false;
    const [zeros, size] = [symbol >> 4, symbol & 15];
    if (size === 0 && zeros < 15) {
      state.run = (1 << zeros) + bits.bits(zeros) - 1;
      return true;
    }
    k += zeros;
    if (size === 0) continue;
    if (k > to) return false;
    blocks[at + k] = bits.signed(size) << low;
  }
  return true;
}

function readRefinedAc(
  bits: BitReader,
  blocks: Int16Array,
  at: number,
  { from, to, low }: JpegScan,
  table: Uint16Array | undefined,
  state: ScanState,
): boolean {
  if (!table) return false;
  const bit = 1 << low;
  let k = from;
  /** Passes coefficients, correcting those that are not zero, until `zeros` others were passed and one more stands there. */
  const pass = (zeros: number) => {
    for (let left = zeros; k <= to; k += 1) {
      const value = blocks[at + k] as number;
      if (value === 0) {
        if (left === 0) return;
        left -= 1;
      } else if (bits.bits(1) === 1 && (Math.abs(value) & bit) === 0)
        blocks[at + k] = value < 0 ? value - bit : value + bit;
    }
  };
  while (state.run === 0 && k <= to) {
    const symbol = bits.symbol(table);
    const [zeros, size] = [symbol >> 4, symbol & 15];
    if (symbol < 0 || size > 1) return false;
    if (size === 0 && zeros < 15) {
      state.run = (1 << zeros) + bits.bits(zeros);
      break;
    }
    const value = size === 1 && bits.bits(1) === 0 ? -bit : bit;
    pass(zeros);
    if (k > to) return size === 0;
    if (size === 1) blocks[at + k] = value;
    k += 1;
  }
  if (state.run > 0) {
    pass(64);
    state.run -= 1;
  }
  return true;
}
