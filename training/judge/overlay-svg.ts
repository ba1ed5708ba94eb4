import { coarseGroup } from './judge-classes.ts';
import type { JudgeEdge, JudgeLabel } from './judge-label.ts';
import { familyMeeting, labelHorizon } from './label-camera.ts';

const AXIS_COLOURS = { x: '#e00', y: '#090', z: '#00e' } as const;
const LETTERS = { up: 'U', down: 'D', left: 'L', right: 'R', front: 'F', free: 'o', none: '' } as const;
const GROUP_COLOURS: Readonly<Record<string, string>> = {
  sky: '#58c8ff',
  paper: '#bbbbbb',
  ground: '#8fbf3f',
  water: '#0060ff',
  plant: '#008a2e',
  wall: '#ff9a3c',
  roof: '#c02020',
  opening: '#00c8c8',
  floor: '#a06a2c',
  ceiling: '#f7e04a',
  soft: '#ff6ac1',
  hard: '#8040d0',
  lamp: '#ffff00',
  person: '#ff0080',
  vehicle: '#404040',
};

/** The drawing of a label over its picture at the given size. */
export function overlaySvg(label: JudgeLabel, width: number, height: number): string {
  const scale = width / label.width;
  const size = Math.max(label.width, label.height);
  const at = (v: number): string => (v * scale).toFixed(1);
  const line = ([x0, y0, x1, y1]: JudgeEdge, stroke: string, rest: string): string =>
    `<line x1="${at(x0)}" y1="${at(y0)}" x2="${at(x1)}" y2="${at(y1)}" stroke="${stroke}" ${rest}/>`;

  const regions = label.regions.map(({ ring, class: [name], facing: [facing] }) => {
    const corners = ring.map(([x, y]) => `${at(x)},${at(y)}`).join(' ');
    const [x, y] = ring[0] ?? [0, 0];
    const colour = GROUP_COLOURS[coarseGroup(name)] ?? '#000';
    return (
      `<polygon points="${corners}" fill="${colour}" fill-opacity=".18" stroke="${colour}" stroke-width="2"/>` +
      `<text x="${at(x + 4)}" y="${at(y + 14)}" font-size="13" fill="#000">${name} ${LETTERS[facing]}</text>`
    );
  });
  const edges = (['x', 'y', 'z'] as const).flatMap((axis) => {
    const family = label.families[axis];
    if (family === undefined) return [];
    const [px, py, w] = familyMeeting(family, size);
    return family.flatMap((edge) => {
      const far: JudgeEdge =
        w === 0
          ? [
              edge[0],
              edge[1],
              edge[0] + (px * size) / Math.hypot(px, py),
              edge[1] + (py * size) / Math.hypot(px, py),
            ]
          : [edge[0], edge[1], px, py];
      return [
        line(far, AXIS_COLOURS[axis], 'stroke-width="1" stroke-dasharray="3 6"'),
        line(edge, AXIS_COLOURS[axis], 'stroke-width="3" stroke-opacity=".7"'),
      ];
    });
  });
  const horizon = labelHorizon(label);
  const level =
    horizon === null ? [] : [line([0, horizon[0], label.width, horizon[1]], '#f0f', 'stroke-width="2"')];
  const points = label.points.map(({ x, y, class: [name], facing, doubtful, thing }) => {
    const colour = GROUP_COLOURS[coarseGroup(name)] ?? '#000';
    const letters = facing.map((one) => LETTERS[one]).join('');
    const text = `${doubtful ? '?' : ''}${name}${thing === null ? '' : ` ${thing}`}`;
    return (
      `<circle cx="${at(x)}" cy="${at(y)}" r="8" fill="${colour}" stroke="#000" stroke-dasharray="${doubtful ? '2 2' : 'none'}"/>` +
      `<text x="${at(x)}" y="${(y * scale + 4).toFixed(1)}" font-size="11" font-weight="bold" text-anchor="middle">${letters}</text>` +
      `<text x="${(x * scale + 10).toFixed(1)}" y="${(y * scale + 4).toFixed(1)}" font-size="10" fill="#c00000" stroke="#fff" stroke-width="2" paint-order="stroke">${text}</text>`
    );
  });
  const parts = [...regions, ...edges, ...level, ...points].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${parts}</svg>`;
}
