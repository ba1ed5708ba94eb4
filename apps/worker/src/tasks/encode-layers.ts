import { createHash } from 'node:crypto';
import type { PixelBuffer, ResultLayers } from '@plumbline/core/ports/image-engine.ts';
import type { EncodedPicture } from '@plumbline/core/ports/picture-codec.ts';
import type { EncodedLayers, LayerName } from '@plumbline/core/tasks/run/deliver-image.ts';
import { encodePng } from '@plumbline/imaging/file-format/encode-png.ts';

const DEEPEST = 65_535;

/**
 * The files beside a picture of a model: numbers of things and materials as colours of 24 bits, depth in grey of 16, the line
 * drawing as it is.
 *
 * @param labelled encodes 8-bit pixels with the labels of what a machine made
 */
export async function encodeLayers(
  { things, materials, depth, line }: ResultLayers,
  { width, height }: Pick<PixelBuffer, 'width' | 'height'>,
  labelled: (picture: PixelBuffer, layer: LayerName) => Promise<EncodedPicture>,
): Promise<EncodedLayers> {
  const coloured = (numbers: Uint32Array) => ({
    width,
    height,
    channels: 3 as const,
    data: toColours(numbers),
  });
  const { nearM, farM } = rangeOf(depth);
  return {
    nearM,
    farM,
    files: {
      masks: await labelled(coloured(things), 'masks'),
      materials: await labelled(coloured(materials), 'materials'),
      depth: await encodeDepth(toGrey(depth, nearM, farM), width, height),
      line: await labelled(line, 'line'),
    },
  };
}

function toColours(numbers: Uint32Array): Uint8ClampedArray {
  const data = new Uint8ClampedArray(numbers.length * 3);
  for (const [at, number] of numbers.entries()) {
    data[at * 3] = (number >>> 16) & 0xff;
    data[at * 3 + 1] = (number >>> 8) & 0xff;
    data[at * 3 + 2] = number & 0xff;
  }
  return data;
}

/** Of what is there; both 0 where nothing is. */
function rangeOf(depth: Float32Array): { readonly nearM: number; readonly farM: number } {
  let nearM = Number.POSITIVE_INFINITY;
  let farM = 0;
  for (const metres of depth) {
    if (metres <= 0) continue;
    nearM = Math.min(nearM, metres);
    farM = Math.max(farM, metres);
  }
  return farM === 0 ? { nearM: 0, farM: 0 } : { nearM, farM };
}

function toGrey(depth: Float32Array, nearM: number, farM: number): Uint16Array {
  const step = farM > nearM ? (DEEPEST - 1) / (farM - nearM) : 0;
  return Uint16Array.from(depth, (metres) => (metres > 0 ? 1 + Math.round((metres - nearM) * step) : 0));
}

async function encodeDepth(grey: Uint16Array, width: number, height: number): Promise<EncodedPicture> {
  const hash = createHash('sha256').update(`${width} ${height} 16 `);
  const png = await encodePng({ width, height, channels: 1, bits: 16, filter: 'none' }, (y, row) => {
    const view = new DataView(row.buffer, row.byteOffset, row.byteLength);
    for (let x = 0; x < width; x += 1) view.setUint16(x * 2, grey[y * width + x] ?? 0);
    hash.update(row);
  });
  if (!png) throw new Error('a depth has no limit');
  return { png, pixelHash: hash.digest('hex') };
}
