import { z } from 'zod';
import { GenerationError, type GenerationFault } from '../../generative/generation-error.ts';

/** Details of `execution_error`, from the socket or from the history. The traceback is not read: it holds paths. */
export const executionError = z.looseObject({
  node_id: z.union([z.string(), z.number()]).nullish(),
  node_type: z.string().nullish(),
  exception_type: z.string().nullish(),
  exception_message: z.string().nullish(),
});
export type ExecutionError = z.output<typeof executionError>;

interface Pattern {
  readonly says: RegExp;
  readonly fault: GenerationFault;
  readonly retryable: boolean;
  /** Put before what the server says. */
  readonly told: string;
}

/** First match wins. */
const PATTERNS: readonly Pattern[] = [
  {
    says: /out ?of ?memory|allocation on device/i,
    fault: 'out_of_memory',
    retryable: true,
    told: 'out of memory',
  },
  {
    says: /HeaderTooLarge|MetadataIncompleteBuffer|invalid load key|InvalidHeaderDeserialization|not a valid safetensors|PytorchStreamReader/i,
    fault: 'corrupt_model',
    retryable: false,
    told: 'a model file is damaged, load it again',
  },
  {
    says: /mat1 and mat2 shapes|size mismatch|expected .{0,80}channels|shapes? cannot be multiplied|y is None/i,
    fault: 'incompatible_models',
    retryable: false,
    told: 'models of different families do not go together',
  },
  {
    says: /LocalEntryNotFound|huggingface|hf_hub|offline mode|ConnectionError.{0,80}download|ClipVision model not found|IPAdapter model not found|Missing CLIPVision|FileNotFound|No such file|model .{0,80}not found/i,
    fault: 'missing_model',
    retryable: false,
    told: 'a model file is missing on the server',
  },
  {
    says: /cannot identify image|UnidentifiedImage|image file is truncated|DecompressionBomb/i,
    fault: 'bad_image',
    retryable: false,
    told: 'a picture that was sent cannot be read',
  },
];

/** What made a node fail, in our terms; where nothing is known of it, it may do better another time. */
export function executionFault(error: ExecutionError): GenerationError {
  const said = `${error.exception_type ?? ''}: ${error.exception_message ?? ''}`;
  const pattern = PATTERNS.find(({ says }) => says.test(said));
  const node = `${error.node_type ?? 'a node'} (${error.node_id ?? '?'})`;
  const short = said.replace(/\s+/g, ' ').slice(0, 300);
  return new GenerationError(
    pattern?.fault ?? 'server_error',
    pattern ? `${pattern.told}: ${node} says ${short}` : `${node} says ${short}`,
    { retryable: pattern?.retryable ?? true },
  );
}
