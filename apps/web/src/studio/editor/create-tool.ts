import { createBox } from '@plumbline/editor/tools/box.ts';
import { createBrush } from '@plumbline/editor/tools/brush.ts';
import { createLasso } from '@plumbline/editor/tools/lasso.ts';
import type { MaskTool } from '@plumbline/editor/tools/mask-tool.ts';
import { createPolygon } from '@plumbline/editor/tools/polygon.ts';
import type { MaskToolName } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';
import type { OpenMasks } from './open-masks.ts';
import type { PickSession } from './pick/pick-session.ts';
import { createPick } from './pick/pick-tool.ts';
import { useToolSettings } from './tool-settings.ts';
import { createWand } from './wand-tool.ts';

/** What a tool works on and speaks to. */
interface ToolHost {
  readonly masks: OpenMasks;
  readonly base: BasePicture;
  readonly pick: PickSession;
  fail(error: unknown): void;
  redrawTool(): void;
}

/** The tool of a name, at work on the editor's document. It asks for its settings at each event. */
export function createTool(name: MaskToolName, editor: ToolHost): MaskTool {
  const { document } = editor.masks;
  const settings = useToolSettings.getState;
  const mode = () => settings().mode;
  switch (name) {
    case 'brush':
    case 'eraser':
      return createBrush(document, () => ({ ...settings(), pressure: true }), name);
    case 'lasso':
      return createLasso(document, mode);
    case 'polygon':
      return createPolygon(document, mode);
    case 'wand':
      return createWand(
        document,
        editor.base.url,
        (error) => editor.fail(error),
        () => editor.redrawTool(),
      );
    case 'pick':
      return createPick(editor.pick, () => settings().excluding);
    case 'box':
      return createBox(document, mode, ({ left, top, right, bottom }, combine) =>
        editor.pick.boxAround({ x: left, y: top, width: right - left, height: bottom - top }, combine),
      );
  }
}
