const ACROSS = 8;

/**
 * Lines from a vanishing point through evenly spaced points of the picture's border, as the `d` of an SVG path; drawn as
 * far as the border they end at, so that a point inside the picture gets a star and one outside a fan.
 */
export function raysFrom([x, y]: readonly [number, number], width: number, height: number): string {
  const border: [number, number][] = [];
  for (let i = 0; i < ACROSS; i++) {
    const share = (i + 0.5) / ACROSS;
    border.push([share * width, 0], [share * width, height], [0, share * height], [width, share * height]);
  }
  const far = border.filter(([bx, by]) => isFarSide(x, y, bx, by, width, height));
  return far.map(([bx, by]) => `M${x.toFixed(1)} ${y.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`).join('');
}

/** Whether a ray from the point leaves the picture there, rather than entering it. */
function isFarSide(x: number, y: number, bx: number, by: number, width: number, height: number): boolean {
  if (bx === 0) return x > 0;
  if (bx === width) return x < width;
  return by === 0 ? y > 0 : y < height;
}
