/** Channels of the messages between pages and the main process. By themselves: the preload script is no place for schemas. */
export const COMMAND_CHANNEL = 'plumbline:command';
export const EVENT_CHANNEL = 'plumbline:event';
/** Name of what the preload script gives to a page. */
export const BRIDGE = 'plumblineBridge';

/** What a page can reach of the main process: two functions, and nothing of Node or Electron. */
export interface RawBridge {
  invoke(name: string, input: unknown): Promise<unknown>;
  /** @returns what ends it */
  listen(heard: (name: unknown, value: unknown) => void): () => void;
}
