import { describe, expect, it } from 'vitest';
import { quiltTexture, type TextureTile } from './quilt-texture.ts';

function boards(side: number): TextureTile {
  const l = Float32Array.from({ length: side * side }, (_, i) => ((i % side) % 12 < 2 ? -0.1 : 0.02));
  return { side, l, a: new Float32Array(side * side), b: new Float32Array(side * side) };
}

describe('quiltTexture', () => {
  it('grows a sample without changing what it is made of', () => {
    const grown = quiltTexture(boards(48), 120, 5);
    const dark = grown.l.filter((v) => v < -0.05).length / grown.l.length;
    expect(dark).toBeGreaterThan(0.12);
    expect(dark).toBeLessThan(0.22);
    expect(Math.max(...grown.l)).toBeLessThanOrEqual(0.0201);
  });

  it('keeps boards straight across its seams', () => {
    const grown = quiltTexture(boards(48), 120, 5);
    let broken = 0;
    for (let y = 1; y < 120; y++)
      for (let x = 0; x < 120; x++)
        if (Math.abs((grown.l[y * 120 + x] as number) - (grown.l[(y - 1) * 120 + x] as number)) > 0.06)
          broken++;
    expect(broken / grown.l.length).toBeLessThan(0.02);
  });

  it('depends on the seed alone', () => {
    expect(quiltTexture(boards(40), 90, 1).l).toEqual(quiltTexture(boards(40), 90, 1).l);
  });
});
