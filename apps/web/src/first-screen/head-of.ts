import type { FirstScreen } from '@plumbline/contract/first-screen.ts';
import type { PageFiles } from 'virtual:built-files';

/** What React writes before anything else: pictures that are worth asking for at once. Their place is the head. */
const PRELOADS = /^(?:<link [^>]*>)+/;

/** Parts what was made into body and head, and names the files of the page that a browser would find out about late. */
export function headOf(
  made: string,
  files: PageFiles | undefined,
  texts: readonly (string | undefined)[],
): FirstScreen {
  const pictures = PRELOADS.exec(made)?.[0] ?? '';
  const styles = (files?.styles ?? []).map((href) => `<link rel="stylesheet" crossorigin href="/${href}">`);
  const scripts = [...(files?.scripts ?? []), ...texts.filter((name) => name !== undefined)].map(
    (href) => `<link rel="later" crossorigin href="/${href}">`,
  );
  return { html: made.slice(pictures.length), head: [...styles, pictures, ...scripts].join('') };
}
