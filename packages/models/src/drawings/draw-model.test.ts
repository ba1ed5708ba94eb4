import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Model } from '../model/model.ts';
import { HOUSE, type HousePart } from '../testing/house.ts';
import { read } from '../testing/read.ts';
import { writeIfc } from '../testing/write-ifc.ts';
import { type DrawModelOptions, drawModel } from './draw-model.ts';
import type { Drawing, DrawingLayer } from './drawing.ts';
import { DrawingFailure } from './drawing-failure.ts';
import { paintDrawing } from './write/paint-drawing.ts';
import { writePdf } from './write/write-pdf.ts';
import { writeSvg } from './write/write-svg.ts';

const options = (changes: Partial<DrawModelOptions> & Pick<DrawModelOptions, 'view'>): DrawModelOptions => ({
  language: 'en',
  signal: new AbortController().signal,
  ...changes,
});

const box = (name: string, min: HousePart['min'], max: HousePart['max'], material = 'Brick'): HousePart => ({
  name,
  ifcClass: 'IFCWALL',
  layer: 'A',
  material,
  min,
  max,
});

const boxes = (...parts: HousePart[]): Promise<Model> => read(writeIfc({ parts }), 'boxes.ifc');

interface Line {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Straight lines of a layer, in metres on the model. */
function linesOf(drawing: Drawing, layer: DrawingLayer, kind?: string): readonly Line[] {
  const metres = (drawing.scale ?? 1) / 1000;
  return drawing.strokes
    .filter((stroke) => stroke.layer === layer && (kind === undefined || stroke.class === kind))
    .flatMap(({ lines }) =>
      lines.flatMap((line) =>
        Array.from({ length: line.length / 2 - 1 }, (_, k): Line => {
          const at = (index: number) => (line[index] as number) * metres;
          return { from: [at(k * 2), at(k * 2 + 1)], to: [at(k * 2 + 2), at(k * 2 + 3)] };
        }),
      ),
    );
}

const lengthOf = ({ from, to }: Line) => Math.hypot(to[0] - from[0], to[1] - from[1]);
const totalOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + lengthOf(line), 0);

/** Square metres of what is filled for a class. */
function filledArea(drawing: Drawing, kind: string): number {
  const metres = (drawing.scale ?? 1) / 1000;
  return drawing.fills
    .filter((fill) => fill.class === kind)
    .flatMap(({ outlines }) => outlines)
    .reduce((sum, outline) => {
      let area = 0;
      for (let k = 0; k < outline.length; k += 2) {
        const next = k + 2 < outline.length ? k + 2 : 0;
        area +=
          (outline[k] as number) * (outline[next + 1] as number) -
          (outline[next] as number) * (outline[k + 1] as number);
      }
      return sum + Math.abs(area / 2) * metres ** 2;
    }, 0);
}

const ISOMETRIC = {
  kind: 'axonometric',
  azimuth: (Math.PI * 3) / 4,
  elevation: Math.atan(Math.SQRT1_2),
} as const;

test('a cube seen from a corner has nine lines of one length, six of them its outline', async () => {
  const drawing = drawModel(await boxes(box('Cube', [0, 0, 0], [2, 2, 2])), options({ view: ISOMETRIC }));
  const lines = linesOf(drawing, 'beyond');
  expect(lines).toHaveLength(9);
  for (const line of lines) expect(lengthOf(line)).toBeCloseTo(2 * Math.sqrt(2 / 3), 3);
  expect(linesOf(drawing, 'beyond', 'profile')).toHaveLength(6);
});

test('an elevation of a box has its four sides and nothing of its triangles or its back', async () => {
  const model = await boxes(box('Box', [0, 0, 0], [4, 2.5, 3]));
  const lines = linesOf(drawModel(model, options({ view: { kind: 'elevation', side: 'east' } })), 'beyond');
  expect(lines.map((line) => Number(lengthOf(line).toFixed(3))).toSorted()).toEqual([2.5, 2.5, 3, 3]);
});

test('of a thing that is shown alone nothing is covered, and nothing else is drawn', async () => {
  const model = await boxes(box('Far', [0, 0, 0], [2, 3, 1], 'Plaster'), box('Near', [1.5, 0, 2], [4, 2, 3]));
  const hidden = { only: { material: 'Plaster' } };
  const drawing = drawModel(model, options({ view: { kind: 'elevation', side: 'south' }, hidden }));
  expect(totalOf(linesOf(drawing, 'beyond'))).toBeCloseTo(2 * (2 + 3), 2);
});

