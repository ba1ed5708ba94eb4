import { seededRandom } from '@plumbline/imaging/random.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import type { RenderRequest } from '../render-request.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';

export type Colour = readonly [number, number, number];

export const TEST_STYLE: StyleSpec = {
  id: 'test',
  palette: {
    walls: ['#f0eeea', '#c9ccce'],
    ceiling: '#f7f6f4',
    trim: '#f4f3f0',
    siding: '#8b97a0',
    roof: '#4d5156',
    stone: '#9c9a95',
    timber: '#b0875c',
    floor: '#b99468',
    fabrics: ['#8d9aa3'],
    accents: ['#c7793f'],
    metal: '#6c7074',
    glass: '#8fb0bf',
  },
  light: { warmth: 0.1, modelling: 0.6 },
  grade: { saturation: 1, contrast: 0.15 },
};

export function testRequest(change: Partial<RenderRequest> = {}): RenderRequest {
  return {
    space: 'exterior',
    kind: 'su',
    style: TEST_STYLE,
    atmosphere: 'sunny',
    cnStrength: 0.6,
    similarity: 0.5,
    seed: 7,
    maxEdge: 768,
    ...change,
  };
}

export function testContext(signal: AbortSignal = new AbortController().signal): RenderContext {
  return { signal, progress: () => {} };
}

export function canvas(width: number, height: number, colour: Colour): Raster {
  const picture = createRaster(width, height, 3);
  fill(picture, 0, 0, width, height, colour);
  return picture;
}

export function fill(picture: Raster, x0: number, y0: number, x1: number, y1: number, colour: Colour): void {
  for (let y = Math.max(0, y0); y < Math.min(picture.height, y1); y++) {
    for (let x = Math.max(0, x0); x < Math.min(picture.width, x1); x++) {
      picture.data.set(colour, (y * picture.width + x) * 3);
    }
  }
}

export function pixelAt(picture: Raster, x: number, y: number): [number, number, number] {
  const p = (y * picture.width + x) * 3;
  return [picture.data[p] as number, picture.data[p + 1] as number, picture.data[p + 2] as number];
}

/** White paper, a grey gable roof with drawn edges on two walls, dark windows; the ground is paper too. */
export function drawHouseModel(): Raster {
  const picture = canvas(360, 240, [255, 255, 255]);
  for (let y = 30; y < 100; y++) {
    const half = (y - 30) * 1.6;
    fill(picture, Math.round(180 - half), y, Math.round(180 + half), y + 1, [150, 150, 150]);
  }
  fill(picture, 80, 100, 190, 200, [214, 214, 214]);
  fill(picture, 190, 100, 280, 200, [176, 176, 176]);
  for (const x of [100, 150]) fill(picture, x, 120, x + 22, 160, [50, 52, 56]);
  fill(picture, 220, 120, 242, 160, [50, 52, 56]);
  for (const [x0, y0, x1, y1] of [
    [80, 100, 82, 200],
    [189, 100, 191, 200],
    [278, 100, 280, 200],
    [80, 198, 280, 200],
    [70, 99, 290, 101],
  ] as const) {
    fill(picture, x0, y0, x1, y1, [20, 20, 20]);
  }
  return picture;
}

/** A room model: light walls and ceiling, a lighter floor that runs back, a brown box on it, drawn edges. */
export function drawRoomModel(): Raster {
  const picture = canvas(360, 240, [206, 206, 206]);
  for (let y = 130; y < 240; y++) {
    const half = 70 + (y - 130) * 1.4;
    fill(picture, Math.round(180 - half), y, Math.round(180 + half), y + 1, [238, 238, 238]);
  }
  fill(picture, 110, 40, 250, 130, [190, 190, 190]);
  fill(picture, 150, 150, 220, 200, [120, 84, 46]);
  for (const [x0, y0, x1, y1] of [
    [110, 40, 250, 42],
    [110, 128, 250, 130],
    [110, 40, 112, 130],
    [248, 40, 250, 130],
  ] as const) {
    fill(picture, x0, y0, x1, y1, [16, 16, 16]);
  }
  for (let k = 0; k < 110; k++) {
    const spread = Math.round(70 + k * 1.4);
    fill(picture, 180 - spread - 1, 130 + k, 180 - spread + 1, 131 + k, [16, 16, 16]);
    fill(picture, 180 + spread - 1, 130 + k, 180 + spread + 1, 131 + k, [16, 16, 16]);
  }
  return picture;
}

/** A photo of sorts: blue sky with a soft gradient, a brick house with a pale gable and dark windows, rough grass. */
export function takeHousePhoto(sky: 'blue' | 'overcast' = 'blue'): Raster {
  const picture = canvas(360, 240, [0, 0, 0]);
  const random = seededRandom(5);
  for (let y = 0; y < 240; y++) {
    for (let x = 0; x < 360; x++) {
      const grain = (random() - 0.5) * 5;
      const rough = (random() - 0.5) * 60;
      let colour: Colour;
      if (y < 150) {
        colour = sky === 'blue' ? [96 + 0.4 * y, 150 + 0.3 * y, 222] : [222 + 0.1 * y, 226 + 0.06 * y, 230];
      } else {
        colour = [80 + rough, 116 + rough, 48 + 0.6 * rough];
      }
      if (x > 120 && x < 300 && y > 70 && y < 180)
        colour = [150 + 0.3 * rough, 96 + 0.3 * rough, 74 + 0.2 * rough];
      if (x > 180 && x < 240 && y > 60 && y < 110) colour = [204, 200, 192];
      if (y > 120 && y < 155 && ((x > 140 && x < 162) || (x > 250 && x < 272))) colour = [26, 28, 32];
      picture.data.set([colour[0] + grain, colour[1] + grain, colour[2] + grain], (y * 360 + x) * 3);
    }
  }
  return picture;
}
