// Makes the pictures of the sentences to begin with: `node scripts/run.mjs scripts/make-sentence-pictures.ts [id …]`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareRequest } from '@plumbline/contract/tools/prepare-request.ts';
import { DESIGN_EXAMPLES, exampleUrl } from '@plumbline/contract/words/design/design-examples.ts';
import { OPERATIONS } from '@plumbline/engines/builtin/operations.ts';
import { toSharp } from './lib/picture-pixels.ts';

/** As wide as the small copies of samples are, and no more: they stand beside a dozen others. */
const WIDTH = 480;
const QUALITY = 70;

const content = fileURLToPath(new URL('../content/public/', import.meta.url));
const wanted = process.argv.slice(2);
mkdirSync(join(content, 'sentences'), { recursive: true });
for (const example of DESIGN_EXAMPLES) {
  if (wanted.length > 0 && !wanted.includes(example.id)) continue;
  const request = prepareRequest(
    { function: 'textToImage', promptTxt: example.sentence.en, size: 768, seed: example.seed },
    () => example.seed,
  );
  const files = { base: null, mask: null, reference: null, texture: null, idMap: null, original: null };
  const { picture } = await OPERATIONS.textToImage.run(
    { ...files, request, seed: request.seed },
    { signal: new AbortController().signal, progress: () => undefined },
  );
  await toSharp(picture)
    .resize({ width: WIDTH })
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toFile(join(content, exampleUrl(example).replace('/content/', '')));
  console.log(example.id);
}
