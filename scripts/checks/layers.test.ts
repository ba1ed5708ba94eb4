import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAYERS, packageName } from '../../oxlint.config.ts';
import { findLoops } from '../lib/find-loops.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let checkout = '';

/** A checkout in miniature with the real rules, in which forbidden things can be written. */
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'plumbline-layers-'));
  for (const path of [
    'oxlint.config.ts',
    'node_modules',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ]) {
    symlinkSync(join(root, path), join(checkout, path));
  }
});

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

function lint(path: string, source: string): string {
  const file = join(checkout, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const script = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [script, path], { cwd: checkout, encoding: 'utf8' });
  return stdout;
}

test.each([
  ['packages/contract/src/a.ts', 'node:fs'],
  ['packages/contract/src/a.ts', 'fastify'],
  ['packages/contract/src/a.ts', '@fastify/cookie'],
  ['packages/contract/src/a.ts', '@plumbline/core/clock.ts'],
  ['packages/core/src/a.ts', '@plumbline/platform/services.ts'],
  ['packages/core/src/a.ts', 'pg'],
  ['packages/platform/src/a.ts', '@plumbline/engines/a.ts'],
  ['packages/imaging/src/a.ts', 'node:fs'],
  ['packages/imaging/src/a.ts', '@plumbline/contract/a.ts'],
  ['packages/scene/src/a.ts', '@plumbline/engines/a.ts'],
  ['packages/scene/src/a.ts', '@plumbline/designs/a.ts'],
  ['packages/scene/src/a.ts', '@plumbline/edits/a.ts'],
  ['packages/tracer/src/a.ts', '@plumbline/designs/a.ts'],
  ['packages/materials/src/a.ts', '@plumbline/atmosphere/a.ts'],
  ['packages/model-renders/src/a.ts', '@plumbline/scene/a.ts'],
  ['packages/models/src/a.ts', 'node:fs'],
  ['packages/models/src/a.ts', '@plumbline/scene/a.ts'],
  ['packages/plan-models/src/a.ts', '@plumbline/model-renders/a.ts'],
  ['packages/compute/src/a.ts', '@plumbline/engines/a.ts'],
  ['packages/compute/src/a.ts', '@plumbline/platform/a.ts'],
  ['packages/compute/src/a.ts', '@plumbline/worker/a.ts'],
  ['apps/server/src/a.ts', '@plumbline/compute/a.ts'],
  ['packages/engines/src/a.ts', '@plumbline/platform/a.ts'],
  ['packages/editor/src/a.ts', 'react'],
  ['packages/client/src/a.ts', '@plumbline/core/a.ts'],
  ['packages/assistant/src/a.ts', 'node:fs'],
  ['packages/assistant/src/a.ts', '@plumbline/core/clock.ts'],
  ['apps/web/src/a.ts', '@plumbline/core/a.ts'],
  ['apps/web/src/a.ts', '@plumbline/platform/a.ts'],
  ['apps/web/src/a.ts', '@plumbline/models/read-model.ts'],
  ['apps/web/src/a.ts', '@plumbline/models/ifc/read-ifc.ts'],
  ['apps/server/src/a.ts', '@plumbline/engines/a.ts'],
  ['apps/server/src/a.ts', 'drizzle-orm/pg-core'],
  ['apps/worker/src/a.ts', '@plumbline/server/a.ts'],
  ['apps/worker/src/a.ts', '@plumbline/engines/a.ts'],
  ['apps/plumbline/src/a.ts', '@plumbline/scene/a.ts'],
  ['packages/scene/src/feature/a.ts', '../../../imaging/src/raster.ts'],
  ['packages/scene/src/feature/a.ts', '../../../../training/judge/a.ts'],
  ['packages/contract/src/a.ts', '@plumbline/content/styles/style-list.ts'],
  ['apps/server/src/a.ts', '@plumbline/e2e/start-app.ts'],
  ['content/src/a.ts', '@plumbline/materials/a.ts'],
  ['content/src/a.ts', '@plumbline/core/clock.ts'],
  ['e2e/flows/a.e2e.ts', '@plumbline/core/clock.ts'],
  ['e2e/flows/a.e2e.ts', '../../scripts/lib/step.mjs'],
  ['e2e/flows/a.e2e.ts', '../../apps/web/src/console/texts.ts'],
  ['training/judge/a.ts', '@plumbline/platform/a.ts'],
  ['training/judge/a.ts', '../../scripts/lib/a.ts'],
  ['scripts/eval/a.ts', '@plumbline/bench/statistics.ts'],
  ['scripts/eval/a.ts', '../../bench/src/a.ts'],
  ['scripts/a.ts', '../packages/contract/src/routes.ts'],
  ['bench/a.ts', '@plumbline/server/start-server.ts'],
  ['bench/src/a.ts', '../../e2e/src/start-app.ts'],
])('%s may not import %s', (path, forbidden) => {
  expect(lint(path, `import '${forbidden}';\n`)).toContain('no-restricted-imports');
});

