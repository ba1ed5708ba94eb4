import type { Quad } from '@plumbline/editor/quad.ts';
import { imageToScreen, type Viewport } from '@plumbline/editor/viewport.ts';
import type { PreviewArea } from '@plumbline/imaging/warp/tile-in-quad.ts';
import { imagePoint } from '@plumbline/editor/coordinates.ts';
import { useLayoutEffect, useRef } from 'react';
import styles from './QuadStage.module.css';

interface Props {
  readonly area: PreviewArea;
  readonly pixels: ImageData;
  readonly quad: Quad;
  readonly viewport: Viewport;
}

/** The material in the quad, over the picture. */
export function MaterialPreview({ area, pixels, quad, viewport }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    element.width = pixels.width;
    element.height = pixels.height;
    element.getContext('2d')?.putImageData(pixels, 0, 0);
  }, [pixels]);
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
      style={{ left: x, top: y, width, height, clipPath: `polygon(${clip.join(',')})` }}
    />
  );
}
