import type { EngineInput, ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';
import { createTestEngine } from '@plumbline/worker/testing/test-engine.ts';

export const PICTURE = { width: 12, height: 9 } as const;

/** What a picture shows follows from the model and the camera alone. @param seen every input that it is given */
export function createTestModelEngine(seen: EngineInput[]): ImageEngine {
  return {
    ...createTestEngine(),
    async run(input) {
      seen.push(input);
      if (!input.model) throw new Error('no model');
      const model = decodeModel(input.model);
      const count = PICTURE.width * PICTURE.height;
      const grey =
        (model.triangles + model.things.length + Math.round(input.request.camera?.eye[0] ?? 0)) % 256;
      const picture = {
        ...PICTURE,
        channels: 3 as const,
        data: new Uint8ClampedArray(count * 3).fill(grey + (input.seed - input.request.seed)),
      };
      return {
        picture,
        fidelity: { score: 0.99, added: 0, diff: picture },
        layers: {
          things: Uint32Array.from({ length: count }, (_, at) => (at === 0 ? 0 : 70_000 + at)),
          materials: new Uint32Array(count).fill(3),
          depth: Float32Array.from({ length: count }, (_, at) => (at === 0 ? 0 : 2 + at / 10)),
          line: { ...picture, data: new Uint8ClampedArray(count * 3).fill(255) },
        },
        confidence: 1,
        timings: {},
        notes: [],
      };
    },
  };
}
