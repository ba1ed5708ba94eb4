/**
 * A language model of the llama family with random weights, as a GGUF file (version 3, little-endian, tensors of 32-bit floats): its
 * words are noise, its protocol is real. The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */

const MAGIC = 0x46554747;
const VERSION = 3;
const ALIGNMENT = 32;
const EMBEDDING = 64;
const HEADS = 4;
const BLOCKS = 2;
const FEED_FORWARD = 128;
const CONTEXT = 8192;
/** How far weights lie from zero. */
const SPREAD = 0.2;

const WORDS =
  'oak timber stone light wall floor room stair window glass garden roof plan section scale warm grey of the and in'.split(
    ' ',
  );

/** Kinds of tokens, by the format's numbers. */
const [NORMAL, UNKNOWN, CONTROL, BYTE] = [1, 2, 3, 6];

type Value =
  | { readonly kind: 'uint32' | 'int32' | 'float32'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'strings'; readonly value: readonly string[] }
  | { readonly kind: 'floats' | 'ints'; readonly value: readonly number[] };

const TYPES = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 } as const;
const F32 = 0;

interface Tensor {
  readonly name: string;
  /** The length of a row first. */
  readonly shape: readonly number[];
}

/** @param seed the same one gives the same file */
export function randomGguf(seed: number): Buffer {
  const tokens = tokenList();
  const metadata = metadataOf(tokens);
  const tensors = tensorsOf(tokens.length);
  const head = new Writer();
  head.uint32(MAGIC);
  head.uint32(VERSION);
  head.uint64(tensors.length);
  head.uint64(metadata.length);
  for (const [key, value] of metadata) {
    head.string(key);
    head.value(value);
  }
  let offset = 0;
  for (const { name, shape } of tensors) {
    head.string(name);
    head.uint32(shape.length);
    for (const length of shape) head.uint64(length);
    head.uint32(F32);
    head.uint64(offset);
    offset += padded(sizeOf(shape) * 4);
  }
  const parts = [head.padded()];
  const random = randomNumbers(seed);
  for (const { name, shape } of tensors) {
    // Norms of ones leave what they are given as it is.
    const isNorm = name.endsWith('norm.weight');
    const data = Float32Array.from({ length: sizeOf(shape) }, () =>
      isNorm ? 1 : (random() - 0.5) * 2 * SPREAD,
    );
    const bytes = Buffer.alloc(padded(data.byteLength));
    bytes.set(Buffer.from(data.buffer));
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

interface Token {
  readonly text: string;
  readonly kind: number;
}

function tokenList(): readonly Token[] {
  return [
    { text: '<unk>', kind: UNKNOWN },
    { text: '<s>', kind: CONTROL },
    { text: '</s>', kind: CONTROL },
    ...Array.from({ length: 256 }, (_, byte) => ({
      text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
      kind: BYTE,
    })),
    ...WORDS.map((word) => ({ text: `▁${word}`, kind: NORMAL })),
  ];
}

function metadataOf(tokens: readonly Token[]): readonly (readonly [string, Value])[] {
  const whole = (value: number): Value => ({ kind: 'uint32', value });
  return [
    ['general.architecture', { kind: 'string', value: 'llama' }],
    ['general.name', { kind: 'string', value: 'noise' }],
    ['llama.context_length', whole(CONTEXT)],
    ['llama.embedding_length', whole(EMBEDDING)],
    ['llama.block_count', whole(BLOCKS)],
    ['llama.feed_forward_length', whole(FEED_FORWARD)],
    ['llama.attention.head_count', whole(HEADS)],
    ['llama.attention.head_count_kv', whole(HEADS)],
    ['llama.attention.layer_norm_rms_epsilon', { kind: 'float32', value: 1e-5 }],
    ['llama.rope.dimension_count', whole(EMBEDDING / HEADS)],
    ['llama.vocab_size', whole(tokens.length)],
    ['tokenizer.ggml.model', { kind: 'string', value: 'llama' }],
    ['tokenizer.ggml.tokens', { kind: 'strings', value: tokens.map(({ text }) => text) }],
    ['tokenizer.ggml.scores', { kind: 'floats', value: tokens.map((_, at) => -at) }],
    ['tokenizer.ggml.token_type', { kind: 'ints', value: tokens.map(({ kind }) => kind) }],
    ['tokenizer.ggml.unknown_token_id', whole(0)],
    ['tokenizer.ggml.bos_token_id', whole(1)],
    ['tokenizer.ggml.eos_token_id', whole(2)],
  ];
}

function tensorsOf(vocabulary: number): readonly Tensor[] {
  const square = [EMBEDDING, EMBEDDING];
  return [
    { name: 'token_embd.weight', shape: [EMBEDDING, vocabulary] },
    ...Array.from({ length: BLOCKS }, (_, block): Tensor[] => {
      const of = (name: string, shape: readonly number[]): Tensor => ({
        name: `blk.${block}.${name}.weight`,
        shape,
      });
      return [
        of('attn_norm', [EMBEDDING]),
        of('attn_q', square),
        of('attn_k', square),
        of('attn_v', square),
        of('attn_output', square),
        of('ffn_norm', [EMBEDDING]),
        of('ffn_gate', [EMBEDDING, FEED_FORWARD]),
        of('ffn_up', [EMBEDDING, FEED_FORWARD]),
        of('ffn_down', [FEED_FORWARD, EMBEDDING]),
      ];
    }).flat(),
    { name: 'output_norm.weight', shape: [EMBEDDING] },
    { name: 'output.weight', shape: [EMBEDDING, vocabulary] },
  ];
}

const sizeOf = (shape: readonly number[]) => shape.reduce((product, length) => product * length, 1);
const padded = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** Numbers from 0 to 1: mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Writer {
  readonly #parts: Buffer[] = [];

  uint32(value: number): void {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    this.#parts.push(bytes);
  }

  uint64(value: number): void {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(BigInt(value));
    this.#parts.push(bytes);
  }

  float32(value: number): void {
    const bytes = Buffer.alloc(4);
    bytes.writeFloatLE(value);
    this.#parts.push(bytes);
  }

  string(value: string): void {
    const bytes = Buffer.from(value);
    this.uint64(bytes.length);
    this.#parts.push(bytes);
  }

  value(given: Value): void {
    switch (given.kind) {
      case 'string':
        this.uint32(TYPES.string);
        this.string(given.value);
        return;
      case 'strings':
        this.#array(TYPES.string, given.value.length);
        for (const text of given.value) this.string(text);
        return;
      case 'floats':
        this.#array(TYPES.float32, given.value.length);
        for (const number of given.value) this.float32(number);
        return;
      case 'ints':
        this.#array(TYPES.int32, given.value.length);
        for (const number of given.value) this.uint32(number);
        return;
      case 'float32':
        this.uint32(TYPES.float32);
        this.float32(given.value);
        return;
      default:
        this.uint32(TYPES[given.kind]);
        this.uint32(given.value);
    }
  }

  #array(type: number, length: number): void {
    this.uint32(TYPES.array);
    this.uint32(type);
    this.uint64(length);
  }

  padded(): Buffer {
    const bytes = Buffer.concat(this.#parts);
    return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
  }
}
