import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initSync, optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';

let loaded = false;

/**
 * The same picture in fewer bytes: filters, bit depth, palette and deflate by oxipng. Its own loader fetches the
 * module over the network's protocols, which files do not have, so the bytes are handed over here.
 *
 * @param level 0 (fast) … 6 (slow)
 */
export function optimisePng(file: Uint8Array, level: number): Uint8Array {
  if (!loaded) {
    const path = fileURLToPath(import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'));
    initSync(readFileSync(path));
    loaded = true;
  }
  return optimise(file, level, false, false);
}
