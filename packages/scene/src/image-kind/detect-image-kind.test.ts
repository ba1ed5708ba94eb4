import { seededRandom } from '@plumbline/imaging/random.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { detectImageKind } from './detect-image-kind.ts';
import { requireDesign } from './require-design.ts';

type Colour = readonly [number, number, number];

function canvas(width: number, height: number, colour: Colour): Raster {
  const picture = createRaster(width, height, 3);
  fill(picture, 0, 0, width, height, colour);
  return picture;
}

function fill(picture: Raster, x0: number, y0: number, x1: number, y1: number, colour: Colour): void {
  for (let y = Math.round(y0); y < Math.round(y1); y++) {
    for (let x = Math.round(x0); x < Math.round(x1); x++)
      picture.data.set(colour, (y * picture.width + x) * 3);
  }
}

/** A line of `weight` px; `wobble` px of a slow hand tremor. */
function stroke(picture: Raster, from: Colour, to: Colour, weight: number, wobble = 0): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  for (let t = 0; t <= length; t += 0.5) {
    const x = from[0] + ((to[0] - from[0]) * t) / length + wobble * Math.sin(t / 7 + from[1]);
    const y = from[1] + ((to[1] - from[1]) * t) / length + wobble * Math.sin(t / 9 + from[0]);
    fill(picture, x, y, x + weight, y + weight, [30, 30, 34]);
  }
}

/** Facade lines receding to the right: what a hidden-line perspective looks like. */
function drawPerspective(weight: number, wobble: number): Raster {
  const picture = canvas(640, 420, [255, 255, 255]);
  for (let k = 0; k < 14; k++) {
    stroke(picture, [60, 80 + 18 * k, 0], [580, 150 + 8 * k, 0], weight, wobble);
    stroke(picture, [60 + 40 * k, 85 + 5.2 * k, 0], [60 + 40 * k, 314 - 4.6 * k, 0], weight, wobble);
  }
  return picture;
}

function drawModel(walls: Colour, roof: Colour, inked: boolean): Raster {
  const picture = canvas(640, 420, [255, 255, 255]);
  for (let y = 120; y < 360; y++) {
    const shade = 0.8 + (0.2 * y) / 360;
    fill(picture, 90, y, 330, y + 1, [walls[0] * shade, walls[1] * shade, walls[2] * shade]);
    fill(picture, 330, y, 560, y + 1, [walls[0] * 0.6, walls[1] * 0.6, walls[2] * 0.6]);
  }
  for (let k = 0; k < 60; k++) fill(picture, 140 - k, 60 + k, 560, 61 + k, roof);
  fill(picture, 0, 360, 640, 420, [190, 190, 190]);
  for (let k = 0; k < 5; k++) fill(picture, 110 + 42 * k, 180, 134 + 42 * k, 230, [60, 62, 70]);
  if (inked) {
    for (const x of [90, 330, 559]) stroke(picture, [x, 120, 0], [x, 360, 0], 1.6);
    for (const y of [61, 120, 359]) stroke(picture, [90, y, 0], [560, y, 0], 1.6);
    for (let k = 0; k < 5; k++) stroke(picture, [110 + 42 * k, 180, 0], [110 + 42 * k, 230, 0], 1.6);
  }
  return picture;
}

/** Coloured noise over blobs at several scales: what the fine grain of a photo measures like. */
function takePhoto(): Raster {
  const picture = canvas(640, 420, [0, 0, 0]);
  const random = seededRandom(7);
  for (let i = 0; i < 640 * 420; i++) {
    const x = i % 640;
    const y = Math.floor(i / 640);
    const blob = Math.sin(x / 23 + Math.sin(y / 17) * 2) * 40 + Math.sin(y / 11 + x / 41) * 30;
    const grain = (random() - 0.5) * 9;
    picture.data.set(
      [120 + blob + grain, 112 + 0.8 * blob + grain, 100 + 0.6 * blob + 0.06 * x + grain],
      i * 3,
    );
  }
  return picture;
}

/** The drawing as a phone sees it on a desk by a window: warm, darker to one side, with grain. */
function photographSheet(drawing: Raster): Raster {
  const photo = createRaster(drawing.width, drawing.height, 3);
  const random = seededRandom(5);
  for (let i = 0; i < drawing.width * drawing.height; i++) {
    const x = (i % drawing.width) / drawing.width;
    const y = Math.floor(i / drawing.width) / drawing.height;
    const light = 0.9 - 0.34 * x - 0.16 * y;
    for (const [c, tint] of [1, 0.95, 0.86].entries())
      photo.data[3 * i + c] = (drawing.data[3 * i + c] as number) * light * tint + 6 * (random() - 0.5);
  }
  return photo;
}

