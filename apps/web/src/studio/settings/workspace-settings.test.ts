import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { describe, expect, test } from 'vitest';
import { changedFields, EMPTY_SETTINGS, readKeptTools } from './workspace-settings.ts';

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
      indoorRender: { base, values: { cnStrength: 0.8, count: 3, promptTxt: 'oak', size: 512 } },
    };
    expect(readKeptTools(kept)).toEqual(kept);
  });

  test('drops tools, fields and values that no longer exist', () => {
    const values = { cnStrength: 7, atmosphere: 'eclipse', oldField: 1, seed: 5, promptTxt: 3 };
    expect(readKeptTools({ indoorRender: { base, values }, lama: { base, values } })).toEqual({
      indoorRender: { base, values: { seed: 5 } },
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

test('a folded group shows only what differs from the default', () => {
  const changed = changedFields(TOOLS.indoorRender, 'precision', {
    cnStrength: 0.6,
    count: 2,
    promptTxt: 'x',
  });
  expect(changed.map((field) => field.name)).toEqual(['count']);
});
