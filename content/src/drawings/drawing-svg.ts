import type { Stroke } from './hidden-lines.ts';

const INK = '#141414';

/** A line drawing as SVG on white paper; outlines carry the heavier pen, textures the finer and lighter one. */
export function drawingSvg(strokes: readonly Stroke[], width: number, height: number): string {
  const pen = width / 1100;
  const path = (weight: Stroke['weight']) =>
    strokes
      .filter((stroke) => stroke.weight === weight)
      .map((s) => `M${s.x1.toFixed(1)} ${s.y1.toFixed(1)}L${s.x2.toFixed(1)} ${s.y2.toFixed(1)}`)
      .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<path d="${path('texture')}" fill="none" stroke="${INK}" stroke-opacity="0.34" stroke-width="${(0.9 * pen).toFixed(2)}"/>`,
    `<path d="${path('outline')}" fill="none" stroke="${INK}" stroke-width="${(1.7 * pen).toFixed(2)}" stroke-linecap="round"/>`,
    '</svg>',
  ].join('');
}
