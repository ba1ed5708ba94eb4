import type { Atmosphere } from '../render-types.ts';

/** The sky of one atmosphere, in sRGB. */
export interface SkyLook {
  /** Colours from the zenith down to the horizon, at the given heights (1 zenith … 0 horizon). */
  readonly gradient: readonly (readonly [height: number, colour: string])[];
  readonly cloud: string;
  /** Shaded side of the clouds. */
  readonly cloudShade: string;
  /** 0 clear … 1 closed. */
  readonly cover: number;
  /** 0 hardly seen … 1 solid. */
  readonly density: number;
}

export const SKY_LOOKS: Readonly<Record<Atmosphere, SkyLook>> = {
  sunny: {
    gradient: [
      [1, '#4f8cc9'],
      [0.45, '#8db9de'],
      [0.12, '#cfe0ec'],
      [0, '#e9f0f3'],
    ],
    cloud: '#fdfcf9',
    cloudShade: '#c9d5e0',
    cover: 0.42,
    density: 0.85,
  },
  rain: {
    gradient: [
      [1, '#838f99'],
      [0.4, '#a3adb4'],
      [0, '#c6cdd1'],
    ],
    cloud: '#b9c1c7',
    cloudShade: '#76818b',
    cover: 0.85,
    density: 0.55,
  },
  fog: {
    gradient: [
      [1, '#cdd3d6'],
      [0.5, '#d9dddf'],
      [0, '#e2e5e5'],
    ],
    cloud: '#e0e3e4',
    cloudShade: '#cfd4d7',
    cover: 0.6,
    density: 0.25,
  },
  snow: {
    gradient: [
      [1, '#b3bfca'],
      [0.5, '#ccd5dc'],
      [0, '#e6ebee'],
    ],
    cloud: '#e3e8ec',
    cloudShade: '#adb9c4',
    cover: 0.75,
    density: 0.45,
  },
  dusk: {
    gradient: [
      [1, '#2c3f6b'],
      [0.55, '#6b7aa4'],
      [0.28, '#c3a3a8'],
      [0.1, '#f0b98f'],
      [0, '#f8d3a4'],
    ],
    cloud: '#e9a58c',
    cloudShade: '#5d5f86',
    cover: 0.5,
    density: 0.6,
  },
  lights: {
    gradient: [
      [1, '#0f1d3d'],
      [0.5, '#23375f'],
      [0.16, '#4f628d'],
      [0, '#8c8796'],
    ],
    cloud: '#3f4f78',
    cloudShade: '#1b2a4d',
    cover: 0.4,
    density: 0.4,
  },
};
