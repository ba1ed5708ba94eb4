import type { SheetName } from '../drawing.ts';
import { DrawingFailure } from '../drawing-failure.ts';

const SHEETS: Readonly<Record<SheetName, readonly [short: number, long: number]>> = {
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
  A1: [594, 841],
  A0: [841, 1189],
};

const SCALES = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000] as const;

export interface ChosenSheet {
  readonly name: SheetName;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly scale: number;
}

/** Free round about a drawing, and below it for its name, its scale and its north. */
export const MARGIN_MM = 12;
export const STRIP_MM = 18;

/**
 * The sheet and scale for a drawing of a size: what is asked for, or the largest common scale on the sheet, or the smallest sheet at
 * the scale; on A3 where nothing is asked for.
 *
 * @throws DrawingFailure `DRAWING_TOO_LARGE` where it does not fit, with a scale that would.
 */
export function chooseSheet(
  widthM: number,
  heightM: number,
  asked: { readonly sheet?: SheetName | undefined; readonly scale?: number | undefined },
): ChosenSheet {
  const names: readonly SheetName[] =
    asked.sheet !== undefined
      ? [asked.sheet]
      : asked.scale === undefined
        ? ['A3']
        : ['A4', 'A3', 'A2', 'A1', 'A0'];
  const scales: readonly number[] = asked.scale === undefined ? SCALES : [asked.scale];
  for (const name of names)
    for (const scale of scales) {
      const found = fitting(name, (widthM * 1000) / scale, (heightM * 1000) / scale);
      if (found !== null) return { ...found, name, scale };
    }
  const [last] = names.slice(-1);
  const fits = SCALES.find(
    (scale) => fitting(last ?? 'A0', (widthM * 1000) / scale, (heightM * 1000) / scale) !== null,
  );
  throw new DrawingFailure('DRAWING_TOO_LARGE', `${widthM} × ${heightM} m does not fit`, {
    sheet: last ?? 'A0',
    scale: fits ?? SCALES.at(-1) ?? 0,
  });
}

function fitting(
  name: SheetName,
  across: number,
  down: number,
): { readonly widthMm: number; readonly heightMm: number } | null {
  const [short, long] = SHEETS[name];
  const lying = { widthMm: long, heightMm: short };
  const standing = { widthMm: short, heightMm: long };
  for (const sheet of across >= down ? [lying, standing] : [standing, lying])
    if (across <= sheet.widthMm - 2 * MARGIN_MM && down <= sheet.heightMm - 2 * MARGIN_MM - STRIP_MM)
      return sheet;
  return null;
}
