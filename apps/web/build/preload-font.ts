import type { Plugin } from 'vite';

/** The face that the first words are set in: asked for with the page, so that they do not change their width when it comes. */
const FACE = /assets\/inter-latin-wght-normal-[\w-]+\.woff2$/;

export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => FACE.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        })),
  };
}
