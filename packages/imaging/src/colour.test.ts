import { expect, test } from 'vitest';
import { labToLinear, linearToLab } from './lab.ts';
import { linearToOklab, oklabToLinear } from './oklab.ts';
import {
  formatHexColour,
  linearFromHex,
  linearToSrgb,
  linearToSrgbFast,
  parseHexColour,
  srgbToLinear,
} from './srgb.ts';

test('Lab and OKLab come back to where they started', () => {
  for (const hex of ['#000000', '#ffffff', '#c08040', '#123456', '#00ff00']) {
    const rgb = linearFromHex(hex);
    for (let c = 0; c < 3; c++) {
      expect(labToLinear(linearToLab(rgb))[c]).toBeCloseTo(rgb[c] as number, 4);
      expect(oklabToLinear(linearToOklab(rgb))[c]).toBeCloseTo(rgb[c] as number, 4);
    }
  }
});

test('white has the lightness its definition says, and no chroma', () => {
  const lab = linearToLab([1, 1, 1]);
  expect(lab[0]).toBeCloseTo(100, 3);
  expect(Math.hypot(lab[1], lab[2])).toBeLessThan(0.05);
});

test('the table follows the sRGB curve', () => {
  for (let v = 0; v <= 1; v += 0.0037) expect(linearToSrgbFast(v)).toBeCloseTo(linearToSrgb(v), 3);
  expect(linearToSrgbFast(-1)).toBe(0);
  expect(linearToSrgbFast(7)).toBe(1);
  expect(srgbToLinear(linearToSrgb(0.18))).toBeCloseTo(0.18, 6);
});

test('hex colours are read and written, anything else refused', () => {
  expect(formatHexColour(parseHexColour('#8090a0'))).toBe('#8090a0');
  expect(() => parseHexColour('red')).toThrow(RangeError);
});
