import type { HuffmanTable } from './huffman-table.ts';
import type { JpegCoefficients, JpegComponent, JpegScan } from './jpeg-coefficients.ts';
import { codeAc, codeDc, codeSequential, slotOf } from './scan-coder.ts';
import { SymbolCounter, SymbolWriter } from './scan-sinks.ts';

/**
 * How a file says the same coefficients: block by block; band after band; or band after band with the last bits of each
 * number later, which is how most programs write progressive files.
 */
export const JPEG_LAYOUTS = ['sequential', 'bands', 'bands-and-bits'] as const;
export type JpegLayout = (typeof JPEG_LAYOUTS)[number];

/** A JPEG file of these coefficients with the shortest Huffman codes, in one of the layouts. */
export function writeJpeg(picture: JpegCoefficients, layout: JpegLayout): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(0xff, 0xd8), ...picture.headers, frameHeader(picture, layout)];
  for (const scan of scansOf(picture.components, layout)) {
    const code = layout === 'sequential' ? codeSequential : scan.from === 0 ? codeDc : codeAc;
    const counter = new SymbolCounter();
    code(picture, scan, counter);
    const tables = counter.tables();
    const writer = new SymbolWriter(tables);
    code(picture, scan, writer);
    parts.push(...tableSegments(tables, scan, layout), scanHeader(scan, layout), writer.finish());
  }
  parts.push(Uint8Array.of(0xff, 0xd9));
  return join(parts);
}

function scansOf(components: readonly JpegComponent[], layout: JpegLayout): JpegScan[] {
  const whole = { from: 0, to: 63, high: 0, low: 0 };
  if (layout === 'sequential') return [{ components, ...whole }];
  const band = (component: JpegComponent, from: number, to: number, high = 0, low = 0): JpegScan => ({
    components: [component],
    from,
    to,
    high,
    low,
  });
  const [first, ...others] = components;
  if (!first) return [];
  if (layout === 'bands')
    return [
      { components, from: 0, to: 0, high: 0, low: 0 },
      band(first, 1, 8),
      ...others.map((component) => band(component, 1, 8)),
      band(first, 9, 63),
      ...others.map((component) => band(component, 9, 63)),
    ];
  return [
    { components, from: 0, to: 0, high: 0, low: 1 },
    band(first, 1, 5, 0, 2),
    ...others.map((component) => band(component, 1, 63, 0, 1)),
    band(first, 6, 63, 0, 2),
    band(first, 1, 63, 2, 1),
    { components, from: 0, to: 0, high: 1, low: 0 },
    ...others.map((component) => band(component, 1, 63, 1, 0)),
    band(first, 1, 63, 1, 0),
  ];
}

function frameHeader(
  { width, height, components, headers }: JpegCoefficients,
  layout: JpegLayout,
): Uint8Array {
  // Baseline files have 8-bit quantisation alone (T.81, B.2.4.1).
  const wide = headers.some((header) => header[1] === 0xdb && hasWideTable(header));
  const marker = layout === 'sequential' ? (wide ? 0xc1 : 0xc0) : 0xc2;
  return segment(marker, [
    8,
    height >> 8,
    height & 0xff,
    width >> 8,
    width & 0xff,
    components.length,
    ...components.flatMap(({ id, horizontal, vertical, quantisation }) => [
      id,
      (horizontal << 4) | vertical,
      quantisation,
    ]),
  ]);
}

function hasWideTable(segmentOfTables: Uint8Array): boolean {
  for (let at = 4; at < segmentOfTables.length; at += 65)
    if ((segmentOfTables[at] as number) >> 4 > 0) return true;
  return false;
}

/** Slots 0 and 1 are the DC tables of interleaved scans, 2 and 3 their AC tables; a band has slot 0 alone. */
function tableSegments(
  tables: readonly (HuffmanTable | undefined)[],
  scan: JpegScan,
  layout: JpegLayout,
): Uint8Array[] {
  return tables.flatMap((table, slot) => {
    if (!table) return [];
    const ofBand = layout !== 'sequential' && scan.from > 0;
    const selector = ofBand ? 0x10 : slot < 2 ? slot : 0x10 | (slot - 2);
    return [segment(0xc4, [selector, ...table.counts, ...table.symbols])];
  });
}

function scanHeader({ components, from, to, high, low }: JpegScan, layout: JpegLayout): Uint8Array {
  return segment(0xda, [
    components.length,
    ...components.flatMap(({ id }, place) => {
      const slot = slotOf(place);
      // A table that a scan does not use is named 0.
      return [id, layout === 'sequential' ? (slot << 4) | slot : from === 0 ? slot << 4 : 0];
    }),
    from,
    to,
    (high << 4) | low,
  ]);
}

function segment(marker: number, payload: readonly number[]): Uint8Array {
  const length = payload.length + 2;
  return Uint8Array.of(0xff, marker, length >> 8, length & 0xff, ...payload);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
