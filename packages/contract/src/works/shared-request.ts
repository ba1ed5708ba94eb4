import { renderRequestSchema } from '../api/start-task.ts';
import { TOOLS } from '../tools/registry.ts';
import type { z } from 'zod';

/** What a stored request has of every tool, and only some of them act on. */
const { promptTxt, atmosphere, cnStrength, similarity, count, size, seed } = renderRequestSchema.shape;

/** A stored request without pictures of its author; the defaults of every request stand in it. */
export const storedSettingsSchema = renderRequestSchema.omit({
  upload_img: true,
  mask: true,
  style_img: true,
  outpaint: true,
  scene: true,
  engine: true,
  // Of that engine alone.
  keepInk: true,
  model: true,
  lora: true,
  modelId: true,
  modelHash: true,
  camera: true,
  viewId: true,
  section: true,
  materials: true,
  hidden: true,
});

/** What “use these settings” takes: a request without anything of its author's own. */
export const sharedRequestSchema = storedSettingsSchema
  .extend({
    promptTxt: promptTxt.removeDefault().optional(),
    atmosphere: atmosphere.removeDefault().optional(),
    cnStrength: cnStrength.removeDefault().optional(),
    similarity: similarity.removeDefault().optional(),
    count: count.removeDefault().optional(),
    size: size.removeDefault().optional(),
    seed: seed.optional(),
  })
  .describe(
    'The settings it was made with, without pictures of its author; they go into `startTask` as they are',
  );
export type SharedRequest = z.infer<typeof sharedRequestSchema>;

/** Of a stored request what its tool has: `startTask` refuses a field that the tool does not act on. */
export function ownSettings(request: SharedRequest): SharedRequest {
  const own: ReadonlySet<string> = new Set(TOOLS[request.function].fields.map(({ name }) => name));
  const kept = Object.entries(request).filter(([name]) => name === 'function' || own.has(name));
  return sharedRequestSchema.parse(Object.fromEntries(kept));
}
