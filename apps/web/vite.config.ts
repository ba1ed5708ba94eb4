import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstScreen } from './build/first-screen.ts';

import { preloadFont } from './build/preload-font.ts';
import { precompress } from './build/precompress.ts';
import { pagePieces } from './build/page-pieces.ts';
import { startScript } from './build/start-script.ts';
import { textBundles } from './build/text-bundles.ts';
import { withoutDesktopErrors } from './build/without-desktop-errors.ts';
import { withoutJsonSchema } from './build/without-json-schema.ts';
import { withoutSummaries } from './build/without-summaries.ts';
import { tokenStyles } from './src/theme/tokens.ts';

/** Puts the design tokens into the head, so that the first paint already has its colours. */
function designTokens(): Plugin {
  return {
    name: 'design-tokens',
    transformIndexHtml: () => [{ tag: 'style', children: tokenStyles(), injectTo: 'head-prepend' }],
  };
}

const server = env['PLUMB_SERVER'] ?? 'http://127.0.0.1:8000';
const proxied = ['/api', '/files', '/content', '/logout', '/cas', '/auth'];

/** Pieces that every page begins with. */
const NAMED: ReadonlySet<string> = new Set(['react', 'vendor', 'shell', 'calls']);

export default defineConfig({
  base: '/',
  plugins: [
    withoutSummaries(),
    withoutDesktopErrors(),
    withoutJsonSchema(),
    react(),
    designTokens(),
    preloadFont(),
    startScript(),
    textBundles(),
    precompress(),
    firstScreen(),
  ],
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // A small picture inlined as data would need another source in the page's security policy.
    assetsInlineLimit: 0,
    // Every browser that can run the rest preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The page begins with little, which asks for the app when the first screen is painted.
      input: ['index.html', 'src/start/start.ts', 'src/main.tsx'],
      // The parts that Ant Design is made of do nothing by being there, and do not say so: unused ones were kept.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]node_modules[\\/]@rc-component[\\/]/, sideEffects: false }],
      },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        // The list of pieces is part of every page's first code: those of other pages are named by what is in them alone.
        chunkFileNames: ({ name }) => (NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // What asks for the rest: nothing of it may hang on the rest.
            { name: 'start', test: /vite[\\/]preload-helper/, priority: 4 },
            // What every page begins with: what changes with a dependency, and what changes with every version.
            // In pieces that are run one by one (`src/start/run-pieces.ts`).
            {
              name: 'react',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              priority: 4,
            },
            { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 3 },
            {
              name: 'shell',
              tags: ['$initial'],
              test: /^(?!.*(?:[\\/]src[\\/]start[\\/][^/]*|index\.html)$)/,
              priority: 2,
            },
            {
              name: pagePieces(fileURLToPath(new URL('src', import.meta.url))),
              priority: 1,
            },
            // Controls that several pages share, in as few pieces as asking for each of them is worth.
            {
              name: 'controls',
              test: /[\\/]node_modules[\\/](?:antd|@ant-design|@rc-component|@babel|stylis)[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 12_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
