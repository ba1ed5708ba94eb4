import {
  type RenderRequest,
  type StartTaskBody,
  neutralFields,
  renderRequestSchema,
} from '../api/start-task.ts';
import { AppError } from '../errors/app-error.ts';
import { TOOLS } from './registry.ts';

/**
 * Checks a `startTask` body against its tool's descriptor and fills in the tool's defaults. A field that the tool does
 * not have is refused, so that nobody believes in an option that does nothing.
 *
 * @param chooseSeed called only where the caller gave no seed.
 * @throws AppError `IMAGE_REQUIRED`, `REFERENCE_REQUIRED`, or `VALIDATION_FAILED` with the fields in `details`.
 */
export function prepareRequest(body: StartTaskBody, chooseSeed: () => number): RenderRequest {
  const tool = TOOLS[body.function];
  const details: Record<string, string> = {};
  const request: Record<string, unknown> = { function: body.function };
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || name === 'function') continue;
    const field = tool.fields.find((candidate) => candidate.name === name);
    if (name === 'engine') request[name] = value;
    else if (!field && isNeutral(name, value)) continue;
    else if (!field) details[name] = `not an option of ${body.function}`;
    else request[name] = value;
  }
  for (const field of tool.fields) {
    const value = request[field.name] ?? field.default;
    if (value === undefined) {
      if (field.required && field.name === 'upload_img')
        throw new AppError('IMAGE_REQUIRED', `${body.function} without a base`);
      if (field.required && field.name === 'style_img')
        throw new AppError('REFERENCE_REQUIRED', `${body.function} without a reference`);
      if (field.required) details[field.name] = 'required';
      continue;
    }
    if (field.options && !field.options.some((option) => option.value === value))
      details[field.name] = 'not one of the options';
    if (typeof value === 'number' && (value < (field.min ?? value) || value > (field.max ?? value)))
      details[field.name] = `outside ${field.min ?? ''}…${field.max ?? ''}`;
    request[field.name] = value;
  }
  if (Object.keys(details).length > 0)
    throw new AppError('VALIDATION_FAILED', `startTask ${JSON.stringify(details)}`, { details });
  request['seed'] ??= chooseSeed();
  return renderRequestSchema.parse(request);
}

/** A field of the original client that this tool lacks, with the value that changes nothing. */
function isNeutral(name: string, value: unknown): boolean {
  return (
    Object.hasOwn(neutralFields, name) && (name === 'classifyId2_index' || neutralFields[name] === value)
  );
}
