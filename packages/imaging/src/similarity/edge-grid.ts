/**
 * How strong the edges of each cell are in each direction, 0…1 of the strongest.
 *
 * @param pixels OKLab, interleaved; edges are those of lightness
 * @returns cells row by row, the directions of each together, from horizontal gradients on
 */
export function edgeGrid(
  pixels: Float32Array,
  width: number,
  height: number,
  cells: number,
  directions: number,
): Float32Array {
  const energy = new Float32Array(cells * cells * directions);
  const light = (x: number, y: number) => pixels[(y * width + x) * 3] as number;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const dx = light(x + 1, y) - light(x - 1, y);
      const dy = light(x, y + 1) - light(x, y - 1);
      const strength = Math.hypot(dx, dy);
      if (strength === 0) continue;
      // Directions without a sense, the first one around 0.
      const turn = (Math.atan2(dy, dx) / Math.PI + 1 + 0.5 / directions) % 1;
      const cell = Math.floor((y * cells) / height) * cells + Math.floor((x * cells) / width);
      const place = cell * directions + Math.min(directions - 1, Math.floor(turn * directions));
      energy[place] = (energy[place] as number) + strength;
    }
  const most = energy.reduce((a, b) => Math.max(a, b), 0);
  return most === 0 ? energy : energy.map((value) => Math.sqrt(value / most));
}
