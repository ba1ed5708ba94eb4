import type { UnchargedReason } from '@plumbline/contract/api/tasks.ts';
import type { ImageRecord } from '../images/image.ts';
import type { EngineResult } from '../ports/image-engine.ts';
import type { TaskImage } from './task-record.ts';

/**
 * Why an image that was made is not charged, null where it is: nobody pays for getting back what was there before.
 *
 * @param base what it was made from
 * @param delivered the images that its task has already
 */
export function whyUncharged(
  {
    result,
    picture,
  }: {
    readonly result: Pick<EngineResult, 'file' | 'facts'>;
    readonly picture: { readonly pixelHash: string };
  },
  base: Pick<ImageRecord, 'pixelHash'> | undefined,
  delivered: readonly Pick<TaskImage, 'pixelHash'>[],
): UnchargedReason | null {
  const { bytesBefore, bytesAfter } = result.facts ?? {};
  // A tool that makes files keeps the pixels on purpose: there the bytes say whether anything was gained.
  if (result.file)
    return bytesBefore !== undefined && bytesAfter !== undefined && bytesAfter >= bytesBefore
      ? 'same-file'
      : null;
  if (picture.pixelHash === base?.pixelHash) return 'same-picture';
  return delivered.some(({ pixelHash }) => pixelHash === picture.pixelHash) ? 'same-variant' : null;
}
