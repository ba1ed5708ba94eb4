import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { GenerationError, type GenerationFault } from './generation-error.ts';

/** What a user reads of each fault of a server; what exactly was wrong stands in the log, for the operator. */
const CODES: Readonly<Record<GenerationFault, ErrorCode>> = {
  unreachable: 'ENGINE_UNREACHABLE',
  lost: 'ENGINE_UNREACHABLE',
  stalled: 'ENGINE_UNREACHABLE',
  auth: 'ENGINE_NOT_SET_UP',
  forbidden_origin: 'ENGINE_NOT_SET_UP',
  quota: 'ENGINE_NOT_SET_UP',
  missing_model: 'ENGINE_NOT_SET_UP',
  missing_node: 'ENGINE_NOT_SET_UP',
  unfit_model: 'ENGINE_LACKS_MODEL',
  incompatible_models: 'ENGINE_NOT_SET_UP',
  corrupt_model: 'ENGINE_NOT_SET_UP',
  out_of_memory: 'ENGINE_OUT_OF_MEMORY',
  content_refused: 'ENGINE_REFUSED_CONTENT',
  rate_limited: 'ENGINE_BUSY',
  bad_image: 'ENGINE_FAILED',
  invalid_graph: 'ENGINE_FAILED',
  no_output: 'ENGINE_FAILED',
  server_error: 'ENGINE_FAILED',
};

/**
 * A server's failure in the catalogue's terms; everything else stays what it is.
 *
 * @param how `chosen`: a user named the model or a LoRA, so that what does not fit together is theirs to change
 */
export function toAppError(error: unknown, { chosen }: { readonly chosen: boolean }): unknown {
  if (!(error instanceof GenerationError)) return error;
  const fault = chosen && error.fault === 'incompatible_models' ? 'unfit_model' : error.fault;
  return new AppError(CODES[fault], `${error.fault}: ${error.message}`, { cause: error });
}
