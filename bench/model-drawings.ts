/**
 * How long drawings of a model take by its triangles, on one thread, with the highest resident memory so far; beside it how long the
 * same edges take when they are only found and projected, as programs do that show what is hidden too.
 *
 *   node scripts/run.mjs bench/model-drawings.ts [most triangles]
 *   PLUMBLINE_SAMPLES=<folder with model/> node scripts/run.mjs bench/model-drawings.ts
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawModel } from '@plumbline/models/drawings/draw-model.ts';
import { collectFaces } from '@plumbline/models/drawings/faces/collect-faces.ts';
import { drawnParts } from '@plumbline/models/drawings/faces/drawn-parts.ts';
import { type DrawingView, frameOf } from '@plumbline/models/drawings/view.ts';
import { writeSvg } from '@plumbline/models/drawings/write/write-svg.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { readModel } from '@plumbline/models/read-model.ts';
import { boxModel } from '@plumbline/model-renders/testing/box-model.ts';

const most = Number(process.argv[2] ?? 5_000_000);
const signal = new AbortController().signal;

/** Blocks of a town, each side cut into strips until there are so many triangles. */
function town(triangles: number): Model {
  const side = 20;
  const strips = Math.max(1, Math.round(triangles / (side * side * 12)));
  return boxModel(
    Array.from({ length: side * side }, (_, k) => {
      const [x, z] = [(k % side) * 14 - 140, Math.floor(k / side) * 14 - 140];
      const max = [x + 9, 4 + ((k * 7) % 5), z + 9] as const;
      return { name: `Wall ${k}`, material: 'plaster', strips, min: [x, 0, z] as const, max };
    }),
  );
}

function viewsOf({ boundsM: { min, max } }: Model): readonly DrawingView[] {
  const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const reach = 1.1 * Math.hypot(max[0] - min[0], max[2] - min[2]) + 3;
  const camera = {
    eye: [x - 0.57 * reach, min[1] + 1.7, z + 0.82 * reach] as const,
    target: [x, min[1] + 2.5, z] as const,
    fieldOfView: 0.96,
    twoPoint: true,
  };
  return [
    { kind: 'plan', heightM: min[1] + 1.1 },
    { kind: 'section', plane: { axis: 'x', at: x + 0.3, keep: 'below' } },
    { kind: 'axonometric', azimuth: 2.356, elevation: 0.6155 },
    { kind: 'perspective', camera, ratio: 1.5 },
  ];
}

function measure(name: string, model: Model): void {
  for (const view of viewsOf(model)) {
    const begun = performance.now();
    const { edges } = collectFaces(model, drawnParts(model), frameOf(view), [], signal);
    const plain = performance.now() - begun;
    const start = performance.now();
    const drawing = drawModel(model, { view, language: 'en', signal });
    const took = performance.now() - start;
    const lines = drawing.strokes.reduce((sum, stroke) => sum + stroke.lines.length, 0);
    console.log(
      [
        name.padEnd(28),
        String(model.triangles).padStart(9),
        view.kind.padEnd(12),
        `${Math.round(took)} ms`.padStart(9),
        `edges alone ${Math.round(plain)} ms (${edges.part.length})`.padEnd(34),
        `${lines} lines, ${Math.round(writeSvg(drawing).length / 1024)} KB`.padEnd(22),
        `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
      ].join('  '),
    );
  }
}

for (const triangles of [10_000, 100_000, 1_000_000, 5_000_000])
  if (triangles <= most) measure('town', town(triangles));
const folder = join(process.env['PLUMBLINE_SAMPLES'] ?? '', 'model');
if (process.env['PLUMBLINE_SAMPLES'] !== undefined && existsSync(folder))
  for (const fileName of readdirSync(folder).toSorted())
    measure(fileName, await readModel(readFileSync(join(folder, fileName)), { fileName, signal }));
