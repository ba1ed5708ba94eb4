import type { Size } from '@plumbline/editor/coordinates.ts';
import type { MaskDocument, NamedMask } from '@plumbline/editor/mask-document.ts';
import { forEachTileIn, TILE, TILE_PIXELS, tileRect } from '@plumbline/editor/tile-grid.ts';
import { EMPTY_TILE, FULL_TILE, type Tile } from '@plumbline/editor/tile.ts';
import { type Viewport, visiblePixels } from '@plumbline/editor/viewport.ts';

/** How much of the picture a full mask hides: the material under it must stay to be seen. */
const OPACITY = { active: 0.5, other: 0.3 } as const;

interface DrawnTile {
  readonly canvas: OffscreenCanvas;
  color: string;
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
  readonly #tints = new Map<string, Uint32Array>();
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

  /**
   * @param ratio device pixels per CSS pixel, in which `viewport` and `frame` are given
   * @param shown which of the visible masks are drawn
   */
  draw(
    context: CanvasRenderingContext2D,
    viewport: Viewport,
    frame: Size,
    ratio: number,
    shown: (mask: NamedMask) => boolean,
  ): void {
    const visible = visiblePixels(viewport, this.#document.size, frame);
    for (const mask of this.#document.masks) {
      if (!mask.visible || !shown(mask)) continue;
      context.globalAlpha = mask === this.#document.active ? OPACITY.active : OPACITY.other;
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
    // What is uniform needs no picture of its own: full tiles share one, drawn as the others are, so that no edge between
    // them shows.
    const key = `${mask.id}/${tile === FULL_TILE ? 'full' : index}`;
    if (tile === EMPTY_TILE || tile === FULL_TILE) this.#drawn.delete(`${mask.id}/${index}`);
    if (tile === EMPTY_TILE) return;
    const { left, top, right, bottom } = tileRect(mask.layer.grid, index);
    // Edges on whole device pixels: neighbours neither overlap nor leave a seam.
    const across = (x: number) => Math.round((viewport.x + x * viewport.scale) * ratio);
    const down = (y: number) => Math.round((viewport.y + y * viewport.scale) * ratio);
    const x = across(left);
    const y = down(top);
    const width = across(right) - x;
    const height = down(bottom) - y;
    context.drawImage(
      this.#pictureOf(key, mask.color, tile),
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

  #pictureOf(key: string, color: string, tile: Tile): OffscreenCanvas {
    const known = this.#drawn.get(key);
    // An undo puts another tile in its place, a stroke writes to the same one and says so.
    if (known?.tile === tile && known.color === color) return known.canvas;
    const canvas = known?.canvas ?? new OffscreenCanvas(TILE, TILE);
    const tints = this.#tintsOf(color);
    const pixels = new Uint32Array(this.#pixels.data.buffer);
    for (let at = 0; at < TILE_PIXELS; at += 1) pixels[at] = tints[tile[at] as number] as number;
    canvas.getContext('2d')?.putImageData(this.#pixels, 0, 0);
    this.#drawn.set(key, { canvas, color, tile });
    return canvas;
  }

  /** The pixel of each mask value, as one number: a quarter of the writes, which are most of what a large brush costs. */
  #tintsOf(color: string): Uint32Array {
    const known = this.#tints.get(color);
    if (known) return known;
    const bytes = new Uint8Array(256 * 4);
    for (let value = 0; value < 256; value += 1) bytes.set([...channelsOf(color), value], value * 4);
    const tints = new Uint32Array(bytes.buffer);
    this.#tints.set(color, tints);
    return tints;
  }
}

function channelsOf(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
