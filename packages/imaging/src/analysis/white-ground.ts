/** Share of the border that is blank where a picture stands on white ground: paper, or a cut-out thing. A burnt sky reaches to half of it. */
const GROUND = 0.7;

/**
 * Which blank pixels are the ground that a picture stands on: those that hang together with its border, where nearly all of that is blank.
 *
 * @param blank 1 for each pixel with nothing left to tell apart
 * @returns how many of them are ground
 */
export function countWhiteGround(blank: Uint8Array, width: number, height: number): number {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1);
  const waiting = border.filter((at) => blank[at] === 1);
  if (waiting.length < GROUND * border.length) return 0;
  const seen = new Uint8Array(blank.length);
  let count = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen[at] === 1) continue;
    seen[at] = 1;
    count += 1;
    const x = at % width;
    const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of beside) if (blank[next] === 1 && seen[next] === 0) waiting.push(next);
  }
  return count;
}
