import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { CALLS } from '@plumbline/contract/calls.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { roleOf } from '@plumbline/core/access/role-of.ts';
import { hiddenKeysOf } from '../access/hidden-keys.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { describeTools } from './describe-tools.ts';
import { libraryItems } from './library-items.ts';
import { registerOwnFiles } from './register-own-files.ts';
import { createShownPrices } from './shown-prices.ts';

/** It changes with a new version of the product, and when an administrator publishes. */
const CACHED = { cacheSeconds: 300 } as const;

/** What can be chosen: categories, styles, samples and the tools themselves, with the pictures they are shown by. */
export async function registerCatalogueRoutes(app: App): Promise<void> {
  const { published } = app;
  const shownPrices = createShownPrices(app.services.database);
  registerOwnFiles(app);
  registerCall(app, CALLS.categories, async () => [...(await published()).tree], CACHED);
  registerCall(
    app,
    CALLS.library,
    async ({ query }) => {
      const { library, ownMeaning } = await published();
      return { items: libraryItems(library, query, ownMeaning) };
    },
    CACHED,
  );
  registerCall(app, CALLS.samples, async () => ({ items: [...(await published()).samples] }), CACHED);
  registerCall(
    app,
    CALLS.tools,
    async ({ caller }) => ({
      tools: describeTools(
        roleOf(caller.user, app.services.clock.now()),
        await hiddenKeysOf(app, caller),
        await shownPrices(),
      ),
    }),
    // It changes with who signs in, so it is asked for again each time, and only sent again where it did.
    { cacheSeconds: 0 },
  );
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../../../../content/public/', import.meta.url)),
    prefix: `${OTHER_PATHS.content}/`,
    decorateReply: false,
    index: false,
    // Covers are made again when the engine changes, so they are checked once a day rather than kept for ever.
    maxAge: '1d',
  });
}
