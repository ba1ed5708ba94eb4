import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { fetchWithLimit } from './api-call.ts';
import { type ClientSettings, commonHeaders } from './client-settings.ts';
import { type DownloadedFile, downloadedFile } from './downloaded-file.ts';

/** Fetches the material schedule of a project as CSV, with headings and names in the language in use. */
export async function downloadSchedule(settings: ClientSettings, projectId: string): Promise<DownloadedFile> {
  const path = OTHER_PATHS.scheduleExport.replace(':projectId', encodeURIComponent(projectId));
  const response = await fetchWithLimit(settings, path, {
    headers: { ...commonHeaders(settings), accept: 'text/csv, application/json' },
  });
  return downloadedFile(response, 'csv');
}
