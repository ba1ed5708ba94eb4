import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { TaskPreview } from '@plumbline/core/tasks/task-preview-repository.ts';
import sharp from 'sharp';

const LONGEST_EDGE = 512;
/** It is looked at for a second, beneath a bar. */
const QUALITY = 60;

/** A picture as small as one that is soon replaced may be: some ten kilobytes. The work is done off the event loop. */
export async function encodePreview({
  width,
  height,
  channels,
  data,
}: PixelBuffer): Promise<Omit<TaskPreview, 'number'>> {
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const { data: bytes, info } = await sharp(raw, { raw: { width, height, channels } })
    .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}
