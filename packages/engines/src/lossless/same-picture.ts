import sharp, { type Metadata } from 'sharp';

interface Samples {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** What one step of an 8-bit sample is worth: 257 where the other picture may have 16 bits. */
  readonly scale: number;
  readonly data: Uint16Array | Uint8Array;
}

/**
 * Whether two files are shown alike: the same samples, to the last bit, under the same profile, the same way up.
 */
export async function isSamePicture(a: Uint8Array, b: Uint8Array): Promise<boolean> {
  const [first, second] = [await sharp(a).metadata(), await sharp(b).metadata()];
  const sameProfile = Buffer.compare(first.icc ?? Buffer.alloc(0), second.icc ?? Buffer.alloc(0)) === 0;
  if (!sameProfile || (first.orientation ?? 1) !== (second.orientation ?? 1)) return false;
  return isSame(await readSamples(a, first), await readSamples(b, second));
}

/** As the file has them: without colour management. */
async function readSamples(file: Uint8Array, { depth, space }: Metadata): Promise<Samples> {
  const picture = sharp(file, { ignoreIcc: true, failOn: 'warning' });
  if (depth === 'ushort') {
    const colours = space === 'grey16' ? 'grey16' : 'rgb16';
    const { data, info } = await picture
      .pipelineColourspace(colours)
      .toColourspace(colours)
      .raw({ depth: 'ushort' })
      .toBuffer({ resolveWithObject: true });
    const samples = new Uint16Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
    return { ...info, scale: 1, data: samples };
  }
  // CMYK stays what it is; any conversion would round.
  const plain = space === 'cmyk' ? picture.pipelineColourspace('cmyk').toColourspace('cmyk') : picture;
  const { data, info } = await plain.raw().toBuffer({ resolveWithObject: true });
  return { ...info, scale: 257, data };
}

function isSame(a: Samples, b: Samples): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  if (a.channels === b.channels && a.scale === b.scale)
    return (
      Buffer.compare(
        Buffer.from(a.data.buffer, a.data.byteOffset, a.data.byteLength),
        Buffer.from(b.data.buffer, b.data.byteOffset, b.data.byteLength),
      ) === 0
    );
  for (let pixel = 0; pixel < a.width * a.height; pixel += 1)
    for (let channel = 0; channel < 4; channel += 1)
      if (sampleAt(a, pixel, channel) !== sampleAt(b, pixel, channel)) return false;
  return true;
}

/** Red, green, blue or alpha, 0…65535; grey is all three, and no alpha is full. */
function sampleAt({ data, channels, scale }: Samples, pixel: number, channel: number): number {
  const isGrey = channels < 3;
  if (channel === 3) {
    if (channels === 1 || channels === 3) return 65_535;
    return (data[pixel * channels + channels - 1] as number) * scale;
  }
  return (data[pixel * channels + (isGrey ? 0 : channel)] as number) * scale;
}
