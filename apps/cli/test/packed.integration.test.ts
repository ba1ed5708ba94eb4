import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CompanyKeys, companyKeys } from '@plumbline/e2e/make-key.ts';
import { startSite } from '@plumbline/e2e/start-site.ts';
import { CHIEF } from '@plumbline/e2e/sign-in-company.ts';
import type { StartedApp } from '@plumbline/e2e/start-app.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawBase } from './draw-base.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
let app: StartedApp;
let keys: CompanyKeys;
let folder: string;
let env: Record<string, string | undefined>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-packed-'));
  app = await startSite({ ADMIN_ACCOUNT: CHIEF.account, ADMIN_PASSWORD: CHIEF.password });
  keys = await companyKeys(app.url);
  env = {
    // npm and what it starts run under the Node that runs this.
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: process.env.HOME,
    LANG: 'en_US.UTF-8',
    PLUMBLINE_URL: app.url,
    PLUMBLINE_API_KEY: await keys.make(),
  };
  await writeFile(join(folder, 'base.png'), await drawBase('#c8c0b4'));
});
afterAll(async () => {
  await keys.close();
  await app.dispose();
  await rm(folder, { recursive: true, force: true });
});

const PROGRAM = `import { readFile, writeFile } from 'node:fs/promises';
import { createClient, PlumblineError, type Task } from '@plumbline/api-client';

const plumbline = createClient({ url: process.env['PLUMBLINE_URL'] ?? '', apiKey: process.env['PLUMBLINE_API_KEY'] ?? '' });
const base = await plumbline.uploadImage(await readFile('base.png'), { name: 'base.png' });
const { taskId } = await plumbline.startTask({ function: 'indoorRender', upload_img: base.imageId, size: 512, count: 1 });
const shares: number[] = [];
const task: Task = await plumbline.wait(taskId, { onChange: ({ progress }) => void shares.push(progress) });
const [image] = task.images;
if (!image) throw new Error('no image');
await writeFile('result.png', Buffer.from(await (await plumbline.file(image.url)).arrayBuffer()));
const { items, total } = await plumbline.taskList({ function: 'indoorRender' });
const refused = await plumbline.deleteTask({ taskId }).catch((error: unknown) => error);
console.log(
  JSON.stringify({
    state: task.state,
    last: shares.at(-1),
    listed: items.map((each) => each.taskId === taskId),
    total,
    refused: refused instanceof PlumblineError && [refused.code, refused.status],
  }),
);
`;

test('what npm packs works in an empty folder: types, a program, and the command', async () => {
  const run = (file: string, args: string[], options: Partial<ExecFileSyncOptionsWithStringEncoding> = {}) =>
    execFileSync(file, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe', ...options });
  for (const workspace of ['packages/api-client', 'apps/cli'])
    run('npm', ['pack', '--workspace', workspace, '--pack-destination', folder], { cwd: ROOT });
  const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).toSorted();
  expect(tarballs).toEqual(['plumbline-api-client-0.1.0.tgz', 'plumbline-cli-0.1.0.tgz']);
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  // Offline: nothing but the two is needed.
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs.map((name) => `./${name}`)]);
  expect((await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
    '@plumbline',
  ]);
  const packed = await readdir(join(folder, 'node_modules', '@plumbline', 'api-client'), { recursive: true });
  expect(packed.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([]);

  await writeFile(join(folder, 'program.ts'), PROGRAM);
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: 'nodenext',
        target: 'es2022',
        types: ['node'],
        typeRoots: [join(ROOT, 'node_modules', '@types')],
        exactOptionalPropertyTypes: true,
      },
      include: ['program.ts'],
    }),
  );
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  run(process.execPath, [tsc, '-p', '.']);
  expect(JSON.parse(run(process.execPath, ['program.js']))).toEqual({
    state: 'done',
    last: 1,
    listed: [true],
    total: 1,
    refused: ['API_KEY_SCOPE', 403],
  });
  expect((await sharp(await readFile(join(folder, 'result.png'))).metadata()).format).toBe('png');

  const command = join(folder, 'node_modules', '.bin', 'plumbline');
  expect(JSON.parse(run(command, ['status', '--json']))).toMatchObject({ name: 'Studio Nord' });
  expect(
    run(command, ['render', 'indoorRender', '--base', 'base.png', '--size', '512', '--out', 'out']).trim(),
  ).toMatch(/^out\/base-indoorRender-[\w-]+\.png$/);
  // A mistake in the fields is a mistake of the types.
  await writeFile(join(folder, 'program.ts'), PROGRAM.replace('size: 512', "size: 'huge'"));
  expect(() => run(process.execPath, [tsc, '-p', '.'])).toThrow();
});
