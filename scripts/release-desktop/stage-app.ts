import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CLIENT_VERSION } from '@plumbline/contract/constants.ts';

/** What is packed: the build, and a `package.json` that names no dependency, since each part of the build is whole. */
export async function stageApp(dist: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const isBuilt = (path: string) => !basename(path).startsWith('.');
  await cp(dist, join(folder, 'dist'), { recursive: true, filter: isBuilt });
  const about = {
    name: 'plumbline',
    productName: 'Plumbline',
    version: CLIENT_VERSION,
    description: 'A window of a modelling program, rendered as one works',
    license: 'Apache-2.0',
    // What Linux packages have to name; nobody reads mail there.
    author: 'Plumbline <plumbline@localhost>',
    homepage: 'http://localhost/client',
    type: 'module',
    main: 'dist/main.mjs',
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(about, undefined, 2)}\n`);
}
