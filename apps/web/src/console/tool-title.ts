import type { LocalisedText } from '@plumbline/contract/text.ts';
import { FUNCTION_NAMES, type FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';

/** What a tool is called; a function that this version no longer has keeps its own name. */
export function toolTitle(name: string, localised: (text: LocalisedText) => string): string {
  return isKnown(name) ? localised(TOOLS[name].title) : name;
}

function isKnown(name: string): name is FunctionName {
  return FUNCTION_NAMES.some((known) => known === name);
}