/** The front of a house between two trees on a ground line: straight throughout, and no perspective tells it from a plan. */
function drawElevation(wobble: number): Raster {
  const picture = canvas(720, 480, [255, 255, 255]);
  const line = (x0: number, y0: number, x1: number, y1: number): void =>
    stroke(picture, [x0, y0, 0], [x1, y1, 0], 1.5, wobble);
  const box = (x0: number, y0: number, x1: number, y1: number): void => {
    line(x0, y0, x1, y0);
    line(x0, y1, x1, y1);
    line(x0, y0, x0, y1);
    line(x1, y0, x1, y1);
  };
  box(200, 190, 520, 390);
  box(180, 130, 540, 190);
  for (const y of [220, 310])
    for (const x of [225, 300, 375, 450]) {
      box(x, y, x + 46, y + 56);
      line(x + 23, y, x + 23, y + 56);
    }
  line(20, 390, 700, 390);
  for (const x of [90, 630]) {
    line(x, 390, x, 330);
    for (let k = 0; k < 40; k++) {
      const at = (a: number): [number, number] => [x + 42 * Math.cos(a), 290 + 46 * Math.sin(a)];
      const [x0, y0] = at((k * Math.PI) / 20);
      const [x1, y1] = at(((k + 1) * Math.PI) / 20);
      line(x0, y0, x1, y1);
    }
  }
  return picture;
}

/** A house of twenty lines, as drawn in a minute. @param paper and ink, from 0 to 255 */
function drawHouse(paper: number, ink: number, weight: number): Raster {
  const picture = canvas(1000, 700, [paper, paper, paper]);
  const line = (x0: number, y0: number, x1: number, y1: number): void => {
    const length = Math.hypot(x1 - x0, y1 - y0);
    for (let t = 0; t <= length; t += 0.5) {
      const [x, y] = [x0 + ((x1 - x0) * t) / length, y0 + ((y1 - y0) * t) / length];
      fill(picture, x, y, x + weight, y + weight, [ink, ink, ink]);
    }
  };
  const box = (x: number, y: number, w: number, h: number): void => {
    line(x, y, x + w, y);
    line(x, y + h, x + w, y + h);
    line(x, y, x, y + h);
    line(x + w, y, x + w, y + h);
  };
  line(150, 560, 850, 560);
  box(200, 260, 600, 300);
  line(160, 260, 500, 120);
  line(500, 120, 840, 260);
  line(160, 260, 840, 260);
  box(260, 320, 130, 110);
  box(610, 320, 130, 110);
  box(455, 380, 90, 180);
  box(260, 470, 130, 60);
  return picture;
}

function cutOut(picture: Raster, x0: number, y0: number, width: number, height: number): Raster {
  const out = createRaster(width, height, 3);
  for (let y = 0; y < height; y++) {
    const from = ((y0 + y) * picture.width + x0) * 3;
    out.data.set(picture.data.subarray(from, from + 3 * width), y * width * 3);
  }
  return out;
}

/** A room seen frontally: its edges run out at the corners of the picture. */
function drawRoom(wobble: number): Raster {
  const picture = canvas(720, 480, [255, 255, 255]);
  const line = (x0: number, y0: number, x1: number, y1: number): void =>
    stroke(picture, [x0, y0, 0], [x1, y1, 0], 1.5, wobble);
  for (const [x, y] of [
    [4, 4],
    [712, 4],
    [4, 472],
    [712, 472],
  ] as const)
    line(x, y, x < 360 ? 200 : 520, y < 240 ? 110 : 330);
  for (const x of [200, 520]) line(x, 110, x, 330);
  for (const y of [110, 330]) line(200, y, 520, y);
  for (let k = 1; k < 12; k++) line(60 * k, 472, 200 + 26.7 * k, 330);
  for (const x of [270, 390]) {
    for (const dx of [0, 80]) line(x + dx, 160, x + dx, 250);
    for (const y of [160, 205, 250]) line(x, y, x + 80, y);
  }
  for (const y of [300, 350, 400]) line(250, y, 470, y);
  for (const x of [250, 360, 470]) line(x, 300, x, 400);
  return picture;
}

