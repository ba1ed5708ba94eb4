import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { App } from '../app.ts';

const TEXT = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/** Compresses text. Pictures and zips are compressed already, and an event stream must not wait for a full block. */
export async function registerCompression(app: App): Promise<void> {
  await app.register(compress, {
    global: true,
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    customTypes: (type) => TEXT.test(type),
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
