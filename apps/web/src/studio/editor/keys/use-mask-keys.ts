import { useEffect, useRef, useState } from 'react';
import { isTaken } from '../../stage/use-stage-keys.ts';
import type { MaskEditor } from '../mask-editor.ts';
import { clearMask, invertMask } from '../mask-operations.ts';
import {
  nextDisplay,
  type RailTool,
  stepBrush,
  type ToolSettings,
  useToolSettings,
} from '../tool-settings.ts';

const TOOL_KEYS: Readonly<Record<string, RailTool>> = {
  b: 'brush',
  e: 'eraser',
  l: 'lasso',
  p: 'polygon',
  w: 'wand',
  k: 'pick',
  m: 'box',
  h: 'hand',
};

/** The key of each tool, as the rail and the help sheet show it. */
export const KEY_OF_TOOL = Object.fromEntries(
  Object.entries(TOOL_KEYS).map(([key, tool]) => [tool, key.toUpperCase()]),
) as Readonly<Record<RailTool, string>>;

const HARDNESS_STEP = 0.1;

/**
 * The keys of the mask editor, before those of the workspace. Space moves the picture while it is held.
 *
 * @returns whether it is held.
 */
export function useMaskKeys(editor: MaskEditor | undefined, onHelp: () => void): boolean {
  const [panning, setPanning] = useState(false);
  const help = useRef(onHelp);
  useEffect(() => {
    help.current = onHelp;
  });
  useEffect(() => {
    if (!editor) return;
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event)) return;
      if (event.key === ' ') {
        setPanning(true);
        event.preventDefault();
      } else if (event.key === '?') {
        help.current();
        event.preventDefault();
      } else if (pressKey(editor, event)) event.preventDefault();
    };
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ') setPanning(false);
    };
    const blur = () => setPanning(false);
    // Before the keys of the workspace, which leave alone what was made use of here.
    addEventListener('keydown', down, { capture: true });
    addEventListener('keyup', up);
    addEventListener('blur', blur);
    return () => {
      removeEventListener('keydown', down, { capture: true });
      removeEventListener('keyup', up);
      removeEventListener('blur', blur);
    };
  }, [editor]);
  return panning;
}

/** @returns whether the key means something */
function pressKey(editor: MaskEditor, event: KeyboardEvent): boolean {
  const { change, ...settings } = useToolSettings.getState();
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return event.shiftKey ? editor.redo() : editor.undo();
    return key === 'y' && editor.redo();
  }
  if (event.altKey) return false;
  if (key === 'Enter' && editor.pick.active) {
    editor.pick.finish();
    return true;
  }
  if (key === 'Escape' && editor.pick.active) {
    editor.pick.cancel();
    return true;
  }
  if (editor.tool(settings.tool)?.key(event.key)) {
    editor.redrawTool();
    return true;
  }
  if (key === 'Escape') {
    editor.tool(settings.tool)?.cancel();
    editor.redrawTool();
    return true;
  }
  const tool = TOOL_KEYS[key];
  if (tool && (tool === 'hand' || editor.descriptor.tools.includes(tool))) {
    editor.leaveTool();
    change({ tool });
    return true;
  }
  const act = actionsOf(editor, settings, change)[event.key];
  act?.();
  return act !== undefined;
}

function actionsOf(
  editor: MaskEditor,
  settings: ToolSettings,
  change: (part: Partial<ToolSettings>) => void,
): Record<string, () => void> {
  const resize = (direction: -1 | 1) => () => change({ size: stepBrush(settings.size, direction) });
  const harden = (by: number) => () =>
    change({ hardness: Math.round(Math.min(1, Math.max(0, settings.hardness + by)) * 10) / 10 });
  const swap = () => change({ mode: settings.mode === 'subtract' ? 'add' : 'subtract' });
  const display = () => change({ display: nextDisplay(settings.display) });
  const invert = () => invertMask(editor);
  return {
    '[': resize(-1),
    ']': resize(1),
    '{': harden(-HARDNESS_STEP),
    '}': harden(HARDNESS_STEP),
    x: swap,
    X: swap,
    i: invert,
    I: invert,
    o: display,
    O: display,
    Delete: () => clearMask(editor),
    Backspace: () => clearMask(editor),
  };
}
