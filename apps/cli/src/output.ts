import type { Task } from '@plumbline/api-client/client.ts';

export interface Output {
  readonly isJson: boolean;
  /** Results: standard output, plain words or nothing where JSON is asked for. */
  say(line: string): void;
  /** The result for programs, one line each. */
  give(value: unknown): void;
  /** What goes on meanwhile: standard error. A terminal shows the newest line alone, a log keeps each that is new. */
  progress(line: string): void;
  /** Ends the line that progress is written on. */
  settle(): void;
}

interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export function createOutput(out: Stream, err: Stream, isJson: boolean): Output {
  let shown = '';
  const settle = () => {
    if (err.isTTY && shown !== '') err.write('\n');
    shown = '';
  };
  return {
    isJson,
    say: (line) => {
      settle();
      if (!isJson) out.write(`${line}\n`);
    },
    give: (value) => {
      settle();
      if (isJson) out.write(`${JSON.stringify(value)}\n`);
    },
    progress: (line) => {
      if (line === shown) return;
      if (err.isTTY) err.write(`\r\u001b[2K${line.slice(0, Math.max(10, (err.columns ?? 80) - 1))}`);
      else err.write(`${line}\n`);
      shown = line;
    },
    settle,
  };
}

/** A task in one line. In a log tenths are enough. */
export function describeTask(
  { taskId, state, queue_num, waitSeconds, hasWorker, progress, stage, error }: Task,
  isTerminal: boolean,
): string {
  const share = isTerminal ? Math.round(progress * 100) : Math.floor(progress * 10) * 10;
  const words = {
    queued: hasWorker
      ? `waiting, ${queue_num} ahead, about ${waitSeconds} s`
      : 'waiting for a machine that can do this',
    running: `${share} %${stage && isTerminal ? ` ${stage}` : ''}`,
    done: 'done',
    failed: `failed: ${error?.message ?? 'no reason given'}`,
    cancelled: 'cancelled',
  } as const;
  return `${taskId} ${words[state]}`;
}
