import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import type { Vector3 } from '@plumbline/models/model/model.ts';
import { approach, lookAround, orbit, pan, step } from '../camera/navigate.ts';
import type { LiveView } from './live-view.ts';

export type Walking = () => boolean;

/** Pixels that a press may move and still is a click. */
const STILL = 5;
const TURN = Math.PI * 1.1;
const WALK_M_PER_S = 1.9;

/**
 * Moves the view by pointers, wheel and keys. Dragging goes around what lies under the pointer, with a second button, Shift or two
 * fingers it slides; the wheel goes towards the pointer. Walking, dragging looks around and keys go.
 *
 * @param onClick a press that did not move, in shares of the picture. @returns a function that ends it.
 */
export function attachGestures(
  view: LiveView,
  walking: Walking,
  onClick: (x: number, y: number) => void,
): () => void {
  const { canvas } = view;
  const stops = new AbortController();
  const { signal } = stops;
  const pointers = new Map<number, readonly [number, number]>();
  let pressed: readonly [number, number] | undefined;
  let moved = false;
  let slides = false;
  let around: Vector3 = view.middle;
  const share = (event: MouseEvent): readonly [number, number] => {
    const box = canvas.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  };

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      canvas.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, [event.clientX, event.clientY]);
      if (pointers.size > 1) return;
      pressed = [event.clientX, event.clientY];
      moved = false;
      slides = event.button !== 0 || event.shiftKey;
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before || !pressed) return;
      const box = canvas.getBoundingClientRect();
      if (!moved) {
        if (Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) < STILL) return;
        moved = true;
        const [x, y] = share(event);
        around = view.pick(x, y)?.point ?? view.middle;
      }
      const now = [event.clientX, event.clientY] as const;
      const [right, down] = [(now[0] - before[0]) / box.width, (now[1] - before[1]) / box.width];
      if (pointers.size === 2) {
        const [other] = [...pointers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
        if (other) {
          const length = (at: readonly [number, number]) => Math.hypot(at[0] - other[0], at[1] - other[1]);
          const nearer = approach(view.camera, around, length(before) / Math.max(1, length(now)));
          view.move(pan(nearer, around, right / 2, down / 2));
        }
      } else view.move(dragged(view.camera, right, down));
      pointers.set(event.pointerId, now);
    },
    { signal },
  );
  const dragged = (camera: ModelCamera, right: number, down: number): ModelCamera => {
    if (slides) return pan(camera, around, right, down);
    if (walking()) return lookAround(camera, -right * camera.fieldOfView, down * camera.fieldOfView);
    return orbit(camera, around, right * TURN, down * TURN);
  };
  const release = (event: PointerEvent) => {
    const was = pointers.delete(event.pointerId);
    if (was && !moved && event.type === 'pointerup' && event.button === 0 && pointers.size === 0)
      onClick(...share(event));
    if (pointers.size === 0) pressed = undefined;
  };
  canvas.addEventListener('pointerup', release, { signal });
  canvas.addEventListener('pointercancel', release, { signal });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });

  let wheeled = 0;
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      // Of one turn of the wheel, what lay under the pointer at its beginning.
      if (event.timeStamp - wheeled > 250) around = view.pick(...share(event))?.point ?? view.middle;
      wheeled = event.timeStamp;
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      view.move(
        approach(view.camera, around, Math.exp(Math.max(-240, Math.min(240, event.deltaY * lines)) / 700)),
      );
    },
    { signal, passive: false },
  );
  attachKeys(view, walking, signal);
  return () => stops.abort();
}

const STEPS: Readonly<Record<string, readonly [right: number, up: number, ahead: number]>> = {
  ...{
    KeyW: [0, 0, 1],
    KeyS: [0, 0, -1],
    KeyA: [-1, 0, 0],
    KeyD: [1, 0, 0],
    KeyE: [0, 1, 0],
    KeyQ: [0, -1, 0],
  },
  ...{ ArrowUp: [0, 0, 1], ArrowDown: [0, 0, -1], ArrowLeft: [-1, 0, 0], ArrowRight: [1, 0, 0] },
};

function attachKeys(view: LiveView, walking: Walking, signal: AbortSignal): void {
  const { canvas } = view;
  const held = new Set<string>();
  let last = 0;
  let quick = false;
  const go = (now: number) => {
    if (held.size === 0 || signal.aborted) return;
    const seconds = Math.min(0.1, (now - last) / 1000);
    last = now;
    let camera = view.camera;
    for (const key of held) {
      const [right, up, ahead] = STEPS[key] ?? [0, 0, 0];
      const metres = WALK_M_PER_S * seconds * (quick ? 4 : 1);
      if (walking() || !key.startsWith('Arrow'))
        camera = step(camera, right * metres, up * metres, ahead * metres);
      else camera = orbit(camera, view.middle, -right * seconds * 1.2, -ahead * seconds * 1.2);
    }
    view.move(camera);
    requestAnimationFrame(go);
  };
  canvas.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      quick = event.shiftKey;
      if (event.key === '+' || event.key === '=') view.move(approach(view.camera, view.middle, 0.87));
      else if (event.key === '-') view.move(approach(view.camera, view.middle, 1.15));
      else if (STEPS[event.code]) {
        if (held.size === 0) {
          last = performance.now();
          requestAnimationFrame(go);
        }
        held.add(event.code);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
  canvas.addEventListener('keyup', (event) => held.delete(event.code), { signal });
  canvas.addEventListener('blur', () => held.clear(), { signal });
}
