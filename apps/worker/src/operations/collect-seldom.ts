import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap of each thread grow to twice what it holds before it is collected. V8 collects a heap of 75 MB that grows by a
 * few at a time after every picture that passes through it, and takes a core for 50 ms each time; most of a heap here are programs and
 * content, which stay. Costs at most what is held; a worker under load holds no more than before (`bench/README.md`, "A studio at work").
 */
export function collectSeldom(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
