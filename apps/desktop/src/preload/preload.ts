import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE, COMMAND_CHANNEL, EVENT_CHANNEL, type RawBridge } from '../ipc/channels.ts';

const bridge: RawBridge = {
  invoke: (name, input) => ipcRenderer.invoke(COMMAND_CHANNEL, name, input),
  listen: (heard) => {
    // The event itself stays here: through its sender a page would reach every channel.
    const hear = (_event: unknown, name: unknown, value: unknown) => heard(name, value);
    ipcRenderer.on(EVENT_CHANNEL, hear);
    return () => void ipcRenderer.off(EVENT_CHANNEL, hear);
  },
};

contextBridge.exposeInMainWorld(BRIDGE, bridge);
