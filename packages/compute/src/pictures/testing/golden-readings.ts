import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SceneReadOptions } from '@plumbline/core/ports/compute.ts';
import { readPictureScene } from '../read-picture-scene.ts';

const SAMPLES = new URL('../../../../../content/public/samples/', import.meta.url);
const never = new AbortController().signal;

/** Samples, as they look by themselves and as a tool asks for them. */
export const READINGS: Readonly<Record<string, SceneReadOptions & { readonly file: string }>> = {
  villa: { file: 'villa.png', kind: null, space: undefined },
  'villa-screenshot': { file: 'villa-view.webp', kind: 'su', space: 'exterior' },
  'living-room': { file: 'living-room.png', kind: 'line', space: 'interior' },
  bedroom: { file: 'bedroom-view.webp', kind: null, space: undefined },
  'pond-garden': { file: 'pond-garden.png', kind: null, space: undefined },
  'apartment-plan': { file: 'apartment-plan.png', kind: 'plan', space: 'plan' },
  'park-plan': { file: 'park-plan.png', kind: null, space: 'site' },
};

/** Digest of what a sample is read as now. */
export async function digestReading(name: string): Promise<string> {
  const { file, ...options } = READINGS[name] as (typeof READINGS)[string];
  const picture = await readFile(fileURLToPath(new URL(file, SAMPLES)));
  const reading = await readPictureScene(picture, options, never);
  return createHash('sha256').update(JSON.stringify(reading)).digest('hex').slice(0, 16);
}
