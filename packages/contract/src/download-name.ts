const PREFIX = 'ai-design';

/** What no file system takes in a name, and what ends a name in a header. */
const UNSAFE = /[\\/:*?"<>|\s\p{Cc}]+/gu;

/**
 * The name under which a browser saves a file: `ai-design-20260131-235959-042.png`. In UTC and to the millisecond, so that
 * names sort by time and what is saved within one second stays apart.
 *
 * @param extension without its dot
 * @param what says what is in a file that is no picture of the studio's, after the time: `ledger`, a mask's name
 */
export function downloadName(at: Date, extension: string, what?: string): string {
  const [date = '', time = ''] = at.toISOString().split('T');
  const stamp = `${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${time.slice(9, 12)}`;
  const words = what?.replaceAll(UNSAFE, ' ').trim();
  return `${PREFIX}-${stamp}${words ? `-${words}` : ''}.${extension}`;
}
