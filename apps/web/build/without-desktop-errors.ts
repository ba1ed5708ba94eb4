import type { Plugin } from 'vite';

const CATALOGUE = /[\\/]packages[\\/]contract[\\/]src[\\/]errors[\\/]desktop-errors\.ts$/;
const ENTRY = /^ {2}[A-Z_]+: desktop\([\s\S]*?^ {2}\),$/gm;

/** What the desktop client alone can meet no server answers with: a browser does without its texts. */
export function withoutDesktopErrors(): Plugin {
  return {
    name: 'without-desktop-errors',
    // While the lines are as they were written.
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (CATALOGUE.test(id) ? { code: code.replace(ENTRY, ''), map: null } : undefined),
  };
}
