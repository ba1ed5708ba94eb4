import { uploadModel } from '@plumbline/client/upload-model.ts';
import type { UploadRequest } from '@plumbline/client/xhr.ts';
import { clientSettings } from '../../api/client-settings.ts';

/** Sends a model; of this page alone, so that no other page carries it. */
export function sendModel(
  file: File,
  options: Omit<Parameters<typeof uploadModel>[4], 'createRequest'>,
): ReturnType<typeof uploadModel> {
  return uploadModel(
    clientSettings,
    file,
    file.name,
    {},
    { ...options, createRequest: () => new XMLHttpRequest() as UploadRequest },
  );
}
