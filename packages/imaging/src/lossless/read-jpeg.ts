import { BitReader } from './bit-reader.ts';
import { type HuffmanTable, decodingTable } from './huffman-table.ts';
import type { JpegCoefficients, JpegComponent, JpegScan } from './jpeg-coefficients.ts';
import { readScan } from './scan-reader.ts';

const [SOF0, SOF2, DHT, EOI, SOS, DQT, DNL, DRI] = [0xc0, 0xc2, 0xc4, 0xd9, 0xda, 0xdb, 0xdc, 0xdd];

interface Reading {
  readonly headers: Uint8Array[];
  /** By class (0 DC, 1 AC) × 4 + number. */
  readonly tables: (Uint16Array | undefined)[];
  picture: JpegCoefficients | undefined;
  progressive: boolean;
  restartInterval: number;
  /** Lowest bit known of each coefficient of each component; −1: none. */
  known: Int8Array[];
}

/**
 * The coefficients of a JPEG file: baseline, extended or progressive, Huffman-coded, of 8 bits (ITU-T T.81).
 *
 * @returns undefined for other kinds, and for a file that is cut off, spoilt or unusual in any way: what is not fully
 *   understood must not be written anew
 */
export function readJpeg(file: Uint8Array): JpegCoefficients | undefined {
  if (file[0] !== 0xff || file[1] !== 0xd8) return undefined;
  const reading: Reading = {
    headers: [],
    tables: [],
    picture: undefined,
    progressive: false,
    restartInterval: 0,
    known: [],
  };
  let at = 2;
  while (file[at] === 0xff) {
    while (file[at + 1] === 0xff) at += 1;
    const marker = file[at + 1] ?? 0;
    if (marker === EOI) return at + 2 === file.byteLength ? finish(reading) : undefined;
    const length = ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > file.byteLength) return undefined;
    const payload = file.subarray(at + 4, end);
    if (marker === SOS) {
      const next = readOneScan(reading, file, payload, end);
      if (next === undefined) return undefined;
      at = next;
      continue;
    }
    if (!readSegment(reading, marker, file.subarray(at, end), payload)) return undefined;
    at = end;
  }
  return undefined;
}

/** Every coefficient must have been coded down to its last bit. */
function finish({ picture, known }: Reading): JpegCoefficients | undefined {
  return known.every((bits) => bits.every((bit) => bit === 0)) ? picture : undefined;
}

function readSegment(reading: Reading, marker: number, whole: Uint8Array, payload: Uint8Array): boolean {
  if (marker === DHT) return readTables(reading, payload);
  if (marker === DRI) {
    if (payload.length !== 2) return false;
    reading.restartInterval = ((payload[0] as number) << 8) | (payload[1] as number);
    return true;
  }
  if (marker >= SOF0 && marker <= SOF2) {
    if (reading.picture) return false;
    reading.progressive = marker === SOF2;
    reading.picture = readFrame(payload, reading.headers);
    reading.known = (reading.picture?.components ?? []).map(() => new Int8Array(64).fill(-1));
    return reading.picture !== undefined;
  }
  // Quantisation that changes between scans, other frames, arithmetic codes and sizes given late are left alone.
  if (marker === DNL || marker < 0xdb || (marker === DQT && reading.picture)) return false;
  reading.headers.push(whole);
  return true;
}

function readTables({ tables }: Reading, payload: Uint8Array): boolean {
  let at = 0;
  while (at < payload.length) {
    const selector = payload[at] as number;
    const counts = payload.subarray(at + 1, at + 17);
    const size = counts.reduce((sum, count) => sum + count, 0);
    const symbols = payload.subarray(at + 17, at + 17 + size);
    if (selector >> 4 > 1 || (selector & 15) > 3 || symbols.length < size || size > 256) return false;
    const table: HuffmanTable = { counts, symbols };
    const decoding = decodingTable(table);
    if (!decoding) return false;
    tables[(selector >> 4) * 4 + (selector & 15)] = decoding;
    at += 17 + size;
  }
  return true;
}

