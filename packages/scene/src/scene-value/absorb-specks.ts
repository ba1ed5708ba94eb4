import type { LabelMap } from '@plumbline/imaging/raster.ts';

/** Gives connected parts of fewer than `least` pixels, in place, the label that most of their border touches. */
export function absorbSpecks({ width, height, data }: LabelMap, least: number): void {
  const seen = new Uint8Array(data.length);
  const stack = new Int32Array(data.length);
  for (let seed = 0; seed < data.length; seed++) {
    if (seen[seed] === 1) continue;
    const label = data[seed] as number;
    const around = new Map<number, number>();
    const part: number[] = [];
    let top = 0;
    stack[top++] = seed;
    seen[seed] = 1;
    const visit = (p: number): void => {
      if (data[p] !== label) {
        if (part.length <= least) around.set(data[p] as number, (around.get(data[p] as number) ?? 0) + 1);
      } else if (seen[p] === 0) {
        seen[p] = 1;
        stack[top++] = p;
      }
    };
    while (top > 0) {
      const p = stack[--top] as number;
      if (part.length <= least) part.push(p);
      const x = p % width;
      if (x > 0) visit(p - 1);
      if (x < width - 1) visit(p + 1);
      if (p >= width) visit(p - width);
      if (p < data.length - width && p + width < width * height) visit(p + width);
    }
    if (part.length >= least || around.size === 0) continue;
    const [winner] = [...around].reduce((a, b) => (b[1] > a[1] ? b : a));
    for (const p of part) data[p] = winner;
  }
}
