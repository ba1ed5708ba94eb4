import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|webmanifest)$/;
/** Below this a packet is a packet. */
const WORTH_BYTES = 1_024;

/**
 * Lays a brotli and a gzip copy beside each text of the build. Made once and as small as they get, they cost the server
 * nothing, and a reader a fifth less than what could be made while they wait.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
      await Promise.all(files.map((name) => compressBeside(join(folder, name))));
    },
  };
}

async function compressBeside(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    promisify(brotliCompress)(bytes, { params }).then((made) => writeFile(`${file}.br`, made)),
    promisify(gzip)(bytes, { level: 9 }).then((made) => writeFile(`${file}.gz`, made)),
  ]);
}
