/**
 * What a cell of an interior is taken for. `plain` claims nothing: it is painted as quiet plaster. Every other role
 * has an evidence gate in the file that gives it.
 */
export type CellRole =
  | 'plain'
  | 'ceiling'
  | 'wall'
  | 'floor'
  | 'rug'
  | 'window'
  | 'frame'
  | 'glass'
  | 'log'
  | 'recess'
  | 'fabric'
  | 'rigid'
  | 'joinery'
  | 'timber'
  | 'leaf'
  | 'lamp';

const BACKGROUND: ReadonlySet<CellRole> = new Set(['ceiling', 'wall', 'floor', 'rug', 'window']);

/** True for the shell of the room, which things stand in front of. */
export function isBackground(role: CellRole): boolean {
  return BACKGROUND.has(role);
}
