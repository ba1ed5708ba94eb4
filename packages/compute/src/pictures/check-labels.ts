import type { AiLabels } from '@plumbline/core/labels/ai-labels.ts';
import sharp from 'sharp';
import { labelsFromXmp } from '@plumbline/imaging/file-format/ai-labels.ts';

const PACKET_START = Buffer.from('<?xpacket begin=');

/**
 * Reads the label back from a file that was just written, with libvips' reader and not with what wrote it: a label that
 * is lost is lost silently.
 *
 * @returns the file
 * @throws Error where the label is missing, changed, or there twice
 */
export async function withCheckedLabels(file: Uint8Array, labels: AiLabels | null): Promise<Uint8Array> {
  if (labels === null) return file;
  const { xmp } = await sharp(file).metadata();
  const found = xmp && labelsFromXmp(xmp.toString('utf8'));
  if (found?.aigc !== labels.aigc || found?.digitalSourceType !== labels.digitalSourceType)
    throw new Error(`A file was written without its AI label: ${JSON.stringify(found)}`);
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const first = bytes.indexOf(PACKET_START);
  if (first < 0 || bytes.includes(PACKET_START, first + 1))
    throw new Error('A file must have exactly one AI label, uncompressed.');
  return file;
}
