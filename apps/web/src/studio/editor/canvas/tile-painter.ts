import type { Size } from '@plumbline/editor/coordinates.ts';
import type { MaskDocument, NamedMask } from '@plumbline/editor/mask-document.ts';
import { forEachTileIn, TILE, TILE_PIXELS, tileRect } from '@plumbline/editor/tile-grid.ts';
import { EMPTY_TILE, FULL_TILE, type Tile } from '@plumbline/editor/tile.ts';
import { type Viewport, visiblePixels } from '@plumbline/editor/viewport.ts';

/** How much of the picture a full mask hides: the material under it must stay to be seen. */
const OPACITY = { active: 0.5, other: 0.3 } as const;

interface DrawnTile {
  readonly canvas: OffscreenCanvas;
  /** What it shows; nothing once that was written to. */
  tile: Tile | undefined;
}

/**
 * Draws the visible tiles of the visible masks, tinted. Each tile is a small picture of its own that is made again only
 * where it has changed; nothing is ever read back.
 */
export class TilePainter {
  readonly #document: MaskDocument;
  readonly #drawn = new Map<string, DrawnTile>();
  readonly #pixels = new ImageData(TILE, TILE);

  constructor(document: MaskDocument) {
    this.#document = document;
  }

  /** Makes the pictures of these tiles anew when they are next seen. To be called with each change of its values in place. */
  touch(maskId: string, tiles: readonly number[]): void {
    for (const index of tiles) {
      const drawn = this.#drawn.get(`${maskId}/${index}`);
      if (drawn) drawn.tile = undefined;
    }
  }

  /** @param ratio device pixels per CSS pixel, in which `viewport` and `frame` are given */
  draw(context: CanvasRenderingContext2D, viewport: Viewport, frame: Size, ratio: number): void {
    const visible = visiblePixels(viewport, this.#document.size, frame);
    for (const mask of this.#document.masks) {
      if (!mask.visible) continue;
      context.globalAlpha = mask === this.#document.active ? OPACITY.active : OPACITY.other;
      context.fillStyle = mask.color;
      context.imageSmoothingEnabled = viewport.scale * ratio < 2;
      forEachTileIn(mask.layer.grid, visible, (index) =>
        this.#drawTile(context, mask, index, viewport, ratio),
      );
    }
    context.globalAlpha = 1;
  }

  #drawTile(
    context: CanvasRenderingContext2D,
    mask: NamedMask,
    index: number,
    viewport: Viewport,
    ratio: number,
  ): void {
    const tile = mask.layer.tile(index);
    if (tile === EMPTY_TILE) return;
    const { left, top, right, bottom } = tileRect(mask.layer.grid, index);
    // Edges on whole device pixels: neighbours neither overlap nor leave a seam.
    const across = (x: number) => Math.round((viewport.x + x * viewport.scale) * ratio);
    const down = (y: number) => Math.round((viewport.y + y * viewport.scale) * ratio);
    const x = across(left);
    const y = down(top);
    const width = across(right) - x;
    const height = down(bottom) - y;
    if (tile === FULL_TILE) context.fillRect(x, y, width, height);
    else
      context.drawImage(
        this.#pictureOf(mask, index, tile),
        0,
        0,
        right - left,
        bottom - top,
        x,
        y,
        width,
        height,
      );
  }

  #pictureOf(mask: NamedMask, index: number, tile: Tile): OffscreenCanvas {
    const key = `${mask.id}/${index}`;
    const known = this.#drawn.get(key);
    // An undo puts another tile in its place, a stroke writes to the same one and says so.
    if (known?.tile === tile) return known.canvas;
    const canvas = known?.canvas ?? new OffscreenCanvas(TILE, TILE);
    const context = canvas.getContext('2d');
    const [red, green, blue] = channelsOf(mask.color);
    const { data } = this.#pixels;
    for (let at = 0; at < TILE_PIXELS; at += 1) {
      data[at * 4] = red;
      data[at * 4 + 1] = green;
      data[at * 4 + 2] = blue;
      data[at * 4 + 3] = tile[at] as number;
    }
    context?.putImageData(this.#pixels, 0, 0);
    this.#drawn.set(key, { canvas, tile });
    return canvas;
  }
}

function channelsOf(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
