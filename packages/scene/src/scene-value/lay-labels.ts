import type { LabelMap } from '@plumbline/imaging/raster.ts';

/** Labels at another size, each pixel taking the label under its middle. */
export function layLabels(labels: LabelMap, width: number, height: number): LabelMap {
  if (labels.width === width && labels.height === height) return labels;
  const data = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(labels.height - 1, Math.floor(((y + 0.5) * labels.height) / height)) * labels.width;
    for (let x = 0; x < width; x++) {
      const column = Math.min(labels.width - 1, Math.floor(((x + 0.5) * labels.width) / width));
      data[y * width + x] = labels.data[row + column] as number;
    }
  }
  return { width, height, data, count: labels.count };
}
