import { projectParamsSchema } from '@plumbline/contract/api/projects.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { versionQuery } from '@plumbline/contract/calls/call-spec.ts';
import { readAreas } from '@plumbline/core/projects/read-areas.ts';
import { readSchedule } from '@plumbline/core/projects/schedule.ts';
import { scheduleCsv } from '@plumbline/core/projects/schedule-csv.ts';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { attachment } from '../http/attachment.ts';
import { textAnswer } from '../http/declared-answers.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { signedIn } from '../http/signed-in.ts';
import { effectDependencies } from './effect-dependencies.ts';

/** `GET /api/project/:projectId/schedule.csv`: the schedule for a spreadsheet, with areas where models and plans give them. */
export function registerScheduleExport(app: App): void {
  app.route({
    method: 'GET',
    url: OTHER_PATHS.scheduleExport,
    exposeHeadRoute: false,
    config: { access: { allowed: 'signed-in', changes: false } },
    schema: {
      summary: 'The material schedule of a project as CSV',
      tags: ['/api/project'],
      params: projectParamsSchema,
      querystring: versionQuery,
      response: { 200: textAnswer('One line a row, in their order', 'text/csv') },
    },
    handler: async (request, reply) => {
      const { projectId } = request.params as z.output<typeof projectParamsSchema>;
      const userId = signedIn(request.caller).id;
      const dependencies = await effectDependencies(app, request, request.locale);
      const schedule = await readSchedule(dependencies, userId, projectId);
      const areas = await readAreas(dependencies, userId, projectId, goneSignal(reply));
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': attachment(app.services.clock, 'csv', 'schedule'),
          'cache-control': 'no-store',
        })
        .send(scheduleCsv(schedule, areas, request.locale));
    },
  });
}
