import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { LayersModel } from './layers-model.ts';

const PACKAGE = '@upscalerjs/esrgan-slim@1.0.0';

/** The weights of `upscaler`'s esrgan-slim: its npm package, fetched once into a folder that is not part of the project. */
export function openEsrganSlim(folder: string, multiplier: 2 | 4): LayersModel {
  const model = join(folder, 'package', 'models', `x${multiplier}`, 'model.json');
  if (!existsSync(model)) {
    mkdirSync(folder, { recursive: true });
    const name = execFileSync('npm', ['pack', '--silent', PACKAGE], { cwd: folder, encoding: 'utf8' })
      .trim()
      .split('\n')
      .at(-1);
    execFileSync('tar', ['xzf', name ?? ''], { cwd: folder });
  }
  return new LayersModel(model);
}

/** What the model makes of a picture: RGB, 0…255, in and out. */
export function enlargeByModel(model: LayersModel, { width, height, data }: Raster): Raster {
  const out = model.run({ width, height, channels: 3, data: Float32Array.from(data) });
  return { width: out.width, height: out.height, channels: 3, data: Uint8ClampedArray.from(out.data) };
}
