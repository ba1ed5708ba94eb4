import { describe, expect, test } from 'vitest';
import { readKeptTools } from './read-kept-tools.ts';
import { EMPTY_SETTINGS } from './workspace-settings.ts';

const base = {
  imageId: 'i1',
  url: '/files/i1',
  thumbnailUrl: '/files/i1?w=256',
  width: 800,
  height: 600,
  kind: 'line',
};

describe('reading what the browser kept', () => {
  test('keeps what still fits', () => {
    const kept = {
      indoorRender: {
        base,
        values: { cnStrength: 0.8, count: 3, promptTxt: 'oak', size: 512, ignoreWordAndImage: true },
        pictures: {},
        edits: {},
      },
    };
    expect(readKeptTools(kept)).toEqual(kept);
  });

  test('drops tools, fields and values that no longer exist', () => {
    const values = { cnStrength: 7, atmosphere: 'eclipse', oldField: 1, seed: 5, promptTxt: 3 };
    expect(readKeptTools({ indoorRender: { base, values }, lama: { base, values } })).toEqual({
      indoorRender: { base, pictures: {}, values: { seed: 5 }, edits: {} },
    });
  });

  test('keeps the other pictures of a tool that has them, and of no other', () => {
    const picture = { imageId: 'oak', url: '/content/oak', thumbnailUrl: '/content/oak' };
    const kept = { base, values: {}, pictures: { style_img: picture, material: picture } };
    expect(readKeptTools({ indoorTransfer: kept, materialChange: kept })).toEqual({
      indoorTransfer: { base, values: {}, pictures: { style_img: picture }, edits: {} },
      materialChange: { base, values: {}, pictures: { material: picture }, edits: {} },
    });
  });

  test('keeps how a material lies and where a new canvas ends, and forgets what no longer fits', () => {
    const surface = { rotation: 30, tileSizeMm: 600, keepLight: false };
    const outpaint = { width: 1200, height: 900, x: 200, y: 150 };
    const kept = { base, values: {}, pictures: {}, edits: { surface, outpaint } };
    const read = readKeptTools({ materialChange: kept, extendImg: kept });
    expect(read.materialChange?.edits).toEqual({ surface });
    expect(read.extendImg?.edits).toEqual({ outpaint });
    const broken = { surface: { tileSizeMm: -3 }, outpaint: { width: 'wide' } };
    expect(readKeptTools({ materialChange: { ...kept, edits: broken } }).materialChange?.edits).toEqual({});
  });

  test('keeps the engine that was chosen, so that a reload sends no picture to another one, and its files', () => {
    const kept = {
      indoorRender: {
        base,
        pictures: {},
        values: { engine: 'comfyui', keepInk: true, model: 'archviz.safetensors' },
        edits: { lora: [{ name: 'ink.safetensors', weight: 0.55 }] },
      },
    };
    expect(readKeptTools(kept)).toEqual(kept);
    const values = { engine: 7, keepInk: 'yes', model: 'a\nb' };
    const edits = { lora: [{ name: 'ink.safetensors', weight: 9 }] };
    expect(readKeptTools({ indoorRender: { base, values, edits } })).toEqual({
      indoorRender: { base, pictures: {}, values: {}, edits: {} },
    });
  });

  test('survives anything that storage may hold', () => {
    expect(readKeptTools(undefined)).toEqual({});
    expect(readKeptTools('x')).toEqual({});
    expect(readKeptTools({ indoorRender: null })).toEqual({ indoorRender: EMPTY_SETTINGS });
    expect(readKeptTools({ indoorRender: { base: { imageId: 'i' }, values: [] } })).toEqual({
      indoorRender: EMPTY_SETTINGS,
    });
  });
});
