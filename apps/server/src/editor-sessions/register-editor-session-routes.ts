import { CALLS } from '@plumbline/contract/calls.ts';
import { listUnfinishedEdits } from '@plumbline/core/editor-sessions/list-unfinished-edits.ts';
import { readEditorSession } from '@plumbline/core/editor-sessions/read-editor-session.ts';
import { saveEditorSession } from '@plumbline/core/editor-sessions/save-editor-session.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';

/** Edits that are under way, so that they go on where they were left, on whatever device. */
export function registerEditorSessionRoutes(app: App): void {
  const { database, clock } = app.services;
  registerCall(app, CALLS.editorSession, ({ caller, query }) => readEditorSession(database, caller, query));
  registerCall(app, CALLS.unfinishedEdits, ({ caller, query }) =>
    listUnfinishedEdits(database, caller, query),
  );
  registerCall(app, CALLS.saveEditorSession, ({ caller, body }) =>
    saveEditorSession({ database, clock }, caller, body),
  );
}
