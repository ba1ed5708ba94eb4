import { CALLS } from '@plumbline/contract/calls.ts';
import {
  addBoard,
  addToBoard,
  deleteBoard,
  orderBoards,
  readBoard,
  renameBoard,
  saveBoard,
} from '@plumbline/core/projects/boards.ts';
import { changeProject, deleteProject, restoreProject } from '@plumbline/core/projects/change-project.ts';
import { createProject } from '@plumbline/core/projects/create-project.ts';
import { listProjects, readProject } from '@plumbline/core/projects/list-projects.ts';
import { placeTasks, takeOutTasks } from '@plumbline/core/projects/place-tasks.ts';
import {
  addView,
  changeView,
  deleteView,
  orderViews,
  readViewDetails,
} from '@plumbline/core/projects/views.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { projectDependencies } from './project-dependencies.ts';
import { registerSampleProject } from './register-sample-project.ts';
import { registerScheduleRoutes } from './register-schedule-routes.ts';

/** Projects of a person: views, boards and the material schedule. */
export function registerProjectRoutes(app: App): void {
  const { database, clock } = app.services;
  const common = { database, clock };
  registerCall(app, CALLS.projects, ({ caller, query }) =>
    listProjects(database, signedIn(caller).id, query),
  );
  registerCall(app, CALLS.createProject, async ({ caller, body, locale }) =>
    createProject(await projectDependencies(app, locale), signedIn(caller).id, body),
  );
  registerCall(app, CALLS.project, async ({ caller, params, locale }) =>
    readProject(await projectDependencies(app, locale), signedIn(caller).id, params.projectId),
  );
  registerCall(app, CALLS.changeProject, async ({ caller, params, body, locale }) =>
    changeProject(await projectDependencies(app, locale), signedIn(caller).id, params.projectId, body),
  );
  registerCall(app, CALLS.deleteProject, ({ caller, params }) =>
    deleteProject(common, signedIn(caller).id, params.projectId),
  );
  registerCall(app, CALLS.restoreProject, async ({ caller, params, locale }) =>
    restoreProject(await projectDependencies(app, locale), signedIn(caller).id, params.projectId),
  );
  registerSampleProject(app);
  registerViews(app);
  registerBoards(app);
  registerScheduleRoutes(app);
}

function registerViews(app: App): void {
  const { database, clock } = app.services;
  const common = { database, clock };
  registerCall(app, CALLS.addView, ({ caller, params, body }) =>
    addView(common, signedIn(caller).id, params.projectId, body),
  );
  registerCall(app, CALLS.orderViews, async ({ caller, params, body, locale }) =>
    orderViews(await projectDependencies(app, locale), signedIn(caller).id, params.projectId, body),
  );
  registerCall(app, CALLS.view, ({ caller, params }) =>
    readViewDetails(common, signedIn(caller).id, params.projectId, params.viewId),
  );
  registerCall(app, CALLS.changeView, ({ caller, params, body }) =>
    changeView(common, signedIn(caller).id, params, body),
  );
  registerCall(app, CALLS.deleteView, ({ caller, params }) =>
    deleteView(common, signedIn(caller).id, params),
  );
  registerCall(app, CALLS.placeTasks, ({ caller, params, body }) =>
    placeTasks(common, signedIn(caller).id, params, body.taskIds),
  );
  registerCall(app, CALLS.takeOutTasks, ({ caller, body }) =>
    takeOutTasks(common, signedIn(caller).id, body.taskIds),
  );
}

function registerBoards(app: App): void {
  const { database, clock } = app.services;
  registerCall(app, CALLS.addBoard, async ({ caller, params, body, locale }) =>
    addBoard(await projectDependencies(app, locale), signedIn(caller).id, params.projectId, body.name),
  );
  registerCall(app, CALLS.orderBoards, async ({ caller, params, body, locale }) =>
    orderBoards(await projectDependencies(app, locale), signedIn(caller).id, params.projectId, body),
  );
  registerCall(app, CALLS.board, async ({ caller, params, locale }) =>
    readBoard(await projectDependencies(app, locale), signedIn(caller).id, params),
  );
  registerCall(app, CALLS.renameBoard, async ({ caller, params, body, locale }) =>
    renameBoard(await projectDependencies(app, locale), signedIn(caller).id, params, body.name),
  );
  registerCall(app, CALLS.deleteBoard, ({ caller, params }) =>
    deleteBoard({ database, clock }, signedIn(caller).id, params),
  );
  registerCall(app, CALLS.saveBoard, async ({ caller, params, body, locale }) =>
    saveBoard(await projectDependencies(app, locale), signedIn(caller).id, params, body),
  );
  registerCall(app, CALLS.addToBoard, async ({ caller, params, body, locale }) =>
    addToBoard(await projectDependencies(app, locale), signedIn(caller).id, params, body.items),
  );
}
