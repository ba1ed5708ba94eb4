import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTheme } from '../../theme/use-theme.ts';
import { useModelWork } from '../model-context.ts';
import { hiddenInstances } from '../state/hidden-instances.ts';
import { useModelStore } from '../state/model-store.ts';
import { sunDirection } from '../state/sun-setting.ts';
import { LiveView } from '../view3d/live-view.ts';
import { lookOf } from '../view3d/look-of.ts';
import type { ViewState } from '../view3d/model-renderer.ts';
import { attachGestures } from '../view3d/view-gestures.ts';
import { useStudio } from '../../studio/studio-context.ts';
import { useModelPictures } from './use-model-pictures.ts';
import { useInstanceColours } from './use-instance-colours.ts';

const AXES = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const;

/** The view of the open model on a canvas, kept in step with what the page knows. */
export function useLiveView(
  canvas: RefObject<HTMLCanvasElement | null>,
  walking: boolean,
): { readonly view: LiveView | undefined; readonly impossible: boolean } {
  const { opening, camera } = useModelWork();
  const { section, sun, hidden, chosen, colours: mode } = useModelStore();
  const theme = useTheme();
  const [view, setView] = useState<LiveView>();
  const [impossible, setImpossible] = useState(false);
  const { opened } = opening;
  const walks = useRef(walking);
  useEffect(() => {
    walks.current = walking;
  }, [walking]);

  const state = useMemo<Omit<ViewState, 'camera'>>(
    () => ({
      sun: sunDirection(sun),
      look: lookOf(theme),
      cuts: section.map(({ axis, at, keep }) => {
        const sign = keep === 'below' ? 1 : -1;
        const [x, y, z] = AXES[axis];
        return { normal: [x * sign, y * sign, z * sign] as const, at: at * sign };
      }),
    }),
    [section, sun, theme],
  );
  const first = useRef<ViewState>(undefined);
  useEffect(() => {
    if (camera) first.current = { ...state, camera };
  }, [camera, state]);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !opened || !first.current) return;
    let live: LiveView;
    try {
      live = new LiveView(element, opened, first.current, (moved: ModelCamera) =>
        useModelStore.getState().look({ camera: moved }),
      );
    } catch {
      queueMicrotask(() => setImpossible(true));
      return;
    }
    const detach = attachGestures(
      live,
      () => walks.current,
      (x, y) => useModelStore.getState().choose(live.pick(x, y)?.instance),
    );
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

  useEffect(() => view?.show(state), [state, view]);
  useEffect(() => {
    if (camera && view && view.camera !== camera) view.show({ camera });
  }, [camera, view]);
  const { settings } = useStudio();
  const pictures = useModelPictures(opened, mode !== 'clay' && settings.values.keepTextures !== false);
  const colours = useInstanceColours(pictures);
  useEffect(() => {
    if (view && view.opened === opened) view.setPictures(pictures);
  }, [opened, pictures, view]);
  useEffect(() => {
    if (!view || !opened || view.opened !== opened || !colours) return;
    view.setColours(colours.bytes);
    const { model, classes } = opened;
    const off = hiddenInstances(model, classes, hidden);
    const thing = chosen === undefined ? undefined : model.instances.thing[chosen];
    const bytes = new Uint8Array(model.instances.count * 4);
    for (let at = 0; at < model.instances.count; at += 1) {
      bytes[at * 4] = off[at] ? 0 : 255;
      bytes[at * 4 + 1] = thing !== undefined && model.instances.thing[at] === thing ? 255 : 0;
      bytes[at * 4 + 2] = colours.layers[at] ?? 0;
    }
    view.setStates(bytes);
  }, [chosen, colours, hidden, opened, view]);
  return { view, impossible };
}
