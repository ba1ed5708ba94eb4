import { type ReshapeKind, reshapeMask } from '@plumbline/editor/reshape-mask.ts';
import { clearMask as clear, invertMask as invert } from '@plumbline/editor/select-all.ts';
import type { MaskEditor } from './mask-editor.ts';

/** What stayed may change and what may change stays. */
export function invertMask(editor: MaskEditor): void {
  change(editor, 'invert', invert);
}

export function clearMask(editor: MaskEditor): void {
  change(editor, 'clear', clear);
}

/** Moves or softens the mask's edge by pixels of the picture. */
export function reshape(editor: MaskEditor, kind: ReshapeKind, amount: number): void {
  change(editor, kind, (edit) => reshapeMask(edit, kind, amount));
}

function change(editor: MaskEditor, name: string, work: typeof invert): void {
  editor.leaveTool();
  editor.ensureMask();
  const gesture = editor.masks.document.begin(name);
  gesture?.finishAfter(work(gesture.edit));
}
