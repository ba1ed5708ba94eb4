import {
  createMarbleSkin,
  createSpeckledSkin,
  createTerrazzoSkin,
  type MarbleLook,
  paintSlab,
} from '../family/stone.ts';
import type { TileGenerator } from '../spec/material-spec.ts';
import { define, HONED, POLISHED } from './define.ts';

const marble = (look: MarbleLook): TileGenerator => paintSlab((frame) => createMarbleSkin(frame, look));

export const POLISHED_STONES = [
  define(
    'stone',
    'carrara-marble',
    [1600, 1600],
    0.2,
    POLISHED,
    marble({
      ground: ['#d9dadb', '#e6e6e5', '#eeedeb', '#f1f0ee'],
      vein: '#9a9ea3',
      spacing: 420,
      broad: 0.7,
      strength: 0.6,
    }),
  ),
  define(
    'stone',
    'calacatta-marble',
    [1800, 1800],
    0.2,
    POLISHED,
    marble({
      ground: ['#e9e6e0', '#f1efea', '#f5f3ef'],
      vein: '#a0907a',
      spacing: 620,
      broad: 1,
      strength: 0.75,
    }),
  ),
  define(
    'stone',
    'black-marble',
    [1600, 1600],
    0.2,
    POLISHED,
    marble({
      ground: ['#1b1b1d', '#222224', '#2b2b2e'],
      vein: '#d9d4ca',
      spacing: 520,
      broad: 0,
      strength: 0.8,
    }),
  ),
  define(
    'stone',
    'green-marble',
    [1600, 1600],
    0.2,
    POLISHED,
    marble({
      ground: ['#1f3a30', '#2a4a3d', '#38604f', '#274438'],
      vein: '#a8c2b0',
      spacing: 300,
      broad: 0.3,
      strength: 0.6,
    }),
  ),
  define(
    'stone',
    'emperador-marble',
    [1600, 1600],
    0.2,
    POLISHED,
    marble({
      ground: ['#4a3327', '#5c4132', '#6d4f3d', '#523a2d'],
      vein: '#c9ab88',
      spacing: 240,
      broad: 0.1,
      strength: 0.7,
    }),
  ),
  define(
    'stone',
    'rosa-marble',
    [1600, 1600],
    0.2,
    POLISHED,
    marble({
      ground: ['#d3ab97', '#dfbdaa', '#e6cab9'],
      vein: '#a56f5c',
      spacing: 330,
      broad: 0.4,
      strength: 0.55,
    }),
  ),
  define(
    'stone',
    'grey-granite',
    [600, 600],
    0.3,
    POLISHED,
    paintSlab((f) =>
      createSpeckledSkin(f, {
        size: 5,
        cloud: 0.5,
        minerals: [
          { colour: '#3a3a3c', share: 0.18 },
          { colour: '#8d8b88', share: 0.32 },
          { colour: '#d2cfca', share: 0.22 },
          { colour: '#b0ada8', share: 1 },
        ],
      }),
    ),
  ),
  define(
    'stone',
    'black-granite',
    [600, 600],
    0.3,
    POLISHED,
    paintSlab((f) =>
      createSpeckledSkin(f, {
        size: 4,
        cloud: 0.3,
        minerals: [
          { colour: '#57585b', share: 0.12 },
          { colour: '#1c1c1e', share: 0.4 },
          { colour: '#333437', share: 0.2 },
          { colour: '#252527', share: 1 },
        ],
      }),
    ),
  ),
  define(
    'stone',
    'rose-granite',
    [600, 600],
    0.3,
    POLISHED,
    paintSlab((f) =>
      createSpeckledSkin(f, {
        size: 7,
        cloud: 0.6,
        minerals: [
          { colour: '#403a3a', share: 0.14 },
          { colour: '#c08f7e', share: 0.4 },
          { colour: '#d9cbc2', share: 0.18 },
          { colour: '#a98878', share: 1 },
        ],
      }),
    ),
  ),
  define(
    'stone',
    'jura-limestone-slab',
    [1400, 1400],
    0.4,
    HONED,
    marble({
      ground: ['#cdbf9f', '#d6caad', '#ddd3ba'],
      vein: '#b39c71',
      spacing: 190,
      broad: 0.9,
      strength: 0.4,
    }),
  ),
  define(
    'terrazzo',
    'terrazzo-white',
    [800, 800],
    0.2,
    POLISHED,
    paintSlab((f) =>
      createTerrazzoSkin(f, {
        matrix: '#e9e6df',
        chips: ['#8f8b84', '#c8b79c', '#55524e', '#b79c84', '#d8d2c6'],
        size: 26,
        density: 0.62,
      }),
    ),
  ),
  define(
    'terrazzo',
    'terrazzo-grey',
    [800, 800],
    0.2,
    POLISHED,
    paintSlab((f) =>
      createTerrazzoSkin(f, {
        matrix: '#a5a3a0',
        chips: ['#e7e3db', '#6a6865', '#c6bfb2', '#3f3e3d', '#8c8781'],
        size: 18,
        density: 0.8,
      }),
    ),
  ),
  define(
    'terrazzo',
    'terrazzo-palladiana',
    [1600, 1600],
    0.2,
    POLISHED,
    paintSlab((f) =>
      createTerrazzoSkin(f, {
        matrix: '#d9d1c4',
        chips: ['#c9ab90', '#7f8a83', '#e9e3d8', '#a06f58', '#5b5e5c', '#d6bfa3'],
        size: 150,
        density: 0.98,
      }),
    ),
  ),
  define(
    'terrazzo',
    'terrazzo-green',
    [800, 800],
    0.2,
    POLISHED,
    paintSlab((f) =>
      createTerrazzoSkin(f, {
        matrix: '#7f9686',
        chips: ['#e8e6dc', '#3f5a4b', '#b9c4b4', '#26352d', '#d9c9a8'],
        size: 22,
        density: 0.7,
      }),
    ),
  ),
  define(
    'terrazzo',
    'terrazzo-black',
    [800, 800],
    0.2,
    POLISHED,
    paintSlab((f) =>
      createTerrazzoSkin(f, {
        matrix: '#2c2c2d',
        chips: ['#e2ddd2', '#8b8781', '#b7a78e', '#57575a'],
        size: 16,
        density: 0.6,
      }),
    ),
  ),
];