test('what stands behind is hidden exactly as far as it is covered', async () => {
  // Seen from the south: the nearer one covers the right half metre of the farther one, and less of its height.
  const model = await boxes(box('Far', [0, 0, 0], [2, 3, 1], 'Plaster'), box('Near', [1.5, 0, 2], [4, 2, 3]));
  const drawing = drawModel(model, options({ view: { kind: 'elevation', side: 'south' } }));
  const lines = linesOf(drawing, 'beyond');
  // Far: left 3, top 2, right 1 of 3, bottom 1.5 of 2; near: all of 2 × (2.5 + 2).
  expect(totalOf(lines)).toBeCloseTo(3 + 2 + 1 + 1.5 + 9, 2);
  expect(lines.filter((line) => Math.abs(lengthOf(line) - 1) < 1e-3)).toHaveLength(1);
});

test('where a thing passes through another there is a line, though neither has an edge there', async () => {
  const model = await boxes(
    box('Slab', [0, 0, 0], [4, 1, 4], 'Concrete'),
    box('Post', [1.5, 0.5, 1.5], [2.5, 3, 2.5], 'Oak'),
  );
  const drawing = drawModel(model, options({ view: ISOMETRIC }));
  const foot = linesOf(drawing, 'beyond', 'contour').filter(
    (line) => Math.abs(lengthOf(line) - Math.sqrt(2 / 3)) < 0.01,
  );
  // Of the four sides of the post's foot two are seen.
  expect(foot).toHaveLength(2);
});

test('walls of one material that lie flush have no joint, those of two have a fine one', async () => {
  const pair = (material: string) =>
    boxes(box('A', [0, 0, 0], [2, 3, 0.3]), box('B', [2, 0, 0], [4, 3, 0.3], material));
  const view = { kind: 'elevation', side: 'south' } as const;
  const one = drawModel(await pair('Brick'), options({ view }));
  expect(totalOf(linesOf(one, 'beyond'))).toBeCloseTo(2 * (4 + 3), 2);
  const two = drawModel(await pair('Plaster'), options({ view }));
  expect(totalOf(linesOf(two, 'beyond', 'fine'))).toBeCloseTo(3, 2);
});

test('a plan of a house has the walls it is built of, joined to one shape, within a thousandth', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const drawing = drawModel(model, options({ view: { kind: 'plan', heightM: 1.1 }, scale: 100 }));
  const walls = HOUSE.filter(({ layer }) => layer === 'Walls').reduce(
    (sum, { min, max }) => sum + (max[0] - min[0]) * (max[2] - min[2]),
    0,
  );
  expect(filledArea(drawing, 'wall') / walls).toBeCloseTo(1, 3);
  // Round the house and round its room: no line where two walls meet.
  expect(totalOf(linesOf(drawing, 'cut', 'wall'))).toBeCloseTo(2 * (10 + 8) + 2 * (9.4 + 7.4), 1);
  expect(drawing.texts.map(({ text }) => text)).toContain('69.6 m²');
  expect(drawing.notes).toEqual([]);
});

test('a section has walls of their thickness and what is seen beyond them', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const plane = { axis: 'x', at: 5, keep: 'below' } as const;
  const drawing = drawModel(model, options({ view: { kind: 'section', plane }, scale: 50 }));
  expect(drawing.scale).toBe(50);
  const widths = drawing.fills
    .filter((fill) => fill.class === 'wall')
    .flatMap(({ outlines }) => outlines)
    .map((outline) => {
      const xs = outline.filter((_, k) => k % 2 === 0);
      return ((Math.max(...xs) - Math.min(...xs)) * 50) / 1000;
    });
  expect(widths).toEqual([expect.closeTo(0.3, 3), expect.closeTo(0.3, 3)]);
  expect(filledArea(drawing, 'floor') / (8 * 0.2)).toBeCloseTo(1, 3);
  // The corners of the west wall with the other two, and its foot and its head, lie on lines that are cut.
  expect(totalOf(linesOf(drawing, 'cut'))).toBeGreaterThan(20);
  expect(drawing.strokes.some((stroke) => stroke.layer === 'hatch' && stroke.class === 'wall')).toBe(true);
});

test('the same model is drawn the same, stroke by stroke, as SVG and as PDF', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const draw = () => drawModel(model, options({ view: ISOMETRIC }));
  expect(writeSvg(draw())).toBe(writeSvg(draw()));
  expect(Buffer.from(writePdf(draw(), 'en')).equals(Buffer.from(writePdf(draw(), 'en')))).toBe(true);
});

test('clay has three greys on a cube, one a side', async () => {
  const model = await boxes(box('Cube', [0, 0, 0], [2, 2, 2]));
  const drawing = drawModel(model, options({ view: ISOMETRIC, clay: true }));
  const counts = new Map<number, number>();
  for (const value of drawing.underlay?.grey ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  const common = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 4);
  expect(common.some(([grey]) => grey === 255)).toBe(true);
  // Seen along its diagonal all three sides are as large; their rims are a little darker or lighter.
  const sizes = common.filter(([grey]) => grey !== 255).map(([, count]) => count);
  expect(sizes).toHaveLength(3);
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.1);
  expect(writeSvg(drawing)).toContain('href="data:image/png;base64,');
});

