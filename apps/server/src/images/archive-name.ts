import { DOWNLOAD_NAME_PREFIX } from '@plumbline/contract/constants.ts';

/** `ai-design-20260131-235959.zip`, in UTC: names sort by time. */
export function archiveName(at: Date): string {
  const [date = '', time = ''] = at.toISOString().split('T');
  return `${DOWNLOAD_NAME_PREFIX}-${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}.zip`;
}
