import { type ModelCamera, cameraBasis } from '../camera/model-camera.ts';
import { cross, dot } from '../geometry/vectors.ts';
import type { Vector3 } from '../model/model.ts';
import type { Frame, FrameWindow, KeptSide } from './frame.ts';

/** A plane across the model and which side of it is kept. */
export interface SectionPlane {
  readonly axis: 'x' | 'y' | 'z';
  /** Metres, in the model's frame. */
  readonly at: number;
  readonly keep: 'below' | 'above';
}

export type DrawingView =
  /** Looks down on what is below `heightM`, in the model's frame. */
  | { readonly kind: 'plan'; readonly heightM: number }
  /** Looks straight at the cut. */
  | { readonly kind: 'section'; readonly plane: SectionPlane & { readonly axis: 'x' | 'z' } }
  /** The face of a building towards a side. */
  | { readonly kind: 'elevation'; readonly side: 'north' | 'east' | 'south' | 'west' }
  /** Radians: where the viewer stands from north clockwise, and how far above the horizon. */
  | { readonly kind: 'axonometric'; readonly azimuth: number; readonly elevation: number }
  /** What a camera sees, in perspective or in parallel, with width over height. */
  | { readonly kind: 'perspective'; readonly camera: ModelCamera; readonly ratio: number };

/** Pixels of a perspective frame across; all measures on it follow from this. */
const PERSPECTIVE_WIDTH = 2000;
/** Nothing is left out of it. */
const OPEN: FrameWindow = {
  left: -Number.POSITIVE_INFINITY,
  top: -Number.POSITIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** How a view looks at a model; the window of a parallel one is still open, because what is drawn decides it. */
export function frameOf(view: DrawingView): Frame {
  if (view.kind === 'perspective' && view.camera.parallelWidthM !== undefined) return parallelFrame(view);
  if (view.kind === 'perspective') {
    const height = PERSPECTIVE_WIDTH / view.ratio;
    return {
      kind: 'perspective',
      ...cameraBasis(view.camera, PERSPECTIVE_WIDTH, height),
      window: { left: 0, top: 0, right: PERSPECTIVE_WIDTH, bottom: height },
    };
  }
  const [forward, up] = directionsOf(view);
  return {
    kind: 'parallel',
    eye: [0, 0, 0],
    forward,
    up,
    right: cross(forward, up),
    focal: 1,
    centreX: 0,
    centreY: 0,
    window: OPEN,
  };
}

/** In metres about the model's origin, as all parallel frames are; its window is the picture. */
function parallelFrame({ camera, ratio }: DrawingView & { readonly kind: 'perspective' }): Frame {
  // Pixels of a metre: what is measured from the middle of the picture is in metres then.
  const across = camera.parallelWidthM ?? 1;
  const { eye, forward, up, right } = cameraBasis(camera, across, across / ratio);
  const [u, v] = [dot(right, eye), -dot(up, eye)];
  const [half, high] = [across / 2, across / ratio / 2];
  return {
    kind: 'parallel',
    eye: [0, 0, 0],
    forward,
    up,
    right,
    focal: 1,
    centreX: 0,
    centreY: 0,
    window: { left: u - half, top: v - high, right: u + half, bottom: v + high },
  };
}

function directionsOf(view: Exclude<DrawingView, { kind: 'perspective' }>): readonly [Vector3, Vector3] {
  if (view.kind === 'plan')
    return [
      [0, -1, 0],
      [0, 0, -1],
    ];
  if (view.kind === 'section') {
    const away = view.plane.keep === 'below' ? -1 : 1;
    return [view.plane.axis === 'x' ? [away, 0, 0] : [0, 0, away], [0, 1, 0]];
  }
  if (view.kind === 'elevation') return [INTO[view.side], [0, 1, 0]];
  const flat = Math.cos(view.elevation);
  const [east, south] = [Math.sin(view.azimuth), -Math.cos(view.azimuth)];
  const rise = Math.sin(view.elevation);
  return [
    [-east * flat, -rise, -south * flat],
    [-east * rise, flat, -south * rise],
  ];
}

const INTO: Record<'north' | 'east' | 'south' | 'west', Vector3> = {
  north: [0, 0, 1],
  east: [-1, 0, 0],
  south: [0, 0, -1],
  west: [1, 0, 0],
};

/** The planes that cut a view: its own and those that are asked for with it. */
export function planesOf(view: DrawingView, more: readonly SectionPlane[]): readonly SectionPlane[] {
  if (view.kind === 'plan') return [{ axis: 'y', at: view.heightM, keep: 'below' }, ...more];
  return view.kind === 'section' ? [view.plane, ...more] : more;
}

export function keptSide({ axis, at, keep }: SectionPlane): KeptSide {
  const sign = keep === 'above' ? 1 : -1;
  const along = (name: 'x' | 'y' | 'z') => (axis === name ? sign : 0);
  return { normal: [along('x'), along('y'), along('z')], at: sign * at };
}
