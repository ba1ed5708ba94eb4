import { readFile } from 'node:fs/promises';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { type RandomStream, seededRandom } from '@plumbline/imaging/random.ts';
import sharp from 'sharp';

export interface Composite {
  readonly name: string;
  readonly ground: 'studio' | 'room';
  /** RGB. */
  readonly picture: Raster;
  /** 0…1 for each pixel: how much of it is the item. */
  readonly alpha: Float32Array;
  /** Around the item, with a margin. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const [WIDTH, HEIGHT] = [640, 480];
const ROOMS = ['living-room-render.webp', 'kitchen-render.webp', 'office-render.webp', 'villa-render.webp'];
const ITEMS = { plant, chair, tuft, vase } as const;
const MARGIN = 14;

/** Items drawn over grounds, so that the opacity of every pixel is known. */
export async function drawComposites(): Promise<readonly Composite[]> {
  const all: Composite[] = [];
  for (const [at, [name, draw]] of Object.entries(ITEMS).entries())
    for (const ground of ['studio', 'room'] as const) {
      const random = seededRandom(100 * at + (ground === 'room' ? 7 : 3));
      const item = await decode(Buffer.from(svg(draw(random))), 4);
      const back =
        ground === 'studio' ? studio(random) : await decode(await readFile(roomFile(ROOMS[at] as string)), 3);
      all.push(lay(name, ground, item, back));
    }
  return all;
}

const roomFile = (name: string) => new URL(`../../content/public/samples/${name}`, import.meta.url);
const svg = (parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts}</svg>`;

async function decode(file: Buffer, channels: 3 | 4): Promise<Raster> {
  const picture = sharp(file).resize(WIDTH, HEIGHT, { fit: 'cover' }).toColourspace('srgb');
  const pixels = await (channels === 4 ? picture.ensureAlpha() : picture.removeAlpha()).raw().toBuffer();
  return { width: WIDTH, height: HEIGHT, channels, data: new Uint8ClampedArray(pixels) };
}

/** A wall that runs smoothly into its floor, with a little grain. */
function studio(random: RandomStream): Raster {
  const ground = createRaster(WIDTH, HEIGHT, 3);
  const tint = [222 + 20 * random(), 218 + 20 * random(), 212 + 20 * random()];
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const y = Math.floor(i / WIDTH) / HEIGHT;
    const shade = 0.86 + 0.14 * Math.abs(y - 0.7) + 0.02 * random();
    for (let k = 0; k < 3; k++) ground.data[3 * i + k] = (tint[k] as number) * shade;
  }
  return ground;
}

function lay(name: string, ground: Composite['ground'], item: Raster, back: Raster): Composite {
  const picture = createRaster(WIDTH, HEIGHT, 3);
  const alpha = new Float32Array(WIDTH * HEIGHT);
  let [left, top, right, bottom] = [WIDTH, HEIGHT, 0, 0];
  for (let i = 0; i < alpha.length; i++) {
    const share = (item.data[4 * i + 3] as number) / 255;
    alpha[i] = share;
    for (let k = 0; k < 3; k++)
      picture.data[3 * i + k] =
        share * (item.data[4 * i + k] as number) + (1 - share) * (back.data[3 * i + k] as number);
    if (share === 0) continue;
    left = Math.min(left, i % WIDTH);
    right = Math.max(right, i % WIDTH);
    top = Math.min(top, Math.floor(i / WIDTH));
    bottom = Math.floor(i / WIDTH);
  }
  const x = Math.max(0, left - MARGIN);
  const y = Math.max(0, top - MARGIN);
  const box = {
    x,
    y,
    width: Math.min(WIDTH, right + MARGIN) - x,
    height: Math.min(HEIGHT, bottom + MARGIN) - y,
  };
  return { name, ground, picture, alpha, box };
}

/** A pot with many narrow leaves. */
function plant(random: RandomStream): string {
  const leaves = Array.from({ length: 60 }, () => {
    const turn = -170 + 160 * random();
    const length = 90 + 110 * random();
    const green = `rgb(${30 + 50 * random()},${90 + 70 * random()},${30 + 40 * random()})`;
    return `<path d="M0 0 Q ${length / 2} ${-9 - 9 * random()} ${length} 0 Q ${length / 2} ${6 + 6 * random()} 0 0" fill="${green}" transform="translate(320 300) rotate(${turn})"/>`;
  });
  return `${leaves.join('')}<path d="M270 300 L370 300 L355 420 L285 420 Z" fill="#8a4a34"/>`;
}

/** Seat, back and thin legs. */
function chair(random: RandomStream): string {
  const wood = `rgb(${90 + 40 * random()},${50 + 20 * random()},${30 + 15 * random()})`;
  const leg = (x0: number, x1: number) =>
    `<path d="M${x0} 270 L${x1} 430" stroke="${wood}" stroke-width="7" stroke-linecap="round"/>`;
  const bars = [260, 290, 320, 350, 380].map(
    (x) => `<path d="M${x} 110 L${x} 250" stroke="${wood}" stroke-width="4"/>`,
  );
  return `${leg(250, 235)}${leg(390, 405)}${leg(275, 270)}${leg(365, 372)}${bars.join('')}
    <path d="M245 100 Q320 80 395 100 L395 125 Q320 105 245 125 Z" fill="${wood}"/>
    <ellipse cx="320" cy="262" rx="92" ry="26" fill="#3c6f8f"/>`;
}

/** A cushion with loose threads, each thinner than a pixel in places. */
function tuft(random: RandomStream): string {
  const threads = Array.from({ length: 170 }, () => {
    const turn = 2 * Math.PI * random();
    const [x, y] = [320 + 95 * Math.cos(turn), 240 + 80 * Math.sin(turn)];
    const far = 1.15 + 0.25 * random();
    const bend = 14 * (random() - 0.5);
    return `<path d="M${x} ${y} Q ${320 + (x - 320) * 1.1 + bend} ${240 + (y - 240) * 1.1 - bend} ${320 + (x - 320) * far} ${240 + (y - 240) * far}" stroke="#b0522a" stroke-width="${0.7 + random()}" fill="none"/>`;
  });
  return `${threads.join('')}<ellipse cx="320" cy="240" rx="104" ry="88" fill="#a84a26"/>`;
}

/** Round and out of focus. */
function vase(): string {
  return `<defs><filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="4"/></filter></defs>
    <path filter="url(#f)" d="M290 110 L350 110 C345 180 420 230 400 320 C390 390 360 410 320 410 C280 410 250 390 240 320 C220 230 295 180 290 110 Z" fill="#5a3f86"/>`;
}
