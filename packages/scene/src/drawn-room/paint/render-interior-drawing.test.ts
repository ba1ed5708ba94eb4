import { expect, test } from 'vitest';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { type InteriorDrawing, readInteriorDrawing } from '../read/read-interior-drawing.ts';
import { readRoom } from '../read/read-room.ts';
import { paintInteriorDrawing } from './render-interior-drawing.ts';
import { DRAWN_ROOM } from '../drawn-room.ts';
import { paintOnce } from '../../test/paint-once.ts';
import { drawLooseSketch, drawRoom } from '../test/draw-room.ts';

const renderInteriorDrawing = paintOnce(DRAWN_ROOM);

const style: StyleSpec = {
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
    fabrics: ['#8d9aa3', '#5f7482', '#d8d4cc'],
    accents: ['#c7793f'],
    metal: '#6c7074',
    glass: '#8fb0bf',
  },
  light: { warmth: 0.1, modelling: 0.6 },
  grade: { saturation: 1, contrast: 0.15 },
};
const redStyle: StyleSpec = {
  ...style,
  id: 'red',
  palette: { ...style.palette, walls: ['#d08a7a', '#a04a3a'], floor: '#6a4030' },
};

const room = drawRoom();
let reading: InteriorDrawing | undefined;
let sunny: RenderOutcome | undefined;

/** The room as it comes, which most tests compare with something. */
function sunnyRoom(): RenderOutcome {
  sunny ??= render(room);
  return sunny;
}

const REQUEST: RenderRequest = {
  space: 'interior',
  kind: 'line',
  style,
  atmosphere: 'sunny',
  cnStrength: 0.6,
  similarity: 0.5,
  seed: 3,
  maxEdge: 480,
};
const UNWATCHED: RenderContext = { signal: new AbortController().signal, progress: () => undefined };

function render(base: Raster, change: Partial<RenderRequest> = {}, context?: RenderContext): RenderOutcome {
  const request = { ...REQUEST, ...change };
  if (context !== undefined) return renderInteriorDrawing(base, request, context);
  const clock = startStages(UNWATCHED);
  if (base !== room) return renderInteriorDrawing(base, request, UNWATCHED);
  // Reading is most of the work, and the same for every request.
  reading ??= readInteriorDrawing(room, { clock });
  return paintInteriorDrawing(room, reading, request, UNWATCHED, clock);
}

/** Mean colour of a box given as shares of the picture. */
function mean({ picture }: RenderOutcome, x0: number, y0: number, x1: number, y1: number): number[] {
  const sum = [0, 0, 0];
  let n = 0;
  for (let y = Math.floor(y0 * picture.height); y < y1 * picture.height; y++)
    for (let x = Math.floor(x0 * picture.width); x < x1 * picture.width; x++, n++)
      for (let c = 0; c < 3; c++)
        sum[c] = (sum[c] as number) + (picture.data[(y * picture.width + x) * 3 + c] as number);
  return sum.map((s) => s / n);
}

test('a drawn room gets light and materials and keeps its lines', () => {
  const outcome = sunnyRoom();
  expect([outcome.picture.width, outcome.picture.height]).toEqual([480, 320]);
  expect(outcome.notes).toContain('look: full');
  const { score, added } = measureFidelity(room, outcome.picture);
  expect(score).toBeGreaterThan(0.9);
  expect(added).toBeLessThan(0.02);
  const [fr, , fb] = mean(outcome, 0.4, 0.85, 0.6, 0.97) as [number, number, number];
  const [wr, , wb] = mean(outcome, 0.55, 0.35, 0.62, 0.5) as [number, number, number];
  // Wood is warmer than plaster.
  expect(fr - fb).toBeGreaterThan(wr - wb + 20);
});

test('atmospheres are plainly different, and dusk keeps the lines too', () => {
  const walls = new Map<Atmosphere, number[]>();
  for (const atmosphere of ['sunny', 'rain', 'fog', 'snow', 'dusk', 'lights'] as const) {
    const outcome = atmosphere === 'sunny' ? sunnyRoom() : render(room, { atmosphere });
    walls.set(atmosphere, mean(outcome, 0.55, 0.35, 0.62, 0.5));
    if (atmosphere === 'dusk') expect(measureFidelity(room, outcome.picture).score).toBeGreaterThan(0.8);
  }
  const warmth = (a: Atmosphere): number => (walls.get(a)?.[0] ?? 0) - (walls.get(a)?.[2] ?? 0);
  const light = (a: Atmosphere): number => (walls.get(a) ?? []).reduce((s, v) => s + v, 0);
  // The evening is darker, but white walls stay white; the warmth is where sun and lamps fall.
  expect(light('dusk')).toBeLessThan(light('sunny') - 30);
  expect(Math.abs(warmth('dusk'))).toBeLessThan(35);
  expect(warmth('rain')).toBeLessThan(warmth('sunny') - 15);
  expect(warmth('lights')).toBeGreaterThan(warmth('fog') + 15);
  expect(light('snow')).toBeGreaterThan(light('rain') + 30);
  expect(light('lights')).toBeLessThan(light('sunny') - 60);
});

test('styles are plainly different', () => {
  const a = mean(sunnyRoom(), 0.55, 0.35, 0.62, 0.5);
  const b = mean(render(room, { style: redStyle }), 0.55, 0.35, 0.62, 0.5);
  expect(Math.hypot(...a.map((v, c) => v - (b[c] as number)))).toBeGreaterThan(30);
});

test('the surroundings are seen through the windows and nowhere else', () => {
  const plain = sunnyRoom().picture.data;
  const changed = (environment: Environment) => {
    const { data } = render(room, { environment }).picture;
    return data.filter((v, i) => Math.abs(v - (plain[i] as number)) > 12).length / data.length;
  };
  for (const environment of ['forest', 'seaside', 'city-street'] as const) {
    expect(changed(environment)).toBeGreaterThan(0.002);
    expect(changed(environment)).toBeLessThan(0.12);
  }
});

test('the same seed gives the same pixels', () => {
  expect(render(room).picture.data).toEqual(sunnyRoom().picture.data);
});

test('a loose sketch of which neither rules nor net know what it shows is washed under its ink', () => {
  const sketch = drawLooseSketch();
  const { analysis } = readInteriorDrawing(sketch, { clock: startStages(UNWATCHED) });
  const outcome = paintInteriorDrawing(
    sketch,
    { analysis, room: readRoom(analysis) },
    REQUEST,
    UNWATCHED,
    startStages(UNWATCHED),
  );
  expect(outcome.notes).toContain('look: washes-under-ink');
  expect(outcome.confidence).toBeLessThan(0.42);
  expect(measureFidelity(sketch, outcome.picture).added).toBeLessThan(0.02);
});

test('a render that was cancelled stops with the reason, also half way', () => {
  const controller = new AbortController();
  const stages: string[] = [];
  const reason = new Error('cancelled');
  const context: RenderContext = {
    signal: controller.signal,
    progress: (_, stage) => {
      stages.push(stage);
      if (stage === 'light') controller.abort(reason);
    },
  };
  expect(() => render(room, {}, context)).toThrow(reason);
  expect(stages).toContain('light');
  expect(stages).not.toContain('ink-over');
});
