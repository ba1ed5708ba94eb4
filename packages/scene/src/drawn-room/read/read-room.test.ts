import { expect, test } from 'vitest';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { readRoom, type RoomReading } from './read-room.ts';
import { BOARD, drawLooseSketch, drawRoom, EYE } from '../test/draw-room.ts';
import { EYE_HEIGHT } from '../../drawing/floor-plane.ts';

function read(base: ReturnType<typeof drawRoom>): { analysis: DrawingAnalysis; room: RoomReading } {
  const analysis = analyseDrawing(base, { domain: 'content' });
  return { analysis, room: readRoom(analysis) };
}

/** Role at a point given as shares of the picture. */
function roleAt({ analysis, room }: ReturnType<typeof read>, x: number, y: number): string | undefined {
  const { width, height, data } = analysis.filledCellMap;
  return room.roles[data[Math.floor(y * height) * width + Math.floor(x * width)] as number];
}

test('a room with boards and a window is read by its evidence', () => {
  const reading = read(drawRoom());
  expect(reading.analysis.kind).toBe('cad');
  expect(roleAt(reading, 0.5, 0.93)).toBe('floor');
  expect(roleAt(reading, 0.5, 0.05)).toBe('ceiling');
  expect(roleAt(reading, 0.06, 0.45)).toBe('wall');
  expect(roleAt(reading, 0.94, 0.45)).toBe('wall');
  expect(roleAt(reading, 0.55, 0.4)).toBe('wall');
  expect(reading.room.windows).toBe(1);
  // The middle of the lower left pane.
  expect(roleAt(reading, (450 + (620 * -1.575) / 6) / 900, (270 + (620 * 0.15) / 6) / 600)).toBe('window');
  expect(reading.room.certainty).toBeGreaterThan(0.6);
});

test('boards fall on the drawn joints: period and direction are measured', () => {
  const { room } = read(drawRoom());
  expect(room.floor).toBe('hatched');
  expect(room.pattern.kind).toBe('boards');
  if (room.pattern.kind !== 'boards') return;
  const metresPerUnit = EYE_HEIGHT / EYE;
  expect(room.pattern.joints.period).toBeCloseTo(BOARD * metresPerUnit, 2);
  expect(Math.abs(Math.sin(room.pattern.joints.angle))).toBeLessThan(0.05);
  expect(room.pattern.joints.strength).toBeGreaterThan(0.5);
});

test('a floor of which nothing is drawn claims no boards', () => {
  const reading = read(drawRoom({ boards: false }));
  expect(reading.room.pattern.kind).toBe('unknown');
  expect(reading.room.floor).not.toBe('hatched');
});

test('two cupboard doors are no window', () => {
  const { room, analysis } = read(drawRoom({ window: false }));
  expect(room.windows).toBe(0);
  expect(room.roles.slice(1, analysis.cells.count + 1)).not.toContain('window');
});

/** Role at a point of the room of {@link drawRoom}: x right, y up, z away, in metres. */
function roleIn(reading: ReturnType<typeof read>, x: number, y: number, z: number): string | undefined {
  return roleAt(reading, (450 + (620 * x) / z) / 900, (270 + (620 * (EYE - y)) / z) / 600);
}

test('a figure amid the floor is a rug, boards drawn through it or not', () => {
  const reading = read(drawRoom({ rug: true }));
  expect(roleIn(reading, 0, 0, 3.4)).toBe('rug');
  expect(roleIn(reading, -1.7, 0, 3.4)).toBe('floor');
});

test('a ruled sofa is one piece of fabric; a ruled cupboard is not', () => {
  const reading = read(drawRoom({ boards: false, sofa: true }));
  const seat = roleIn(reading, -0.8, 0.42, 3.7);
  expect([roleIn(reading, -0.8, 0.7, 4.1), seat, roleIn(reading, -0.8, 0.2, 3.4)]).toEqual([
    'fabric',
    'fabric',
    'fabric',
  ]);
  expect(roleIn(reading, 0.9, 0.4, 5.4)).not.toBe('fabric');
  expect(roleIn(reading, 1.6, 0.4, 5.4)).not.toBe('fabric');
});

test('fields in rows and columns on a wall are a window without a frame; one row of doors is none', () => {
  const grid = read(drawRoom({ window: false, grid: [3, 2] }));
  expect(grid.room.windows).toBe(1);
  expect(roleIn(grid, -0.9, 1.3, 6)).toBe('window');
  expect(read(drawRoom({ window: false, grid: [4, 1] })).room.windows).toBe(0);
});

test('a loose sketch is not certain of anything', () => {
  const { room } = read(drawLooseSketch());
  expect(room.certainty).toBeLessThan(0.4);
  expect(room.windows).toBe(0);
  expect(room.pattern.kind).toBe('unknown');
});
