import { FramePump } from '@plumbline/client/live/frame-pump.ts';
import type { LiveResult, LiveState } from '@plumbline/client/live/live-state.ts';
import { liveUrl, webSocketPort } from '@plumbline/client/live/web-socket-port.ts';
import type { SourceHealth } from '@plumbline/client/live/source-health.ts';
import type { LiveOptions } from '@plumbline/contract/live/live-messages.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Area, WHOLE } from './area.ts';
import { askForWindow, WindowSource } from './window-source.ts';

/** Between two looks at the window: twice as often as an engine of this machine renders. */
const LOOK_MS = 100;
/** How often it is looked at how the window does while no picture comes. */
const HEALTH_MS = 1_000;

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
  const [source, setSource] = useState<WindowSource>();
  const [health, setHealth] = useState<{ readonly health: SourceHealth; readonly seconds: number }>(
    NO_WINDOW,
  );
  const [result, setResult] = useState<ShownResult>();
  const [refused, setRefused] = useState(false);
  const [area, setArea] = useState(WHOLE);
  const [continuous, setContinuous] = useState(true);
  const pump = useRef<FramePump>(undefined);
  const wanted = useRef({ options, sensitivity, area, continuous });
  useEffect(() => {
    wanted.current = { options, sensitivity, area, continuous };
  });

  useEffect(() => pump.current?.configure(options), [options]);
  useEffect(() => pump.current?.setSensitivity(sensitivity), [sensitivity]);
  useEffect(() => (continuous ? pump.current?.resume() : pump.current?.pause()), [continuous]);

  const stop = useCallback(() => {
    pump.current?.close();
    pump.current = undefined;
    setSource((before) => {
      before?.stop();
      return undefined;
    });
  }, []);
  useEffect(() => stop, [stop]);

  const share = useCallback(async () => {
    setRefused(false);
    let stream: MediaStream;
    try {
      stream = await askForWindow();
    } catch {
      setRefused(true);
      return;
    }
    stop();
    let lookedAt = 0;
    const look = () => {
      const found = opened.health();
      setHealth({ health: found, seconds: Math.round(opened.age / 1_000) });
      if (found === 'ended') {
        pump.current?.close();
        pump.current = undefined;
        setSource((now) => (now === opened ? undefined : now));
        return;
      }
      const now = performance.now();
      if (now - lookedAt < LOOK_MS) return;
      lookedAt = now;
      const frame = opened.grab(wanted.current.area, edgeOf(wanted.current.options));
      // Judged after it was grabbed: only then it is known whether it is black.
      if (frame && opened.health() === 'fresh') pump.current?.offer(frame);
    };
    const opened = new WindowSource(stream, look);
    pump.current = new FramePump({
      open: webSocketPort(() => new WebSocket(liveUrl(location.origin))),
      clock: {
        now: () => performance.now(),
        after: (ms, work) => {
          const timer = setTimeout(work, ms);
          return () => clearTimeout(timer);
        },
      },
      options: wanted.current.options,
      sensitivity: wanted.current.sensitivity,
      onState: setState,
      onResult: (next) =>
        setResult((before) => {
          if (before) URL.revokeObjectURL(before.url);
          const blob = new Blob([next.picture], { type: next.meta.mime });
          return { ...next, url: URL.createObjectURL(blob) };
        }),
    });
    if (!wanted.current.continuous) pump.current.pause();
    setSource(opened);
  }, [stop]);

  // A window that stands still delivers nothing: what it showed when another area was chosen, or after it had settled, is looked at
  // all the same.
  useEffect(() => {
    if (!source) return undefined;
    const timer = setInterval(() => {
      const found = source.health();
      setHealth({ health: found, seconds: Math.round(source.age / 1_000) });
      const frame = source.grab(wanted.current.area, edgeOf(wanted.current.options));
      if (frame && (found === 'fresh' || found === 'silent')) pump.current?.offer(frame);
    }, HEALTH_MS);
    return () => clearInterval(timer);
  }, [source]);

  const renderOnce = useCallback(() => {
    const frame = source?.grab(wanted.current.area, edgeOf(wanted.current.options));
    if (frame) pump.current?.renderOnce({ ...frame, capturedAt: performance.now() });
  }, [source]);

  return {
    state,
    stream: source?.stream,
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
    renderOnce,
    reopen: useCallback(() => pump.current?.reopen(), []),
  };
}

const NO_WINDOW = { health: 'waiting', seconds: 0 } as const;

function edgeOf({ size }: LiveOptions): number {
  return size ?? 512;
}
