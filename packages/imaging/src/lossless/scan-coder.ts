import type { JpegCoefficients, JpegScan } from './jpeg-coefficients.ts';
import { walkScan } from './jpeg-coefficients.ts';

/** Takes what a scan is made of: for counting first, for writing then. */
export interface SymbolSink {
  /** @param slot the place of the scan's table */
  symbol(slot: number, symbol: number): void;
  /** The lowest `count` bits of `value`. */
  bits(value: number, count: number): void;
}

/** Longest run of blocks without anything new that a code can name. */
const LONGEST_RUN = 0x7fff;
/** Correction bits that wait for a run's code; a run ends before it holds more. */
const MOST_CORRECTIONS = 937;

const bitLength = (value: number) => 32 - Math.clz32(value);

/** Which table a component's place in a scan uses: luma and black one, colours another. */
export function slotOf(place: number): number {
  return place === 1 || place === 2 ? 1 : 0;
}

/** All coefficients whole, block by block (T.81, F.1.2). */
export function codeSequential(picture: JpegCoefficients, scan: JpegScan, sink: SymbolSink): void {
  const previous = new Int32Array(scan.components.length);
  walkScan(
    picture,
    scan,
    (place, at) => {
      const { blocks } = scan.components[place] as JpegScan['components'][number];
      const slot = slotOf(place);
      const dc = blocks[at] as number;
      codeNumber(sink, slot, 0, dc - (previous[place] as number));
      previous[place] = dc;
      let zeros = 0;
      for (let k = 1; k < 64; k += 1) {
        const value = blocks[at + k] as number;
        if (value === 0) {
          zeros += 1;
          continue;
        }
        for (; zeros > 15; zeros -= 16) sink.symbol(2 + slot, 0xf0);
        codeNumber(sink, 2 + slot, zeros, value);
        zeros = 0;
      }
      if (zeros > 0) sink.symbol(2 + slot, 0);
    },
    () => true,
  );
}

/** A number after a run of zeros: a symbol of both, then its bits (T.81, F.1.2.1). */
function codeNumber(sink: SymbolSink, slot: number, zeros: number, value: number): void {
  const size = bitLength(Math.abs(value));
  sink.symbol(slot, (zeros << 4) | size);
  if (size > 0) sink.bits(value < 0 ? value - 1 : value, size);
}

/** The first coefficients, from a bit upwards or that bit alone (T.81, G.1.2.1). */
export function codeDc(picture: JpegCoefficients, scan: JpegScan, sink: SymbolSink): void {
  const previous = new Int32Array(scan.components.length);
  walkScan(
    picture,
    scan,
    (place, at) => {
      const { blocks } = scan.components[place] as JpegScan['components'][number];
      const value = (blocks[at] as number) >> scan.low;
      if (scan.high > 0) sink.bits(value, 1);
      else {
        codeNumber(sink, slotOf(place), 0, value - (previous[place] as number));
        previous[place] = value;
      }
    },
    () => true,
  );
}

/** Other coefficients of one component, from a bit upwards or that bit alone (T.81, G.1.2.2 and G.1.2.3). */
export function codeAc(picture: JpegCoefficients, scan: JpegScan, sink: SymbolSink): void {
  const [component] = scan.components;
  if (!component) return;
  const run = new EndOfBandRun(sink);
  const code = scan.high === 0 ? codeFirstAc : codeRefinedAc;
  walkScan(
    picture,
    scan,
    (_place, at) => code(component.blocks, at, scan, sink, run),
    () => true,
  );
  run.end();
}

/** Blocks in a row whose band holds nothing new; their correction bits follow the run's code. */
class EndOfBandRun {
  readonly #sink: SymbolSink;
  readonly corrections = new Uint8Array(2 * MOST_CORRECTIONS);
  waiting = 0;
  #blocks = 0;

  constructor(sink: SymbolSink) {
    this.#sink = sink;
  }

  add(): void {
    this.#blocks += 1;
    if (this.#blocks === LONGEST_RUN || this.waiting > MOST_CORRECTIONS) this.end();
  }

  end(): void {
    if (this.#blocks > 0) {
      const size = bitLength(this.#blocks) - 1;
      this.#sink.symbol(0, size << 4);
      if (size > 0) this.#sink.bits(this.#blocks, size);
      this.#blocks = 0;
      this.flush(0, this.waiting);
      this.waiting = 0;
    }
  }

  flush(from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#sink.bits(this.corrections[at] as number, 1);
  }
}

function codeFirstAc(
  blocks: Int16Array,
  at: number,
  { from, to, low }: JpegScan,
  sink: SymbolSink,
  run: EndOfBandRun,
): void {
  let zeros = 0;
  for (let k = from; k <= to; k += 1) {
    const whole = blocks[at + k] as number;
    const value = whole < 0 ? -(-whole >> low) : whole >> low;
    if (value === 0) {
      zeros += 1;
      continue;
    }
    run.end();
    for (; zeros > 15; zeros -= 16) sink.symbol(0, 0xf0);
    codeNumber(sink, 0, zeros, value);
    zeros = 0;
  }
  if (zeros > 0) run.add();
}

function codeRefinedAc(
  blocks: Int16Array,
  at: number,
  { from, to, low }: JpegScan,
  sink: SymbolSink,
  run: EndOfBandRun,
): void {
  let lastNew = -1;
  for (let k = to; k >= from && lastNew < 0; k -= 1)
    if (Math.abs(blocks[at + k] as number) >> low === 1) lastNew = k;
  let zeros = 0;
  let begin = run.waiting;
  for (let k = from; k <= to; k += 1) {
    const value = blocks[at + k] as number;
    const size = Math.abs(value) >> low;
    if (size === 0) {
      zeros += 1;
      continue;
    }
    while (zeros > 15 && k <= lastNew) {
      begin = endBefore(run, begin);
      sink.symbol(0, 0xf0);
      zeros -= 16;
      begin = flushOwn(run, begin);
    }
    if (size > 1) {
      run.corrections[run.waiting] = size & 1;
      run.waiting += 1;
      continue;
    }
    begin = endBefore(run, begin);
    sink.symbol(0, (zeros << 4) | 1);
    sink.bits(value < 0 ? 0 : 1, 1);
    begin = flushOwn(run, begin);
    zeros = 0;
  }
  if (zeros > 0 || run.waiting > begin) run.add();
}

/** Ends the run of the blocks before this one; this block's own corrections stay waiting. Returns where they begin. */
function endBefore(run: EndOfBandRun, begin: number): number {
  if (begin === 0 && run.waiting === 0) {
    run.end();
    return 0;
  }
  const own = run.waiting - begin;
  const kept = run.corrections.slice(begin, run.waiting);
  run.waiting = begin;
  run.end();
  run.corrections.set(kept, 0);
  run.waiting = own;
  return 0;
}

function flushOwn(run: EndOfBandRun, begin: number): number {
  run.flush(begin, run.waiting);
  run.waiting = begin;
  return begin;
}
