import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { create } from 'zustand';
import type { BasePicture } from '../settings/workspace-settings.ts';

/** What became of the last correction. */
export type SavedState = 'idle' | 'saving' | 'saved' | 'notSaved';

/** What is done with the reading of a picture, apart from its corrections. */
export interface Reading {
  /** Ids of the regions that the next change is made to. */
  readonly selected: readonly string[];
  /** The region under the pointer or at the keyboard's place. */
  readonly active: string | undefined;
  /** Whether a plain click adds, for hands without a Shift key. */
  readonly adding: boolean;
  readonly cameraShown: boolean;
  readonly saved: SavedState;
}

interface ReadingState {
  /** The workspace and picture that it is of. */
  readonly of: string | undefined;
  readonly reading: Reading;
  readonly change: (of: string, part: Partial<Reading>) => void;
  /** An answer that comes when another picture is read says nothing of that one. */
  readonly noteSaved: (of: string, saved: SavedState) => void;
}

const FIRST: Reading = { selected: [], active: undefined, adding: false, cameraShown: false, saved: 'idle' };

/** Outside of the stage, so that the layer on the picture and the inspector beside it share it, and looking elsewhere keeps it. */
export const useReadingStore = create<ReadingState>()((set) => ({
  of: undefined,
  reading: FIRST,
  change: (of, part) => set((state) => ({ of, reading: { ...readingOf(state, of), ...part } })),
  noteSaved: (of, saved) =>
    set((state) =>
      state.of === of || saved === 'saving' ? { of, reading: { ...readingOf(state, of), saved } } : state,
    ),
}));

export const readingKey = (
  { function: name }: Pick<ToolDescriptor, 'function'>,
  base: BasePicture | null,
): string => `${name}/${base?.imageId}`;

/** The ids of regions mean nothing in another picture: there everything begins anew. */
export function readingOf(state: Pick<ReadingState, 'of' | 'reading'>, of: string): Reading {
  return state.of === of ? state.reading : FIRST;
}

/** The selection after a press on a region: that one alone, or with `add` put into it or taken out of it. */
export function selectionAfter(selected: readonly string[], id: string, add: boolean): readonly string[] {
  const isSelected = selected.includes(id);
  if (!add) return isSelected && selected.length === 1 ? [] : [id];
  return isSelected ? selected.filter((each) => each !== id) : [...selected, id];
}
