import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../bridge/client-context.tsx';
import { WindowCapture } from './window-capture.ts';

export interface CaptureView {
  readonly capture: WindowCapture | undefined;
  /** Address of the still; it stands until the next one. */
  readonly still: string | undefined;
  /** The window was closed, or the system ended the sharing. */
  readonly lost: boolean;
  open(windowId: string): Promise<void>;
  renewStill(): Promise<void>;
  close(): void;
}

/** The one window that is captured. */
export function useCapture(): CaptureView {
  const { call } = useClient();
  const [capture, setCapture] = useState<WindowCapture>();
  const [still, setStill] = useState<string>();
  const [lost, setLost] = useState(false);
  const current = useRef<WindowCapture>(undefined);

  const take = useCallback(async (from: WindowCapture) => {
    const address = await from.still();
    setStill((before) => {
      if (before !== undefined) URL.revokeObjectURL(before);
      return address;
    });
  }, []);

  const close = useCallback(() => {
    current.current?.close();
    current.current = undefined;
    setCapture(undefined);
    setStill(undefined);
    setLost(false);
    void call('releaseWindow');
  }, [call]);

  const open = useCallback(
    async (windowId: string) => {
      current.current?.close();
      await call('selectWindow', { id: windowId });
      try {
        const opened = await WindowCapture.open(() => setLost(true));
        current.current = opened;
        setLost(false);
        setCapture(opened);
        await take(opened);
      } catch {
        current.current = undefined;
        setCapture(undefined);
        setStill(undefined);
        setLost(true);
        await call('releaseWindow');
      }
    },
    [call, take],
  );

  useEffect(() => () => current.current?.close(), []);
  return {
    capture,
    still,
    lost,
    open,
    renewStill: async () => {
      if (current.current) await take(current.current);
    },
    close,
  };
}
