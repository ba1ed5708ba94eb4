import { imagePoint, type ImagePoint } from './coordinates.ts';

/** A point of an outline; with a lead the outline is a smooth curve there, leaving along it and coming from opposite. */
export interface PenNode {
  readonly at: ImagePoint;
  readonly lead?: ImagePoint | undefined;
}

/** Points per curved piece: an error well below a pixel on what a hand draws. */
const PIECES = 24;

/** The outline as straight pieces. Curves are cubic Béziers. */
export function flattenPath(nodes: readonly PenNode[], closed: boolean): ImagePoint[] {
  const points: ImagePoint[] = [];
  nodes.forEach((node, index) => {
    points.push(node.at);
    const next = nodes[index + 1] ?? (closed ? nodes[0] : undefined);
    if (!next || (!node.lead && !next.lead)) return;
    const leave = node.lead ?? node.at;
    const arrive = next.lead ? mirrored(next.lead, next.at) : next.at;
    for (let piece = 1; piece < PIECES; piece += 1)
      points.push(bezierAt(node.at, leave, arrive, next.at, piece / PIECES));
  });
  return points;
}

export const mirrored = (point: ImagePoint, about: ImagePoint): ImagePoint =>
  imagePoint(2 * about.x - point.x, 2 * about.y - point.y);

function bezierAt(a: ImagePoint, b: ImagePoint, c: ImagePoint, d: ImagePoint, t: number): ImagePoint {
  const s = 1 - t;
  const [wa, wb, wc, wd] = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3];
  return imagePoint(wa * a.x + wb * b.x + wc * c.x + wd * d.x, wa * a.y + wb * b.y + wc * c.y + wd * d.y);
}
