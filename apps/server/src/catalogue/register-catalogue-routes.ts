import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { toolsSchema } from '@plumbline/contract/api/catalogue.ts';
import { CALLS, OTHER_PATHS } from '@plumbline/contract/calls.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { CATEGORY_ROOT } from '@plumbline/content/categories/category-tree.ts';
import { SAMPLES } from '@plumbline/content/samples.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { copyHomestayChildren } from './copy-homestay-children.ts';
import { libraryItems } from './library-items.ts';

/** It changes with a new version of the product alone. */
const CACHED = { cacheSeconds: 300 } as const;

/** What can be chosen: categories, styles, samples and the tools themselves, with the pictures they are shown by. */
export async function registerCatalogueRoutes(app: App): Promise<void> {
  const tools = toolsSchema.parse({ tools: TOOL_LIST });
  const tree = [copyHomestayChildren(CATEGORY_ROOT)];
  registerCall(app, CALLS.categories, async () => tree, CACHED);
  registerCall(app, CALLS.library, async ({ query }) => ({ items: libraryItems(query) }), CACHED);
  registerCall(app, CALLS.samples, async () => ({ items: [...SAMPLES] }), CACHED);
  registerCall(app, CALLS.tools, async () => tools, CACHED);
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../../../../content/public/', import.meta.url)),
    prefix: `${OTHER_PATHS.content}/`,
    decorateReply: false,
    index: false,
    // Covers are made again when the engine changes, so they are checked once a day rather than kept for ever.
    maxAge: '1d',
  });
}
