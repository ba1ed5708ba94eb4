import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';

/** 400 × 300: lawn with a road across, a pond, a white house with a black outline. */
export function drawMasterPlan(): Raster {
  const out = createRaster(400, 300, 3);
  for (let y = 0; y < 300; y++) {
    for (let x = 0; x < 400; x++) {
      let colour = [158, 184, 150];
      if (y > 200 && y < 240) colour = [192, 192, 192];
      if (Math.hypot(x - 320, y - 90) < 45) colour = [150, 190, 220];
      if (x > 60 && x < 180 && y > 50 && y < 150)
        colour = x < 63 || x > 177 || y < 53 || y > 147 ? [20, 20, 20] : [250, 250, 250];
      out.data.set(colour, (y * 400 + x) * 3);
    }
  }
  return out;
}
