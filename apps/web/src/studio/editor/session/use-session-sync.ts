import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { SessionParts } from '@plumbline/editor/session.ts';
import { useEffect, useRef } from 'react';
import { onBack } from '../../../app/connection.ts';
import { isTooLarge, limitsFor } from '../../../shrink/picture-limits.ts';
import { useSettingsStore } from '../../settings/settings-store.ts';
import type { WorkspaceSettings } from '../../settings/workspace-settings.ts';
import type { MaskEditor } from '../mask-editor.ts';
import { cornersOf, quadOf } from '../quad/quad-draft.ts';
import { readToolSettings, savedToolSettings, useToolSettings } from '../tool-settings.ts';
import { useSavedState } from './saved-state.ts';
import { SessionSync } from './session-sync.ts';

/** Keeps the edit of a workspace on the server. */
export function useSessionSync(
  tool: ToolDescriptor,
  editor: MaskEditor | undefined,
  { edits }: WorkspaceSettings,
): void {
  const sync = useRef<SessionSync>(undefined);
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = edits;
  });
  useEffect(() => {
    // A picture that has to be made smaller first cannot be sent with a mask of its size; what is painted goes along then.
    if (!editor || isTooLarge(editor.base, 0, limitsFor(tool.maxEdge))) return;
    const opened = new SessionSync({
      editor,
      functionName: tool.function,
      parts: () => partsOf(latest.current, editor),
      onParts: (parts) => takeParts(tool, latest.current, parts),
      onState: (state) => useSavedState.setState({ of: editor, state }),
    });
    sync.current = opened;
    let stop: () => void = () => undefined;
    let open = true;
    void opened.open().then(() => {
      if (editor.hasSides) editor.ensureMask();
      if (open) stop = editor.masks.subscribe(() => opened.touch());
    });
    const leave = () => {
      if (document.visibilityState === 'hidden') opened.flush();
    };
    document.addEventListener('visibilitychange', leave);
    const stopWaiting = onBack(() => opened.retry());
    return () => {
      document.removeEventListener('visibilitychange', leave);
      stopWaiting();
      open = false;
      stop();
      opened.close();
    };
  }, [editor, tool]);

  const { surface, outpaint } = edits;
  const quad = surface?.quad;
  const before = useRef({ quad, outpaint });
  useEffect(() => {
    if (before.current.quad === quad && before.current.outpaint === outpaint) return;
    before.current = { quad, outpaint };
    sync.current?.touch();
  }, [outpaint, quad]);
}

function partsOf({ surface, outpaint }: WorkspaceSettings['edits'], { base }: MaskEditor): SessionParts {
  return {
    quad: surface?.quad ? quadOf(surface.quad, base) : undefined,
    outpaint,
    settings: savedToolSettings(useToolSettings.getState()),
  };
}

function takeParts(tool: ToolDescriptor, edits: WorkspaceSettings['edits'], parts: SessionParts): void {
  useToolSettings.getState().change(readToolSettings(parts.settings));
  const { setEdits } = useSettingsStore.getState();
  // What was set here since is newer than what was saved.
  if (parts.quad && !edits.surface?.quad)
    setEdits(tool.function, { surface: { ...edits.surface, quad: cornersOf(parts.quad) } });
  if (parts.outpaint && !edits.outpaint) setEdits(tool.function, { outpaint: parts.outpaint });
}
