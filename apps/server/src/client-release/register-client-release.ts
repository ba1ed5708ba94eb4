import { createReadStream } from 'node:fs';
import { type ClientRelease, artefactNameSchema } from '@plumbline/contract/api/client-release.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { z } from 'zod';
import type { App } from '../app.ts';
import { emptyAnswer, fileAnswer } from '../http/declared-answers.ts';
import { registerCall } from '../http/register-call.ts';
import { readByteRange } from '../images/byte-range.ts';
import { findRelease } from './find-release.ts';
import type { Release } from './read-release.ts';

const BYTES = 'application/octet-stream';

/** The desktop client: its newest version with what to download, and the files themselves. */
export function registerClientRelease(app: App): void {
  registerCall(app, CALLS.clientRelease, async () => ({ release: describe(await findRelease(app)) }));
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: OTHER_PATHS.clientFile,
    config: { access: { allowed: 'anyone', changes: false } },
    schema: {
      summary: 'An installer of the desktop client, whole or in ranges',
      tags: ['/api/client'],
      params: z.strictObject({ file: artefactNameSchema }),
      response: {
        200: fileAnswer('The file', BYTES),
        206: fileAnswer('The part of it that `Range` names', BYTES),
        416: emptyAnswer('The file has no such part'),
      },
    },
    handler: async (request, reply) => {
      const release = await findRelease(app);
      const { file } = request.params;
      const path = release?.paths.get(file);
      const artefact = release?.manifest.artefacts.find((each) => each.file === file);
      if (path === undefined || artefact === undefined) throw new AppError('NOT_FOUND', `artefact ${file}`);
      void reply.headers({
        'content-disposition': `attachment; filename="${file}"`,
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
        etag: `"${artefact.sha256.slice(0, 32)}"`,
      });
      const range = readByteRange(request.headers.range, artefact.bytes);
      if (range === 'unsatisfiable')
        return reply.status(416).header('content-range', `bytes */${artefact.bytes}`).send();
      void reply.header('content-type', BYTES);
      const { start, end } = range ?? { start: 0, end: artefact.bytes - 1 };
      if (range) void reply.status(206).header('content-range', `bytes ${start}-${end}/${artefact.bytes}`);
      void reply.header('content-length', end - start + 1);
      if (request.method === 'HEAD') return reply.send();
      return reply.send(createReadStream(path, { start, end }));
    },
  });
}

function describe(release: Release | undefined): ClientRelease['release'] {
  if (!release) return null;
  const { version, minimumVersion, publishedAt, notes, artefacts } = release.manifest;
  return {
    version,
    minimumVersion,
    publishedAt,
    notes,
    artefacts: artefacts
      .filter(({ file }) => release.paths.has(file))
      .map((artefact) => ({ ...artefact, url: OTHER_PATHS.clientFile.replace(':file', artefact.file) })),
  };
}
