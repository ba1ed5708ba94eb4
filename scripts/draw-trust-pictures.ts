/**
 * Draws the pictures by which is measured how far each witness of kinds may be trusted: those of the recall table's set `tune`, in its pens, which are
 * none of those that nets learn from, and drawings of few lines. Goes on where it was stopped.
 *
 *   node scripts/run.mjs scripts/draw-trust-pictures.ts [--edge 560] [--part 0/1] [--out out/training/trust]
 */
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import { toRaster, toSharp } from './lib/picture-pixels.ts';
import { fullCases } from './recall/cases.ts';
import { LINE_PENS, MODEL_PENS } from './recall/pictures/pens.ts';
import { traceDesign } from './recall/pictures/trace-design.ts';
import { PLAN_PENS } from './recall/plans/plan-pens.ts';
import { requestOf } from './recall/run-case.ts';
import { sparseDrawings } from './trust/sparse-drawings.ts';

const SPARSE_SEEDS = 50;

const { values } = parseArgs({
  options: {
    edge: { type: 'string', default: '560' },
    part: { type: 'string', default: '0/1' },
    out: { type: 'string', default: 'out/training/trust' },
  },
});
const edge = Number(values.edge);
const [part = 0, parts = 1] = values.part.split('/').map(Number);
await mkdir(values.out, { recursive: true });
for (let seed = 1; seed <= SPARSE_SEEDS; seed++)
  for (const { name, kinds, space, svg } of sparseDrawings(seed))
    if (seed % parts === part)
      await keep(1000 + seed, name, kinds, space, await toRaster(sharp(Buffer.from(svg))));
const planPens = PLAN_PENS.map(({ name }) => name);
for (const [n, recallCase] of fullCases('tune', { planPens, sheetPens: [] }).entries()) {
  if (n % parts !== part) continue;
  const done = join(values.out, `${n}.done`);
  if (
    await access(done).then(
      () => true,
      () => false,
    )
  )
    continue;
  if (recallCase.part === 'plan')
    for (const pen of PLAN_PENS)
      await keep(n, pen.name, ['plan'], 'plan', pen.draw(recallCase.seed, edge).drawn.picture);
  else if (recallCase.subject) {
    const design = traceDesign(requestOf({ ...recallCase, edge }));
    const space = recallCase.part === 'room' ? 'interior' : 'exterior';
    for (const pen of [...LINE_PENS, ...MODEL_PENS])
      if (recallCase.pens.includes(pen.name))
        await keep(n, pen.name, pen.kinds, space, pen.draw(design).picture);
  }
  await writeFile(done, '');
}

async function keep(
  n: number,
  pen: string,
  kinds: readonly string[],
  space: string,
  picture: Raster,
): Promise<void> {
  const file = `${n}_${pen.replaceAll(' ', '-')}_${kinds.join('+')}_${space}.png`;
  await toSharp(picture).png().toFile(join(values.out, file));
}
