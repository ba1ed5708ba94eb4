import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { readPlan, readPlanSheet } from './read-plan.ts';
import { PLAN_GATE, planConfidence } from './refuse-non-plans.ts';
import { sheetOfPlan } from './sheet-of-plan.ts';
import { drawWallElevation } from '../testing/draw-elevation.ts';
import { drawApartment, type DrawnPlan } from '../testing/draw-plan.ts';

function areasOf({ rooms }: DrawnPlan): number[] {
  return rooms.map((r) => r.width * r.height).sort((a, b) => a - b);
}

function rotateHalfTurn({ width, height, data }: Raster): Raster {
  const out = createRaster(width, height, 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) out.data[(width * height - 1 - i) * 3 + c] = data[i * 3 + c]!;
  return out;
}

describe.each(['filled', 'double-line'] as const)('a plan with %s walls', (walls) => {
  const drawn = drawApartment({ walls, density: 60 });
  const reading = readPlan(drawn.picture);

  it('has the rooms that were drawn, each within 3 % of its area', () => {
    const read = reading.rooms.map((r) => r.areaM2).sort((a, b) => a - b);
    const truth = areasOf(drawn);
    expect(read).toHaveLength(truth.length);
    read.forEach((area, k) => {
      expect(Math.abs(area / truth[k]! - 1)).toBeLessThan(0.03);
    });
  });

  it('has the doors that were drawn, with their swings', () => {
    const doors = reading.openings.filter((o) => o.kind === 'door');
    expect(doors).toHaveLength(drawn.doors);
    expect(doors.filter((d) => d.swing).length).toBeGreaterThanOrEqual(drawn.doors - 1);
  });

  it('is sure to be a plan and takes its scale from the doors', () => {
    expect(reading.confidence).toBeGreaterThan(0.6);
    expect(reading.metric.from).toBe('doors');
    expect(reading.wallStyle).toBe(walls);
    expect(reading.handDrawn).toBe(false);
  });

  it('reads alike mirrored and upside down', () => {
    const areas = reading.rooms.map((r) => r.areaM2).sort((a, b) => a - b);
    const mirrored = drawApartment({ walls, density: 60, mirrored: true }).picture;
    for (const copy of [readPlan(mirrored), readPlan(rotateHalfTurn(drawn.picture))]) {
      const read = copy.rooms.map((r) => r.areaM2).sort((a, b) => a - b);
      expect(read).toHaveLength(areas.length);
      read.forEach((area, k) => {
        expect(Math.abs(area / areas[k]! - 1)).toBeLessThan(0.03);
      });
    }
  });
});

describe('windows in filled walls', () => {
  it('are found, one to each of the five outer rooms', () => {
    const reading = readPlan(drawApartment({ walls: 'filled', density: 60 }).picture);
    expect(reading.openings.filter((o) => o.kind === 'window')).toHaveLength(5);
  });

  it('are of the building, out to the face of their wall', () => {
    const { width, footprint, openings, roomMap } = readPlan(
      drawApartment({ walls: 'filled', density: 60 }).picture,
    );
    for (const { from, to } of openings.filter(({ kind }) => kind === 'window')) {
      const [x, y] = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
      expect(footprint.data[y * width + x]).toBe(1);
      expect(roomMap.data[y * width + x]).toBe(0);
    }
  });
});

describe('the outline of a room', () => {
  it('encloses its area', () => {
    const reading = readPlan(drawApartment({ walls: 'filled', density: 60 }).picture);
    for (const room of reading.rooms) {
      let doubled = 0;
      room.outline.forEach(([x, y], k) => {
        const [nx, ny] = room.outline[(k + 1) % room.outline.length]!;
        doubled += x * ny - nx * y;
      });
      expect(Math.abs(Math.abs(doubled) / 2 / room.areaPixels - 1)).toBeLessThan(0.03);
    }
  });
});

describe('the elevation of a wall, square and full of panels', () => {
  it.each([1.6, 3])('is no plan, drawn in lines of %f px', (width) => {
    const picture = drawWallElevation(width);
    const { evidence, handDrawn, wallStyle } = readPlanSheet(sheetOfPlan(picture));
    // By the rules alone all but the thickness of its walls speaks for a plan.
    expect(planConfidence({ ...evidence, weight: 4 }, handDrawn, wallStyle === 'filled')).toBeGreaterThan(
      PLAN_GATE,
    );
    expect(evidence.weight).toBeLessThan(1.2);
    expect(readPlan(picture).confidence).toBe(0);
  });
});

describe('a small plan, whose walls are hardly thicker than its lines', () => {
  it.each(['filled', 'double-line'] as const)('is one with %s walls', (walls) => {
    const { confidence, evidence } = readPlan(drawApartment({ walls, density: 40 }).picture);
    expect(evidence.weight).toBeGreaterThan(1.9);
    expect(confidence).toBeGreaterThan(0.6);
  });
});