test.each([
  ['packages/contract/src/a.ts', 'zod'],
  ['packages/contract/src/a.ts', './b.ts'],
  ['packages/core/src/a.ts', '@plumbline/contract/a.ts'],
  ['packages/core/src/a.ts', 'node:crypto'],
  ['packages/platform/src/a.ts', 'pg'],
  ['packages/scene/src/a.ts', '@plumbline/imaging/raster.ts'],
  ['packages/models/src/a.ts', 'node:zlib'],
  ['packages/engines/src/a.ts', '@plumbline/compute/threads/serve-jobs.ts'],
  ['apps/worker/src/a.ts', '@plumbline/compute/thread-compute.ts'],
  ['packages/model-renders/src/a.ts', '@plumbline/models/model/model.ts'],
  ['packages/designs/src/a.ts', '@plumbline/tracer/camera.ts'],
  ['packages/edits/src/a.ts', '@plumbline/scene/render/render.ts'],
  ['apps/web/src/a.ts', '@plumbline/models/stored/decode-model.ts'],
  ['apps/web/src/a.ts', '@plumbline/models/camera/model-camera.ts'],
  ['apps/worker/src/a.ts', '@plumbline/models/read-model.ts'],
  ['apps/web/src/a.ts', '@plumbline/models/model/model.ts'],
  ['apps/web/src/a.ts', '@plumbline/models/stored/decode-model.ts'],
  ['apps/web/src/a.ts', '@plumbline/models/camera/model-camera.ts'],
  ['apps/server/src/a.ts', '@plumbline/platform/services.ts'],
  ['packages/assistant/src/a.ts', '@plumbline/contract/text.ts'],
  ['apps/server/src/a.ts', '@plumbline/assistant/search/search-index.ts'],
  ['apps/plumbline/src/a.ts', '@plumbline/server/start-server.ts'],
  ['packages/imaging/src/a.test.ts', 'node:fs'],
  ['apps/server/src/a.ts', '@plumbline/content/styles/style-list.ts'],
  ['apps/web/src/a.ts', '@plumbline/content/dictionary/dictionary.ts'],
  ['packages/contract/src/api/a.ts', '../content/style.ts'],
  ['content/src/a.ts', '@plumbline/contract/text.ts'],
  ['e2e/flows/a.e2e.ts', '@plumbline/e2e/open-page.ts'],
  ['e2e/flows/a.e2e.ts', '@plumbline/web/console/texts.ts'],
  ['training/judge/a.ts', '@plumbline/scene/a.ts'],
  ['scripts/a.ts', '@plumbline/e2e/start-app.ts'],
  ['scripts/a.ts', '../training/judge/a.ts'],
  ['bench/a.ts', './src/a.ts'],
  ['bench/a.ts', '../scripts/lib/statistics.ts'],
])('%s may import %s', (path, allowed) => {
  expect(lint(path, `import '${allowed}';\n`)).not.toContain('no-restricted-imports');
});

test('what the layers allow has no circle: no two of them may ever come to need each other', () => {
  const allowed = new Map(
    Object.entries(LAYERS).map(([folder, { may }]) => {
      const own = packageName(folder);
      return [own, new Set(may.filter((name) => name !== own))] as const;
    }),
  );
  expect(allowed.size).toBeGreaterThan(20);
  expect(
    new Set([...allowed.values()].flatMap((names) => [...names].filter((name) => !allowed.has(name)))),
  ).toEqual(new Set());
  expect(findLoops(allowed)).toEqual([]);
});

test('every package, app and folder of sources has its layer', () => {
  const folders = ['packages', 'apps'].flatMap((top) =>
    readdirSync(join(root, top)).map((name) => `${top}/${name}`),
  );
  expect(Object.keys(LAYERS).toSorted()).toEqual(
    [...folders, 'content', 'e2e', 'training', 'scripts', 'bench'].toSorted(),
  );
});

test('modules that import each other are reported', () => {
  lint('packages/core/src/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
  const report = lint(
    'packages/core/src/two.ts',
    "import { one } from './one.ts';\nexport const two = () => one;\n",
  );
  expect(report).toContain('no-cycle');
});
