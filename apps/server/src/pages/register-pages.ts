import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { NEVER_HIDDEN } from '@plumbline/contract/access/route-access.ts';
import { DEV_ROUTES, ROUTES } from '@plumbline/contract/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hiddenKeysOf } from '../access/hidden-keys.ts';
import type { App } from '../app.ts';
import { sendError } from '../http/answer-errors.ts';
import { wantsPage } from '../http/wants-page.ts';
import { mayOpenDevPage } from '../identity/dev-pages.ts';

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
  // Both are read when they are asked for: a build that is replaced while the server runs is served as it is then.
  if (existsSync(webDir)) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: false,
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
  const sendPage = async (reply: FastifyReply, status: number) => {
    const page = await readFile(index, 'utf8').catch(() => NOT_BUILT);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
    return reply.status(status).type('text/html; charset=utf-8').send(page);
  };
  const options = { config: VISITOR, schema: { hide: true } };
  // A page that is hidden from the caller is as unknown as any other.
  const statusOf = async ({ caller }: FastifyRequest, accessKey: string) =>
    !NEVER_HIDDEN.has(accessKey) && (await hiddenKeysOf(app, caller)).has(accessKey) ? 404 : 200;
  for (const { path, accessKey } of ROUTES)
    app.get(path, options, async (request, reply) => sendPage(reply, await statusOf(request, accessKey)));
  for (const { path, accessKey } of DEV_ROUTES) {
    app.get(path, options, (request, reply) =>
      sendPage(reply, mayOpenDevPage(app, request, accessKey) ? 200 : 404),
    );
  }
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? sendPage(reply, 404)
      : sendError(
          request,
          reply,
          new AppError('NOT_FOUND', `no route ${request.method} ${request.url.split('?', 1)[0]}`),
        ),
  );
}

const NOT_BUILT = '<!doctype html><title>Plumbline</title><p>The web app is not built. Run npm start.</p>';
