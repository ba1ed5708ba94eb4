import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { parseFormBody } from '@plumbline/contract/form-body.ts';
import type { App } from '../app.ts';

/** JSON and forms; any other type of body is refused with 415 unless a route brings its own parser. */
export function registerBodyParsers(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients that set the type on every request send it with nothing in it too.
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, parseFormBody(body as string));
      } catch (cause) {
        done(new AppError('BAD_REQUEST', 'unreadable form', { cause }), undefined);
      }
    },
  );
}
