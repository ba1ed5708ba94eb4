import type { LabelMap } from '@plumbline/imaging/raster.ts';

/**
 * Smooths the stair-steps where two cells meet: pixels on a border take the mean of their 3 × 3 neighbourhood.
 * @param picture display values, RGB interleaved; changed in place.
 */
export function softenCellEdges(picture: Float32Array, cells: LabelMap): void {
  const { width, height, data } = cells;
  const border: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const own = data[i];
      if (own !== data[i + 1] || own !== data[i + width] || own !== data[i - 1] || own !== data[i - width])
        border.push(i);
    }
  }
  const means = new Float32Array(border.length * 3);
  border.forEach((i, k) => {
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) sum += picture[(i + dy * width + dx) * 3 + c] as number;
      means[k * 3 + c] = sum / 9;
    }
  });
  border.forEach((i, k) => {
    for (let c = 0; c < 3; c++) picture[i * 3 + c] = means[k * 3 + c] as number;
  });
}
