import type { StandingScene } from '@plumbline/core/ports/compute.ts';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import { LINEAR_OF_BYTE } from '@plumbline/imaging/srgb.ts';
import type { ShellSide } from '@plumbline/scene/scene-value/scene-geometry.ts';

type Colour = readonly [number, number, number];

/** Of a side that no region lies on. */
const PAPER: Colour = [0.8, 0.8, 0.8];

/** The colour of each side of the shell: that of the picture where its largest regions are widest. Linear, 0…1. */
export function meanColours(
  { width, height, regions, geometry }: StandingScene,
  picture: PixelBuffer,
): Readonly<Record<ShellSide, Colour>> {
  const standing = new Map(geometry.regions.map((region) => [region.id, region]));
  const colourOf = (side: ShellSide): Colour => {
    const plane = geometry.shell.find((each) => each.side === side);
    const own = regions
      .filter(({ id }) => {
        const region = standing.get(id);
        return (
          plane !== undefined &&
          region !== undefined &&
          region.part === 'plane' &&
          region.at === plane.at &&
          region.normal.every((value, k) => value === plane.normal[k])
        );
      })
      .toSorted((a, b) => b.areaShare - a.areaShare)[0];
    if (own === undefined) return PAPER;
    const [x, y] = own.anchor;
    return colourAt(picture, (x / width) * picture.width, (y / height) * picture.height);
  };
  return {
    floor: colourOf('floor'),
    ceiling: colourOf('ceiling'),
    left: colourOf('left'),
    right: colourOf('right'),
    far: colourOf('far'),
  };
}

function colourAt({ width, height, channels, data }: PixelBuffer, x: number, y: number): Colour {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const at = channels * (row * width + column);
  const linear = (c: 0 | 1 | 2): number => LINEAR_OF_BYTE[data[at + c] as number] as number;
  return [linear(0), linear(1), linear(2)];
}
