import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { parseFormBody, withLists } from '@plumbline/contract/form-body.ts';
import { z } from 'zod';
import type { App } from '../app.ts';

const FORM = 'application/x-www-form-urlencoded';

/** JSON and forms; any other type of body is refused with 415 unless a route brings its own parser. */
export function registerBodyParsers(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients that set the type on every request send it with nothing in it too.
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseFormBody(body as string));
    } catch (cause) {
      done(new AppError('BAD_REQUEST', 'unreadable form', { cause }), undefined);
    }
  });
  // The schema is known here and not where the text is read.
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.body;
    const isForm = request.headers['content-type']?.startsWith(FORM) === true;
    if (isForm && schema instanceof z.ZodType) request.body = withLists(request.body, schema);
  });
}
