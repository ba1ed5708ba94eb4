import { IMAGE_MAX_EDGE_WEB } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { PreparedUpload } from '@plumbline/core/ports/compute.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { withCheckedLabels } from './check-labels.ts';
import { decodeUpright } from './decode-upright.ts';
import { encodePng } from './encode-picture.ts';
import { inspectFile } from './inspect-file.ts';
import { layOnBackground } from './lay-on-background.ts';
import { pixelHash } from '@plumbline/core/images/pixel-hash.ts';

/**
 * What an upload becomes: the original without metadata and the working copy. Its size is read from the header and
 * judged before a pixel is decoded.
 *
 * @throws AppError `IMAGE_EMPTY`, `IMAGE_TYPE_UNSUPPORTED`, `IMAGE_DIMENSIONS_TOO_LARGE`, `IMAGE_BROKEN`
 */
export async function prepareUpload(file: Uint8Array): Promise<PreparedUpload> {
  const { mime, width, height, stripped, labels, repaired } = inspectFile(file);
  if (Math.max(width, height) > IMAGE_MAX_EDGE_WEB)
    throw new AppError('IMAGE_DIMENSIONS_TOO_LARGE', `${width} × ${height}`, {
      values: { limit: IMAGE_MAX_EDGE_WEB },
    });
  const decoded = await decodeUpright(stripped, repaired ? 'warning' : 'error');
  const working = layOnBackground(decoded);
  return {
    original: stripped,
    mime,
    working: await withCheckedLabels(await encodePng(working, labels), labels),
    width: working.width,
    height: working.height,
    alpha: hasClear(decoded),
    pixelHash: pixelHash(working),
    kind: detectImageKind(working).kind,
  };
}

function hasClear({ channels, data }: Raster): boolean {
  if (channels !== 4) return false;
  for (let p = 3; p < data.length; p += 4) if ((data[p] as number) < 255) return true;
  return false;
}