test('an SVG is as large as its sheet, in groups by layer and class, and holds nothing of a name as markup', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const view = { kind: 'plan', heightM: 1.1 } as const;
  const svg = writeSvg(drawModel(model, options({ view, scale: 100, name: '<b>1 & "2"' })));
  expect(svg).toContain('width="297mm" height="210mm" viewBox="0 0 297 210"');
  expect(svg).toMatch(/<g id="poche"[^]*class="wall"[^]*<g id="cut"[^]*class="wall"/);
  expect(svg).toContain('&lt;b&gt;1 &amp; &quot;2&quot; Plan');
  expect(svg).not.toContain('<b>');
});

test('a PDF has one page of the size of its sheet', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const drawing = drawModel(model, options({ view: ISOMETRIC, sheet: 'A3', name: '一层' }));
  const pdf = Buffer.from(writePdf(drawing, 'zh-CN')).toString('latin1');
  expect(pdf.startsWith('%PDF-1.5')).toBe(true);
  expect(pdf).toContain('/MediaBox[0 0 1190.551 841.89]');
  const [, start] = /startxref\n(\d+)/.exec(pdf) ?? [];
  expect(pdf.slice(Number(start), Number(start) + 4)).toBe('xref');
  for (const [index, offset] of [...pdf.matchAll(/^(\d{10}) 00000 n /gm)]
    .map(([, at]) => Number(at))
    .entries())
    expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
});

test('names in Chinese and Japanese with letters and figures among them are set in two fonts, in their order', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const view = { kind: 'plan', heightM: 1.1 } as const;
  for (const [language, name, font] of [
    ['zh-CN', 'B1层 12', 'STSong-Light'],
    ['ja', 'ビル 2階', 'HeiseiKakuGo-W5'],
  ] as const) {
    const pdf = Buffer.from(writePdf(drawModel(model, options({ view, language, name })), language));
    expect(pdf.toString('latin1')).toContain(font);
    const runs = [...contentOf(pdf).matchAll(/\/([LA]) 4\.5 Tf <([0-9a-f]+)> Tj/g)];
    const said = runs.map(([, set, hex = '']) => {
      const bytes = Buffer.from(hex, 'hex');
      return set === 'L' ? bytes.toString('latin1') : bytes.swap16().toString('utf16le');
    });
    expect(said.join('')).toBe(`${name} ${language === 'ja' ? '平面図' : '平面图'}`);
    expect(new Set(runs.map(([, set]) => set))).toEqual(new Set(['L', 'A']));
  }
});

/** What a page draws. */
function contentOf(pdf: Buffer): string {
  const begin = pdf.indexOf('4 0 obj');
  const start = pdf.indexOf('stream\n', begin) + 'stream\n'.length;
  return inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream', start))).toString('latin1');
}

test('as pixels a wall is as black as its fill, a line as wide as its weight, and nothing is written', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const drawing = drawModel(
    model,
    options({ view: { kind: 'plan', heightM: 1.1 }, sheet: 'A4', scale: 100 }),
  );
  const { width, height, data } = paintDrawing(drawing, 2970);
  expect([width, height]).toEqual([2970, 2100]);
  const [wall] = drawing.fills.filter((fill) => fill.class === 'wall');
  const [x = 0, y = 0] = wall?.outlines[0] ?? [];
  const at = (px: number, py: number) => data[(Math.round(py) * width + Math.round(px)) * 3];
  // A millimetre and a half inside of a wall of three.
  const inside = [at(x * 10 + 15, y * 10 + 15), at(x * 10 + 15, y * 10 - 15), at(x * 10 - 15, y * 10 + 15)];
  expect(inside).toContain(0x2b);
  const name = drawing.texts.find(({ text }) => text.endsWith('Plan'));
  const letters = data.subarray(
    ((name?.y ?? 0) * 10 - 5) * width * 3,
    ((name?.y ?? 0) * 10 - 5) * width * 3 + 900,
  );
  expect(new Set(letters)).toEqual(new Set([255]));
});

test('what does not fit says which scale would', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const draw = () =>
    drawModel(model, options({ view: { kind: 'plan', heightM: 1.1 }, sheet: 'A4', scale: 10 }));
  expect(draw).toThrow(
    expect.objectContaining({ code: 'DRAWING_TOO_LARGE', values: { sheet: 'A4', scale: 50 } }),
  );
});

test('an empty view is no drawing, and an aborted one ends with its reason', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const view = { kind: 'plan', heightM: -50 } as const;
  expect(() => drawModel(model, options({ view }))).toThrow(DrawingFailure);
  const reason = new Error('stopped');
  expect(() => drawModel(model, options({ view: ISOMETRIC, signal: AbortSignal.abort(reason) }))).toThrow(
    reason,
  );
});
