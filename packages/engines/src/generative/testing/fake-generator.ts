import type { Raster } from '@plumbline/imaging/raster.ts';
import { askedData } from '../asked-data.ts';
import {
  CONTROL_KINDS,
  GENERATION_KINDS,
  type GenerationAsk,
  type GenerationContext,
  type Generator,
  type GeneratorFeatures,
} from '../generator.ts';

export interface FakeGeneratorOptions {
  /** What it makes of an ask; `turn` counts from 0. */
  readonly paint: (ask: GenerationAsk, turn: number, context: GenerationContext) => Raster | Promise<Raster>;
  readonly features?: Partial<GeneratorFeatures>;
  /** A file of what is painted, which comes with it. */
  readonly png?: Uint8Array;
}

export interface FakeGenerator extends Generator {
  readonly asks: GenerationAsk[];
}

/** A generator in memory, which paints what a test wants. */
export function createFakeGenerator({ paint, features, png }: FakeGeneratorOptions): FakeGenerator {
  const asks: GenerationAsk[] = [];
  return {
    id: 'fake',
    live: true,
    servers: ['gpu.internal'],
    asks,
    features: async () => ({
      healthy: true,
      kinds: GENERATION_KINDS,
      controls: CONTROL_KINDS,
      reference: true,
      seeded: true,
      models: ['fake-model'],
      loras: [],
      missing: [],
      ...features,
    }),
    make: async (ask, context) => {
      asks.push(ask);
      context.asking?.({ server: 'fake.example:81', data: askedData(ask), models: ['fake-model'] });
      const picture = await paint(ask, asks.length - 1, context);
      context.signal.throwIfAborted();
      return { picture, png, seed: ask.seed, server: 'fake.example', models: ['fake-model'], notes: [] };
    },
    close: async () => undefined,
  };
}
