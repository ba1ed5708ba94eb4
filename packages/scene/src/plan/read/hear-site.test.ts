import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { describe, expect, it } from 'vitest';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import { hearSite } from './hear-site.ts';
import type { SitePart, SiteRegion } from './site-reading.ts';

const GREY = [0.6, 0.6, 0.6] as const;
const WHITE = [1, 1, 1] as const;

function region(label: number, part: SitePart, own: SiteRegion['own'], confidence = 0.4): SiteRegion {
  return { label, part, confidence, areaPixels: 100, own };
}

/** Of each label what the net sees; the rest is wall. */
function votesOf(seen: Readonly<Record<number, Partial<Record<PixelClass, number>>>>): CellVotes {
  return {
    share: (cell, classes) => classes.reduce((sum, name) => sum + (seen[cell]?.[name] ?? 0), 0),
    facing: () => undefined,
  };
}

const NOWHERE = { coloured: true, border: new Set<number>() };

describe('a site that the net of pixels sees', () => {
  it('is told by the net where the rules are unsure, and by the rules where they are sure', () => {
    const regions = [region(1, 'building', GREY), region(2, 'water', [0.5, 0.7, 0.9], 0.9)];
    const votes = votesOf({ 1: { paving: 0.8 }, 2: { lawn: 0.5, water: 0.4 } });
    expect(hearSite(regions, votes, NOWHERE).map(({ part }) => part)).toEqual(['paving', 'water']);
  });

  it('keeps a street a street', () => {
    const votes = votesOf({ 1: { paving: 0.9 } });
    expect(hearSite([region(1, 'road', GREY)], votes, NOWHERE)[0]?.part).toBe('road');
  });

  it('stays as it was read where the net sees no site', () => {
    const regions = [region(1, 'lawn', GREY)];
    expect(hearSite(regions, votesOf({ 1: { roof: 0.3 } }), NOWHERE)).toEqual(regions);
  });

  it('is heard colour by colour: one street seen as a lawn among streets is a street', () => {
    const regions = [1, 2, 3, 4].map((label) => region(label, 'building', GREY));
    const street = { paving: 0.8, lawn: 0.1 };
    const votes = votesOf({ 1: street, 2: street, 3: street, 4: { lawn: 0.6, paving: 0.3 } });
    expect(hearSite(regions, votes, NOWHERE).map(({ part }) => part)).toEqual(Array(4).fill('paving'));
    const drawn = hearSite(regions, votes, { coloured: false, border: new Set() });
    expect(drawn[3]?.part).toBe('lawn');
  });

  it('leaves the paper around a drawing in lines alone', () => {
    const regions = [region(1, 'page', WHITE), region(2, 'page', WHITE)];
    const votes = votesOf({ 1: { lawn: 0.9 }, 2: { lawn: 0.9 } });
    const heard = hearSite(regions, votes, { coloured: false, border: new Set([1]) });
    expect(heard.map(({ part }) => part)).toEqual(['page', 'lawn']);
  });
});
