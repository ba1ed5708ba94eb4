import type { Quad } from '@plumbline/editor/quad.ts';
import { imageToScreen, type Viewport } from '@plumbline/editor/viewport.ts';
import type { PreviewArea } from '@plumbline/imaging/warp/tile-in-quad.ts';
import { imagePoint } from '@plumbline/editor/coordinates.ts';
import type { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import { useLayoutEffect, useRef } from 'react';
import styles from './QuadStage.module.css';

interface Props {
  readonly area: PreviewArea;
  readonly pixels: ImageData;
  readonly quad: Quad;
  /** Where the material goes; absent: in the quad. */
  readonly mask: MaskLayer | undefined;
  readonly viewport: Viewport;
}

/** The material over the picture: where it is painted, or in the quad where nothing is. */
export function MaterialPreview({ area, pixels, quad, mask, viewport }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    element.width = pixels.width;
    element.height = pixels.height;
    element.getContext('2d')?.putImageData(mask ? cutToMask(pixels, area, mask) : pixels, 0, 0);
  }, [area, mask, pixels]);
  const { x, y } = imageToScreen(viewport, imagePoint(area.left, area.top));
  const width = area.width * area.step * viewport.scale;
  const height = area.height * area.step * viewport.scale;
  const clip = quad.map((corner) => {
    const at = imageToScreen(viewport, corner);
    return `${at.x - x}px ${at.y - y}px`;
  });
  return (
    <canvas
      ref={canvas}
      className={styles['preview']}
      aria-hidden
      style={{ left: x, top: y, width, height, clipPath: mask ? undefined : `polygon(${clip.join(',')})` }}
    />
  );
}

function cutToMask(pixels: ImageData, { left, top, step }: PreviewArea, mask: MaskLayer): ImageData {
  const cut = new ImageData(new Uint8ClampedArray(pixels.data), pixels.width, pixels.height);
  for (let y = 0, at = 3; y < pixels.height; y += 1)
    for (let x = 0; x < pixels.width; x += 1, at += 4)
      if (cut.data[at] !== 0) cut.data[at] = mask.valueAt(left + (x + 0.5) * step, top + (y + 0.5) * step);
  return cut;
}
