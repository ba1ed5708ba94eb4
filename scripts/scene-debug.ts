/**
 * How a picture is understood, one PNG for each stage of the reading, and the scene value as JSON.
 *
 *   node scripts/scene-debug.ts <file> --out <dir> [--kind line] [--space exterior] [--id-map <file>]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import type { ImageKind, Space } from '@plumbline/scene/image-kind/image-kind.ts';
import { drawDebug } from '@plumbline/scene/pictures/draw-debug.ts';
import { readScene } from '@plumbline/scene/pictures/read-scene.ts';
import { loadPicture, toSharp } from './lib/picture-pixels.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'out/scene-debug' },
    kind: { type: 'string' },
    space: { type: 'string' },
    'id-map': { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) throw new RangeError('name a picture');
const base = await loadPicture(file);
const detected = detectImageKind(base);
const options = {
  kind: (values.kind ?? detected.kind) as ImageKind,
  space: (values.space ?? detected.space) as Space,
  ...(values['id-map'] === undefined ? {} : { idMap: await loadPicture(values['id-map']) }),
};
await mkdir(values.out, { recursive: true });
const started = performance.now();
const { scene } = readScene(base, options);
const ms = Math.round(performance.now() - started);
await writeFile(join(values.out, 'scene.json'), JSON.stringify(scene));
for (const [name, picture] of drawDebug(base, options)) {
  await toSharp(picture)
    .png()
    .toFile(join(values.out, `${name}.png`));
}
const { camera } = scene;
console.log(
  `${file}: ${options.kind}, ${options.space}, ${scene.regions.length} regions, ${JSON.stringify(scene).length} bytes, ${ms} ms`,
);
if (camera !== null) {
  const degrees = (v: number): string => ((180 * v) / Math.PI).toFixed(1);
  console.log(
    `  f ${(camera.focalPx / base.width).toFixed(3)} widths, pitch ${degrees(camera.pitch)}°, yaw ${degrees(camera.yaw)}°, horizon ${((100 * camera.horizon[0][1]) / base.height).toFixed(1)} %, support ${camera.support.toFixed(2)}`,
  );
}
