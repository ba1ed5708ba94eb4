import {
  type RenderRequest,
  type StartTaskBody,
  type StartTaskField,
  neutralFields,
  renderRequestSchema,
} from '../api/start-task.ts';
import { AppError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { ownIdSchema } from '../content/own-content.ts';
import { TOOLS } from './registry.ts';
import { takesInk } from './takes-ink.ts';
import { takesModels } from './takes-models.ts';
import type { ToolField } from './tool-descriptor.ts';

/** What a user reads where a required picture or choice is missing; other fields are named in `details`. */
const MISSING: Readonly<Partial<Record<StartTaskField, ErrorCode>>> = {
  upload_img: 'IMAGE_REQUIRED',
  style_img: 'REFERENCE_REQUIRED',
  mask: 'MASK_REQUIRED',
  material: 'MATERIAL_REQUIRED',
  modelId: 'MODEL_REQUIRED',
  promptTxt: 'PROMPT_REQUIRED',
};

/**
 * Checks a `startTask` body against its tool's descriptor and fills in the tool's defaults. A field that the tool does
 * not have is refused, so that nobody believes in an option that does nothing.
 *
 * @param chooseSeed called only where the caller gave no seed.
 * @throws AppError `IMAGE_REQUIRED`, `REFERENCE_REQUIRED`, `MASK_REQUIRED`, `MATERIAL_REQUIRED`, `MODEL_REQUIRED`, `PROMPT_REQUIRED`,
 *   `REPLACEMENT_REQUIRED`, or
 *   `VALIDATION_FAILED` with the fields in `details`.
 */
export function prepareRequest(body: StartTaskBody, chooseSeed: () => number): RenderRequest {
  const tool = TOOLS[body.function];
  const details: Record<string, string> = {};
  const request: Record<string, unknown> = { function: body.function };
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || name === 'function' || (name === 'lora' && isEmptyList(value))) continue;
    const field = tool.fields.find((candidate) => candidate.name === name);
    if (name === 'engine' || isOfEngine(name, value, body)) request[name] = value;
    else if (!field && isNeutral(name, value)) continue;
    else if (!field) details[name] = `not an option of ${body.function}`;
    else request[name] = value;
  }
  for (const field of tool.fields) {
    const value = request[field.name] ?? field.default;
    if (value === undefined || (field.required && isBlank(value))) {
      const code = field.required ? MISSING[field.name] : undefined;
      if (code) throw new AppError(code, `${body.function} without ${field.name}`);
      if (field.required) details[field.name] = 'required';
      continue;
    }
    if (
      field.options &&
      !field.options.some((option) => option.value === value) &&
      !isOwnChoice(field, value)
    )
      details[field.name] = 'not one of the options';
    if (typeof value === 'number' && (value < (field.min ?? value) || value > (field.max ?? value)))
      details[field.name] = `outside ${field.min ?? ''}…${field.max ?? ''}`;
    request[field.name] = value;
  }
  // A height without a place would be taken and then ignored.
  if (request['sunHeight'] !== undefined && request['sunFrom'] === undefined)
    details['sunHeight'] = 'needs sunFrom';
  if (Object.keys(details).length > 0)
    throw new AppError('VALIDATION_FAILED', `startTask ${JSON.stringify(details)}`, { details });
  if (tool.replacedBy && !tool.replacedBy.some((name) => request[name] !== undefined))
    throw new AppError(
      'REPLACEMENT_REQUIRED',
      `${body.function} without any of ${tool.replacedBy.join(', ')}`,
    );
  request['seed'] ??= chooseSeed();
  return renderRequestSchema.parse(request);
}

/** What operators added to a list of choices is known by the server's catalogue, which is asked next. */
function isOwnChoice({ ownKind }: Pick<ToolField, 'ownKind'>, value: unknown): boolean {
  return ownKind !== undefined && ownIdSchema.safeParse(value).success;
}

/** What only an engine of trained models takes, and only where it is named. */
function isOfEngine(name: string, value: unknown, { function: tool, engine }: StartTaskBody): boolean {
  if (name === 'keepInk') return value === true && takesInk(tool, engine);
  return (name === 'model' || name === 'lora') && takesModels(engine);
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** A field of the original client that this tool lacks, with the value that changes nothing. */
function isNeutral(name: string, value: unknown): boolean {
  return (
    Object.hasOwn(neutralFields, name) && (name === 'classifyId2_index' || neutralFields[name] === value)
  );
}
