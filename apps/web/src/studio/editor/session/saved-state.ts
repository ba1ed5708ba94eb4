import { create } from 'zustand';
import type { MaskEditor } from '../mask-editor.ts';

export type SavedState = 'saved' | 'saving' | 'failed';

/** Whether the server has what was painted in an editor; nothing before its first change. */
export const useSavedState = create<{ readonly of?: MaskEditor; readonly state?: SavedState }>()(() => ({}));
