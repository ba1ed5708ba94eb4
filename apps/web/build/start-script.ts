import type { HtmlTagDescriptor, Plugin } from 'vite';
import { type BuiltChunk, chunksOf, stylesOf, withImports } from './built-chunks.ts';

const START = 'src/start/start.ts';
/** What the start runs once the first screen is painted. */
const APP = 'src/main.tsx';
/** What the app then asks the server with. */
const CALLS = 'src/api/calls.ts';

/**
 * Puts the start and the app's styles into the page, and names the code that the start asks for: of most of it a browser would
 * find out late. Where a first screen comes with the page the server has it asked for behind that.
 */
export function startScript(): Plugin {
  return {
    name: 'start-script',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (!bundle) return [script(START)];
        const chunks = chunksOf(bundle);
        const find = (file: string): BuiltChunk => {
          const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
          if (!found) throw new Error(`the build has no ${file}`);
          return found;
        };
        const app = withImports(find(APP), chunks);
        const calls = withImports(find(CALLS), chunks).filter((piece) => !app.includes(piece));
        return [
          ...stylesOf(app).map((name) => link({ rel: 'stylesheet', href: `/${name}` })),
          script(find(START).fileName),
          ...app.map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
          ...calls.map(({ fileName }) =>
            link({ rel: 'modulepreload', fetchpriority: 'low', href: `/${fileName}` }),
          ),
        ];
      },
    },
  };
}

function script(name: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { type: 'module', src: `/${name}` }, injectTo: 'head' };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { crossorigin: true, ...attrs }, injectTo: 'head' };
}
