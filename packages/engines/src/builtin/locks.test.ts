import type { SceneSpace } from '@plumbline/contract/api/scene.ts';
import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { createRegionFinder } from '@plumbline/core/scenes/find-region.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { drawSite } from '@plumbline/scene/drawn-site/test/draw-site.ts';
import { drawHouse } from '@plumbline/scene/drawing/test/draw-lines.ts';
import { drawRoom } from '@plumbline/scene/drawn-room/test/draw-room.ts';
import { drawGarden } from '@plumbline/scene/drawn-garden/test/draw-garden.ts';
import { drawMasterPlan } from '@plumbline/scene/plan/testing/draw-master-plan.ts';
import { drawApartment } from '@plumbline/scene/plan/testing/draw-plan.ts';
import { readPlanScene } from '@plumbline/scene/pictures/read-plan-scene.ts';
import { readScene } from '@plumbline/scene/pictures/read-scene.ts';
import type { SceneValue } from '@plumbline/scene/scene-value/scene-value.ts';
import { expect, test, vi } from 'vitest';
import { OPERATIONS } from './operations.ts';

vi.mock(import('@plumbline/scene/drawn-building/read/read-exterior-drawing.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('@plumbline/scene/test/read-once.ts');
  const read = readOnce(real.readExteriorDrawing, ({ seed, borders }) =>
    borders === undefined ? `${seed}` : undefined,
  );
  return { ...real, readExteriorDrawing: read };
});
vi.mock(import('@plumbline/scene/drawn-room/read/read-interior-drawing.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('@plumbline/scene/test/read-once.ts');
  const read = readOnce(real.readInteriorDrawing, ({ borders }) => (borders === undefined ? '' : undefined));
  return { ...real, readInteriorDrawing: read };
});
vi.mock(import('@plumbline/scene/drawn-garden/read/read-garden-drawing.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('@plumbline/scene/test/read-once.ts');
  return { ...real, readGardenDrawing: readOnce(real.readGardenDrawing, unlessMapped) };
});
vi.mock(import('@plumbline/scene/drawn-site/read/read-site-drawing.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('@plumbline/scene/test/read-once.ts');
  return { ...real, readSiteDrawing: readOnce(real.readSiteDrawing, unlessMapped) };
});

function unlessMapped(_: unknown, borders: unknown): string | undefined {
  return borders === undefined ? '' : undefined;
}

const EDGE = 300;
const small = (base: Raster) => resizeArea(base, EDGE, Math.round((EDGE * base.height) / base.width));

const BASES: Readonly<Record<SceneSpace, Raster>> = {
  exterior: small(drawHouse()),
  interior: small(drawRoom()),
  landscape: small(drawGarden()),
  aerial: small(drawSite()),
  plan: drawApartment({ walls: 'filled', density: 28 }).picture,
  site: drawMasterPlan(),
};

/** The reading that the overlay shows of a tool's base. */
function shown(base: Raster, space: SceneSpace): SceneValue {
  return space === 'plan' || space === 'site'
    ? readPlanScene(base, { kind: 'plan', space })
    : readScene(base, { kind: 'line', space }).scene;
}

const READABLE = FUNCTION_NAMES.flatMap((name) => {
  const { sceneSpace } = TOOLS[name];
  return sceneSpace === undefined ? [] : [[name, sceneSpace] as const];
});

test('only edits, which have masks, and what starts without a base have no regions', () => {
  const others = FUNCTION_NAMES.filter((name) => !READABLE.some(([other]) => other === name));
  expect(others.filter((name) => TOOLS[name].group !== 'edit')).toEqual([
    'modelRender',
    'inspiration',
    'textToImage',
  ]);
});

test.each(READABLE)('a region locked in %s is the base’s to the byte', async (name, space) => {
  const base = BASES[space];
  const scene = shown(base, space);
  const { width, height } = base;
  const region = scene.regions
    .filter(({ areaShare, class: own }) => areaShare < 0.4 && own !== 'plan-wall')
    .toSorted((a, b) => b.areaShare - a.areaShare)[0];
  if (!region) throw new Error('no region to lock');
  const anchor: [number, number] = [region.anchor[0] / width, region.anchor[1] / height];
  const request = renderRequestSchema.parse({
    function: name,
    upload_img: 'b',
    ...(TOOLS[name].fields.some((field) => field.name === 'style_img') ? { style_img: 'red-brick' } : {}),
    imageKind: space === 'plan' || space === 'site' ? 'plan' : 'line',
    classifyId1: TOOLS[name].categoryId,
    size: 512,
    seed: 7,
    scene: { corrections: [{ anchor, lock: true }] },
  });
  const input = {
    base,
    mask: null,
    reference: null,
    texture: null,
    idMap: null,
    original: null,
    request,
    seed: 7,
  };
  const context = { signal: new AbortController().signal, progress: () => undefined };
  const { picture } = await OPERATIONS[name].run(input, context);
  expect(picture).toMatchObject({ width, height });
  const find = createRegionFinder({
    width,
    height,
    regions: scene.regions.map((each) => ({
      ...each,
      anchor: [...each.anchor],
      outline: each.outline.map((ring) => ring.map((point): [number, number] => [...point])),
    })),
  });
  const isIn = (x: number, y: number) => find([x / width, y / height])?.id === region.id;
  let inside = 0;
  let changedInside = 0;
  let changed = 0;
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const p = (y * width + x) * 3;
      const same = [0, 1, 2].every((c) => picture.data[p + c] === base.data[p + c]);
      if (!same) changed++;
      // An outline is drawn to the pixel or so.
      const deep = [-1.5, 2.5].every((dy) => [-1.5, 2.5].every((dx) => isIn(x + dx, y + dy)));
      if (!deep) continue;
      inside++;
      if (!same) changedInside++;
    }
  expect(inside).toBeGreaterThan(30);
  expect(changedInside).toBe(0);
  expect(changed).toBeGreaterThan(inside);
});
