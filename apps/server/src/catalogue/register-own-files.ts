import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { contentKey } from '@plumbline/core/own-content/content-keys.ts';
import { z } from 'zod';
import type { App } from '../app.ts';
import { ANY_CALL, emptyAnswer, failureAnswers, fileAnswer } from '../http/declared-answers.ts';
import { sendStoredFile } from '../images/send-stored-file.ts';

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'] as const;
const fileSchema = z.strictObject({ file: z.string().regex(/^[0-9a-f]{64}(\.webp)?$/) });
const paletteSchema = z.strictObject({ colours: z.string().regex(/^[0-9a-f]{6}(-[0-9a-f]{6}){0,11}$/) });
const schema = (params: z.ZodType, summary: string, ...types: readonly string[]) => ({
  summary,
  tags: [OTHER_PATHS.content],
  params,
  response: {
    200: fileAnswer('The picture', ...types),
    206: fileAnswer('The part of it that `Range` names', ...types),
    304: emptyAnswer('The client has this picture already'),
    416: emptyAnswer('The picture has no such part'),
    ...failureAnswers(...ANY_CALL, 404, 422),
  },
});
/** A picture opened by itself runs nothing, whatever is in it. */
const SANDBOX = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Pictures and covers of own content. They are named by what is in them: who has such an address may see it, for good. */
export function registerOwnFiles(app: App): void {
  const { storage, database } = app.services;
  app.route<{ Params: z.infer<typeof fileSchema> }>({
    method: ['GET', 'HEAD'],
    url: `${OTHER_PATHS.ownContent}/:file`,
    schema: schema(
      fileSchema,
      'A picture of the library that operators added, or a cover of it',
      ...PICTURES,
    ),
    handler: async (request, reply) => {
      const { file } = request.params;
      const id = file.slice(0, 64);
      const mime = file === id ? await mimeOf(id) : 'image/webp';
      void reply.headers(SANDBOX).header('cache-control', 'public, max-age=31536000, immutable');
      return sendStoredFile(request, reply, storage, {
        storageKey: contentKey(id),
        mime,
        etag: `"${id.slice(0, 32)}"`,
      });
    },
  });
  app.route<{ Params: z.infer<typeof paletteSchema> }>({
    method: ['GET', 'HEAD'],
    url: `${OTHER_PATHS.ownContent}/palette/:colours`,
    schema: schema(paletteSchema, 'The colours of a style, until it has a cover', 'image/svg+xml'),
    handler: (request, reply) =>
      reply
        .headers(SANDBOX)
        .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' })
        .send(paletteSvg(request.params.colours.split('-'))),
  });

  async function mimeOf(id: string): Promise<string> {
    const [picture] = await database.ownContent.findPictures([id]);
    if (!picture) throw new AppError('NOT_FOUND', `no picture ${id}`);
    return picture.mime;
  }
}

function paletteSvg(colours: readonly string[]): string {
  const band = 240 / colours.length;
  const bands = colours.map(
    (colour, at) => `<rect x="${at * band}" width="${band + 0.5}" height="160" fill="#${colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160">${bands.join('')}</svg>`;
}
