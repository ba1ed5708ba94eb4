import type { LiveResult, LiveState } from '@plumbline/client/live/live-state.ts';
import type { SourceHealth } from '@plumbline/client/live/source-health.ts';
import { WHOLE } from '@plumbline/web/live/area.ts';
import { LiveFollower } from '@plumbline/web/live/live-follower.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { optionsOf } from '../../live/live-options.ts';
import { useClient } from '../bridge/client-context.tsx';
import type { WindowCapture } from '../capture/window-capture.ts';
import { bridgeSocket } from './bridge-socket.ts';

export interface ShownFrame extends LiveResult {
  readonly url: string;
}

export interface LiveView {
  readonly running: boolean;
  readonly state: LiveState | undefined;
  readonly health: SourceHealth;
  readonly silentSeconds: number;
  readonly result: ShownFrame | undefined;
  start(): void;
  stop(): void;
  reopen(): void;
}

const NO_WINDOW = { health: 'waiting', silentSeconds: 0 } as const;

/** The captured window, rendered whenever its area changes; it ends with the window. */
export function useLive(capture: WindowCapture | undefined): LiveView {
  const { state: client, call, listen } = useClient();
  const { target, settings } = client;
  const [state, setState] = useState<LiveState>();
  const [health, setHealth] = useState<{ readonly health: SourceHealth; readonly silentSeconds: number }>(
    NO_WINDOW,
  );
  const [result, setResult] = useState<ShownFrame>();
  const [wanted, setWanted] = useState(false);
  const options = useMemo(() => optionsOf(settings.render), [settings.render]);
  const { sensitivity } = settings.render;
  const area = target?.area ?? null;
  const follower = useRef<LiveFollower>(undefined);
  const now = useRef({ options, sensitivity, area });
  useEffect(() => {
    now.current = { options, sensitivity, area };
  });
  useEffect(() => follower.current?.configure(options), [options]);
  useEffect(() => follower.current?.setSensitivity(sensitivity), [sensitivity]);

  const running = wanted && capture !== undefined && area !== null;
  useEffect(() => {
    if (!running) return undefined;
    const followed = new LiveFollower({
      // A copy: the window stays captured when the session ends, and no system asks twice which one is meant.
      stream: capture.cloneStream(),
      open: bridgeSocket({ call, listen }),
      wishes: () => ({ ...now.current, area: now.current.area ?? WHOLE, continuous: true }),
      onState: setState,
      onHealth: (found, silentSeconds) => {
        setHealth({ health: found, silentSeconds });
        if (found === 'ended') setWanted(false);
      },
      onResult: (next) =>
        setResult((before) => {
          if (before) URL.revokeObjectURL(before.url);
          return { ...next, url: URL.createObjectURL(new Blob([next.picture], { type: next.meta.mime })) };
        }),
    });
    follower.current = followed;
    return () => {
      follower.current = undefined;
      followed.stop();
    };
  }, [running, capture, call, listen]);

  return {
    running,
    state,
    ...health,
    result,
    start: () => {
      setHealth(NO_WINDOW);
      setWanted(true);
    },
    stop: () => setWanted(false),
    reopen: () => follower.current?.reopen(),
  };
}
