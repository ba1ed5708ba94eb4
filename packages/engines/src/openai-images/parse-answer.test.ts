import { expect, test } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

const LONG = 'iVBORw0KGgo+/'.repeat(8_000);
const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));
const textOf = (value: unknown) => Buffer.from(value as Uint8Array).toString();

test('a long text is given as its bytes, all else as JSON has it', () => {
  const answer = {
    created: 1,
    data: [{ b64_json: LONG, revised_prompt: 'a "quiet" study, ünder \\ light' }],
    n: null,
  };
  const parsed = parseAnswer(bytesOf(answer)) as typeof answer;
  expect(textOf(parsed.data[0]?.b64_json)).toBe(LONG);
  expect({ ...parsed, data: [{ ...parsed.data[0], b64_json: LONG }] }).toEqual(answer);
});

test('several long texts keep their places, after an address of data too', () => {
  const second = `data:image/png;base64,${LONG}`;
  const parsed = parseAnswer(bytesOf([LONG, 'between', second])) as unknown[];
  expect([textOf(parsed[0]), parsed[1], textOf(parsed[2])]).toEqual([LONG, 'between', second]);
});

test.each([
  ['with escapes', LONG + '\n"' + LONG],
  ['that ends with a backslash', `${LONG}\\`],
  ['of half its length', LONG.slice(0, LONG.length / 2)],
])('a text %s is a text', (_, text) => {
  expect(parseAnswer(bytesOf({ text }))).toEqual({ text });
});

test.each(['', '{"a":"b', `{"a":"${LONG}`, `{"a":"${LONG}"`, `["${LONG}" "x"]`])(
  'what is no JSON is refused as JSON.parse refuses it',
  (text) => {
    expect(() => parseAnswer(Buffer.from(text))).toThrow(SyntaxError);
  },
);
