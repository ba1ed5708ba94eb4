import { TOOLS } from '../tools/registry.ts';
import { FUNCTION_NAMES, type FunctionName } from '../tools/function-name.ts';
import type { FieldControl } from '../tools/tool-descriptor.ts';

/** What is chosen on one picture and means nothing on the next. */
const OF_ONE_PICTURE: ReadonlySet<FieldControl> = new Set([
  'mask',
  'material',
  'object',
  'object-size',
  'canvas',
  'model',
  'model-view',
]);

/** What varies from look to look; a tool may lack some of them. */
export const LOOK_FIELDS = ['classifyId3', 'atmosphere', 'environment', 'engine'] as const;
export type LookField = (typeof LOOK_FIELDS)[number];

/** Whether many pictures can go through a tool with the same settings: it starts from a picture and from nothing painted on it. */
export function isBatchable(name: FunctionName): boolean {
  const { fields } = TOOLS[name];
  return (
    fields.some((field) => field.name === 'upload_img') &&
    !fields.some(({ control, required }) => required === true && OF_ONE_PICTURE.has(control))
  );
}

export const BATCH_FUNCTIONS: readonly FunctionName[] = FUNCTION_NAMES.filter(isBatchable);

/** Which of the looks' fields a tool acts on. Any tool may be given an engine. */
export function lookFieldsOf(name: FunctionName): LookField[] {
  return LOOK_FIELDS.filter(
    (field) => field === 'engine' || TOOLS[name].fields.some((known) => known.name === field),
  );
}
