import { createRaster } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { SITE_PLAN } from '../site-plan.ts';
import { paintOnce } from '../../test/paint-once.ts';
import type { RenderRequest } from '../../render-request.ts';
import { readSite } from '../read/read-site.ts';
import { drawMasterPlan } from '../testing/draw-master-plan.ts';
import { testStyle } from '../testing/test-style.ts';

const colourMasterPlan = paintOnce(SITE_PLAN);

const request: RenderRequest = {
  kind: 'plan',
  space: 'exterior',
  style: testStyle,
  atmosphere: 'sunny',
  cnStrength: 0.6,
  similarity: 0.5,
  seed: 1,
  maxEdge: 400,
};
const context: RenderContext = { signal: new AbortController().signal, progress: () => undefined };

describe('a coloured master plan', () => {
  const site = drawMasterPlan();

  it('is read as lawn, road, water and building', () => {
    const { regions, width, height } = readSite(site);
    const share = (part: string): number =>
      regions.filter((r) => r.part === part).reduce((sum, r) => sum + r.areaPixels, 0) / (width * height);
    expect(share('lawn')).toBeGreaterThan(0.6);
    expect(Math.abs(share('road') - 39 / 300)).toBeLessThan(0.02);
    expect(Math.abs(share('water') - (Math.PI * 45 ** 2) / 120_000)).toBeLessThan(0.01);
    expect(share('building')).toBeGreaterThan(0.07);
  });

  it('keeps its lines and is enriched', () => {
    const { picture } = colourMasterPlan(site, request, context);
    const { score, added } = measureFidelity(site, picture);
    expect(score).toBeGreaterThan(0.9);
    expect(added).toBeLessThan(0.02);
    let changed = 0;
    for (let p = 0; p < picture.data.length; p++)
      if (Math.abs(picture.data[p]! - site.data[p]!) > 5) changed++;
    expect(changed / picture.data.length).toBeGreaterThan(0.3);
  });
});

describe('white labels on a coloured master plan', () => {
  const site = drawMasterPlan();
  // Striped labels of white on the lawn, as thin as lettering.
  const labelled = createRaster(site.width, site.height, 3);
  labelled.data.set(site.data);
  const labels: number[] = [];
  for (let y = 20; y < 32; y++) for (let x = 30; x < 90; x++) if (x % 6 < 2) labels.push(y * site.width + x);
  for (const i of labels) labelled.data.set([255, 255, 255], i * 3);

  it.each(['rain', 'lights'] as const)('are read in %s too', (atmosphere) => {
    const { picture } = colourMasterPlan(labelled, { ...request, atmosphere }, context);
    expect(picture.width).toBe(site.width);
    const green = (i: number): number => picture.data[i * 3 + 1]!;
    const between = labels.map((i) => i + 3);
    const mean = (at: readonly number[]): number => at.reduce((sum, i) => sum + green(i), 0) / at.length;
    expect(mean(labels)).toBeGreaterThan(mean(between) + 20);
  });
});

describe('a site on white paper with gardens painted leaf by leaf', () => {
  const sheet = createRaster(400, 300, 3);
  sheet.data.fill(252);
  const put = (x0: number, y0: number, x1: number, y1: number, colour: (i: number) => readonly number[]) => {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) sheet.data.set(colour(y * 400 + x), 3 * (y * 400 + x));
  };
  const leaves = (i: number) => [40 + ((i * 7919) % 70), 80 + ((i * 104_729) % 90), 30 + ((i * 31) % 40)];
  put(60, 40, 90, 260, () => [96, 96, 98]);
  put(100, 40, 160, 260, leaves);
  for (let y = 40; y < 240; y += 60) put(112, y + 10, 146, y + 44, () => [238, 238, 236]);

  it('is coloured for whoever says that it is a plan, and keeps its leaves', () => {
    const { picture, notes } = colourMasterPlan(sheet, request, context);
    expect(notes).toContain('look: own-colours-enriched');
    let [most, green] = [0, 0];
    for (let y = 46; y < 254; y++)
      for (let x = 150; x < 156; x++) {
        const p = 3 * (y * 400 + x);
        most = Math.max(most, Math.abs(picture.data[p + 1]! - sheet.data[p + 1]!));
        if (picture.data[p + 1]! > picture.data[p]! && picture.data[p + 1]! > picture.data[p + 2]!) green++;
      }
    expect(most).toBeLessThan(30);
    expect(green / (208 * 6)).toBeGreaterThan(0.6);
  });
});

describe('what is no master plan', () => {
  it('is refused', () => {
    const view = createRaster(300, 200, 3);
    for (let i = 0; i < 60_000; i++) {
      const y = Math.floor(i / 300);
      view.data.set(y < 90 ? [150, 190, 230 - y / 3] : [90 + ((i * 7919) % 60), 140, 70], i * 3);
    }
    expect(() => colourMasterPlan(view, request, context)).toThrow('NOT_A_PLAN');
  });
});
