import { createHash } from 'node:crypto';
import { DOMAINS } from '@plumbline/content/categories/domains.ts';
import { styleForCategories, stylesOf } from '@plumbline/content/categories/category-tree.ts';
import { STYLES } from '@plumbline/content/styles/style-list.ts';
import { FUNCTION_NAMES, type FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { actingHere } from '@plumbline/contract/words/acting-here.ts';
import { readWords } from '@plumbline/contract/words/read-words.ts';
import { readDesign } from '@plumbline/contract/words/design/read-design.ts';
import { DESIGNERS_SENTENCES } from '@plumbline/contract/words/design/testing/designers-sentences.ts';
import { MEASURED_PROMPTS } from '@plumbline/contract/words/testing/measured-prompts.ts';
import { JAPANESE_WORDS, VOCABULARY } from '@plumbline/contract/words/vocabulary/look-up.ts';
import { MATERIALS } from '@plumbline/materials/materials.ts';
import { renderMaterialTile } from '@plumbline/materials/render-material-tile.ts';
import { designSubject } from '../../operations/design-operation.ts';

/** Pixels of a tile's longer edge. */
const TILE = 48;

/** Functions with an entry of their own: that they came changes nothing that was made before. */
const LATER: ReadonlySet<FunctionName> = new Set(['modelRender', 'textToImage']);

/** A digest for each thing of the library that a request can name, by a name of its own. */
export function digestLibrary(): Readonly<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { name: _name, ...values } of STYLES) digests[`style ${values.id}`] = digest(values);
  for (const material of MATERIALS) {
    const { id, name: _name, ...values } = { name: '', ...material };
    digests[`material ${id}`] = digest([values, renderMaterialTile(material, { size: TILE })]);
  }
  for (const space of DOMAINS.flatMap(({ spaces }) => spaces)) {
    const found = stylesOf(space).map(({ code }) => `${space.id}${String(code).padStart(2, '0')}`);
    const meant = [undefined, ...found].map(
      (classifyId3) => styleForCategories({ classifyId2: space.id, classifyId3 }).id,
    );
    digests[`space ${space.id}`] = digest([designSubject(space.slug), meant[0]]);
    found.forEach((id, index) => {
      digests[`category ${id}`] = digest(meant[index + 1]);
    });
  }
  // The vocabulary, and what comes of whole prompts by it.
  digests['words of prompts'] = digest([
    VOCABULARY,
    [...JAPANESE_WORDS],
    FUNCTION_NAMES.filter((name) => !LATER.has(name)).map((name) => [
      actingHere({ function: name }),
      actingHere({ function: name, imageKind: 'photo' }),
    ]),
    MEASURED_PROMPTS.map(([name, promptTxt]) => readWords({ function: name, promptTxt }).wanted),
  ]);
  digests['words of designs'] = digest(DESIGNERS_SENTENCES.map(([sentence]) => readDesign(sentence).brief));
  for (const name of LATER) digests[`words in ${name}`] = digest(actingHere({ function: name }) ?? null);
  return digests;
}

/** Typed arrays by their bytes, functions not at all: what they draw is in the tile. */
function digest(value: unknown): string {
  const hash = createHash('sha256');
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (!ArrayBuffer.isView(part)) return part;
    return createHash('sha256')
      .update(new Uint8Array(part.buffer, part.byteOffset, part.byteLength))
      .digest('hex');
  });
  return hash.update(text).digest('hex').slice(0, 16);
}
