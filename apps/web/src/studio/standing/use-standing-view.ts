import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { OpenedModel } from '../../model/bring/open-model.ts';
import { useModelPictures } from '../../model/stage/use-model-pictures.ts';
import { LiveView } from '../../model/view3d/live-view.ts';
import { lookOf } from '../../model/view3d/look-of.ts';
import type { ViewState } from '../../model/view3d/model-renderer.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { attachOrbit } from './attach-orbit.ts';
import { NO_TURN, turned } from './limited-orbit.ts';
import { standingColours } from './standing-colours.ts';
import type { OwnCamera } from './own-camera.ts';

interface Asked {
  readonly own: OwnCamera;
  readonly opened: OpenedModel | undefined;
  /** Ids of regions. */
  readonly selected: ReadonlySet<string>;
  readonly onPick: (id: string | undefined, adds: boolean) => void;
}

export interface StandingView {
  readonly ready: boolean;
  /** The browser has no WebGL 2. */
  readonly impossible: boolean;
  readonly isTurned: boolean;
  /** Looks from the drawing's own camera again. */
  readonly reset: () => void;
}

/** A drawing that stands, on a canvas: shown as it is drawn, with no light but that which is drawn in it. */
export function useStandingView(
  canvas: RefObject<HTMLCanvasElement | null>,
  { own, opened, selected, onPick }: Asked,
): StandingView {
  const theme = useTheme();
  const [view, setView] = useState<LiveView>();
  const [impossible, setImpossible] = useState(false);
  const [turn, setTurn] = useState(NO_TURN);
  const latest = useRef({ own, turn, onPick, theme });
  useEffect(() => {
    latest.current = { own, turn, onPick, theme };
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element || !opened) return;
    const { current } = latest;
    let live: LiveView;
    try {
      live = new LiveView(
        element,
        opened,
        { ...stateIn(current.theme), camera: turned(current.own.camera, current.turn) },
        () => undefined,
      );
    } catch {
      queueMicrotask(() => setImpossible(true));
      return;
    }
    const detach = attachOrbit(live, {
      turn: () => latest.current.turn,
      onTurn: (next) => {
        latest.current.turn = next;
        live.move(turned(latest.current.own.camera, next));
        setTurn(next);
      },
      onClick: (x, y, adds) => {
        const at = live.pick(x, y)?.instance;
        const thing = at === undefined ? undefined : opened.model.instances.thing[at];
        latest.current.onPick(thing === undefined ? undefined : opened.model.things[thing]?.key, adds);
      },
    });
    const watcher = new ResizeObserver(([entry]) => {
      const ratio = Math.min(2, devicePixelRatio);
      if (entry)
        live.resize(
          Math.round(entry.contentRect.width * ratio),
          Math.round(entry.contentRect.height * ratio),
        );
    });
    watcher.observe(element);
    let ended = false;
    queueMicrotask(() => {
      if (!ended) setView(live);
    });
    return () => {
      ended = true;
      watcher.disconnect();
      detach();
      live.end();
      setView(undefined);
    };
  }, [canvas, opened]);

  useEffect(() => {
    view?.show({ ...stateIn(theme), camera: turned(own.camera, latest.current.turn) });
  }, [own, theme, view]);

  const pictures = useModelPictures(opened, true);
  const colours = useMemo(() => opened && standingColours(opened.model, pictures), [opened, pictures]);
  useEffect(() => {
    if (view && view.opened === opened) view.setPictures(pictures);
  }, [opened, pictures, view]);
  useEffect(() => {
    if (!view || !opened || view.opened !== opened || !colours) return;
    view.setColours(colours.bytes);
    const { instances, things } = opened.model;
    const bytes = new Uint8Array(instances.count * 4);
    for (let at = 0; at < instances.count; at += 1) {
      const key = things[instances.thing[at] ?? 0]?.key ?? '';
      bytes.set([255, selected.has(key) ? 255 : 0, colours.layers[at] ?? 0], at * 4);
    }
    view.setStates(bytes);
  }, [colours, opened, selected, view]);

  return {
    ready: view !== undefined && pictures !== undefined,
    impossible,
    isTurned: turn.right !== 0 || turn.up !== 0,
    reset: () => {
      setTurn(NO_TURN);
      latest.current.turn = NO_TURN;
      view?.show({ camera: own.camera });
    },
  };
}

/** No sun: a drawing has the light that is drawn in it. */
function stateIn(theme: Parameters<typeof lookOf>[0]): Omit<ViewState, 'camera'> {
  const look = lookOf(theme);
  return {
    sun: [0, -1, 0],
    look: {
      ...look,
      skyLight: [1, 1, 1],
      groundLight: [1, 1, 1],
      sunColour: [0, 0, 0],
      edgeStrength: 0,
      cornerShade: 0,
    },
    cuts: [],
  };
}
