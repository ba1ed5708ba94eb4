import { BRIDGE, type RawBridge } from '../../ipc/channels.ts';
import {
  COMMANDS,
  type CommandInput,
  type CommandName,
  type CommandOutput,
  EVENTS,
  type EventName,
  type EventValue,
} from '../../ipc/commands.ts';

type Heard = { readonly [N in EventName]?: (value: EventValue<N>) => void };

export interface Bridge {
  /** @throws where the main process refuses, or answers with something else than was agreed */
  call<N extends CommandName>(
    name: N,
    ...input: CommandInput<N> extends void ? [] : [CommandInput<N>]
  ): Promise<CommandOutput<N>>;
  listen(heard: Heard): () => void;
}

/** The main process as pages know it: what comes from there is checked here as well. */
function createBridge(raw: RawBridge): Bridge {
  return {
    call: async (name, ...[input]) => {
      const answer = (await raw.invoke(name, input)) as { ok?: unknown; value?: unknown; why?: unknown };
      if (answer.ok !== true) throw new Error(`${name}: ${String(answer.why)}`);
      return COMMANDS[name].output.parse(answer.value) as CommandOutput<typeof name>;
    },
    listen: (heard) =>
      raw.listen((name, value) => {
        if (typeof name !== 'string' || !Object.hasOwn(EVENTS, name)) return;
        const parsed = EVENTS[name as EventName].safeParse(value);
        const hear = heard[name as EventName] as ((value: unknown) => void) | undefined;
        if (parsed.success) hear?.(parsed.data);
      }),
  };
}

/** @throws on a page that no preload script ran before */
export function pageBridge(): Bridge {
  const raw = (globalThis as unknown as Record<string, RawBridge | undefined>)[BRIDGE];
  if (!raw) throw new Error('no preload script ran');
  return createBridge(raw);
}
