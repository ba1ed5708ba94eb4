import type { ModelSection } from '@plumbline/contract/api/model-view.ts';
import { cameraBasis } from '@plumbline/models/camera/model-camera.ts';
import type { Bounds } from '@plumbline/models/model/model.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { type CutAxis, handlePlace, placeUnder } from '../camera/cut-handle.ts';
import { useModelStore } from '../state/model-store.ts';
import type { LiveView } from '../view3d/live-view.ts';
import styles from './CutHandles.module.css';

type Cut = ModelSection[number];
const AXES: Readonly<Record<Cut['axis'], CutAxis>> = { x: 0, y: 1, z: 2 };
/** Handles are placed in shares of the picture; what they are reckoned in only has its shape. */
const WIDE = 1000;
const PACE_M = 0.1;

interface Props {
  readonly view: LiveView;
  readonly bounds: Bounds;
  readonly aspect: number;
}

/** Each cut has a handle on its plane, which is dragged along its axis, or moved by keys. */
export function CutHandles({ view, bounds, aspect }: Props) {
  const section = useModelStore((state) => state.section);
  return section.map((cut) => <CutHandle key={cut.axis} cut={cut} {...{ view, bounds, aspect }} />);
}

function CutHandle({ cut, view, bounds, aspect }: Props & { readonly cut: Cut }) {
  const { t } = useTranslation('model');
  // The view goes ahead of what the page knows of the camera.
  const camera = useSyncExternalStore(view.watch, () => view.camera);
  const offset = useRef<number>(undefined);
  const axis = AXES[cut.axis];
  const [width, height] = [WIDE, WIDE / aspect];
  const basis = cameraBasis(camera, width, height);
  const place = handlePlace(basis, width, height, bounds, axis, cut.at);
  const [low, high] = [bounds.min[axis], bounds.max[axis]];
  const move = (metres: number) => {
    const at = Math.round(Math.max(low, Math.min(high, metres)) * 1000) / 1000;
    const { section, look } = useModelStore.getState();
    look({ section: section.map((each) => (each.axis === cut.axis ? { ...each, at } : each)) });
  };
  const under = (event: PointerEvent): number | undefined => {
    const box = view.canvas.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    return placeUnder(basis, bounds, axis, x * width, y * height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ...{ ArrowUp: 1, ArrowRight: 1, PageUp: 10, ArrowDown: -1, ArrowLeft: -1, PageDown: -10 },
    };
    const by = steps[event.key];
    if (event.key === 'Home') move(low);
    else if (event.key === 'End') move(high);
    else if (by !== undefined) move(cut.at + by * PACE_M);
    else return;
    event.preventDefault();
  };
  if (!place) return null;
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles['handle']}
      style={{ left: `${(place.x / width) * 100}%`, top: `${(place.y / height) * 100}%` }}
      aria-label={t('cutMove', { plane: t(`cut_${cut.axis}`) })}
      aria-valuemin={low}
      aria-valuemax={high}
      aria-valuenow={cut.at}
      aria-valuetext={`${cut.at.toFixed(2)} m`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const at = under(event);
        if (at === undefined) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        offset.current = cut.at - at;
      }}
      onPointerMove={(event) => {
        const at = offset.current === undefined ? undefined : under(event);
        if (at !== undefined && offset.current !== undefined) move(at + offset.current);
      }}
      onPointerUp={() => {
        offset.current = undefined;
      }}
      onPointerCancel={() => {
        offset.current = undefined;
      }}
    >
      <span style={{ rotate: `${place.angle}rad` }}>
        <Icon name="along" />
      </span>
      <output>{cut.at.toFixed(2)} m</output>
    </div>
  );
}
