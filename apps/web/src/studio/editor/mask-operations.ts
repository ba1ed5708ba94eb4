import { type ReshapeKind, reshapeMask } from '@plumbline/editor/reshape-mask.ts';
import { clearMask as clear, invertMask as invert } from '@plumbline/editor/select-all.ts';
import type { MaskEditor } from './mask-editor.ts';
import { runSliced } from './run-sliced.ts';

/** What stayed may change and what may change stays. */
export function invertMask(editor: MaskEditor): void {
  atOnce(editor, 'invert', invert);
}

export function clearMask(editor: MaskEditor): void {
  atOnce(editor, 'clear', clear);
}

/** Moves or softens the mask's edge by pixels of the picture. Something else begun meanwhile takes it back. */
export async function reshape(editor: MaskEditor, kind: ReshapeKind, amount: number): Promise<void> {
  editor.leaveTool();
  const gesture = editor.masks.document.begin(kind);
  if (!gesture) return;
  if (await runSliced(reshapeMask(gesture.edit, kind, amount), gesture.isOpen)) gesture.finish();
}

function atOnce(editor: MaskEditor, name: string, run: typeof invert): void {
  editor.leaveTool();
  editor.ensureMask();
  const gesture = editor.masks.document.begin(name);
  if (!gesture) return;
  run(gesture.edit);
  gesture.finish();
}
