import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import { orbit } from '../../model/camera/navigate.ts';

/** Radians around what a drawing shows, from its own camera. */
export interface Turn {
  readonly right: number;
  readonly up: number;
}

/** Farther aside there is more that no drawing has shown than what it has. */
export const MOST_RADIANS: Turn = { right: (25 * Math.PI) / 180, up: (15 * Math.PI) / 180 };
export const NO_TURN: Turn = { right: 0, up: 0 };
/** The eye stays above the floor. */
const LOWEST_M = 0.2;

export function limitTurn({ right, up }: Turn): Turn {
  return { right: within(right, MOST_RADIANS.right), up: within(up, MOST_RADIANS.up) };
}

/** The own camera of a drawing, gone around what it looks at. */
export function turned(own: ModelCamera, { right, up }: Turn): ModelCamera {
  if (right === 0 && up === 0) return own;
  const moved = orbit(own, own.target, right, up);
  const [x, y, z] = moved.eye;
  return { ...moved, eye: [x, Math.max(LOWEST_M, y), z] };
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
