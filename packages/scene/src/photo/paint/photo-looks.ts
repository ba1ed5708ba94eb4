import type { Space } from '../../image-kind/image-kind.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';

/** How an atmosphere lights and grades a photo. Colours are factors of linear light per channel. */
export interface PhotoLook {
  /** Factor on all light, after the picture has been brought to a normal exposure. */
  readonly exposure: number;
  readonly highlights: readonly [number, number, number];
  readonly shadows: readonly [number, number, number];
  /** Factor on chroma. */
  readonly saturation: number;
  /** −1 flat … 1 steep, about the middle grey. */
  readonly contrast: number;
  /** Share of the light that haze replaces at the horizon of an outside, or of a window's veil inside. */
  readonly haze: number;
  /** Colour of the haze, sRGB. */
  readonly hazeColour: string;
  /** Light that shines from windows or lamps: 0 none … 1 evening. */
  readonly lamps: number;
  /** How far a clear sky is replaced too; an overcast or blown one always is. */
  readonly newSky: boolean;
}

const EXTERIOR: Readonly<Record<Atmosphere, PhotoLook>> = {
  sunny: {
    exposure: 1.14,
    highlights: [1.09, 1.005, 0.87],
    shadows: [0.98, 0.99, 1.03],
    saturation: 1.12,
    contrast: 0.16,
    haze: 0.03,
    hazeColour: '#dfe8ee',
    lamps: 0,
    newSky: false,
  },
  rain: {
    exposure: 0.72,
    highlights: [0.94, 0.99, 1.04],
    shadows: [0.91, 0.98, 1.07],
    saturation: 0.66,
    contrast: 0.02,
    haze: 0.2,
    hazeColour: '#aeb7bd',
    lamps: 0.12,
    newSky: true,
  },
  fog: {
    exposure: 1,
    highlights: [0.99, 1, 1.01],
    shadows: [0.97, 1, 1.03],
    saturation: 0.72,
    contrast: 0.06,
    haze: 0.5,
    hazeColour: '#d8dcdd',
    lamps: 0.08,
    newSky: true,
  },
  snow: {
    exposure: 0.92,
    highlights: [0.98, 1, 1.03],
    shadows: [0.94, 0.99, 1.07],
    saturation: 0.66,
    contrast: 0.04,
    haze: 0.16,
    hazeColour: '#dfe5ea',
    lamps: 0.08,
    newSky: true,
  },
  dusk: {
    exposure: 0.53,
    highlights: [1.14, 0.96, 0.8],
    shadows: [0.86, 0.92, 1.2],
    saturation: 0.95,
    contrast: 0.1,
    haze: 0.08,
    hazeColour: '#e0b096',
    lamps: 0.75,
    newSky: true,
  },
  lights: {
    exposure: 0.33,
    highlights: [0.92, 0.95, 1.12],
    shadows: [0.76, 0.88, 1.28],
    saturation: 0.8,
    contrast: 0.12,
    haze: 0.04,
    hazeColour: '#33456e',
    lamps: 1,
    newSky: true,
  },
};

const INTERIOR: Readonly<Record<Atmosphere, PhotoLook>> = {
  sunny: {
    ...EXTERIOR.sunny,
    exposure: 1.14,
    highlights: [1.045, 1.005, 0.94],
    shadows: [1, 1, 1],
    saturation: 1.03,
    contrast: 0.14,
    haze: 0.06,
    hazeColour: '#fff0d2',
  },
  rain: {
    ...EXTERIOR.rain,
    exposure: 0.66,
    highlights: [0.9, 0.985, 1.07],
    shadows: [0.88, 0.98, 1.12],
    saturation: 0.72,
    contrast: -0.05,
    haze: 0.08,
    lamps: 0.12,
    hazeColour: '#a9b6c0',
  },
  fog: {
    ...EXTERIOR.fog,
    exposure: 0.96,
    saturation: 0.66,
    contrast: -0.1,
    haze: 0.44,
    lamps: 0.05,
    hazeColour: '#dde1e2',
  },
  snow: {
    ...EXTERIOR.snow,
    exposure: 1.16,
    highlights: [0.93, 1, 1.07],
    shadows: [0.92, 1, 1.11],
    saturation: 0.76,
    contrast: 0.06,
    haze: 0.16,
    lamps: 0.08,
    hazeColour: '#eaf2fa',
  },
  dusk: {
    ...EXTERIOR.dusk,
    exposure: 0.62,
    highlights: [1.2, 0.95, 0.72],
    shadows: [0.98, 0.92, 1.06],
    haze: 0.1,
    hazeColour: '#f3b07c',
    lamps: 0.75,
  },
  lights: {
    ...EXTERIOR.lights,
    exposure: 0.37,
    highlights: [1.16, 0.96, 0.72],
    shadows: [0.82, 0.92, 1.2],
    saturation: 0.96,
    haze: 0,
    lamps: 1,
  },
};

export const PHOTO_LOOKS: Readonly<Record<Space, Readonly<Record<Atmosphere, PhotoLook>>>> = {
  exterior: EXTERIOR,
  interior: INTERIOR,
};
