import type { Frame } from '../frame.ts';
import type { SheetName } from '../drawing.ts';
import { type ChosenSheet, MARGIN_MM, STRIP_MM, chooseSheet } from './choose-sheet.ts';

/** From the frame of a drawing to its sheet. */
export interface SheetFit {
  readonly sheet: Pick<ChosenSheet, 'name' | 'widthMm' | 'heightMm'>;
  readonly scale: number | null;
  /** Millimetres to a unit of the frame. */
  readonly perUnit: number;
  readonly x: (u: number) => number;
  readonly y: (v: number) => number;
}

/** Lays the window of a frame in the middle of a sheet, true to scale where it has one. */
export function fitToSheet(
  { kind, window }: Frame,
  asked: { readonly sheet?: SheetName | undefined; readonly scale?: number | undefined },
): SheetFit {
  const [across, down] = [window.right - window.left, window.bottom - window.top];
  const chosen =
    kind === 'parallel'
      ? chooseSheet(across, down, asked)
      : chooseSheet(across / 1e6, down / 1e6, { sheet: asked.sheet ?? 'A3', scale: 1 });
  const [wide, high] =
    down > across && kind === 'perspective'
      ? [Math.min(chosen.widthMm, chosen.heightMm), Math.max(chosen.widthMm, chosen.heightMm)]
      : [chosen.widthMm, chosen.heightMm];
  const room = { across: wide - 2 * MARGIN_MM, down: high - 2 * MARGIN_MM - STRIP_MM };
  const perUnit =
    kind === 'parallel' ? 1000 / chosen.scale : Math.min(room.across / across, room.down / down);
  const left = MARGIN_MM + (room.across - across * perUnit) / 2;
  const top = MARGIN_MM + (room.down - down * perUnit) / 2;
  return {
    sheet: { name: chosen.name, widthMm: wide, heightMm: high },
    scale: kind === 'parallel' ? chosen.scale : null,
    perUnit,
    x: (u) => left + (u - window.left) * perUnit,
    y: (v) => top + (v - window.top) * perUnit,
  };
}
