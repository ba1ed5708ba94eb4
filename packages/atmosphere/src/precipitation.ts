import { seededRandom } from '@plumbline/imaging/random.ts';
import type { Atmosphere } from './atmosphere.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';

/** Fine rain or loose snow in the air; so faint that no streak or flake counts as an edge. Other atmospheres: nothing. */
export function addPrecipitation(planes: ColourPlanes, atmosphere: Atmosphere, seed: number): void {
  if (atmosphere === 'rain') addRain(planes, seed);
  if (atmosphere === 'snow') addSnow(planes, seed);
}

function addRain(planes: ColourPlanes, seed: number): void {
  const { width, height } = planes;
  const unit = Math.max(width, height) / 1024;
  const random = seededRandom(seed ^ 0x5a17);
  const drops = Math.round((700 * width * height) / (1024 * 700));
  for (let k = 0; k < drops; k++) {
    const x0 = random() * width;
    const y0 = random() * height;
    const length = (16 + 30 * random()) * unit;
    const alpha = 0.03 + 0.07 * random();
    for (let t = 0; t < length; t++) {
      blendAt(planes, x0 - 0.15 * t, y0 + t, alpha * Math.sin((Math.PI * t) / length), [0.62, 0.66, 0.7]);
    }
  }
}

function addSnow(planes: ColourPlanes, seed: number): void {
  const { width, height } = planes;
  const unit = Math.max(width, height) / 1024;
  const random = seededRandom(seed ^ 0x51f0);
  const flakes = Math.round((420 * width * height) / (1024 * 700));
  for (let k = 0; k < flakes; k++) {
    const x = random() * width;
    const y = random() * height;
    const radius = (1 + 1.8 * random() ** 3) * unit;
    const alpha = 0.2 + 0.3 * random();
    const reach = Math.ceil(2 * radius);
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const fall = Math.exp(-(dx * dx + dy * dy) / (radius * radius));
        if (fall > 0.04) blendAt(planes, x + dx, y + dy, alpha * fall, [0.9, 0.92, 0.95]);
      }
    }
  }
}

function blendAt(
  { width, height, r, g, b }: ColourPlanes,
  x: number,
  y: number,
  alpha: number,
  colour: readonly [number, number, number],
): void {
  const column = Math.round(x);
  const row = Math.round(y);
  if (column < 0 || row < 0 || column >= width || row >= height) return;
  const i = row * width + column;
  r[i] = (r[i] as number) + (colour[0] - (r[i] as number)) * alpha;
  g[i] = (g[i] as number) + (colour[1] - (g[i] as number)) * alpha;
  b[i] = (b[i] as number) + (colour[2] - (b[i] as number)) * alpha;
}
