import type { ClientSettings } from '@plumbline/client/client-settings.ts';
import { fetchAndNote } from '../app/connection.ts';
import { currentLocale } from '../i18n/current-locale.ts';

let redirectOrigins: readonly string[] = [];

/** The main site of the operator (from `/api/site`), the one foreign place that an answer may lead to. */
export function allowRedirectsTo(mainSiteUrl: string): void {
  redirectOrigins = URL.canParse(mainSiteUrl) ? [new URL(mainSiteUrl).origin] : [];
}

export const clientSettings: ClientSettings = {
  // Nothing is asked where there is no address: a server makes the first screen of what it knows.
  baseUrl: globalThis.location?.origin ?? '',
  locale: currentLocale,
  cookies: () => document.cookie,
  fetch: fetchAndNote,
  redirectOrigins: () => redirectOrigins,
  followRedirect: (url) => location.assign(url),
};
