import type { SceneSpace } from '../api/scene.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

/** First-level categories of insides. */
const INSIDE: ReadonlySet<string> = new Set(['1', '2']);

/** How a tool reads a base, for one of several categories as the chosen one says; undefined where there is nothing to correct. */
export function sceneSpaceOf(
  { sceneSpace, moreCategoryIds }: Pick<ToolDescriptor, 'sceneSpace' | 'moreCategoryIds'>,
  classifyId1: string | undefined,
): SceneSpace | undefined {
  if (sceneSpace === undefined || moreCategoryIds === undefined || classifyId1 === undefined)
    return sceneSpace;
  return INSIDE.has(classifyId1) ? 'interior' : 'exterior';
}
