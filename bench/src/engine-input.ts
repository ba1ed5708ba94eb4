import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { EngineInput, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import sharp from 'sharp';

/** A plain request of a function for a line drawing, or for none. */
export function engineInput(
  base: PixelBuffer | null,
  name: FunctionName,
  size: 512 | 768 | 3840,
): EngineInput {
  const request = renderRequestSchema.parse({
    function: name,
    ...(base === null ? { classifyId2: 'living-room' } : { upload_img: 'base', imageKind: 'line' }),
    size,
    seed: 1,
  });
  return { base, mask: null, reference: null, texture: null, idMap: null, original: null, request, seed: 1 };
}

export async function decodePng(png: Buffer): Promise<PixelBuffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8ClampedArray(data) };
}
