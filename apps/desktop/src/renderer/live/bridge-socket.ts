import type { OpenLiveSocket } from '@plumbline/client/live/live-ports.ts';
import type { Bridge } from '../bridge/create-bridge.ts';

let connections = 0;

/** Connections of the live path through the main process, which alone knows the address and the token. */
export function bridgeSocket({ call, listen }: Pick<Bridge, 'call' | 'listen'>): OpenLiveSocket {
  return ({ onOpen, onText, onBytes, onClose }) => {
    connections += 1;
    const connection = connections;
    const stop = listen({
      live: (heard) => {
        if (heard.connection !== connection) return;
        if (heard.kind === 'open') onOpen();
        else if (heard.kind === 'text') onText(heard.text);
        else if (heard.kind === 'bytes') onBytes(heard.bytes);
        else {
          stop();
          onClose(heard.code);
        }
      },
    });
    void call('liveOpen', { connection });
    return {
      send: (message) => void call('liveSend', { connection, message }),
      close: () => {
        stop();
        void call('liveClose', { connection });
      },
    };
  };
}
