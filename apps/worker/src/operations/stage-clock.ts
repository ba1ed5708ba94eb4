export interface StageClock {
  readonly at: (stage: string) => void;
  readonly end: () => void;
}

/**
 * Follows the stages of a render: engines say where they are, not when they leave, so that a stage ends when the next begins.
 *
 * @param begin returns what is told when the stage is over
 */
export function createStageClock(
  begin: (stage: string) => (milliseconds: number) => void,
  monotonic: () => number,
): StageClock {
  let current:
    | { readonly stage: string; readonly since: number; readonly over: (ms: number) => void }
    | undefined;
  const end = () => {
    current?.over(monotonic() - current.since);
    current = undefined;
  };
  return {
    at: (stage) => {
      if (current?.stage === stage) return;
      end();
      current = { stage, since: monotonic(), over: begin(stage) };
    },
    end,
  };
}
