import { downloadName } from '@plumbline/contract/download-name.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { HistoryEntry } from '../history/history.ts';
import type { Clock, Folders, Pictures } from '../ports/ports.ts';
import { requirePlainFolder } from '../settings/save-folder.ts';

interface Dependencies {
  readonly folders: Folders;
  readonly made: Pictures;
  readonly clock: Clock;
}

/**
 * Saves a picture of the history to the person’s folder, under a name of its time.
 *
 * @returns the whole path
 * @throws AppError `FILE_LOAD_FAILED`, `SAVE_FOLDER_INVALID`, `SAVE_FOLDER_UNUSABLE`
 */
export async function saveMade(
  { folders, made, clock }: Dependencies,
  entry: HistoryEntry | undefined,
  folder: string,
): Promise<string> {
  const bytes = entry && (await made.get(entry.id));
  if (!entry || !bytes) throw new AppError('FILE_LOAD_FAILED', entry?.id ?? 'no such picture');
  requirePlainFolder(folder, folders.isWindows);
  const extension = entry.mime.replace('image/', '').replace('jpeg', 'jpg');
  try {
    return await folders.save(folder, downloadName(new Date(clock.now()), extension), bytes);
  } catch (cause) {
    throw new AppError('SAVE_FOLDER_UNUSABLE', folder, { cause });
  }
}
