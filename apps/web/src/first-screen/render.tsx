// First of all: before any schema is made.
import '@plumbline/contract/without-eval.ts';
import type { FirstScreen, FirstScreenRequest } from '@plumbline/contract/first-screen.ts';
import { LOCALES, type Locale } from '@plumbline/contract/text.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next, { type i18n } from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { BUILT_FILES } from 'virtual:built-files';
import { pageRoutes } from '../app/page-routes.tsx';
import { ServedFor } from '../app/served-for.ts';
import { PAGES } from '../app/pages.ts';
import { type Bundle, FEATURES } from '../i18n/features.ts';
import { valueFormatter } from '../i18n/format-value.ts';
import { inLanguage } from '../i18n/texts.ts';
import { fillQueries } from './fill-queries.ts';
import { headOf } from './head-of.ts';

const handler = createStaticHandler(pageRoutes);
const languages = new Map<Locale, i18n>(LOCALES.map((locale) => [locale, languageOf(locale)]));

function languageOf(locale: Locale): i18n {
  const instance = i18next.createInstance();
  void instance
    .use(initReactI18next)
    .use(valueFormatter)
    .init({
      lng: locale,
      fallbackLng: false,
      defaultNS: 'layout',
      resources: {
        [locale]: Object.assign({}, ...Object.values(FEATURES).map((each) => inLanguage(each, locale))),
      },
      interpolation: { escapeValue: false, alwaysFormat: true },
      initAsync: false,
    });
  return instance;
}

/**
 * The first screen of a page as its components make it, for the server to send with the page.
 *
 * @public called by the server, by the path of its build
 */
export async function renderFirstScreen({
  page,
  path,
  locale,
  device,
  data,
}: FirstScreenRequest): Promise<FirstScreen> {
  // Only the path matters to them.
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  for (const failed of Object.values(context.errors ?? {})) throw failed;
  const client = new QueryClient();
  fillQueries(client, data);
  const made = renderToString(
    <StrictMode>
      <ServedFor value={device}>
        <QueryClientProvider client={client}>
          <I18nextProvider i18n={languages.get(locale) as i18n}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </I18nextProvider>
        </QueryClientProvider>
      </ServedFor>
    </StrictMode>,
  );
  const bundles: readonly Bundle[] = ['shell', ...PAGES[page].bundles];
  return headOf(
    made,
    BUILT_FILES.pages[page],
    bundles.map((bundle) => BUILT_FILES.texts[locale]?.[bundle]),
  );
}
