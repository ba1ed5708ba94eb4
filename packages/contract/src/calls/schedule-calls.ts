import { projectParamsSchema } from '../api/projects.ts';
import {
  appliedScheduleSchema,
  applyScheduleBodySchema,
  areasSchema,
  saveScheduleBodySchema,
  scheduleEffectsQuerySchema,
  scheduleEffectsSchema,
  scheduleSchema,
} from '../api/schedules.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';

const SCHEDULE = '/api/project/:projectId/schedule' as const;
const own = { allowed: 'signed-in', params: projectParamsSchema } as const;

export const scheduleCalls = {
  schedule: {
    ...read,
    ...own,
    method: 'GET',
    path: SCHEDULE,
    query: versionQuery,
    answer: scheduleSchema,
    summary: 'The material schedule of a project',
  },
  saveSchedule: {
    ...own,
    method: 'POST',
    path: SCHEDULE,
    body: saveScheduleBodySchema,
    answer: scheduleSchema,
    status: 200,
    changes: true,
    fails: [409],
    summary: 'Write the material schedule anew: all its rows in their order',
  },
  areas: {
    ...read,
    ...own,
    method: 'GET',
    path: '/api/project/:projectId/areas',
    query: versionQuery,
    answer: areasSchema,
    summary: 'Areas by material and room, where the project’s models and floor plans give them',
  },
  scheduleEffects: {
    ...read,
    ...own,
    method: 'GET',
    path: `${SCHEDULE}/effects`,
    query: scheduleEffectsQuerySchema,
    answer: scheduleEffectsSchema,
    summary: 'What applying the schedule would start in each view, and what it costs',
  },
  applySchedule: {
    ...own,
    method: 'POST',
    path: `${SCHEDULE}/apply`,
    body: applyScheduleBodySchema,
    answer: appliedScheduleSchema,
    status: 202,
    changes: true,
    fails: [409],
    summary: 'Render views again with the materials of the schedule',
  },
} as const satisfies Record<string, CallSpec>;
