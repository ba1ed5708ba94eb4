import { describe, expect, it } from 'vitest';
import { refused } from './answers.ts';
import { executionFault } from './execution-fault.ts';
import { promptRefusal } from './prompt-refusal.ts';
import { statusFault } from './status-fault.ts';

describe('executionFault', () => {
  it.each([
    ['torch.cuda.OutOfMemoryError', 'CUDA out of memory. Tried to allocate 2 GiB', 'out_of_memory', true],
    ['torch.OutOfMemoryError', 'Allocation on device', 'out_of_memory', true],
    [
      'RuntimeError',
      'mat1 and mat2 shapes cannot be multiplied (77x2048 and 768x320)',
      'incompatible_models',
      false,
    ],
    [
      'RuntimeError',
      'Given groups=1, expected input to have 4 channels, but got 16 channels',
      'incompatible_models',
      false,
    ],
    ['SafetensorError', 'Error while deserializing header: HeaderTooLarge', 'corrupt_model', false],
    ['_pickle.UnpicklingError', "invalid load key, '<'.", 'corrupt_model', false],
    ['Exception', 'ClipVision model not found.', 'missing_model', false],
    ['Exception', 'IPAdapter model not found.', 'missing_model', false],
    ['huggingface_hub.errors.LocalEntryNotFoundError', 'cannot find the file', 'missing_model', false],
    ['FileNotFoundError', '[Errno 2] No such file or directory', 'missing_model', false],
    ['PIL.UnidentifiedImageError', 'cannot identify image file', 'bad_image', false],
    ['KeyError', "'refine_foreground'", 'server_error', true],
  ])('%s "%s" is %s', (exception_type, exception_message, fault, retryable) => {
    const error = executionFault({ node_id: '7', node_type: 'KSampler', exception_type, exception_message });
    expect(error).toMatchObject({ fault, retryable });
    expect(error.message).toContain('KSampler (7)');
  });

  it('bears that nothing is said', () => {
    expect(executionFault({})).toMatchObject({ fault: 'server_error', retryable: true });
  });
});

const HEAD = { type: 'prompt_outputs_failed_validation', message: 'failed', details: '', extra_info: {} };

function refusalOf(...errors: readonly (readonly [type: string, input: string])[]) {
  const list = errors.map(([type, input_name]) => ({
    type,
    message: type,
    details: `${input_name}: 'x' not in [...]`,
    extra_info: { input_name, input_config: null },
  }));
  return promptRefusal(
    refused.parse({
      error: HEAD,
      node_errors: { n: { class_type: 'Loader', dependent_outputs: [], errors: list } },
    }),
  );
}

describe('promptRefusal', () => {
  it.each([
    ['value_not_in_list', 'missing_model', undefined],
    ['custom_validation_failed', 'bad_image', { kind: 'upload' }],
    ['required_input_missing', 'invalid_graph', { kind: 'fill', inputs: [{ node: 'n', input: 'name' }] }],
    ['return_type_mismatch', 'invalid_graph', undefined],
    ['something_new', 'invalid_graph', undefined],
  ])('%s is %s', (type, fault, repair) => {
    expect(refusalOf([type, 'name'])).toMatchObject({ fault, retryable: false, repair });
  });

  it('mends nothing where something else is wrong too', () => {
    expect(refusalOf(['required_input_missing', 'a'], ['return_type_mismatch', 'b']).repair).toBeUndefined();
  });

  it('does not name the input of a broken link, which is another’s', () => {
    expect(refusalOf(['exception_during_validation', 'samples']).message).not.toContain('(n) samples');
  });

  it.each([
    [{ error: { type: 'missing_node_type', message: 'Node X not found' }, node_errors: {} }, 'missing_node'],
    [
      { error: { type: 'invalid_prompt', message: 'node X does not exist.' }, node_errors: [] },
      'missing_node',
    ],
    [{ error: { type: 'dependency_cycle', message: 'a cycle' }, node_errors: {} }, 'invalid_graph'],
    [{ error: 'odd' }, 'invalid_graph'],
  ])('reads %o', (body, fault) => {
    expect(promptRefusal(refused.parse(body)).fault).toBe(fault);
  });
});

describe('statusFault', () => {
  const answer = (status: number, body = '', contentType = 'text/plain') =>
    statusFault('gpu:8188 /prompt', { status, contentType, body: Buffer.from(body) });

  it.each([
    [401, 'auth', false],
    [407, 'auth', false],
    [413, 'bad_image', false],
    [429, 'rate_limited', true],
    [500, 'server_error', true],
    [502, 'unreachable', true],
    [504, 'unreachable', true],
    [302, 'server_error', false],
    [404, 'server_error', false],
  ])('%i is %s', (status, fault, retryable) => {
    expect(answer(status)).toMatchObject({ fault, retryable });
  });

  it('tells the check of origins from a refusal with a reason', () => {
    expect(answer(403).fault).toBe('forbidden_origin');
    expect(answer(403, 'no').fault).toBe('auth');
  });

  it('does not tell whole pages', () => {
    expect(answer(500, `<html>${'x'.repeat(5_000)}`, 'text/html').message).toBe(
      'gpu:8188 /prompt: 500, a page in HTML',
    );
  });
});
