import type { CombineMode } from '@plumbline/editor/combine-tiles.ts';
import { combineWithKeys } from '@plumbline/editor/tools/combine-with-keys.ts';
import { useEffect, useState } from 'react';
import type { MaskEditor } from '../mask-editor.ts';
import { useToolSettings } from '../tool-settings.ts';

/** How a shape would meet what is painted by the keys that are held; nothing where none is, or a shape has begun. */
export function useHeldMode(editor: MaskEditor, keyed: boolean): CombineMode | undefined {
  const [held, setHeld] = useState<CombineMode>();
  useEffect(() => {
    if (!keyed) return;
    const look = ({ shiftKey, altKey }: KeyboardEvent | PointerEvent) => {
      const { tool, mode } = useToolSettings.getState();
      // In the midst of an outline the keys mean something else, and how it ends is settled.
      if (editor.tool(tool)?.isBusy()) return;
      setHeld(shiftKey || altKey ? combineWithKeys({ shift: shiftKey, alt: altKey }, mode) : undefined);
    };
    const letGo = () => setHeld(undefined);
    addEventListener('keydown', look);
    addEventListener('keyup', look);
    addEventListener('pointerup', look);
    addEventListener('blur', letGo);
    return () => {
      letGo();
      removeEventListener('keydown', look);
      removeEventListener('keyup', look);
      removeEventListener('pointerup', look);
      removeEventListener('blur', letGo);
    };
  }, [editor, keyed]);
  return held;
}
