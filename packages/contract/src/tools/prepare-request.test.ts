import { describe, expect, test } from 'vitest';
import { type StartTaskBody, startTaskBodySchema } from '../api/start-task.ts';
import { AppError } from '../errors/app-error.ts';
import { prepareRequest } from './prepare-request.ts';
import { TOOL_LIST } from './registry.ts';

const prepare = (body: StartTaskBody) => prepareRequest(body, () => 4711);

function codeOf(work: () => unknown): { code: string; details: unknown } {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, details: error.details };
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('prepareRequest', () => {
  test('fills in the defaults', () => {
    expect(prepare({ function: 'indoorRender', upload_img: 'i1' })).toEqual({
      function: 'indoorRender',
      upload_img: 'i1',
      promptTxt: '',
      negativePrompt: '',
      ignoreWordAndImage: false,
      styleLock: false,
      atmosphere: 'sunny',
      cnStrength: 0.6,
      finish: 0.8,
      similarity: 0.5,
      count: 1,
      size: 768,
      seed: 4711,
    });
  });

  test('a picture from words alone wants words', () => {
    expect(codeOf(() => prepare({ function: 'textToImage' })).code).toBe('PROMPT_REQUIRED');
    expect(codeOf(() => prepare({ function: 'textToImage', promptTxt: '  ' })).code).toBe('PROMPT_REQUIRED');
    expect(prepare({ function: 'textToImage', promptTxt: 'a study' }).promptTxt).toBe('a study');
  });

  test('keeps a given seed, zero too', () => {
    expect(prepare({ function: 'architecturalRender', upload_img: 'i1', seed: 0 }).seed).toBe(0);
  });

  test('asks for a base picture', () => {
    expect(codeOf(() => prepare({ function: 'indoorRender' })).code).toBe('IMAGE_REQUIRED');
  });

  test('asks for the reference of a style transfer', () => {
    expect(codeOf(() => prepare({ function: 'styletransferpro', upload_img: 'i1' })).code).toBe(
      'REFERENCE_REQUIRED',
    );
  });

  test('needs category, space, atmosphere and surroundings for an inspiration, and no picture', () => {
    expect(codeOf(() => prepare({ function: 'inspiration' })).details).toEqual({
      classifyId1: 'required',
      classifyId2: 'required',
      atmosphere: 'required',
      environment: 'required',
    });
    const whole = {
      classifyId1: '1',
      classifyId2: '11',
      atmosphere: 'dusk',
      environment: 'lakeside',
    } as const;
    expect(prepare({ function: 'inspiration', ...whole })).not.toHaveProperty('upload_img');
  });

  test('refuses an option that the tool does not have and names it', () => {
    const body = { function: 'indoorRender', upload_img: 'i1', multiplier: 2 } as StartTaskBody;
    expect(codeOf(() => prepare(body))).toEqual({
      code: 'VALIDATION_FAILED',
      details: { multiplier: 'not an option of indoorRender' },
    });
  });
});

describe('startTask body', () => {
  test('numbers and booleans may come as text, as forms send them', () => {
    const body = startTaskBodySchema.parse({
      function: 'indoorRender',
      upload_img: 'i',
      cnStrength: '0.8',
      count: '2',
      size: '512',
    });
    expect([body.cnStrength, body.count, body.size]).toEqual([0.8, 2, 512]);
  });

  test('the original workspace may send what has no effect here, at its neutral value alone', () => {
    const neutral = {
      lock: 1,
      ipaPlus: true,
      ignoreWordAndImage: false,
      washWeight: '0.5',
      view: 'eye',
      classifyId2_index: '2',
    };
    const body = startTaskBodySchema.parse({ function: 'indoorRender', upload_img: 'i', ...neutral });
    expect(prepare(body)).not.toHaveProperty('lock');
    const locked = startTaskBodySchema.parse({ function: 'indoorRender', upload_img: 'i', lock: '3' });
    expect(codeOf(() => prepare(locked))).toEqual({
      code: 'VALIDATION_FAILED',
      details: { lock: 'not an option of indoorRender' },
    });
    const style = startTaskBodySchema.parse({ function: 'indoorRender', upload_img: 'i', styleLock: 'true' });
    expect(prepare(style)).toHaveProperty('styleLock', true);
    const wash = startTaskBodySchema.parse({ function: 'compress', upload_img: 'i', styleLock: true });
    expect(codeOf(() => prepare(wash))).toMatchObject({
      details: { styleLock: 'not an option of compress' },
    });
  });

  test.each([
    { function: 'paint' },
    { function: 'indoorRender', colour: 'red' },
    { function: 'indoorRender', cnStrength: 1.2 },
    { function: 'indoorRender', count: 4 },
    { function: 'indoorRender', count: 1.5 },
    { function: 'indoorRender', size: 1024 },
    { function: 'indoorRender', seed: -1 },
    { function: 'indoorRender', upload_img: '../../etc/passwd' },
    { function: 'indoorRender', promptTxt: 'x'.repeat(2001) },
  ])('%j is refused', (body) => {
    expect(startTaskBodySchema.safeParse(body).success).toBe(false);
  });
});

