import type { AiLabels } from '@plumbline/imaging/file-format/ai-labels.ts';
import { inspectFile } from '@plumbline/imaging/file-format/inspect-file.ts';
import type { InspectedFile } from '@plumbline/imaging/file-format/inspected-file.ts';

/** What a file says of itself: its type, and whether it was made by AI, which a smaller copy must go on saying. */
export async function readFacts(
  file: Uint8Array,
): Promise<{ readonly mime: InspectedFile['mime']; readonly labels: AiLabels | null }> {
  // Browsers unpack asynchronously: the first reading collects what is packed, the second one finds it unpacked.
  const packed: Uint8Array[] = [];
  const first = inspectFile(file, (part) => {
    packed.push(part);
    return new Uint8Array();
  });
  if (packed.length === 0) return first;
  const unpacked = await Promise.all(packed.map(inflate));
  let next = 0;
  return inspectFile(file, () => unpacked[next++] ?? new Uint8Array());
}

const LONGEST_TEXT = 1 << 20;

/** Empty where it cannot be unpacked or is longer than a label can be. */
async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const reader = new Blob([packed.slice()])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
      parts.push(value);
      size += value.byteLength;
      if (size > LONGEST_TEXT) {
        await reader.cancel();
        return new Uint8Array();
      }
    }
  } catch {
    return new Uint8Array();
  }
}
