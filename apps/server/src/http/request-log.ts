import type { App } from '../app.ts';
import { addressOf } from './client-address.ts';

/**
 * One line an answer: what changed something or failed at `info`, plain reads at `debug`, so that polling and probes do
 * not bury them. The path without its query, which may hold what a person typed.
 */
export function registerRequestLog(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const isPlainRead = reply.statusCode < 400 && request.routeOptions.config.access?.changes !== true;
    request.log[isPlainRead ? 'debug' : 'info'](
      {
        method: request.method,
        // A CAS ticket is as good as a password for as long as it lives, and the token of a share opens it.
        path: request.url
          .split('?', 1)[0]
          ?.replace(/\/(TGT|ST)-[^/]*/, '/$1-…')
          .replace(/\/share\/[^/]+/, '/share/…'),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: addressOf(request),
      },
      'answered',
    );
  });
}
