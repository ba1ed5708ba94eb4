import sharp from 'sharp';

/** Pixels per metre, and the paper around the flat in metres. */
const DENSITY = 60;
const MARGIN = 1.2;
const WALL = 0.2;
const DOOR = 0.78;

/** Inner faces of rooms: left, top, width, height in metres. */
const ROOMS = [
  [0, 0, 4, 3.4],
  [4.2, 0, 3, 3.4],
  [7.4, 0, 3.4, 3.4],
  [0, 3.6, 10.8, 1.4],
  [0, 5.2, 5, 4],
  [5.2, 5.2, 2, 4],
  [7.4, 5.2, 3.4, 4],
] as const;
/** Middles of doors, in walls that run level. */
const DOORS = [
  [2, 3.5],
  [5.5, 3.5],
  [9, 3.5],
  [3, 5.1],
  [6.2, 5.1],
  [9, 5.1],
] as const;
const WINDOWS = [
  [2, -0.1],
  [9, -0.1],
  [2.5, 9.3],
  [9, 9.3],
] as const;

/** A floor plan of six rooms along a hall, 10.8 × 9.2 m inside, as a PNG. */
export async function drawnFlat(): Promise<Buffer> {
  const rectangle = ([x, y, width, height]: readonly [number, number, number, number], fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
  const doors = DOORS.map(
    ([x, y]) =>
      rectangle([x - DOOR / 2, y - WALL / 2 - 0.01, DOOR, WALL + 0.02], '#fff') +
      `<path d="M${x - DOOR / 2} ${y}v${DOOR}A${DOOR} ${DOOR} 0 0 0 ${x + DOOR / 2} ${y}" fill="none" stroke="#111" stroke-width="0.025"/>`,
  );
  const windows = WINDOWS.map(
    ([x, y]) =>
      `<rect x="${x - 0.7}" y="${y - WALL / 2}" width="1.4" height="${WALL}" fill="#fff" stroke="#111" stroke-width="0.025"/>` +
      `<path d="M${x - 0.7} ${y}h1.4" stroke="#111" stroke-width="0.025"/>`,
  );
  const [width, height] = [10.8 + 2 * WALL, 9.2 + 2 * WALL];
  const view = [-WALL - MARGIN, -WALL - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN] as const;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${DENSITY * view[2]}" height="${DENSITY * view[3]}" viewBox="${view.join(' ')}">
    ${rectangle(view, '#fff')}${rectangle([-WALL, -WALL, width, height], '#111')}
    ${ROOMS.map((room) => rectangle(room, '#fff')).join('')}${doors.join('')}${windows.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
