import { Readable } from 'node:stream';
import {
  type ExportedList,
  exportParamsSchema,
  exportQuerySchema,
} from '@plumbline/contract/api/administration/operations.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { audit } from '@plumbline/core/administration/administrator.ts';
import { exportList } from '@plumbline/core/administration/export-list.ts';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { attachment } from '../http/attachment.ts';
import { textAnswer } from '../http/declared-answers.ts';

/** A whole list for a spreadsheet, made while it is sent. That it was taken along is in the log before it leaves. */
export function registerConsoleExport(app: App): void {
  const { database, clock } = app.services;
  app.route<{ Params: { list: ExportedList }; Querystring: z.infer<typeof exportQuerySchema> }>({
    method: 'GET',
    url: OTHER_PATHS.consoleExport,
    exposeHeadRoute: false,
    config: { access: { allowed: 'administrator', changes: false } },
    schema: {
      summary: 'A whole list of the console as CSV',
      tags: ['/api/user'],
      params: exportParamsSchema,
      querystring: exportQuerySchema,
      response: { 200: textAnswer('One line a row, newest first', 'text/csv') },
    },
    handler: async (request, reply) => {
      const { list } = request.params;
      const { by, from, to } = request.query;
      const at = clock.now();
      await audit(database, request.administrator, { act: 'list.export', subject: list, at });
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': attachment(clock, 'csv', list),
        })
        .send(
          Readable.from(
            exportList(database, { list, locale: request.locale, campaigns: { by, from, to }, at }),
          ),
        );
    },
  });
}