describe('detectImageKind', () => {
  it('reads a photographed sheet as what is drawn on it', () => {
    expect(detectImageKind(photographSheet(drawPerspective(1.6, 0))).kind).toBe('line');
    expect(detectImageKind(photographSheet(drawPerspective(2.4, 2.2))).kind).toBe('sketch');
  });

  it('takes an elevation neither for a plan nor for a room, ruled or by hand', () => {
    expect(detectImageKind(drawElevation(0))).toMatchObject({ kind: 'line', space: 'exterior' });
    expect(detectImageKind(drawElevation(2))).toMatchObject({ kind: 'sketch', space: 'exterior' });
  });

  it('takes a house of a few lines for a drawing, in thin lines and in light ones on dark, and never refuses a part of it', () => {
    for (const house of [drawHouse(255, 32, 2), drawHouse(255, 60, 1), drawHouse(28, 230, 2)]) {
      expect(detectImageKind(house).kind).toBe('line');
      const part = cutOut(house, 100, 70, 800, 560);
      expect(() => requireDesign(part, detectImageKind(part).kind)).not.toThrow();
    }
  });

  it('sees a room in its corners', () => {
    expect(detectImageKind(drawRoom(0))).toMatchObject({ kind: 'line', space: 'interior' });
    expect(detectImageKind(drawRoom(2))).toMatchObject({ kind: 'sketch', space: 'interior' });
  });

  it('takes flat fills between drawn edges for a model, however strong their colours are', () => {
    expect(detectImageKind(drawModel([220, 150, 60], [40, 90, 170], true)).kind).toBe('su');
  });

  it('tells ruled lines from a freehand sketch', () => {
    expect(detectImageKind(drawPerspective(1, 0)).kind).toBe('line');
    expect(detectImageKind(drawPerspective(2.4, 2.2)).kind).toBe('sketch');
  });

  it('takes solid orthogonal walls for a plan', () => {
    const plan = canvas(640, 480, [255, 255, 255]);
    for (const y of [60, 230, 400]) fill(plan, 80, y, 560, y + 16, [0, 0, 0]);
    for (const x of [80, 300, 544]) fill(plan, x, 60, x + 16, 416, [0, 0, 0]);
    for (let k = 0; k < 20; k++) stroke(plan, [110 + 9 * k, 250, 0], [110 + 9 * k, 300, 0], 1);
    for (let k = 0; k < 20; k++) stroke(plan, [320, 90 + 6 * k, 0], [420, 90 + 6 * k, 0], 1);
    // Rooms without a door are for the rules alone: the nets have seen none.
    expect(detectImageKind(plan, null).kind).toBe('plan');
  });

  it('tells a coloured model with drawn edges from a white one, and sees their empty background', () => {
    const su = detectImageKind(drawModel([206, 190, 140], [150, 70, 60], true));
    expect(su).toMatchObject({ kind: 'su', space: 'exterior' });
    expect(detectImageKind(drawModel([214, 214, 212], [160, 160, 160], true)).kind).toBe('white');
    expect(detectImageKind(drawModel([214, 214, 212], [160, 160, 160], false)).kind).toBe('white');
  });

  it('takes grain and many colours for a photo, also mirrored', () => {
    const photo = takePhoto();
    const mirrored = createRaster(photo.width, photo.height, 3);
    for (let i = 0; i < photo.width * photo.height; i++) {
      const x = i % photo.width;
      mirrored.data.set(photo.data.subarray(i * 3, i * 3 + 3), (i - x + photo.width - 1 - x) * 3);
    }
    expect(detectImageKind(photo).kind).toBe('photo');
    expect(detectImageKind(mirrored).kind).toBe('photo');
  });

  it('reads grey and transparent pictures', () => {
    const rgb = drawPerspective(1, 0);
    const grey = createRaster(rgb.width, rgb.height, 1);
    const rgba = createRaster(rgb.width, rgb.height, 4);
    for (let i = 0; i < grey.data.length; i++) {
      grey.data[i] = rgb.data[i * 3] as number;
      rgba.data[i * 4 + 3] = 255 - (rgb.data[i * 3] as number);
    }
    expect(detectImageKind(grey).kind).toBe('line');
    expect(detectImageKind(rgba).kind).toBe('line');
  });
});
