import { downloadName } from '@plumbline/contract/download-name.ts';
import { failureOf } from './read-answer.ts';

export interface DownloadedFile {
  readonly blob: Blob;
  readonly name: string;
}

/**
 * The file in an answer, under the name that the server gave it; under one of the time where that cannot be read, as from
 * another origin that does not expose it.
 *
 * @param extension of that name, without its dot
 * @throws AppError where the answer is a failure
 */
export async function downloadedFile(response: Response, extension: string): Promise<DownloadedFile> {
  if (!response.ok) throw await failureOf(response);
  const name = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob(), name: name ?? downloadName(new Date(), extension) };
}
