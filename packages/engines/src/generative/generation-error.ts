/** What can go wrong between us and a server of generating models. */
export const GENERATION_FAULTS = [
  'unreachable',
  'auth',
  'forbidden_origin',
  'invalid_graph',
  'missing_model',
  'missing_node',
  /** A model or LoRA that was named, and is not there or not made for this. */
  'unfit_model',
  'bad_image',
  'out_of_memory',
  'incompatible_models',
  'corrupt_model',
  'content_refused',
  'rate_limited',
  'quota',
  'stalled',
  'lost',
  'no_output',
  'server_error',
] as const;
export type GenerationFault = (typeof GENERATION_FAULTS)[number];

export interface GenerationErrorOptions {
  /** Whether another try, or another server, may succeed. */
  readonly retryable: boolean;
  readonly cause?: unknown;
}

/** A failure of a generating server, before it becomes an error of the catalogue. `message` is for the log. */
export class GenerationError extends Error {
  readonly fault: GenerationFault;
  readonly retryable: boolean;

  constructor(fault: GenerationFault, message: string, { retryable, cause }: GenerationErrorOptions) {
    super(message, { cause });
    this.name = 'GenerationError';
    this.fault = fault;
    this.retryable = retryable;
  }
}
