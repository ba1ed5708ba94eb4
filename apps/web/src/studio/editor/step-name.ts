import type { TFunction } from 'i18next';

/** What the history's entries are called. */
const STEPS = {
  brush: 'stepStroke',
  eraser: 'stepErase',
  lasso: 'stepLasso',
  polygon: 'stepPolygon',
  wand: 'stepWand',
  pick: 'stepPick',
  box: 'stepPick',
  import: 'stepImport',
  invert: 'stepInvert',
  clear: 'stepClear',
  grow: 'stepGrow',
  shrink: 'stepShrink',
  feather: 'stepFeather',
  addMask: 'stepMasks',
  removeMask: 'stepMasks',
  changeMask: 'stepMasks',
} as const;

/** The name of an entry of the history in words. */
export function stepName(t: TFunction<'edit'>, name: string): string {
  return t(Object.hasOwn(STEPS, name) ? STEPS[name as keyof typeof STEPS] : 'stepOther');
}
