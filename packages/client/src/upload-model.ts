import { type modelUploadFieldsSchema, startedModelSchema } from '@plumbline/contract/api/models.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { MODEL_MAX_BYTES } from '@plumbline/contract/models/model-lists.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import type { ClientSettings } from './client-settings.ts';
import { sendForm, type SendOptions } from './send-form.ts';

type Fields = Partial<Record<keyof typeof modelUploadFieldsSchema.shape, string>>;
type StartedModel = ReturnType<typeof startedModelSchema.parse>;

/** Half an hour: 200 MB take that long at 1 Mbit/s. */
const TIMEOUT_MS = 1_800_000;

/**
 * Sends one 3D model, which is then read; `fields` say what the file does not.
 *
 * @throws AppError of the model family, `NETWORK_ERROR`, or the signal's reason.
 */
export async function uploadModel(
  settings: ClientSettings,
  file: Blob,
  name: string,
  fields: Fields,
  options: SendOptions,
): Promise<StartedModel> {
  if (file.size === 0) throw new AppError('MODEL_EMPTY', name);
  if (file.size > MODEL_MAX_BYTES) throw new AppError('MODEL_TOO_LARGE', name);
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', file, name);
  const answer = await sendForm(settings, OTHER_PATHS.modelUpload, form, {
    timeoutMs: TIMEOUT_MS,
    ...options,
  });
  const parsed = startedModelSchema.safeParse(answer);
  if (!parsed.success) throw new AppError('UPLOAD_FAILED', parsed.error.message, { cause: parsed.error });
  return parsed.data;
}
