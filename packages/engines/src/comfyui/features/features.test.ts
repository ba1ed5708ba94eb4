import { describe, expect, test } from 'vitest';
import { NODE_TABLE } from '../graphs/testing/node-table.ts';
import { catalogueOf, objectInfo } from '../graphs/testing/object-info.ts';
import { SERVERS } from '../graphs/testing/servers.ts';
import { describeFeatures } from './describe-features.ts';
import { factorOf, findModels } from './find-models.ts';
import { findByPatterns, matchesPattern } from './match-names.ts';
import { familyOfCheckpoint, paceOf } from './model-family.ts';
import { optionsOf, readNodeCatalogue } from './node-catalogue.ts';

describe('the nodes of a server', () => {
  test('options are read in both shapes', () => {
    const catalogue = readNodeCatalogue({
      Old: { input: { required: { name: [['a', 'b\\c'], {}] } }, output: ['IMAGE'], output_node: false },
      New: { input: { required: { name: ['COMBO', { options: ['a', 3], default: 'a' }] } }, output: [] },
    });
    expect(optionsOf(catalogue, 'Old', 'name')).toEqual(['a', 'b\\c']);
    expect(optionsOf(catalogue, 'New', 'name')).toEqual(['a']);
    expect(catalogue.get('New')?.inputs.get('name')).toEqual({
      kind: 'combo',
      required: true,
      options: ['a', 3],
      fallback: 'a',
    });
    expect(optionsOf(catalogue, 'None', 'name')).toEqual([]);
  });

  test('numbers, links and types of newer servers are read; what is no node is left out', () => {
    const catalogue = readNodeCatalogue({
      Fine: {
        input: {
          required: { steps: ['INT', { default: 20, min: 1, max: 100 }], model: ['MODEL'] },
          optional: { grow: ['COMFY_AUTOGROW_V3', {}], broken: 7 },
        },
        output: ['LATENT', ['x', 'y']],
        output_node: true,
      },
      Broken: 'no node',
    });
    expect([...catalogue.keys()]).toEqual(['Fine']);
    expect(Object.fromEntries(catalogue.get('Fine')?.inputs ?? [])).toEqual({
      steps: { kind: 'number', required: true, fallback: 20, min: 1, max: 100 },
      model: { kind: 'link', required: true, type: 'MODEL' },
      grow: { kind: 'link', required: false, type: 'COMFY_AUTOGROW_V3' },
    });
    expect(catalogue.get('Fine')).toMatchObject({ outputs: ['LATENT', 'COMBO'], ends: true });
  });

  test('an answer out of all proportion is refused, a hostile one is bounded', () => {
    expect(() => readNodeCatalogue('<html>')).toThrow('not an object');
    const crowd = Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`n${index}`, {}]));
    expect(() => readNodeCatalogue(crowd)).toThrow('20001 classes');
    const long = 'x'.repeat(2_000);
    const hostile = JSON.parse(
      `{"__proto__":{"output":[]},"${long}":{"output":[]},"A":{"input":{"required":{"f":[["${long}","ok"]],"${long}":["INT"]}}}}`,
    ) as unknown;
    const catalogue = readNodeCatalogue(hostile);
    expect(optionsOf(catalogue, 'A', 'f')).toEqual(['ok']);
    expect(catalogue.get('A')?.inputs.size).toBe(1);
    expect(catalogue.has(long)).toBe(false);
    expect(Object.prototype).not.toHaveProperty('output');
    const many = { A: { input: { required: { f: [Array.from({ length: 30_000 }, (_, i) => `${i}`)] } } } };
    expect(optionsOf(readNodeCatalogue(many), 'A', 'f')).toHaveLength(20_000);
  });
});

describe('names of files', () => {
  test('words match in any order, over separators, folders and letters', () => {
    expect(matchesPattern('SDXL\\ControlNet.Union_ProMax.safetensors', 'xl union promax')).toBe(true);
    expect(matchesPattern('control_v11p_sd15s2_lineart_anime.pth', 'sd15 lineart !anime')).toBe(false);
    expect(findByPatterns(['b sd15 depth', 'sd15-depth', 'sd15_normal'], ['sd15 depth'])).toBe('sd15-depth');
    expect(findByPatterns(['x'], ['y'])).toBeUndefined();
  });

  test.each([
    ['juggernautXL_v9.safetensors', 'sdxl'],
    ['XL\\ponyDiffusionV6.safetensors', 'sdxl'],
    ['flux1-dev-fp8.safetensors', 'flux'],
    ['dreamshaper_8.safetensors', 'sd15'],
    ['v1-5-pruned-emaonly.safetensors', 'sd15'],
    ['sd_xl_refiner_1.0.safetensors', undefined],
    ['sd3.5_large.safetensors', undefined],
    ['v2-1_768-ema-pruned.ckpt', undefined],
    ['svd_xt.safetensors', undefined],
    ['flux2-klein.safetensors', undefined],
  ])('%s is of the family %s', (name, family) => {
    expect(familyOfCheckpoint(name)).toBe(family);
  });

  test('a factor is read where the name has one', () => {
    expect(
      [
        '4x-UltraSharp.pth',
        'RealESRGAN_x2plus.pth',
        'OmniSR_X3_DIV2K.safetensors',
        '2x-random',
        'SwinIR.pth',
      ].map(factorOf),
    ).toEqual([4, 2, 3, 2, 4]);
    expect(factorOf('1x-denoise.pth')).toBe(1);
  });

  test('a pace is read from model or LoRA', () => {
    expect(paceOf(['a', 'Hyper-SD15-8steps-CFG-lora.safetensors'])).toBe('hyper-cfg');
    expect(paceOf(['Hyper-SDXL-8steps-lora.safetensors'])).toBe('hyper');
    expect(paceOf(['flux1-schnell.safetensors'])).toBe('schnell');
    expect(paceOf(['dreamshaper_8.safetensors'])).toBe('full');
  });
});

