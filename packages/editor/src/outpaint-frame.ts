import { distance, imagePoint, type ImagePoint, type Size } from './coordinates.ts';

/**
 * The new canvas, in pixels of the base: its size, and where the base's top left corner stands in it. It always holds
 * all of the base.
 */
export interface OutpaintFrame {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** A side or a corner of the frame by which way it lies from the middle; the middle itself moves all of it. */
export interface FrameHandle {
  readonly across: -1 | 0 | 1;
  readonly down: -1 | 0 | 1;
}

/** Sides and corners, row by row. */
export const FRAME_HANDLES: readonly FrameHandle[] = ([-1, 0, 1] as const)
  .flatMap((down) => ([-1, 0, 1] as const).map((across) => ({ across, down })))
  .filter(({ across, down }) => across !== 0 || down !== 0);

/** The canvas in which the base, in the middle, takes a share (0…1) of each edge: 0.75 leaves a sixth new on each side. */
export function frameForShare(base: Size, share: number, maxEdge: number): OutpaintFrame {
  return centred(base, base.width / share, base.height / share, maxEdge);
}

/** The smallest canvas of given proportions that holds all of the base, in the middle. */
export function frameForAspect(base: Size, aspect: number, maxEdge: number): OutpaintFrame {
  return centred(
    base,
    Math.max(base.width, base.height * aspect),
    Math.max(base.height, base.width / aspect),
    maxEdge,
  );
}

function centred(base: Size, toWidth: number, toHeight: number, maxEdge: number): OutpaintFrame {
  const width = Math.max(base.width, Math.min(maxEdge, Math.round(toWidth)));
  const height = Math.max(base.height, Math.min(maxEdge, Math.round(toHeight)));
  return {
    width,
    height,
    x: Math.floor((width - base.width) / 2),
    y: Math.floor((height - base.height) / 2),
  };
}

/** Where a handle is, in pixels of the base. */
export function framePlace(
  { width, height, x, y }: OutpaintFrame,
  { across, down }: FrameHandle,
): ImagePoint {
  return imagePoint((width * (across + 1)) / 2 - x, (height * (down + 1)) / 2 - y);
}

/** What a pointer takes hold of: corners before sides, and inside the frame all of it. */
export function findFrameHandle(
  frame: OutpaintFrame,
  at: ImagePoint,
  reach: number,
): FrameHandle | undefined {
  const corner = FRAME_HANDLES.find(
    (handle) => handle.across !== 0 && handle.down !== 0 && distance(framePlace(frame, handle), at) <= reach,
  );
  if (corner) return corner;
  const x = at.x + frame.x;
  const y = at.y + frame.y;
  if (x < -reach || y < -reach || x > frame.width + reach || y > frame.height + reach) return undefined;
  const side = (value: number, length: number) => (value <= reach ? -1 : value >= length - reach ? 1 : 0);
  const across = side(x, frame.width);
  return { across, down: across === 0 ? side(y, frame.height) : 0 };
}

/**
 * The frame with a handle dragged, in whole pixels, no edge longer than `maxEdge` and no side inside the base.
 *
 * @param frame as it was when the drag began
 * @param by how far the pointer went, in pixels of the base
 * @param keepAspect its proportions stay as far as base and limit allow
 */
export function dragFrame(
  frame: OutpaintFrame,
  handle: FrameHandle,
  by: { readonly x: number; readonly y: number },
  base: Size,
  maxEdge: number,
  keepAspect = false,
): OutpaintFrame {
  const { across, down } = handle;
  let width = frame.width + across * by.x;
  let height = frame.height + down * by.y;
  if (keepAspect && (across !== 0 || down !== 0)) {
    const asked = Math.max(across === 0 ? 0 : width / frame.width, down === 0 ? 0 : height / frame.height);
    const most = maxEdge / Math.max(frame.width, frame.height);
    const least = Math.max(base.width / frame.width, base.height / frame.height);
    const scale = Math.max(least, Math.min(most, asked));
    width = frame.width * scale;
    height = frame.height * scale;
  }
  const horizontal = dragSpan(frame.width, frame.x, width, across, by.x, base.width, maxEdge, down === 0);
  const vertical = dragSpan(frame.height, frame.y, height, down, by.y, base.height, maxEdge, across === 0);
  return { width: horizontal.length, height: vertical.length, x: horizontal.offset, y: vertical.offset };
}

/** One way of the frame. The pulled end moves; pulled at neither, it grows from its middle, or moves as it is. */
function dragSpan(
  length: number,
  offset: number,
  wanted: number,
  pulled: -1 | 0 | 1,
  by: number,
  base: number,
  maxEdge: number,
  whole: boolean,
): { readonly length: number; readonly offset: number } {
  const clamp = (value: number, low: number, high: number) =>
    Math.min(high, Math.max(low, Math.round(value)));
  if (pulled === 0) {
    const next = clamp(wanted, base, maxEdge);
    const moved = whole && wanted === length ? offset - by : offset + (next - length) / 2;
    return { length: next, offset: clamp(moved, 0, next - base) };
  }
  // Room before the base and after it: the pulled one changes.
  const before = offset;
  const after = length - base - offset;
  const grown = wanted - length;
  if (pulled < 0) {
    const room = clamp(before + grown, 0, maxEdge - base - after);
    return { length: room + base + after, offset: room };
  }
  return { length: before + base + clamp(after + grown, 0, maxEdge - base - before), offset };
}
