import type { KeyPress } from '../../stage/is-taken.ts';
import type { MaskEditor } from '../mask-editor.ts';
import { clearMask, invertMask } from '../mask-operations.ts';
import {
  nextDisplay,
  type RailTool,
  stepBrush,
  type ToolSettings,
  useToolSettings,
} from '../tool-settings.ts';
import { useKeySheet } from './key-sheet.ts';

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

/** What a key does to the masks, which comes before what it does to the workspace. @returns whether it means something */
export function pressMaskKey(editor: MaskEditor, event: KeyPress): boolean {
  const { change, ...settings } = useToolSettings.getState();
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return event.shiftKey ? editor.redo() : editor.undo();
    return key === 'y' && editor.redo();
  }
  if (event.altKey) return false;
  if (key === '?') {
    useKeySheet.getState().show();
    return true;
  }
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
