import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '@plumbline/contract/text.ts';
import { FEATURES } from '../src/i18n/features.ts';
import { inLanguage } from '../src/i18n/texts.ts';

const INDEX = 'virtual:text-bundles';
const BUNDLE = /^virtual:texts\/([\w-]+)\/(\w+)$/;

/**
 * Texts are written with their three languages side by side and loaded in one: this makes a module of each bundle in each
 * language, and one that knows how each is loaded.
 *
 * @param known the texts are there already, as in a server, and nothing is loaded
 */
export function textBundles({ known = false } = {}): Plugin {
  return {
    name: 'text-bundles',
    resolveId: (id) => (id === INDEX || BUNDLE.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexCode(known);
      const [, locale, name] = BUNDLE.exec(id.slice(1)) ?? [];
      if (locale === undefined || name === undefined) return undefined;
      const texts = inLanguage(FEATURES[name as keyof typeof FEATURES], locale as Locale);
      // Read as data, which a browser does faster than code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}

function indexCode(known: boolean): string {
  const languages = LOCALES.map((locale) => {
    const bundles = Object.keys(FEATURES).map(
      (name) =>
        `${JSON.stringify(name)}: () => ${known ? 'Promise.resolve({ default: {} })' : `import('virtual:texts/${locale}/${name}')`}`,
    );
    return `${JSON.stringify(locale)}: { ${bundles.join(', ')} }`;
  });
  return `export const BUNDLES = { ${languages.join(', ')} };`;
}
