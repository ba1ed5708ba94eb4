import { createRaster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { enlargePicture } from '@plumbline/edits/enlarge/enlarge-picture.ts';
import { generateDesign } from '@plumbline/designs/generate-design.ts';
import { castShade, createCastPlaces } from '@plumbline/tracer/light/cast-shade.ts';
import { box } from '@plumbline/designs/solids/primitives.ts';
import type { Kit } from '@plumbline/designs/solids/kit.ts';
import { formOfStyle } from '@plumbline/tracer/finishes/style-form.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import { buildBvh } from '@plumbline/tracer/trace/build-bvh.ts';
import { shareTree } from '@plumbline/tracer/samples/shared-scene.ts';
import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { TILE_KERNELS } from './tile-kernels.ts';
import { type Overwrite, writeOnceRunner } from '@plumbline/imaging/tiles/testing/write-once-runner.ts';

const used = new Set<string>();

function watched(render: (context: RenderContext) => unknown): readonly Overwrite[] {
  const { runner, overwrites } = writeOnceRunner();
  const tiles: NonNullable<RenderContext['tiles']> = {
    run: (kernel, ...rest) => {
      used.add(kernel.name);
      runner.run(kernel, ...rest);
    },
  };
  render({ signal: new AbortController().signal, progress: () => undefined, tiles });
  return overwrites.slice(0, 3);
}

const style = TEST_STYLES[0] as (typeof TEST_STYLES)[number];

test.each([
  ['villa', 'sunny'],
  ['villa', 'rain'],
  ['living-room', 'lights'],
] as const)('what renders a %s in %s writes each number once', (subject, atmosphere) => {
  const request = { subject, style, atmosphere, aspect: [4, 3], seed: 3, maxEdge: 64 } as const;
  expect(watched((context) => generateDesign(request, context))).toEqual([]);
});

test('what enlarges writes each number once', () => {
  expect(watched((context) => enlargePicture(createRaster(200, 12, 3), 2, context))).toEqual([]);
});

test('what casts shade writes each number once', () => {
  const mesh = new SolidMesh();
  const kit: Kit = {
    mesh,
    panes: new SolidMesh(),
    lights: [],
    footprints: [],
    rooms: [],
    form: formOfStyle(style),
    random: seededRandom(1),
    lamp: 0,
  };
  box(kit, 0, 0, 0, 1, 1, 1, 'wall');
  const places = createCastPlaces(8, 8);
  places.known.fill(1);
  places.normal.fill(1);
  const light = { direction: [0, 1, 0], share: 0.5, size: 0.1 } as const;
  expect(watched((context) => castShade(shareTree(buildBvh(mesh)), places, light, context))).toEqual([]);
});

test('no kernel went unseen', () => {
  expect([...used].sort()).toEqual([...TILE_KERNELS.keys()].sort());
});
