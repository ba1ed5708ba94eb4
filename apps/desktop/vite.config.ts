import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { tokenStyles } from '@plumbline/web/theme/tokens.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The web app’s design tokens as a style sheet: pages here take no inline style. */
function designTokens(): Plugin {
  const name = 'virtual:design-tokens.css';
  return {
    name: 'design-tokens',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? tokenStyles() : null),
  };
}

/** The web app’s icon, for windows, the tray and installers. */
function appIcon(): Plugin {
  return {
    name: 'app-icon',
    generateBundle() {
      const source = readFileSync(at('../web/public/icons/icon-512.png'));
      this.emitFile({ type: 'asset', fileName: 'icon.png', source });
    },
  };
}

/** The main process, as one module. Electron is what runs it. */
const main: UserConfig = {
  define: { __RELEASE_KEY__: JSON.stringify(env['PLUMBLINE_RELEASE_KEY'] ?? '') },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: at('src/main/main.ts'),
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { external: ['electron'], output: { entryFileNames: 'main.mjs', codeSplitting: false } },
  },
};

/** The preload script: sandboxed ones are CommonJS, in one file. */
const preload: UserConfig = {
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: at('src/preload/preload.ts'),
    outDir: at('dist'),
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: { external: ['electron'], output: { entryFileNames: 'preload.cjs', format: 'cjs' } },
  },
};

const pages: UserConfig = {
  root: at('src/renderer'),
  base: './',
  publicDir: false,
  plugins: [react(), designTokens(), appIcon()],
  build: {
    outDir: at('dist/pages'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [at('src/renderer/index.html'), at('src/renderer/result.html')] },
  },
};

const PARTS: Readonly<Record<string, UserConfig>> = { main, preload, pages };

/** `vite build --mode <part>`; `scripts/lib/build-desktop.mjs` builds all of them. */
export default defineConfig(({ mode }) => PARTS[mode] ?? pages);
