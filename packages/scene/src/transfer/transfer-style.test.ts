import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { describe, expect, it } from 'vitest';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import { takeRoomPhoto } from '../photo/test/take-room-photo.ts';
import { canvas, drawHouseModel, fill, pixelAt, takeHousePhoto, testContext } from '../test/draw-pictures.ts';
import { transferInterior } from './transfer-interior.ts';
import type { TransferRequest } from './transfer-request.ts';
import { transferStyle } from './transfer-style.ts';

function request(change: Partial<TransferRequest> = {}): TransferRequest {
  return {
    space: 'any',
    followMaterials: false,
    styleStrength: 0.5,
    cnStrength: 0.6,
    atmosphere: 'sunny',
    seed: 3,
    maxEdge: 240,
    ...change,
  };
}

/** Blue and yellow strokes in every direction, nowhere even: paint, which is told as such where there is enough of it. */
function paintStrokes(width = 240, height = 180): Raster {
  const picture = createRaster(width, height, 3);
  const random = seededRandom(9);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const angle = 1.2 * Math.sin(x / 90) + 1.4 * Math.cos(y / 70);
      const v = Math.sin((x * Math.sin(angle) + y * Math.cos(angle)) / 2.2) + 0.3 * (random() - 0.5);
      picture.data.set(
        v > 0.5 ? [226, 200, 96] : [34 + 30 * v, 74 + 40 * v, 150 + 50 * v],
        (y * width + x) * 3,
      );
    }
  }
  return picture;
}

const meanOf = ({ data }: Raster, c: number): number => {
  let sum = 0;
  for (let p = c; p < data.length; p += 3) sum += data[p] as number;
  return (3 * sum) / data.length;
};

const differenceOf = (a: Raster, b: Raster): number =>
  a.data.reduce((sum, v, p) => sum + Math.abs(v - (b.data[p] as number)), 0) / a.data.length;

describe('transferStyle', () => {
  const base = takeHousePhoto();
  const small = resizeArea(base, 240, 160);

  it('takes on the colours of the reference and keeps the edges', () => {
    const blue = canvas(200, 150, [40, 70, 140]);
    fill(blue, 0, 0, 200, 60, [120, 150, 210]);
    fill(blue, 60, 90, 140, 130, [20, 30, 70]);
    const { picture } = transferStyle(base, blue, request({ styleStrength: 1 }), testContext());
    expect(meanOf(picture, 2) - meanOf(picture, 0)).toBeGreaterThan(25);
    const { score, added } = measureFidelity(base, picture);
    expect(score).toBeGreaterThan(0.9);
    expect(added).toBeLessThan(0.02);
  });

  it('goes further the stronger it is asked to', () => {
    const strokes = paintStrokes();
    const [little, half, whole] = [0, 0.5, 1].map((styleStrength) =>
      differenceOf(transferStyle(base, strokes, request({ styleStrength }), testContext()).picture, small),
    ) as [number, number, number];
    expect(half).toBeGreaterThan(little + 3);
    expect(whole).toBeGreaterThan(half);
  });

  it('leaves a picture nearly as it is where the reference is the same', () => {
    const { picture } = transferStyle(base, base, request(), testContext());
    expect(differenceOf(picture, small)).toBeLessThan(7);
  });

  it('leaves flat places flat where only colours are asked for', () => {
    const { picture } = transferStyle(base, paintStrokes(), request({ styleStrength: 1 }), testContext());
    for (let x = 10; x < 70; x++) {
      const step = (pixelAt(picture, x, 30)[1] ?? 0) - (pixelAt(picture, x + 1, 30)[1] ?? 0);
      expect(Math.abs(step)).toBeLessThan(8);
    }
  });

  it('tells paint from photos and lays its strokes within the edges of the base', () => {
    const strokes = paintStrokes(480, 360);
    const { picture, notes } = transferStyle(
      base,
      strokes,
      request({ followMaterials: true }),
      testContext(),
    );
    expect(notes).toContain('reference: oil');
    const { score, added } = measureFidelity(base, picture);
    expect(score).toBeGreaterThan(0.85);
    expect(added).toBeLessThan(0.02);
    const plain = transferStyle(base, strokes, request(), testContext()).picture;
    expect(differenceOf(picture, plain)).toBeGreaterThan(3);
  });

  it('gives the same pixels for the same seed and other strokes for another', () => {
    const strokes = paintStrokes(480, 360);
    const run = (seed: number): Raster =>
      transferStyle(base, strokes, request({ followMaterials: true, seed, maxEdge: 160 }), testContext())
        .picture;
    const first = run(3);
    expect(run(3).data).toEqual(first.data);
    expect(differenceOf(run(4), first)).toBeGreaterThan(1);
  });

  it.each([
    ['one pixel', canvas(1, 1, [200, 30, 30])],
    ['a grey picture', canvas(64, 48, [128, 128, 128])],
    ['a transparent one', createRaster(40, 30, 4)],
    ['one of grey levels', createRaster(40, 30, 1)],
  ])('makes something of %s as reference', (_, reference) => {
    const { picture } = transferStyle(base, reference, request({ followMaterials: true }), testContext());
    expect(measureFidelity(base, picture).score).toBeGreaterThan(0.8);
  });

  it('renders a model in the palette of the reference', () => {
    const { picture } = transferStyle(drawHouseModel(), base, request(), testContext());
    expect([picture.width, picture.height, picture.channels]).toEqual([240, 160, 3]);
    expect(measureFidelity(drawHouseModel(), picture).score).toBeGreaterThan(0.8);
  });

  it('refuses a base of one colour', () => {
    expect(() => transferStyle(canvas(80, 60, [9, 9, 9]), base, request(), testContext())).toThrow(
      expect.objectContaining({ code: 'BLANK_PICTURE' }),
    );
  });

  it('stops with the reason of the signal', () => {
    const reason = new Error('cancelled');
    expect(() => transferStyle(base, base, request(), testContext(AbortSignal.abort(reason)))).toThrow(
      reason,
    );
  });

  it('reports progress that only grows', () => {
    const seen: number[] = [];
    transferStyle(drawHouseModel(), base, request(), {
      ...testContext(),
      progress: (fraction) => seen.push(fraction),
    });
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
});

describe('transferInterior', () => {
  it('recolours floor and walls each by its counterpart', () => {
    const base = takeRoomPhoto();
    const dark = takeRoomPhoto();
    for (let p = 0; p < dark.data.length; p += 3) {
      const y = Math.floor(p / 3 / 360);
      if (y > 175) dark.data.set([70 + (dark.data[p] as number) * 0.1, 74, 86], p);
    }
    const { picture } = transferInterior(base, dark, request({ styleStrength: 1 }), testContext());
    const before = pixelAt(base, 60, 225);
    const after = pixelAt(picture, 40, 150);
    expect(after[0] - after[2]).toBeLessThan(before[0] - before[2] - 30);
  });
});
