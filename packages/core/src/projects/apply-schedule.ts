import type { AppliedSchedule, ApplyScheduleBody } from '@plumbline/contract/api/schedules.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { User } from '../identity/user.ts';
import { derivedTaskId } from '../tasks/derived-task-id.ts';
import { startTask, type StartTaskDependencies } from '../tasks/start-task.ts';
import { requireProject, requireRevision } from './require-project.ts';
import { chosenViews, type EffectDependencies, findEffect, type ViewEffect } from './schedule-effects.ts';
import { settingsOf } from './view-render.ts';

type Applied = AppliedSchedule['views'][number];

/**
 * Renders views again with the materials of the schedule: settings, base and seed are those of the picture that stands for the
 * view. Each start stands by itself, as if it were asked for alone: what one view is refused for stops no other. The same
 * `applyId` starts nothing twice, also after a crash in the middle.
 *
 * @throws AppError `NOT_FOUND`, `CHANGED_MEANWHILE` where the schedule is not the one that was looked at
 */
export async function applySchedule(
  dependencies: EffectDependencies & { readonly starting: StartTaskDependencies },
  user: User,
  projectId: string,
  { viewIds, revision, applyId }: ApplyScheduleBody,
  signal: AbortSignal,
): Promise<AppliedSchedule> {
  const { database } = dependencies;
  const project = await requireProject(database, user.id, projectId);
  if (project.deletedAt !== null) throw new AppError('NOT_FOUND', `project ${projectId} is deleted`);
  requireRevision(project.scheduleRevision, revision, `schedule of ${projectId}`);
  const rows = await database.projects.schedule(projectId);
  const views = await chosenViews(dependencies, project, viewIds);
  const effects = await Promise.all(views.map((view) => findEffect(dependencies, view, rows, signal)));
  const applied: Applied[] = [];
  // One after the other, in the order of the views: that is the order in which they wait.
  for (const effect of effects) applied.push(await applyTo(dependencies, user, applyId, effect));
  return { views: applied };
}

async function applyTo(
  { starting, locale }: EffectDependencies & { readonly starting: StartTaskDependencies },
  user: User,
  applyId: string,
  { view: { viewId }, idle, render, resolved, materials }: ViewEffect,
): Promise<Applied> {
  if (idle !== null || !render) return { viewId, task: null, idle, error: null };
  const taskId = derivedTaskId('apply', user.id, applyId, viewId);
  try {
    const given = { taskId, viewId, corrections: resolved.corrections };
    const { state } = await startTask(
      starting,
      user,
      { ...settingsOf(render), ...(materials ? { materials: [...materials] } : {}) },
      given,
    );
    return { viewId, task: { taskId, state }, idle, error: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The same was asked for before, or is being asked for at this moment.
    const known = await starting.database.tasks.find(taskId);
    if (known) return { viewId, task: { taskId, state: known.state }, idle, error: null };
    return { viewId, task: null, idle, error: { code: error.code, message: error.userText(locale) } };
  }
}
