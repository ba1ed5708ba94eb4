import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { GeneratorHouse } from './testing/generator-house.ts';
import { failureOf, quiet, SMALL_ASK } from './testing/small-ask.ts';

const house = new GeneratorHouse();
afterEach(() => house.close());

/** No socket, and nothing waited for. */
const AT_ONCE = { handshake: 20, comeBack: 5, pollUnheard: 1, pollHeard: 1, afterEnd: [0], cancel: 5 };

const likely = fc.constantFrom(
  '{"system":{},"devices":[]}',
  '{"system":{"comfyui_version":7},"devices":"none"}',
  '{"KSampler":{"input":{"required":{"steps":["INT"]}},"output":["LATENT"]}}',
  '{"KSampler":[],"CheckpointLoaderSimple":{"input":{"required":{"ckpt_name":[["a"]]}}}}',
  '{"prompt_id":"p","node_errors":{}}',
  '{"prompt_id":"","node_errors":[]}',
  '{"p":{"outputs":{"out":{"images":[{"filename":"f"}]}}}}',
  '{"p":{"outputs":{"out":null},"status":{"messages":"many"}}}',
  '{"queue_running":[[1]],"queue_pending":[[]]}',
  '{"name":"n","subfolder":"s"}',
  '{"error":{},"node_errors":{"n":{"errors":[{}]}}}',
  '{"status":"completed"}',
  'null',
  '[]',
  '{',
);
const bodies = fc.array(
  fc.tuple(
    fc.constantFrom(200, 200, 200, 200, 400, 404, 500),
    fc.oneof(likely, likely, fc.json(), fc.string()),
  ),
  { minLength: 1, maxLength: 12 },
);

it('ends in an error of ours, whatever a server says', async () => {
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(bodies, async (answers) => {
      let at = 0;
      const generator = house.generator(['http://127.0.0.1:9'], AT_ONCE, {
        fetch: () => {
          const [status, body] = answers[at % answers.length]!;
          at += 1;
          calls += 1;
          return Promise.resolve(new Response(body, { status }));
        },
      });
      const features = await generator.features();
      expect(features.kinds.length === 0 || features.healthy).toBe(true);
      expect((await failureOf(generator.make(SMALL_ASK, quiet()))).message).not.toBe('');
    }),
    { numRuns: 150 },
  );
  expect(calls).toBeGreaterThan(300);
});
