import { renderFields as f } from './render-fields.ts';
import type { ToolField } from './tool-descriptor.ts';

/** What most renders ask for, in the order of the panel. */
export const BASE_FIELDS: readonly ToolField[] = [f.base, f.kind];
export const LOOK_FIELDS: readonly ToolField[] = [f.domain, f.space, f.style, f.styleLock, f.atmosphere];
export const PROMPT_FIELDS: readonly ToolField[] = [f.prompt, f.negative, f.ignoreWords];
export const OUTPUT_FIELDS: readonly ToolField[] = [f.count, f.size, f.seed];
