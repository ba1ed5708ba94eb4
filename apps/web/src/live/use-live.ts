import type { LiveResult, LiveState } from '@plumbline/client/live/live-state.ts';
import { liveUrl, webSocketPort } from '@plumbline/client/live/web-socket-port.ts';
import type { SourceHealth } from '@plumbline/client/live/source-health.ts';
import type { LiveOptions } from '@plumbline/contract/live/live-messages.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Area, WHOLE } from './area.ts';
import { LiveFollower } from './live-follower.ts';
import { askForWindow } from './window-source.ts';

export interface ShownResult extends LiveResult {
  readonly url: string;
}

export interface Live {
  readonly state: LiveState | undefined;
  readonly stream: MediaStream | undefined;
  readonly health: SourceHealth;
  /** Seconds without a new picture of the window. */
  readonly silentSeconds: number;
  readonly result: ShownResult | undefined;
  /** The person, or the system, refused to share. */
  readonly refused: boolean;
  readonly area: Area;
  readonly continuous: boolean;
  readonly setArea: (area: Area) => void;
  readonly setContinuous: (continuous: boolean) => void;
  readonly share: () => Promise<void>;
  readonly stop: () => void;
  readonly renderOnce: () => void;
  readonly reopen: () => void;
}

interface Wishes {
  readonly options: LiveOptions;
  readonly sensitivity: number;
}

/** A shared window and the session that renders it. */
export function useLive({ options, sensitivity }: Wishes): Live {
  const [state, setState] = useState<LiveState>();
  const [stream, setStream] = useState<MediaStream>();
  const [health, setHealth] = useState<{ readonly health: SourceHealth; readonly seconds: number }>(
    NO_WINDOW,
  );
  const [result, setResult] = useState<ShownResult>();
  const [refused, setRefused] = useState(false);
  const [area, setArea] = useState(WHOLE);
  const [continuous, setContinuous] = useState(true);
  const follower = useRef<LiveFollower>(undefined);
  const wanted = useRef({ options, sensitivity, area, continuous });
  useEffect(() => {
    wanted.current = { options, sensitivity, area, continuous };
  });

  useEffect(() => follower.current?.configure(options), [options]);
  useEffect(() => follower.current?.setSensitivity(sensitivity), [sensitivity]);
  useEffect(() => follower.current?.setContinuous(continuous), [continuous]);

  const stop = useCallback(() => {
    follower.current?.stop();
    follower.current = undefined;
    setStream(undefined);
  }, []);
  useEffect(() => stop, [stop]);

  const share = useCallback(async () => {
    setRefused(false);
    let shared: MediaStream;
    try {
      shared = await askForWindow();
    } catch {
      setRefused(true);
      return;
    }
    stop();
    follower.current = new LiveFollower({
      stream: shared,
      open: webSocketPort(() => new WebSocket(liveUrl(location.origin))),
      wishes: () => wanted.current,
      onState: setState,
      onHealth: (found, seconds) => {
        setHealth({ health: found, seconds });
        if (found === 'ended') setStream((now) => (now === shared ? undefined : now));
      },
      onResult: (next) =>
        setResult((before) => {
          if (before) URL.revokeObjectURL(before.url);
          const blob = new Blob([next.picture], { type: next.meta.mime });
          return { ...next, url: URL.createObjectURL(blob) };
        }),
    });
    setStream(shared);
  }, [stop]);

  return {
    state,
    stream,
    health: health.health,
    silentSeconds: health.seconds,
    result,
    refused,
    area,
    continuous,
    setArea,
    setContinuous,
    share,
    stop,
    renderOnce: useCallback(() => follower.current?.renderOnce(), []),
    reopen: useCallback(() => follower.current?.reopen(), []),
  };
}

const NO_WINDOW = { health: 'waiting', seconds: 0 } as const;
