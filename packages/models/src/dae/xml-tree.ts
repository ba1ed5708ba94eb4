import { SaxesParser } from 'saxes';
import { brokenModel, tooComplex } from '../model/model-failure.ts';
import type { Reading } from '../format/reading.ts';

/** An element of a document; numbers of long lists are kept as such, not as text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
  numbers: Float64Array | null;
}

/** Elements that hold nothing but numbers, and many. */
const LISTS = new Set([
  'float_array',
  'p',
  'vcount',
  'h',
  'matrix',
  'translate',
  'rotate',
  'scale',
  'lookat',
  'color',
  'v',
]);
const CHUNK = 1024 * 1024;
/** Exporters nest nodes, not this deep. */
const DEEPEST = 500;

/**
 * Reads a document piece by piece. Nothing a document type declares is looked at: entities are neither expanded nor
 * fetched. What a strict reader would refuse (a stray sign, an unknown entity) is passed over; a cut-off end is not.
 */
export function readXml({
  bytes,
  limits,
  signal,
  progress,
}: Pick<Reading, 'bytes' | 'limits' | 'signal' | 'progress'>): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  // A parser without a handler throws at the first mistake.
  parser.on('error', () => {});
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > limits.elements) throw tooComplex('elements', limits.elements);
    if (open.length > DEEPEST) throw brokenModel('elements within elements without end');
    const local = name.slice(name.indexOf(':') + 1);
    const element: XmlElement = {
      name: local,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
      numbers: null,
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined && text.trim() !== '') element.text += text;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined || !LISTS.has(element.name)) return;
    element.numbers = numbersIn(element.text, limits.vertices * 8);
    element.text = '';
  });
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let start = 0; start < bytes.length; start += CHUNK) {
    signal.throwIfAborted();
    progress((0.7 * start) / bytes.length);
    parser.write(decoder.decode(bytes.subarray(start, start + CHUNK), { stream: true }));
  }
  const cutOff = open.length > 0;
  if (root === null || cutOff) throw brokenModel('the document ends before its end');
  return root;
}

/** Every number of a text, without a string for the whole of it twice. */
function numbersIn(text: string, limit: number): Float64Array {
  let values = new Float64Array(16);
  let length = 0;
  for (let at = 0; at < text.length; ) {
    while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
    const start = at;
    while (at < text.length && text.charCodeAt(at) > 32) at += 1;
    if (at === start) break;
    if (length === values.length) {
      if (length >= limit) throw tooComplex('numbers', limit);
      const larger = new Float64Array(length * 2);
      larger.set(values);
      values = larger;
    }
    values[length] = Number(text.slice(start, at));
    length += 1;
  }
  return values.slice(0, length);
}

function encodingOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /encoding=["']([\w-]{1,30})["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named).encoding;
  } catch {
    return 'utf-8';
  }
}

export function childOf(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let at = element;
  for (const name of path) at = at?.children.find((child) => child.name === name);
  return at;
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** Every element of these names, however deep. */
export function everyOf(root: XmlElement, names: ReadonlySet<string>): readonly XmlElement[] {
  const found: XmlElement[] = [];
  const open = [root];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    if (names.has(element.name)) found.push(element);
    for (const child of element.children) open.push(child);
  }
  return found.toReversed();
}

/** What a `#name` refers to: an address of another document is not followed. */
export function referredId(reference: string | undefined): string | undefined {
  return reference?.startsWith('#') === true ? reference.slice(1) : undefined;
}
