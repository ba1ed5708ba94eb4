import { expect, test } from 'vitest';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import { readGarden } from './read-garden.ts';
import { SiteClass } from './site-class.ts';
import { drawGarden } from '../test/draw-garden.ts';

test('a drawn garden is told apart by its outlines and by what is drawn in them', () => {
  const base = drawGarden();
  const analysis = analyseDrawing(base);
  const reading = readGarden(analysis);
  const at = (x: number, y: number): number =>
    reading.kinds[
      analysis.filledCellMap.data[
        Math.round(y * analysis.scale) * analysis.width + Math.round(x * analysis.scale)
      ] as number
    ] as number;
  expect(at(450, 60)).toBe(SiteClass.sky);
  expect(at(640, 385)).toBe(SiteClass.water);
  expect(at(205, 540)).toBe(SiteClass.path);
  expect(at(600, 560)).toBe(SiteClass.lawn);
  expect(at(250, 190)).toBe(SiteClass.crown);
  expect(at(800, 170)).toBe(SiteClass.crown);
  expect(at(250, 300)).toBe(SiteClass.trunk);
  expect(reading.horizonY / analysis.scale).toBeGreaterThan(214);
  expect(reading.horizonY / analysis.scale).toBeLessThan(226);
  expect(reading.confidence).toBeGreaterThan(0.6);
});
