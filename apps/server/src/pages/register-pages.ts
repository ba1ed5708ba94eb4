import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { NEVER_HIDDEN } from '@plumbline/contract/access/route-access.ts';
import { DEV_ROUTES, type PageRoute, ROUTES } from '@plumbline/contract/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hiddenKeysOf } from '../access/hidden-keys.ts';
import type { App } from '../app.ts';
import { sendError } from '../http/answer-errors.ts';
import { wantsPage } from '../http/wants-page.ts';
import { siteAddress } from '../http/site-address.ts';
import { hideAddress } from '../shares/hide-address.ts';
import { createFirstScreens } from './first-screens.ts';
import { mayOpenDevPage } from '../identity/dev-pages.ts';
import { withFirstScreen } from './with-first-screen.ts';
import { withPageHead } from './page-head.ts';

const VISITOR = { access: { allowed: 'anyone', changes: false, survivesOutage: true } } as const;
/** Vite puts the content's hash into the name of everything in this folder. */
const HASHED = '/assets/';

/**
 * The built web app: its files, and its one page for every path of the route table. Any other path answers the same
 * page with 404; the app then shows its own 404 page. Paths of the API answer a 404 envelope.
 *
 * @param webDir folder of the web build; the server runs without one, as an API alone.
 */
export async function registerPages(app: App, webDir: string): Promise<void> {
  const index = join(webDir, 'index.html');
  const firstScreens = createFirstScreens(app, webDir);
  // Both are read when they are asked for: a build that is replaced while the server runs is served as it is then.
  if (existsSync(webDir)) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: false,
      // The build laid them there; what has none is compressed while it is sent.
      preCompressed: true,
      dotfiles: 'ignore',
      allowedPath: (path) => path !== '/index.html',
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.slice(webDir.length).startsWith(HASHED)
            ? 'public, max-age=31536000, immutable'
            : 'public, no-cache',
        ),
    });
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, route: PageRoute | undefined) => {
    const page = await readFile(index, 'utf8').catch(() => NOT_BUILT);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-language' : `${String(vary)}, accept-language`);
    const path = request.url.split('?', 1)[0] ?? '/';
    const own = { route, path, locale: request.locale, origin: siteAddress(app, request) };
    return reply
      .status(route === undefined ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(withFirstScreen(withPageHead(page, own), await firstScreens.of(request, own)));
  };
  const options = { config: VISITOR, schema: { hide: true } };
  // A page that is hidden from the caller is as unknown as any other.
  const isHidden = async ({ caller }: FastifyRequest, accessKey: string) =>
    !NEVER_HIDDEN.has(accessKey) && (await hiddenKeysOf(app, caller)).has(accessKey);
  for (const route of ROUTES)
    app.get(route.path, options, async (request, reply) => {
      if (route.secret) hideAddress(reply);
      return sendPage(request, reply, (await isHidden(request, route.accessKey)) ? undefined : route);
    });
  for (const route of DEV_ROUTES) {
    app.get(route.path, options, (request, reply) =>
      sendPage(request, reply, mayOpenDevPage(app, request, route.accessKey) ? route : undefined),
    );
  }
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? sendPage(request, reply, undefined)
      : sendError(
          request,
          reply,
          new AppError('NOT_FOUND', `no route ${request.method} ${request.url.split('?', 1)[0]}`),
        ),
  );
}

const NOT_BUILT = '<!doctype html><title>Plumbline</title><p>The web app is not built. Run npm start.</p>';