function readFrame(payload: Uint8Array, headers: readonly Uint8Array[]): JpegCoefficients | undefined {
  const [precision = 0, h1 = 0, h0 = 0, w1 = 0, w0 = 0, count = 0] = payload;
  const [height, width] = [(h1 << 8) | h0, (w1 << 8) | w0];
  if (precision !== 8 || width === 0 || height === 0 || count < 1 || count > 4) return undefined;
  if (payload.length !== 6 + 3 * count) return undefined;
  const specs = Array.from({ length: count }, (_, index) => {
    const [id = 0, sampling = 0, quantisation = 0] = payload.subarray(6 + 3 * index);
    return { id, horizontal: sampling >> 4, vertical: sampling & 15, quantisation };
  });
  if (specs.some(({ horizontal: h, vertical: v }) => h < 1 || h > 4 || v < 1 || v > 4)) return undefined;
  if (new Set(specs.map(({ id }) => id)).size < count) return undefined;
  // More blocks than an MCU may have: such a picture cannot be written as one interleaved scan.
  if (specs.reduce((sum, { horizontal, vertical }) => sum + horizontal * vertical, 0) > 10) return undefined;
  const widest = Math.max(...specs.map(({ horizontal }) => horizontal));
  const tallest = Math.max(...specs.map(({ vertical }) => vertical));
  const mcusAcross = Math.ceil(width / (8 * widest));
  const mcusDown = Math.ceil(height / (8 * tallest));
  const components = specs.map((spec): JpegComponent => {
    const [stride, rows] = [mcusAcross * spec.horizontal, mcusDown * spec.vertical];
    return {
      ...spec,
      blocksAcross: Math.ceil(Math.ceil((width * spec.horizontal) / widest) / 8),
      blocksDown: Math.ceil(Math.ceil((height * spec.vertical) / tallest) / 8),
      stride,
      rows,
      blocks: new Int16Array(stride * rows * 64),
    };
  });
  return { width, height, mcusAcross, mcusDown, components, headers };
}

/** @returns where the next marker begins */
function readOneScan(
  reading: Reading,
  file: Uint8Array,
  payload: Uint8Array,
  at: number,
): number | undefined {
  const { picture, progressive, restartInterval, tables } = reading;
  const count = payload[0] ?? 0;
  if (!picture || count < 1 || payload.length !== 4 + 2 * count) return undefined;
  const components: JpegComponent[] = [];
  const selectors: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const component = picture.components.find(({ id }) => id === payload[1 + 2 * index]);
    if (!component || components.includes(component)) return undefined;
    components.push(component);
    selectors.push(payload[2 + 2 * index] as number);
  }
  const [from = 0, to = 0, bitRange = 0] = payload.subarray(1 + 2 * count);
  const scan: JpegScan = { components, from, to, high: bitRange >> 4, low: bitRange & 15 };
  if (!isAllowed(reading, scan)) return undefined;
  const bits = new BitReader(file, at);
  const sound = readScan(picture, scan, bits, {
    tables: {
      dc: selectors.map((selector) => tables[selector >> 4]),
      ac: selectors.map((selector) => tables[4 + (selector & 15)]),
    },
    progressive,
    restartInterval,
  });
  return sound && bits.marker() >= 0 ? bits.markerAt : undefined;
}

/** Whether a scan goes on from what is known, and notes what is known after it. */
function isAllowed({ picture, progressive, known }: Reading, scan: JpegScan): boolean {
  const { components, from, to, high, low } = scan;
  if (progressive) {
    if (from > to || to > 63 || (from === 0) !== (to === 0) || low > 13) return false;
    if (from > 0 && components.length > 1) return false;
    if (high > 0 && high !== low + 1) return false;
  } else if (from !== 0 || to !== 63 || high !== 0 || low !== 0) return false;
  return components.every((component) => {
    const bits = known[picture?.components.indexOf(component) ?? -1];
    if (!bits) return false;
    for (let k = from; k <= to; k += 1) {
      if (bits[k] !== (high === 0 ? -1 : high)) return false;
      bits[k] = low;
    }
    return true;
  });
}
