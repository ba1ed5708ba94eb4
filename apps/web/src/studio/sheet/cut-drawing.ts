import type { SheetDrawing } from '@plumbline/contract/api/sheet.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';
import { fetchAsFile } from '../base/fetch-as-file.ts';
import { drawingPixels } from './drawing-pixels.ts';

/**
 * A drawing of a sheet as a picture of its own, with the sheet's own pixels.
 *
 * @throws AppError `NETWORK_ERROR`, `IMAGE_NOT_FOUND` where the sheet cannot be had
 */
export async function cutDrawing(sheet: BasePicture, drawing: SheetDrawing, number: number): Promise<File> {
  const whole = await createImageBitmap(await fetchAsFile(sheet.url));
  try {
    const { left, top, width, height } = drawingPixels(drawing, whole);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(whole, left, top, width, height, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return new File([blob], `drawing-${number}.png`, { type: 'image/png' });
  } finally {
    whole.close();
  }
}
