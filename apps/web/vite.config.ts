import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
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

export default defineConfig({
  base: '/',
  plugins: [react(), designTokens()],
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // A small picture inlined as data would need another source in the page's security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
