import {
  uploadedImageSchema,
  type UploadedImage,
  type UPLOAD_PURPOSES,
} from '@plumbline/contract/api/images.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { UPLOAD_MAX_BYTES } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ClientSettings } from './client-settings.ts';
import { sendForm, type SendOptions } from './send-form.ts';

export interface UploadOptions extends Omit<SendOptions, 'timeoutMs'> {
  readonly purpose?: (typeof UPLOAD_PURPOSES)[number];
}

/**
 * Sends one picture. Size and emptiness are checked before a byte leaves; everything else is the server's judgement.
 *
 * @throws AppError of the image family, `NETWORK_ERROR`, or the signal's reason.
 */
export async function uploadImage(
  settings: ClientSettings,
  file: Blob,
  name: string,
  options: UploadOptions,
): Promise<UploadedImage> {
  if (file.size === 0) throw new AppError('IMAGE_EMPTY', name);
  if (file.size > UPLOAD_MAX_BYTES) throw new AppError('IMAGE_TOO_LARGE', name);
  const form = new FormData();
  if (options.purpose) form.set('purpose', options.purpose);
  form.set('file', file, name);
  const parsed = uploadedImageSchema.safeParse(await sendForm(settings, OTHER_PATHS.upload, form, options));
  if (!parsed.success) throw new AppError('UPLOAD_FAILED', parsed.error.message, { cause: parsed.error });
  return parsed.data;
}
