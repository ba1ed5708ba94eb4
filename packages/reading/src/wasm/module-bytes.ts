import { type Code, unsigned } from './instructions.ts';

const I32 = 0x7f;
const V128 = 0x7b;

export interface KernelCode {
  /** Parameters, all of them whole numbers of 32 bits. */
  readonly parameters: number;
  /** Further locals: whole numbers, then vectors. */
  readonly counters: number;
  readonly vectors: number;
  readonly body: Code;
}

/** A module of one kernel, exported as `run`, over an imported memory `own.memory`. */
export function moduleBytes({ parameters, counters, vectors, body }: KernelCode): Uint8Array<ArrayBuffer> {
  const type = [0x60, ...list(Array.from({ length: parameters }, () => [I32])), 0];
  const locals = [
    [...unsigned(counters), I32],
    [...unsigned(vectors), V128],
  ];
  const code = [...list(locals), ...body, 0x0b];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list([type])),
    ...section(2, list([[...name('own'), ...name('memory'), 0x02, 0x00, ...unsigned(1)]])),
    ...section(3, list([[0]])),
    ...section(7, list([[...name('run'), 0x00, 0]])),
    ...section(10, list([[...unsigned(code.length), ...code]])),
  ]);
}

function section(id: number, content: Code): number[] {
  return [id, ...unsigned(content.length), ...content];
}

function list(items: readonly Code[]): number[] {
  return [...unsigned(items.length), ...items.flat()];
}

function name(text: string): number[] {
  return [...unsigned(text.length), ...Array.from(text, (letter) => letter.charCodeAt(0))];
}
