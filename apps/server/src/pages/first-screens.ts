import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  FIRST_SCREEN_PAGES,
  type FirstScreenModule,
  type FirstScreenRequest,
  type ScreenDevice,
} from '@plumbline/contract/first-screen.ts';
import type { PageRoute } from '@plumbline/contract/routes.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { describeMembership } from '@plumbline/core/identity/describe-user.ts';
import type { FastifyRequest } from 'fastify';
import { hiddenKeysOf } from '../access/hidden-keys.ts';
import type { App } from '../app.ts';
import { readUser } from '../identity/arrival.ts';
import { KeptScreens } from './kept-screens.ts';
import { readSiteInfo } from './register-site-info.ts';
import type { MadeScreen } from './with-first-screen.ts';

/** Beside the page, in a folder that is not given out. */
const MODULE = join('.render', 'first-screen.mjs');

interface AskedPage {
  readonly route: PageRoute | undefined;
  readonly path: string;
  readonly locale: Locale;
}

export interface FirstScreens {
  /** The first screen of a page; undefined where it has none, or where it cannot be made: the browser makes its own then. */
  of(request: FastifyRequest, page: AskedPage): Promise<MadeScreen | undefined>;
}

/**
 * Makes the first screens of pages by the components of the web app, so that they are seen before a script has come. Those of
 * visitors alone: they are the same for all of them, and are kept.
 */
export function createFirstScreens(app: App, webDir: string): FirstScreens {
  const file = join(webDir, MODULE);
  const kept = new KeptScreens();
  const make = async (request: FirstScreenRequest, builtAt: number) => {
    // A build that is replaced while the server runs is another module.
    const { renderFirstScreen } = (await import(
      `${pathToFileURL(file).href}?built=${builtAt}`
    )) as FirstScreenModule;
    return renderFirstScreen(request);
  };
  const of: FirstScreens['of'] = async (request, { route, path, locale }) => {
    if (!route || !FIRST_SCREEN_PAGES.has(route.page) || !mayBeMade(request, route)) return undefined;
    const built = await stat(file).catch(() => undefined);
    if (!built) return undefined;
    const { csrfToken: _own, ...userInfo } = await readUser(app, request);
    const { samples } = await app.published();
    const asked: FirstScreenRequest = {
      page: route.page,
      path,
      locale,
      device: deviceOf(request),
      data: {
        userInfo,
        vipInfo: describeMembership(request.caller),
        hiddenKeys: [...(await hiddenKeysOf(app, request.caller))].sort(),
        siteInfo: await readSiteInfo(app, request),
        samples: [...samples],
      },
    };
    const screen = await kept.get(asked, built.mtimeMs, () => make(asked, built.mtimeMs));
    return { request: asked, screen };
  };
  return {
    of: (request, page) =>
      of(request, page).catch((error: unknown) => {
        request.log.error({ error }, 'a first screen could not be made');
        return undefined;
      }),
  };
}

/** A visitor's, who asks for nothing but the page: a workspace's address may name a render that it opens with. */
function mayBeMade({ caller, url }: FastifyRequest, route: PageRoute): boolean {
  return caller?.user === null && (route.page === 'home' || !url.includes('?'));
}

/** Whether to lay it out for a phone. Browsers say so in a header of its own, and others in their name. */
function deviceOf({ headers }: FastifyRequest): ScreenDevice {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint !== undefined) return hint === '?1' ? 'phone' : 'desk';
  return /\bMobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'desk';
}
