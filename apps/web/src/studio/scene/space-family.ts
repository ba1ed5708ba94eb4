import type { SceneSpace } from '@plumbline/contract/api/scene.ts';

/** Whether a way of reading is of an outside, an inside or a plan: gardens and sites are outsides, master plans are plans. */
export function spaceFamily(space: SceneSpace): 'exterior' | 'interior' | 'plan' {
  if (space === 'landscape' || space === 'aerial') return 'exterior';
  return space === 'site' ? 'plan' : space;
}
