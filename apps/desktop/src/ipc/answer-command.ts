import { COMMANDS, type CommandInput, type CommandName, type CommandOutput } from './commands.ts';

export type Handlers = {
  readonly [N in CommandName]: (input: CommandInput<N>) => Promise<CommandOutput<N>> | CommandOutput<N>;
};

export interface Sender {
  /** Address of the frame that sent the message. */
  readonly url: string;
  /** Frames inside a page are nobody of ours. */
  readonly isMainFrame: boolean;
}

/** What is sent back; a failure says nothing of the inside. */
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: Refusal };
export type Refusal = 'stranger' | 'unknown-command' | 'bad-input' | 'failed';

/**
 * Answers one message of a page: of our own pages alone, a command that there is, with the input that it takes.
 *
 * @param pages what the addresses of our pages begin with
 */
export async function answerCommand(
  handlers: Handlers,
  {
    sender,
    pages,
    name,
    input,
    onError,
  }: {
    readonly sender: Sender;
    readonly pages: string;
    readonly name: unknown;
    readonly input: unknown;
    readonly onError: (error: unknown) => void;
  },
): Promise<Answer> {
  if (!sender.isMainFrame || !sender.url.startsWith(pages)) return { ok: false, why: 'stranger' };
  if (!isCommandName(name)) return { ok: false, why: 'unknown-command' };
  const parsed = COMMANDS[name].input.safeParse(input);
  if (!parsed.success) return { ok: false, why: 'bad-input' };
  try {
    const handle = handlers[name] as (input: unknown) => unknown;
    return { ok: true, value: await handle(parsed.data) };
  } catch (error) {
    onError(error);
    return { ok: false, why: 'failed' };
  }
}

function isCommandName(name: unknown): name is CommandName {
  return typeof name === 'string' && Object.hasOwn(COMMANDS, name);
}
