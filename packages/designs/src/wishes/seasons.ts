import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { DesignWishes } from './design-wishes.ts';

/** What leaves and grounds look like in a season, as `#rrggbb`. */
export const SEASONS: Readonly<
  Record<NonNullable<DesignWishes['season']>, Readonly<Partial<Record<FinishName, string>>>>
> = {
  spring: {
    leaf: '#86b356',
    'leaf-second': '#e2a8ba',
    'leaf-third': '#a9c96f',
    flower: '#f0bccb',
    grass: '#7ba24e',
  },
  summer: {},
  autumn: {
    leaf: '#b8642a',
    'leaf-second': '#c9982f',
    // Of this one hedges are, and clipped hedges are evergreen.
    'leaf-third': '#66682f',
    grass: '#868b4b',
    meadow: '#a58f4d',
    flower: '#a4502c',
  },
  winter: {
    leaf: '#a7aca8',
    'leaf-second': '#8f938c',
    'leaf-third': '#b9bfc0',
    grass: '#e3e8ec',
    meadow: '#e3e8ec',
    soil: '#cfd4d6',
  },
};
