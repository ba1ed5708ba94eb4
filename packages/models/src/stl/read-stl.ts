import { IDENTITY } from '../geometry/matrix.ts';
import { GrowingFloats } from '../geometry/growing-list.ts';
import { joinRows } from '../geometry/join-corners.ts';
import { brokenModel } from '../model/model-failure.ts';
import { isBinaryStl } from '../format/detect-format.ts';
import type { Reading } from '../format/reading.ts';

/** STL, binary or text: triangles alone, without a unit, an axis or a name that could be relied on. */
export async function readStl(reading: Reading): Promise<void> {
  const { bytes, build } = reading;
  const positions = isBinaryStl(bytes) ? readBinary(reading) : readText(reading);
  // Corners are written once for each triangle; where they are the same to the last bit they are one. Zero has no sign.
  const single = Float32Array.from(positions, (value) => value + 0);
  const { kinds, firsts } = joinRows(new Int32Array(single.buffer), 3);
  const joined = new Float32Array(firsts.length * 3);
  firsts.forEach((corner, kind) => joined.set(single.subarray(corner * 3, corner * 3 + 3), kind * 3));
  const mesh = build.addMesh({ positions: joined, indices: kinds });
  if (mesh === null) return;
  const thing = build.addThing({ name: '', type: 'solid' });
  build.addInstance(mesh, thing, build.addMaterial({ name: '' }), IDENTITY);
}

function readBinary({ bytes, build, signal, progress }: Reading): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(80, true);
  build.reserve(count * 3, count);
  const positions = new Float64Array(count * 9);
  for (let triangle = 0; triangle < count; triangle += 1) {
    if (triangle % 65_536 === 0) {
      signal.throwIfAborted();
      progress(triangle / count);
    }
    for (let k = 0; k < 9; k += 1)
      positions[triangle * 9 + k] = view.getFloat32(84 + triangle * 50 + 12 + k * 4, true);
  }
  return positions;
}

const CORNER = /vertex\s+(\S+)\s+(\S+)\s+(\S+)/g;
const CHUNK = 4 * 1024 * 1024;

function readText({ bytes, limits, signal, progress }: Reading): Float64Array {
  if (!/^\s*solid/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 100))))
    throw brokenModel('neither a binary nor a text STL');
  const numbers = new GrowingFloats(limits.triangles * 9, 'triangles');
  const decoder = new TextDecoder('latin1');
  let rest = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    signal.throwIfAborted();
    progress(start / bytes.length);
    const text = rest + decoder.decode(bytes.subarray(start, start + CHUNK));
    const last = start + CHUNK >= bytes.length ? text.length : text.lastIndexOf('\n') + 1;
    for (const [, x, y, z] of text.slice(0, last).matchAll(CORNER)) {
      numbers.push(Number(x));
      numbers.push(Number(y));
      numbers.push(Number(z));
    }
    rest = text.slice(last);
    if (rest.length > CHUNK) throw brokenModel('a line of a text STL without an end');
  }
  const { length } = numbers;
  return numbers.view().slice(0, length - (length % 9));
}
