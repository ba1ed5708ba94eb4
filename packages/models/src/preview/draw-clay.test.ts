import { expect, test } from 'vitest';
import { read } from '../testing/read.ts';
import { writeGlb } from '../testing/write-gltf.ts';
import { drawClay } from './draw-clay.ts';

test('the house stands in the middle, its sides of different greys, paper around it', async () => {
  const { width, height, data } = drawClay(await read(await writeGlb(), 'a.glb'), 160, 120);
  const at = (x: number, y: number) => data[y * width + x];
  expect([width, height, data.length]).toEqual([160, 120, 160 * 120]);
  for (const [x, y] of [
    [0, 0],
    [159, 0],
    [0, 119],
    [159, 119],
  ] as const)
    expect(at(x, y)).toBe(244);
  expect(at(80, 60)).toBeLessThan(230);
  expect(new Set(data).size).toBeGreaterThan(3);
  const drawn = data.filter((grey) => grey < 240).length / data.length;
  expect(drawn).toBeGreaterThan(0.15);
  expect(drawn).toBeLessThan(0.7);
});

test('what was set aside is not drawn', async () => {
  const model = await read(await writeGlb(), 'a.glb');
  const things = model.things.map((thing) => ({ ...thing, setAside: 'far' as const }));
  expect(new Set(drawClay({ ...model, things }, 40, 30).data)).toEqual(new Set([244]));
});
