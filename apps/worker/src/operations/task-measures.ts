import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { type Tracing, inSpan } from '@plumbline/core/ports/tracing.ts';
import type { RunStep } from '@plumbline/core/tasks/run/task-step.ts';
import type { TaskRecord } from '@plumbline/core/tasks/task-record.ts';
import { counterOf, secondsOf } from '@plumbline/platform/metrics/metric-of.ts';
import { currentTraceparent } from '@plumbline/core/tracing/trace-context.ts';
import type { Registry } from 'prom-client';
import { type StageClock, createStageClock } from './stage-clock.ts';

/** How a run of a task ends: with pictures, without, in other hands, in the queue again, or in a fault around it. */
export type RunOutcome = 'done' | 'failed' | 'lost' | 'released' | 'interrupted';

/** What this worker tells of its tasks. */
export interface TaskMeasures {
  readonly step: RunStep;
  /** Its first run begins. */
  waited(task: TaskRecord, at: Date): void;
  ended(name: FunctionName, outcome: RunOutcome, milliseconds: number): void;
  image(name: FunctionName, engine: string, made: boolean): void;
  /** Follows a render through the stages that its engine names. */
  stages(engine: string): StageClock;
  /** A task at its worker, from its claim, which took so many milliseconds until now, to its end there. */
  task<T>(taskId: string, claimMs: number, work: () => Promise<T>): Promise<T>;
}

/** Engines name their stages; a server that made names up would otherwise make a series of each. */
const MOST_STAGES = 64;

/** @param monotonic milliseconds of a clock that nobody sets */
export function createTaskMeasures(
  registry: Registry,
  tracing?: Tracing,
  monotonic: () => number = () => performance.now(),
): TaskMeasures {
  const waits = secondsOf(registry, {
    name: 'plumbline_task_wait_seconds',
    help: 'Time from the start of a task until a worker first took it',
    labels: ['function'],
  });
  const runs = secondsOf(registry, {
    name: 'plumbline_task_run_seconds',
    help: 'Time that a worker spent on a task, by how it ended there',
    labels: ['function', 'outcome'],
  });
  const steps = secondsOf(registry, {
    name: 'plumbline_task_step_seconds',
    help: 'Duration of the steps of running a task',
    labels: ['step'],
  });
  const stages = secondsOf(registry, {
    name: 'plumbline_render_stage_seconds',
    help: 'Duration of the stages that engines name while they render',
    labels: ['engine', 'stage'],
  });
  const images = counterOf(registry, {
    name: 'plumbline_images_total',
    help: 'Pictures that were made, or could not be',
    labels: ['function', 'engine', 'outcome'],
  });
  const known = new Set<string>();
  return {
    step: async (step, work) => {
      const begun = monotonic();
      try {
        return await inSpan(tracing, step, {}, work);
      } finally {
        steps.observe({ step }, (monotonic() - begun) / 1_000);
      }
    },
    waited: ({ request, createdAt }, at) =>
      waits.observe({ function: request.function }, Math.max(0, at.getTime() - createdAt.getTime()) / 1_000),
    ended: (name, outcome, milliseconds) => runs.observe({ function: name, outcome }, milliseconds / 1_000),
    image: (name, engine, made) => images.inc({ function: name, engine, outcome: made ? 'made' : 'failed' }),
    stages: (engine) => {
      // Engines tell where they are from threads and sockets of their own.
      const parent = currentTraceparent();
      return createStageClock((named) => {
        if (known.size < MOST_STAGES) known.add(named);
        const stage = known.has(named) ? named : 'other';
        const span = tracing?.begin(`stage ${stage}`, { parent, attributes: { 'plumbline.engine': engine } });
        return (milliseconds) => {
          stages.observe({ engine, stage }, milliseconds / 1_000);
          span?.end();
        };
      }, monotonic);
    },
    task: (taskId, claimMs, work) => {
      const since = Date.now() - claimMs;
      steps.observe({ step: 'claim' }, claimMs / 1_000);
      const attributes = { 'plumbline.task_id': taskId };
      return inSpan(tracing, 'task', { kind: 'consumer', attributes, since }, () => {
        tracing?.begin('claim', { parent: currentTraceparent(), since }).end();
        return work();
      });
    },
  };
}