describe('tool registry', () => {
  test.each(TOOL_LIST.map((tool) => [tool.function, tool] as const))(
    '%s: defaults lie within their own limits',
    (_, tool) => {
      // Those that do not begin with a picture have no page of the same name elsewhere.
      const folder = ['inspiration', 'textToImage', 'modelRender'].includes(tool.function)
        ? '/aiToolPage'
        : '';
      expect(tool.route).toBe(`${folder}/${tool.function}`);
      for (const field of tool.fields) {
        if (typeof field.default === 'number' && field.min !== undefined && field.max !== undefined) {
          expect(field.default).toBeGreaterThanOrEqual(field.min);
          expect(field.default).toBeLessThanOrEqual(field.max);
        }
        if (field.options && field.default !== undefined)
          expect(field.options.map((option) => option.value)).toContain(field.default);
      }
    },
  );
});

test('a missing mask, material or replacement has its own words', () => {
  const seed = () => 1;
  const base = { upload_img: 'a' } as const;
  expect(() => prepareRequest({ function: 'materialChange', ...base }, seed)).toThrow('MASK_REQUIRED');
  expect(() => prepareRequest({ function: 'materialChange', ...base, mask: 'm' }, seed)).toThrow(
    'MATERIAL_REQUIRED',
  );
  const replace = { function: 'objectChangepro', ...base, mask: 'm' } as const;
  expect(() => prepareRequest(replace, seed)).toThrow('REPLACEMENT_REQUIRED');
  expect(prepareRequest({ ...replace, objectId: 'sofa' }, seed).objectId).toBe('sofa');
});

test('lines are laid again over what another engine makes of a base, and the option is refused elsewhere', () => {
  const body = { function: 'indoorRender', upload_img: 'b', keepInk: true } as const;
  expect(prepareRequest({ ...body, engine: 'comfyui' }, () => 1)).toMatchObject({ keepInk: true });
  for (const other of [
    body,
    { ...body, engine: 'builtin' },
    { ...body, function: 'matting', engine: 'comfyui' } as const,
  ])
    expect(() => prepareRequest(other, () => 1)).toThrow('keepInk');
  expect(prepareRequest({ ...body, keepInk: false }, () => 1)).not.toHaveProperty('keepInk');
});

test('a main model and LoRAs are chosen of an engine that is named, and refused elsewhere', () => {
  const body = { function: 'indoorRender', upload_img: 'b' } as const;
  const chosen = { model: 'a.safetensors', lora: [{ name: 'b.safetensors', weight: 0.5 }] };
  expect(prepareRequest({ ...body, ...chosen, engine: 'comfyui' }, () => 1)).toMatchObject(chosen);
  for (const engine of [undefined, 'builtin'])
    for (const [name, value] of Object.entries(chosen))
      expect(() => prepareRequest({ ...body, engine, [name]: value }, () => 1)).toThrow(name);
  expect(prepareRequest({ ...body, lora: [] }, () => 1)).not.toHaveProperty('lora');
});

test('a LoRA stands once, in a weight that means something, under a name that a server can have', () => {
  const parse = (lora: unknown) => startTaskBodySchema.safeParse({ function: 'indoorRender', lora }).success;
  const ink = { name: 'folder\\ink.safetensors', weight: -0.5 };
  expect(parse([ink, { name: '墨.safetensors', weight: 2 }])).toBe(true);
  for (const wrong of [
    [ink, ink],
    [{ ...ink, weight: 3 }],
    [{ ...ink, name: '' }],
    [{ ...ink, name: 'a\0b' }],
    Array.from({ length: 9 }, (_, n) => ({ name: `${n}`, weight: 1 })),
  ])
    expect(parse(wrong)).toBe(false);
});

test('a height of the sun without its place is refused, as it would change nothing', () => {
  const body = { function: 'indoorRender', upload_img: 'b', sunHeight: 30 } as const;
  expect(() => prepareRequest(body, () => 1)).toThrow('sunHeight');
  expect(prepareRequest({ ...body, sunFrom: -90 }, () => 1)).toMatchObject({ sunFrom: -90, sunHeight: 30 });
});