describe('roles of files', () => {
  test('each family finds its own, and the plainest of them', () => {
    const { families, fluxVae, removal } = findModels(
      catalogueOf({
        ...SERVERS.sd15,
        ipadapter: [...SERVERS.sd15.ipadapter, ...SERVERS.sdxl.ipadapter],
        controlnet: [...SERVERS.sd15.controlnet, ...SERVERS.sdxl.controlnet, ...SERVERS.flux.controlnet],
        vae: ['vae-ft-mse-840000-ema-pruned.safetensors', 'FLUX1\\ae.safetensors'],
      }),
    );
    expect(families.sd15.controls.line).toEqual({ name: 'control_v11p_sd15_lineart_fp16.safetensors' });
    expect(families.sd15.inpaintControl).toBe('control_v11p_sd15_inpaint.pth');
    expect(families.sd15.referenceModel).toBe('ip-adapter-plus_sd15.safetensors');
    expect(families.sdxl.controls.depth).toEqual({
      name: 'SDXL\\controlnet-union-sdxl-promax.safetensors',
      unionType: 'depth',
    });
    expect(families.sdxl.referenceModel).toBe('ip-adapter-plus_sdxl_vit-h.safetensors');
    expect(Object.keys(families.flux.controls)).toEqual(['line', 'depth']);
    expect(fluxVae).toBe('FLUX1\\ae.safetensors');
    expect(removal).toBe('big-lama.pt');
  });
});

describe('what a server can do', () => {
  test('everything of SDXL but instructions', () => {
    expect(describeFeatures(catalogueOf(SERVERS.sdxl))).toEqual({
      kinds: ['text', 'structure', 'inpaint', 'removal', 'outpaint', 'upscale', 'live'],
      controls: ['line', 'depth', 'normal', 'regions'],
      reference: true,
      seeded: true,
      models: ['XL\\juggernautXL_v9.safetensors'],
      loras: ['sdxl_lightning_8step_lora.safetensors', 'archviz-xl.safetensors'],
      missing: [
        {
          kind: 'instruction',
          reason: 'instruction model (Flux Kontext) not found: put it in models/diffusion_models',
        },
      ],
    });
  });

  test('what a family cannot follow is said beside what it can', () => {
    const { controls, missing, kinds } = describeFeatures(catalogueOf(SERVERS.flux));
    expect(kinds).toContain('instruction');
    expect(controls).toEqual(['line', 'depth']);
    expect(missing.map(({ reason }) => reason)).toEqual([
      'main model (a checkpoint of SD 1.5 or SDXL) not found: put it in models/checkpoints',
      'normal ControlNet for Flux not found: put it in models/controlnet',
      'segmentation ControlNet for Flux not found: put it in models/controlnet',
    ]);
  });

  test('without control networks there is no structure, without anything nothing', () => {
    const bare = describeFeatures(catalogueOf({ checkpoints: ['dreamshaper_8.safetensors'] }));
    expect(bare.kinds).toEqual(['text', 'inpaint']);
    expect(bare.reference).toBe(false);
    expect(bare.missing).toContainEqual({
      kind: 'structure',
      reason: 'lineart ControlNet for SD 1.5 not found: put it in models/controlnet',
    });
    const nothing = describeFeatures(catalogueOf({}));
    expect(nothing.kinds).toEqual([]);
    expect(new Set(nothing.missing.map(({ kind }) => kind)).size).toBe(8);
  });

  test('nodes that are not there are missed like files', () => {
    const { kinds, missing } = describeFeatures(
      readNodeCatalogue(
        objectInfo(
          SERVERS.sd15,
          NODE_TABLE.filter((line) => !line.startsWith('KSamplerAdvanced')),
        ),
      ),
    );
    expect(kinds).toEqual(['upscale']);
    expect(missing[0]).toEqual({
      kind: 'text',
      reason: 'the node KSamplerAdvanced is not on the server: install a newer ComfyUI',
    });
  });

  test('the random checkpoints that a real server runs are understood', () => {
    const { kinds, controls, missing } = describeFeatures(
      catalogueOf(
        {
          checkpoints: ['sd15-tiny-inpaint-random.safetensors', 'sd15-tiny-random.safetensors'],
          controlnet: ['control_v11p_sd15_lineart_tiny.safetensors'],
          upscale_models: ['2x-random.safetensors', '4x-random.safetensors'],
          loras: ['lcm-random.safetensors'],
        },
        [...NODE_TABLE],
      ),
    );
    expect(kinds).toEqual(['text', 'structure', 'inpaint', 'removal', 'outpaint', 'upscale', 'live']);
    expect(controls).toEqual(['line']);
    expect(missing.map(({ kind }) => kind)).toEqual([
      'instruction',
      'structure',
      'structure',
      'structure',
      'structure',
    ]);
  });
});
