import { expect, test } from 'vitest';
import { drawHouse, drawLines, rectangle } from '../../drawing/test/draw-lines.ts';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { TEST_STYLE } from '../../test/draw-pictures.ts';
import { DRAWN_BUILDING } from '../drawn-building.ts';
import { paintOnce } from '../../test/paint-once.ts';

const renderExteriorDrawing = paintOnce(DRAWN_BUILDING);

const request = (atmosphere: Atmosphere, seed = 3): RenderRequest => ({
  space: 'exterior',
  kind: 'line',
  style: TEST_STYLE,
  atmosphere,
  cnStrength: 0.6,
  similarity: 0.5,
  seed,
  maxEdge: 480,
});
const context = (): RenderContext => ({ signal: new AbortController().signal, progress: () => undefined });

test('the same seed gives the same bytes, another seed other ones', () => {
  const base = drawHouse();
  const a = renderExteriorDrawing(base, request('sunny'), context());
  const b = renderExteriorDrawing(base, request('sunny'), context());
  const c = renderExteriorDrawing(base, request('sunny', 4), context());
  expect(a.picture.width).toBe(480);
  expect(Buffer.compare(Buffer.from(a.picture.data), Buffer.from(b.picture.data))).toBe(0);
  expect(Buffer.compare(Buffer.from(a.picture.data), Buffer.from(c.picture.data))).not.toBe(0);
});

test.each([
  ['sunny', 0.9],
  ['snow', 0.9],
  ['rain', 0.85],
  ['dusk', 0.8],
] as const)('%s keeps the lines and adds none', (atmosphere, least) => {
  const base = drawHouse();
  const { picture, notes } = renderExteriorDrawing(base, request(atmosphere), context());
  const { score, added } = measureFidelity(base, picture);
  expect(notes).toEqual(expect.arrayContaining(['look: materials', 'light: traced']));
  expect(score).toBeGreaterThan(least);
  expect(added).toBeLessThan(0.02);
});

test('behind an elevation on its sheet sky and ground run from edge to edge, and through no wall', () => {
  const front = [
    ...rectangle(180, 160, 720, 480),
    ...[230, 350, 560].flatMap((x) => [...rectangle(x, 220, x + 70, 320), ...rectangle(x, 360, x + 70, 430)]),
    ...rectangle(450, 340, 520, 480),
    { from: [140, 480], to: [760, 480] } as const,
  ];
  const { picture, notes } = renderExteriorDrawing(drawLines(900, 640, front), request('sunny'), context());
  const scale = picture.width / 900;
  const at = (x: number, y: number): readonly number[] => {
    const p = 3 * (Math.round(y * scale) * picture.width + Math.round(x * scale));
    return [...picture.data.slice(p, p + 3)];
  };
  expect(notes).toEqual(expect.arrayContaining(['setting: sheet, level']));
  for (const x of [20, 880]) {
    const [skyR = 0, , skyB = 0] = at(x, 300);
    expect(skyB).toBeGreaterThan(skyR + 10);
    const [groundR = 0, groundG = 0, groundB = 0] = at(x, 500);
    expect(groundG).toBeGreaterThan(Math.max(groundR, groundB) + 8);
  }
  const [wallR = 0, , wallB = 0] = at(680, 300);
  expect(wallB).toBeLessThan(wallR + 10);
});

test('the sky is blue by day and dark at night, when windows are lit', () => {
  const base = drawHouse();
  const mean = (atmosphere: Atmosphere, x: number, y: number): readonly number[] => {
    const { picture } = renderExteriorDrawing(base, request(atmosphere), context());
    const p = (y * picture.width + x) * 3;
    return [...picture.data.slice(p, p + 3)];
  };
  const day = mean('sunny', 60, 40);
  const night = mean('lights', 60, 40);
  expect(day[2]).toBeGreaterThan((day[0] as number) + 10);
  expect(night[1]).toBeLessThan((day[1] as number) - 60);
});

test('the facade that a sun is put before is lit, and the other one lies in its shade', () => {
  const base = drawHouse();
  /** Mean green of the wall between the two windows of a facade, left or right of the corner. */
  const lit = (aside: number): readonly [number, number] => {
    const sun = { aside, height: 0.6 };
    const { picture } = renderExteriorDrawing(base, { ...request('sunny'), sun }, context());
    const k = picture.width / 900;
    const meanAt = (from: number, to: number): number => {
      let [sum, n] = [0, 0];
      for (let y = Math.round(300 * k); y < 360 * k; y++)
        for (let x = Math.round(from * k); x < to * k; x++) {
          sum += picture.data[(y * picture.width + x) * 3 + 1] as number;
          n++;
        }
      return sum / n;
    };
    return [meanAt(290, 330), meanAt(570, 610)];
  };
  const [left, leftBehind] = lit(-Math.PI / 2);
  const [rightBehind, right] = lit(Math.PI / 2);
  expect(left).toBeGreaterThan(1.1 * leftBehind);
  expect(right).toBeGreaterThan(1.1 * rightBehind);
});

test('an aborted render throws the reason of its signal', () => {
  const stop = new AbortController();
  const stages: string[] = [];
  const progress = (_: number, stage: string): void => {
    stages.push(stage);
    if (stage === 'paint') stop.abort(new Error('cancelled by its user'));
  };
  expect(() =>
    renderExteriorDrawing(drawHouse(), request('sunny'), { signal: stop.signal, progress }),
  ).toThrow('cancelled by its user');
  expect(stages).not.toContain('lines');
});
