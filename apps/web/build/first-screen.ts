import { join } from 'node:path';
import { FIRST_SCREEN_PAGES } from '@plumbline/contract/first-screen.ts';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { chunksOf, stylesOf, withImports } from './built-chunks.ts';
import { textBundles } from './text-bundles.ts';

const VIRTUAL = 'virtual:built-files';
const PAGE = /[\\/]src[\\/]routes[\\/]([\w-]+)\.tsx$/;
const TEXTS = /virtual:texts\/([\w-]+)\/(\w+)$/;
/** A name that the server does not give out: it is code of the server's. */
const FOLDER = '.render';

const MADE: ReadonlySet<string> = FIRST_SCREEN_PAGES;

interface BuiltFiles {
  readonly pages: Record<string, { readonly styles: string[]; readonly scripts: string[] }>;
  readonly texts: Record<string, Record<string, string>>;
}

/**
 * Builds the app a second time, for the server: the same components, which it asks for the first screen of a page before it
 * sends it. Which files of the browser's build a page needs is told to it.
 */
export function firstScreen(): Plugin {
  let root = '';
  let outDir = '';
  let built: BuiltFiles | undefined;
  return {
    name: 'first-screen',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
    },
    generateBundle(_options, bundle) {
      built = filesOf(bundle);
    },
    async closeBundle() {
      if (built) await buildForServer(root, join(outDir, FOLDER), built);
    },
  };
}

async function buildForServer(root: string, outDir: string, built: BuiltFiles): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), textBundles({ known: true }), builtFiles(built)],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'src/first-screen/render.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node24',
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'first-screen.mjs', chunkFileNames: '[hash].mjs' } },
    },
  });
}

function builtFiles(built: BuiltFiles): Plugin {
  return {
    name: 'built-files',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL}` ? `export const BUILT_FILES = ${JSON.stringify(built)};` : undefined,
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const shown = [...chunks.values()].filter(
        ({ isEntry, facadeModuleId }) => isEntry || MADE.has(PAGE.exec(facadeModuleId ?? '')?.[1] ?? ''),
      );
      const kept = new Set(shown.flatMap((chunk) => withImports(chunk, chunks)));
      for (const [name, chunk] of chunks) if (!kept.has(chunk)) delete bundle[name];
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle): BuiltFiles {
  const chunks = chunksOf(bundle);
  // What every page begins with is in the page as it was built.
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const first = new Set(entries.flatMap((entry) => withImports(entry, chunks)));
  const built: BuiltFiles = { pages: {}, texts: {} };
  for (const chunk of chunks.values()) {
    const [, page] = PAGE.exec(chunk.facadeModuleId ?? '') ?? [];
    const [, locale, bundled] = TEXTS.exec(chunk.facadeModuleId ?? '') ?? [];
    if (page !== undefined) {
      const own = withImports(chunk, chunks).filter((each) => !first.has(each));
      built.pages[page] = { styles: stylesOf(own), scripts: own.map(({ fileName }) => fileName) };
    }
    if (locale !== undefined && bundled !== undefined) (built.texts[locale] ??= {})[bundled] = chunk.fileName;
  }
  return built;
}
