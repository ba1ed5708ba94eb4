import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import type { LiveSocketEvents, OpenLiveSocket } from './live-ports.ts';

/** The part of a WebSocket that is used: a browser's and Node's alike. */
export interface WebSocketLike {
  binaryType: string;
  readonly readyState: number;
  send(data: string | Uint8Array<ArrayBuffer>): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { code: number }) => void): void;
}

/** @param baseUrl origin of the server, `http://…` or `https://…` */
export function liveUrl(baseUrl: string): string {
  return `${baseUrl.replace(/^http/, 'ws')}${OTHER_PATHS.live}`;
}

const OPEN = 1;

/**
 * Connections of the live path over WebSockets. A browser sends its cookie by itself; a program opens them with the header
 * `Authorization: Bearer` and its device token.
 */
export function webSocketPort(create: () => WebSocketLike): OpenLiveSocket {
  return (events: LiveSocketEvents) => {
    const socket = create();
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => events.onOpen());
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') events.onText(data);
      else if (data instanceof ArrayBuffer) events.onBytes(new Uint8Array(data));
    });
    // An error is always followed by a close.
    socket.addEventListener('close', ({ code }) => events.onClose(code));
    return {
      send: (message) => {
        if (socket.readyState === OPEN) socket.send(message);
      },
      close: () => socket.close(),
    };
  };
}
