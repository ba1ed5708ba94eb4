import type { Bytes3 } from '../view3d/instance-colours.ts';

/** What a picture comes to from afar, from dark to bright. */
export interface Tones {
  readonly dark: Bytes3;
  readonly middle: Bytes3;
  readonly bright: Bytes3;
}

const EDGE = 16;
const known = new Map<string, Promise<Tones | undefined>>();

/** Three tones of a picture of this site; undefined where it does not come. Asked once a picture. */
export function pictureTones(url: string): Promise<Tones | undefined> {
  const made = known.get(url) ?? readTones(url).catch(() => undefined);
  known.set(url, made);
  return made;
}

async function readTones(url: string): Promise<Tones | undefined> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(image, 0, 0, EDGE, EDGE);
  return tonesOf(context.getImageData(0, 0, EDGE, EDGE).data);
}

/** @param pixels four bytes each. */
export function tonesOf(pixels: Uint8ClampedArray): Tones {
  const sorted = Array.from({ length: pixels.length / 4 }, (_, at) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at * 4, at * 4 + 3);
    return { colour: [r, g, b] as const, light: 0.3 * r + 0.6 * g + 0.1 * b };
  }).sort((a, b) => a.light - b.light);
  const third = Math.max(1, Math.floor(sorted.length / 3));
  const mean = (from: number): Bytes3 => {
    const part = sorted.slice(from, from + third);
    const sum = (axis: 0 | 1 | 2) =>
      Math.round(part.reduce((total, { colour }) => total + colour[axis], 0) / Math.max(1, part.length));
    return [sum(0), sum(1), sum(2)];
  };
  return { dark: mean(0), middle: mean(third), bright: mean(sorted.length - third) };
}

/** The tone that stands for the whole picture. */
export function wholeTone({ dark, middle, bright }: Tones): Bytes3 {
  const mean = (axis: 0 | 1 | 2) => Math.round((dark[axis] + middle[axis] + bright[axis]) / 3);
  return [mean(0), mean(1), mean(2)];
}
