import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { LIVE_FRAME_MAX_EDGE, LIVE_FRAME_MIN_EDGE } from '@plumbline/contract/live/live-limits.ts';
import type { LiveCodec } from '@plumbline/core/ports/live-engine.ts';
import { labelsXmp } from '@plumbline/imaging/file-format/ai-labels.ts';
import { openPicture, openPixels } from './open-picture.ts';

/** A frame is looked at for a second: a third of the bytes of a download. */
const JPEG_QUALITY = 86;
const PAPER = '#ffffff';

/** Frames and their results; the work is done by sharp's own threads, off the event loop. */
export const liveCodec: LiveCodec = {
  async decode(file, maxEdge) {
    try {
      const { width = 0, height = 0 } = await openPicture(file, 'warning').metadata();
      if (Math.max(width, height) > LIVE_FRAME_MAX_EDGE)
        throw new AppError('LIVE_FRAME_TOO_LARGE', `${width} × ${height} px`);
      if (Math.min(width, height) < LIVE_FRAME_MIN_EDGE)
        throw new AppError('LIVE_FRAME_BROKEN', `${width} × ${height} px`);
      const { data, info } = await openPicture(file, 'warning')
        .autoOrient()
        .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: PAPER })
        .toColourspace('srgb')
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true });
      if (info.channels !== 3) throw new Error(`${info.channels} channels`);
      const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
      return { width: info.width, height: info.height, channels: 3, data: pixels };
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('LIVE_FRAME_BROKEN', String(cause), { cause });
    }
  },
  async encode(picture, labels) {
    return await openPixels(picture)
      .withXmp(labelsXmp(labels))
      .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer();
  },
};
