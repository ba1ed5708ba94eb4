import { Readable } from 'node:stream';
import { ledgerExportQuerySchema } from '@plumbline/contract/api/ledger.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { readWholeLedger } from '@plumbline/core/tickets/list-ledger.ts';
import { ledgerCsv } from '@plumbline/core/tickets/ledger-csv.ts';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { attachment } from '../http/attachment.ts';
import { textAnswer } from '../http/declared-answers.ts';
import { signedIn } from '../http/signed-in.ts';

/** `GET /api/user/ledger.csv`: the caller's whole ledger for a spreadsheet, made while it is sent. */
export function registerLedgerExport(app: App): void {
  const { database, clock } = app.services;
  app.route({
    method: 'GET',
    url: OTHER_PATHS.ledgerExport,
    exposeHeadRoute: false,
    config: { access: { allowed: 'signed-in', changes: false } },
    schema: {
      summary: 'The caller’s whole ledger as CSV',
      tags: ['/api/user'],
      querystring: ledgerExportQuerySchema,
      response: { 200: textAnswer('One line an entry, newest first', 'text/csv') },
    },
    handler: async (request, reply) => {
      const { counter } = request.query as z.output<typeof ledgerExportQuerySchema>;
      const pages = readWholeLedger({ database, clock }, signedIn(request.caller).id, counter);
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': attachment(clock, 'csv', 'ledger'),
          'cache-control': 'no-store',
        })
        .send(Readable.from(ledgerCsv(pages, request.locale)));
    },
  });
}
