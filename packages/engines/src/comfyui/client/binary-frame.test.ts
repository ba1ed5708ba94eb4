import { describe, expect, it } from 'vitest';
import { parseBinaryFrame } from './binary-frame.ts';

function frame(words: readonly number[], ...rest: readonly string[]): Uint8Array {
  const head = Buffer.alloc(words.length * 4);
  for (const [at, word] of words.entries()) head.writeUInt32BE(word, at * 4);
  return new Uint8Array(Buffer.concat([head, ...rest.map((each) => Buffer.from(each))]));
}

describe('parseBinaryFrame', () => {
  it('reads previews, with and without whose they are', () => {
    expect(parseBinaryFrame(frame([1, 1], 'jpeg'))).toEqual({
      kind: 'preview',
      promptId: undefined,
      image: new Uint8Array(Buffer.from('jpeg')),
    });
    const metadata = JSON.stringify({ prompt_id: 'p', node_id: 'ks' });
    const told = parseBinaryFrame(frame([4, metadata.length], metadata, 'jpeg'));
    expect(told).toMatchObject({ kind: 'preview', promptId: 'p' });
  });

  it('reads text with its node, in letters of several bytes too', () => {
    expect(parseBinaryFrame(frame([3, 2], 'ks', '墨 über'))).toEqual({
      kind: 'text',
      node: 'ks',
      text: '墨 über',
    });
  });

  it.each([
    ['of a kind that nobody knows', frame([99, 1], 'x')],
    ['of a kind that stays in the server', frame([2, 1], 'x')],
    ['that is empty', new Uint8Array()],
    ['that ends in its head', new Uint8Array([0, 0, 0, 1, 0])],
    ['that ends in its metadata', frame([4, 900], '{')],
    ['whose metadata is no JSON', frame([4, 4], '{{{{', 'jpeg')],
    ['whose metadata names nobody', frame([4, 2], '{}', 'jpeg')],
    ['without a picture', frame([1, 1])],
  ])('passes over a frame %s', (_, bytes) => {
    expect(parseBinaryFrame(bytes)).toBeUndefined();
  });
});
