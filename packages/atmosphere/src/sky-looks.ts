import type { Atmosphere } from './atmosphere.ts';

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
      [1, '#659fd4'],
      [0.45, '#9cc3e2'],
      [0.12, '#d3e3ee'],
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
      [1, '#a3b2c3'],
      [0.5, '#bfcbd8'],
      [0, '#dde4ec'],
    ],
    cloud: '#d8e0e8',
    cloudShade: '#97a7b8',
    cover: 0.75,
    density: 0.45,
  },
  dusk: {
    gradient: [
      [1, '#4f649a'],
      [0.55, '#959dc4'],
      [0.28, '#d3b2b2'],
      [0.1, '#f4c39c'],
      [0, '#fadcb4'],
    ],
    cloud: '#e9a58c',
    cloudShade: '#7d7c9e',
    cover: 0.5,
    density: 0.6,
  },
  lights: {
    gradient: [
      [1, '#1a2c55'],
      [0.5, '#3a5488'],
      [0.16, '#7388b3'],
      [0, '#a9a9bd'],
    ],
    cloud: '#566b9b',
    cloudShade: '#2f4475',
    cover: 0.4,
    density: 0.4,
  },
};
