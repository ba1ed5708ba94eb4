import type { Sample } from '@plumbline/contract/api/catalogue.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { spaceFamily } from '../scene/space-family.ts';

const MOST = 3;

/**
 * Drawings to begin with: the tool's own, else those of tools of its category, else of its way of reading. One made
 * without a drawing is none.
 */
export function samplesFor(tool: ToolDescriptor, samples: readonly Sample[]): readonly Sample[] {
  const drawn = samples.filter((sample) => sample.url !== sample.resultUrl);
  const family = familyOf(tool);
  const tests: ((sample: Sample) => boolean)[] = [
    (sample) => sample.function === tool.function,
    (sample) => TOOLS[sample.function].categoryId === tool.categoryId,
    (sample) => family !== undefined && familyOf(TOOLS[sample.function]) === family,
  ];
  for (const test of tests) {
    const found = drawn.filter(test);
    if (found.length > 0) return found.slice(0, MOST);
  }
  return [];
}

function familyOf({ sceneSpace }: ToolDescriptor): ReturnType<typeof spaceFamily> | undefined {
  return sceneSpace && spaceFamily(sceneSpace);
}
