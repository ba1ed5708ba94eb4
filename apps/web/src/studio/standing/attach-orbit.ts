import type { LiveView } from '../../model/view3d/live-view.ts';
import { limitTurn, type Turn } from './limited-orbit.ts';

/** Pixels that a press may move and still is a click. */
const STILL = 5;
/** Radians for the width of the picture, and of one press of a key. */
const DRAG = 1.1;
const KEY = (2.5 * Math.PI) / 180;

const KEYS: Readonly<Record<string, Turn>> = {
  ArrowLeft: { right: KEY, up: 0 },
  ArrowRight: { right: -KEY, up: 0 },
  ArrowUp: { right: 0, up: KEY },
  ArrowDown: { right: 0, up: -KEY },
};

interface Orbiting {
  readonly turn: () => Turn;
  readonly onTurn: (turn: Turn) => void;
  /** Of a press that did not move, in shares of the canvas. */
  readonly onClick: (x: number, y: number, adds: boolean) => void;
}

/** Goes around a drawing that stands, by pointer and arrow keys. @returns a function that ends it. */
export function attachOrbit({ canvas }: LiveView, { turn, onTurn, onClick }: Orbiting): () => void {
  const stops = new AbortController();
  const { signal } = stops;
  let pressed:
    | { readonly id: number; readonly x: number; readonly y: number; readonly from: Turn }
    | undefined;
  let moved = false;
  const by = ({ right, up }: Turn, from = turn()) =>
    onTurn(limitTurn({ right: from.right + right, up: from.up + up }));
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      // The stage would move the picture.
      event.stopPropagation();
      if (pressed || event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, from: turn() };
      moved = false;
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (pressed?.id !== event.pointerId) return;
      event.stopPropagation();
      const [right, down] = [event.clientX - pressed.x, event.clientY - pressed.y];
      if (!moved && Math.hypot(right, down) < STILL) return;
      moved = true;
      const width = Math.max(1, canvas.clientWidth);
      by({ right: (right / width) * DRAG, up: (down / width) * DRAG }, pressed.from);
    },
    { signal },
  );
  const release = (event: PointerEvent) => {
    if (pressed?.id !== event.pointerId) return;
    pressed = undefined;
    if (moved || event.type !== 'pointerup') return;
    const box = canvas.getBoundingClientRect();
    onClick((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height, event.shiftKey);
  };
  canvas.addEventListener('pointerup', release, { signal });
  canvas.addEventListener('pointercancel', release, { signal });
  canvas.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = KEYS[event.key];
      if (step) by(step);
      else if (event.key === 'Home') onTurn({ right: 0, up: 0 });
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
  return () => stops.abort();
}
