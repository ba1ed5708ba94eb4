import { describe, expect, it } from 'vitest';
import { JobProgress } from './job-progress.ts';
import type { ServerEvent } from './server-event.ts';

const prompt_id = 'p';
const NODES = Object.fromEntries(
  ['CheckpointLoaderSimple', 'CLIPTextEncode', 'KSampler', 'VAEDecode', 'SaveImage'].map((class_type, at) => [
    String(at),
    { class_type, inputs: {} },
  ]),
);

const step = (node: string, value: number): ServerEvent => ({
  type: 'progress',
  data: { prompt_id, node, value, max: 10 },
});
const begin = (node: string | null): ServerEvent => ({ type: 'executing', data: { prompt_id, node } });

function after(samplerSteps: number, ...events: readonly ServerEvent[]): JobProgress {
  const progress = new JobProgress({ nodes: NODES, samplerSteps });
  for (const event of events) progress.hear(event);
  return progress;
}

describe('JobProgress', () => {
  it('is 0.2 of the nodes and 0.8 of the steps', () => {
    const progress = after(10, begin('0'), begin('1'), begin('2'), step('2', 5));
    expect(progress.fraction).toBeCloseTo(0.2 * (2 / 5) + 0.8 * 0.5);
    expect(progress.stage).toBe('sampling');
  });

  it('counts nodes that were kept, and those of whose state it is told', () => {
    const kept = after(10, { type: 'execution_cached', data: { prompt_id, nodes: ['0', '1', 'foreign'] } });
    expect(kept.fraction).toBeCloseTo(0.08);
    const state = { '2': { value: 10, max: 10, state: 'finished' } };
    expect(after(10, { type: 'progress_state', data: { prompt_id, nodes: state } }).fraction).toBeCloseTo(
      0.84,
    );
  });

  it('never falls, and is never done before the picture is here', () => {
    const progress = after(10, step('2', 8), step('2', 3));
    expect(progress.fraction).toBeCloseTo(0.64);
    for (const node of Object.keys(NODES)) progress.hear(begin(node));
    progress.hear(step('2', 99));
    progress.hear(begin(null));
    expect(progress.fraction).toBe(0.99);
  });

  it('does not take tiles for steps', () => {
    expect(after(10, step('3', 9)).fraction).toBe(0);
  });

  it('goes by nodes where nothing samples', () => {
    expect(after(0, begin('0'), begin('1')).fraction).toBeCloseTo(0.2);
  });
});
