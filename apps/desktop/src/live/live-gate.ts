import type { LiveSocket, OpenLiveSocket } from '@plumbline/client/live/live-ports.ts';
import type { LiveHeard } from './live-heard.ts';

interface Dependencies {
  readonly open: OpenLiveSocket;
  /** Close code where no connection may be opened now; undefined: it may. */
  readonly refusal: () => number | undefined;
  readonly onHeard: (heard: LiveHeard) => void;
}

/**
 * The one connection of the live path, for a page that knows neither its address nor the token: the page's pump says what is sent. What
 * a page says of a connection that is over is not heard, and neither is what such a connection still says.
 */
export class LiveGate {
  readonly #dependencies: Dependencies;
  #socket: LiveSocket | undefined;
  #connection = -1;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  open(connection: number): void {
    const { open, refusal, onHeard } = this.#dependencies;
    this.#leave();
    const code = refusal();
    if (code !== undefined) return onHeard({ connection, kind: 'closed', code });
    this.#connection = connection;
    const hear = (heard: LiveHeard) => {
      if (this.#connection === connection) onHeard(heard);
    };
    this.#socket = open({
      onOpen: () => hear({ connection, kind: 'open' }),
      onText: (text) => hear({ connection, kind: 'text', text }),
      onBytes: (bytes) => hear({ connection, kind: 'bytes', bytes: new Uint8Array(bytes) }),
      onClose: (closeCode) => {
        hear({ connection, kind: 'closed', code: closeCode });
        if (this.#connection === connection) this.#connection = -1;
      },
    });
  }

  send(connection: number, message: string | Uint8Array<ArrayBufferLike>): void {
    if (this.#connection !== connection) return;
    this.#socket?.send(typeof message === 'string' ? message : new Uint8Array(message));
  }

  close(connection: number): void {
    if (this.#connection === connection) this.#leave();
  }

  /** Nobody may go on: the person has logged out, or the client ends. */
  end(code: number): void {
    const connection = this.#connection;
    if (connection < 0) return;
    this.#leave();
    this.#dependencies.onHeard({ connection, kind: 'closed', code });
  }

  #leave(): void {
    this.#connection = -1;
    this.#socket?.close();
    this.#socket = undefined;
  }
}
