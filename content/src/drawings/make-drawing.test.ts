import { describe, expect, test } from 'vitest';
import { visibleStrokes } from './hidden-lines.ts';
import { SUBJECTS, makeDrawing } from './make-drawing.ts';
import { SceneBuilder } from './solid-scene.ts';

const camera = { eye: [0, -5, 1], target: [0, 0, 1], viewAngle: 60 } as const;

describe('hidden lines', () => {
  test('a line behind a box is hidden, the same line before it is not', () => {
    const scene = (y: number) =>
      new SceneBuilder().box([-1, 0, 0], [2, 1, 2]).line([-0.5, y, 1], [0.5, y, 1], 'texture').build();
    const textures = (y: number) =>
      visibleStrokes(scene(y), camera, 300, 200).filter((s) => s.weight === 'texture');
    expect(textures(0.5)).toHaveLength(0);
    expect(textures(-0.5)).toHaveLength(1);
  });

  test('a line that leaves the picture is cut at its border', () => {
    const scene = new SceneBuilder().line([-900, 300, 0], [900, 300, 0]).build();
    const [stroke] = visibleStrokes(scene, camera, 300, 200);
    expect(stroke?.x1).toBeCloseTo(0, 0);
    expect(stroke?.x2).toBeCloseTo(300, 0);
  });

  test('what lies behind the viewer is not drawn', () => {
    const scene = new SceneBuilder().line([-1, -9, 1], [1, -9, 1]).build();
    expect(visibleStrokes(scene, camera, 300, 200)).toEqual([]);
  });
});

test.each(SUBJECTS.map((subject) => [subject.id, subject] as const))(
  '%s draws the same twice',
  (_, subject) => {
    const svg = makeDrawing(subject, 300);
    expect(svg).toBe(makeDrawing(subject, 300));
    expect(svg.length).toBeGreaterThan(2000);
  },
);
