export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** The side of what it belongs to, and the edge that it shares with that. */
export type Placement = `${'top' | 'bottom'}-${'start' | 'center' | 'end'}` | 'right' | 'left';

/** Between what floats and what it belongs to. */
const GAP = 4;
/** Kept free at the window's edges. */
const MARGIN = 8;

/**
 * Where something floating stands beside its anchor, in pixels of the window: on the wished side, on the opposite one where
 * only that has room, and always within the window as far as it fits.
 */
export function placeBeside(
  anchor: Box,
  size: Size,
  room: Size,
  placement: Placement,
): { left: number; top: number } {
  const [side, align = 'center'] = placement.split('-');
  const sideways = side === 'left' || side === 'right';
  const before = sideways ? anchor.left - size.width - GAP : anchor.top - size.height - GAP;
  const after = sideways ? anchor.left + anchor.width + GAP : anchor.top + anchor.height + GAP;
  const most = sideways ? room.width - size.width - MARGIN : room.height - size.height - MARGIN;
  const wishesBefore = side === 'top' || side === 'left';
  const fits = wishesBefore ? before >= MARGIN : after <= most;
  const otherFits = wishesBefore ? after <= most : before >= MARGIN;
  const main = wishesBefore === (fits || !otherFits) ? before : after;
  const start = sideways ? anchor.top : anchor.left;
  const length = sideways ? anchor.height : anchor.width;
  const own = sideways ? size.height : size.width;
  const cross =
    align === 'start' ? start : align === 'end' ? start + length - own : start + (length - own) / 2;
  const left = clamp(sideways ? main : cross, room.width - size.width - MARGIN);
  const top = clamp(sideways ? cross : main, room.height - size.height - MARGIN);
  return { left, top };
}

function clamp(value: number, most: number): number {
  return Math.round(Math.max(MARGIN, Math.min(value, most)));
}
