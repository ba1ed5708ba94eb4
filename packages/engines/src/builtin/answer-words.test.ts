import { readFile } from 'node:fs/promises';
import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { actingHere } from '@plumbline/contract/words/acting-here.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { OPERATIONS } from './operations.ts';

// Words change how a drawing is painted and not what it is read as: each is read once for all of them.
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
vi.mock(import('@plumbline/scene/plan/read/read-floor-plan.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('@plumbline/scene/test/read-once.ts');
  return { ...real, readFloorPlan: readOnce(real.readFloorPlan, () => '') };
});
vi.mock(import('@plumbline/scene/plan/read/read-master-plan.ts'), async (load) => {
  const real = await load();
  const { readOnce } = await import('@plumbline/scene/test/read-once.ts');
  return { ...real, readMasterPlan: readOnce(real.readMasterPlan, () => '') };
});

function unlessMapped(_: unknown, borders: unknown): string | undefined {
  return borders === undefined ? '' : undefined;
}

const SAMPLES = new URL('../../../../content/public/samples/', import.meta.url);
const EDGE = 200;

const samples = new Map<string, Promise<Raster>>();

/** The same for every test, so that what was read of it is known. */
function sampleOf(name: string): Promise<Raster> {
  const sample = samples.get(name) ?? loadSample(name);
  samples.set(name, sample);
  return sample;
}

async function loadSample(name: string): Promise<Raster> {
  const { data, info } = await sharp(await readFile(new URL(name, SAMPLES)))
    .resize({ width: EDGE, height: EDGE, fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8ClampedArray(data) };
}

/** A drawing that each tool reads. */
const DRAWINGS: Partial<Record<FunctionName, string>> = {
  architecturalRender: 'villa.png',
  indoorRender: 'living-room.png',
  gongzhuangRender: 'office.png',
  landscapeRender: 'pond-garden.png',
  birdsViewRender: 'pool-villa-above.png',
  indoorExterior: 'terrace.png',
  architecturalXitu: 'villa.png',
  architecturalPart: 'villa.png',
  lockImg: 'living-room.png',
  lockImgOut: 'villa.png',
  styletransferpro: 'villa.png',
  indoorTransfer: 'living-room.png',
  allPlan: 'park-plan.png',
  colorFlatPicture: 'apartment-plan.png',
};

const WORDS = {
  atmosphere: 'snow',
  environment: 'seaside',
  style: 'watercolour',
  warmth: 'warm',
  brightness: 'bright',
  saturation: 'vivid',
  contrast: 'dramatic',
} as const;

async function renderWith(name: FunctionName, promptTxt: string, base: Raster | null) {
  const isPlan = name === 'allPlan' || name === 'colorFlatPicture';
  const parsed = renderRequestSchema.parse({
    function: name,
    seed: 5,
    promptTxt,
    ...(base ? { upload_img: 'b', imageKind: isPlan ? 'plan' : 'line' } : { classifyId2: '11' }),
    ...(name === 'styletransferpro' || name === 'indoorTransfer' ? { style_img: 'r' } : {}),
  });
  // As large as the drawings, also where a picture begins without one: smaller than a user can ask for.
  const request = { ...parsed, size: EDGE as typeof parsed.size };
  const mask =
    name === 'architecturalPart' && base
      ? { ...base, channels: 1 as const, data: new Uint8ClampedArray(base.width * base.height).fill(255) }
      : null;
  const reference = await sampleOf('reference-watercolour.webp');
  const files = { base, mask, reference, texture: null, idMap: null, original: null };
  const context = { signal: new AbortController().signal, progress: () => undefined };
  return OPERATIONS[name].run({ ...files, request, seed: 5 }, context);
}

const sameBytes = (a: Raster, b: Raster) => Buffer.from(a.data).equals(Buffer.from(b.data));

test('every tool with a prompt says which words act in it', () => {
  const named = TOOL_LIST.filter(({ fields }) => fields.some(({ name }) => name === 'promptTxt'));
  for (const { function: name } of named) expect(actingHere({ function: name }), name).toBeDefined();
  expect(Object.keys(DRAWINGS).toSorted()).toEqual(
    named
      .map(({ function: name }) => name)
      // What begins without a drawing.
      .filter((name) => !['inspiration', 'textToImage', 'modelRender'].includes(name))
      .toSorted(),
  );
});

test.each([...(Object.keys(DRAWINGS) as FunctionName[]), 'inspiration'] as const)(
  'in %s a word of each kind that is said to act changes pixels, and the record says so',
  async (name) => {
    const drawing = DRAWINGS[name];
    const base = drawing === undefined ? null : await sampleOf(drawing);
    const plain = await renderWith(name, '', base);
    expect(plain.words).toBeUndefined();
    for (const kind of actingHere({ function: name })?.kinds ?? []) {
      const worded = await renderWith(name, `${WORDS[kind]}, qwertz`, base);
      expect([kind, sameBytes(plain.picture, worded.picture)]).toEqual([kind, false]);
      expect(worded.words?.marks.map(({ state }) => state)).toEqual(['acts', 'unknown']);
    }
  },
);

test('a material whose surface the picture has not changes no pixel, and the record says that', async () => {
  const villa = await sampleOf('villa.png');
  const [plain, found, missing] = await Promise.all([
    renderWith('architecturalRender', '', villa),
    renderWith('architecturalRender', 'slate roof', villa),
    renderWith('architecturalRender', 'cedar', villa),
  ]);
  expect(found.words).toMatchObject({ acted: true, marks: [{ state: 'acts', subject: 'roof' }] });
  expect(sameBytes(plain.picture, missing.picture)).toBe(true);
  expect(missing.words).toMatchObject({ acted: false, marks: [{ state: 'idle', subject: 'facade' }] });
});
