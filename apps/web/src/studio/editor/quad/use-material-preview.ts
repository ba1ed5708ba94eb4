import type { PixelRect } from '@plumbline/editor/pixel-rect.ts';
import type { Quad } from '@plumbline/editor/quad.ts';
import type { Size } from '@plumbline/editor/coordinates.ts';
import type { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import type { PreviewArea } from '@plumbline/imaging/warp/tile-in-quad.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BasePicture, ImageKind } from '../../settings/workspace-settings.ts';
import type { PreviewAnswer, PreviewQuestion } from './preview-messages.ts';

/** Pixels of the preview: few while something moves, more once it rests. */
const MOVING = 60_000;
const RESTING = 400_000;
const REST_MS = 250;
/** A texture is shown much smaller than it is. */
const TEXTURE_EDGE = 768;
/** As the engine takes it where nobody says. */
const TILE_MM = 1000;

/** Edge of the copy of the base that its light is read from. */
const LIGHT_EDGE = 512;
/** Kinds of pictures that are lines on paper. */
const DRAWN: readonly (ImageKind | undefined)[] = ['line', 'sketch', 'plan'];

interface Material {
  readonly url: string;
  /** Whether the user brought it: its ends need not meet. */
  readonly own: boolean;
  readonly tileWidthMm: number | undefined;
  readonly rotation: number;
  readonly keepLight: boolean;
}

/** The material tiled in perspective and lit as the base is, drawn in a worker; the last one while the next is on its way. */
export function useMaterialPreview(
  quad: Quad | undefined,
  base: BasePicture,
  material: Material | undefined,
  /** Where the material goes; absent: in the quad alone. */
  mask: MaskLayer | undefined,
): PreviewAnswer | undefined {
  const { width, height, url: baseUrl } = base;
  const drawn = DRAWN.includes(base.kind);
  // Nothing is painted while corners are set.
  const region = useMemo(() => mask?.bounds(), [mask]);
  const worker = useRef<Worker>(undefined);
  const [answer, setAnswer] = useState<PreviewAnswer>();
  const [ready, setReady] = useState<string>();
  const busy = useRef(false);
  const waiting = useRef<PreviewQuestion>(undefined);
  const url = material?.url;
  const own = material?.own ?? false;

  useEffect(() => {
    if (url === undefined) return;
    const opened = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
    worker.current = opened;
    busy.current = false;
    opened.onmessage = ({ data }: MessageEvent<PreviewAnswer>) => {
      setAnswer(data);
      const next = waiting.current;
      waiting.current = undefined;
      busy.current = next !== undefined;
      if (next) opened.postMessage(next);
    };
    let open = true;
    void Promise.all([readPixels(url, TEXTURE_EDGE), readPixels(baseUrl, LIGHT_EDGE)]).then(
      ([texture, pixels]) => {
        if (!open || !texture) return;
        opened.postMessage({ kind: 'texture', pixels: texture, own } satisfies PreviewQuestion);
        if (pixels) {
          const scale = pixels.width / width;
          const inside = mask && insideOf(mask, pixels, scale);
          opened.postMessage({ kind: 'light', pixels, scale, drawn, inside } satisfies PreviewQuestion);
        }
        setReady(url);
      },
    );
    return () => {
      open = false;
      opened.terminate();
      setAnswer(undefined);
      setReady(undefined);
    };
  }, [baseUrl, drawn, mask, own, url, width]);

  const tileWidthMm = material?.tileWidthMm ?? TILE_MM;
  const rotation = material?.rotation ?? 0;
  const keepLight = material?.keepLight ?? true;
  useEffect(() => {
    if (!quad || ready === undefined) return;
    const ask = (pixels: number) => {
      const question: PreviewQuestion = {
        kind: 'draw',
        id: Date.now(),
        corners: quad,
        size: { width, height },
        tileWidthMm,
        rotation,
        keepLight,
        area: areaOf(region ?? boundsOf(quad), { width, height }, pixels),
      };
      if (busy.current) waiting.current = question;
      else {
        busy.current = true;
        worker.current?.postMessage(question);
      }
    };
    ask(MOVING);
    const rest = setTimeout(() => ask(RESTING), REST_MS);
    return () => clearTimeout(rest);
  }, [height, keepLight, quad, ready, region, rotation, tileWidthMm, width]);
  return quad ? answer : undefined;
}

function boundsOf(quad: Quad): PixelRect {
  const across = quad.map(({ x }) => x);
  const down = quad.map(({ y }) => y);
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

/** The part of the picture in a region, in at most so many pixels. */
function areaOf(region: PixelRect, { width, height }: Size, pixels: number): PreviewArea {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const left = Math.floor(within(region.left, width));
  const top = Math.floor(within(region.top, height));
  const across = Math.max(1, Math.ceil(within(region.right, width)) - left);
  const down = Math.max(1, Math.ceil(within(region.bottom, height)) - top);
  const step = Math.max(1, Math.sqrt((across * down) / pixels));
  return { left, top, width: Math.ceil(across / step), height: Math.ceil(down / step), step };
}

/** The places of a copy that are painted. */
function insideOf(mask: MaskLayer, { width, height }: Size, scale: number): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) =>
    mask.valueAt(((at % width) + 0.5) / scale, (Math.floor(at / width) + 0.5) / scale) > 127 ? 1 : 0,
  );
}

/** A picture's pixels, made smaller where an edge is longer. */
async function readPixels(url: string, edge: number): Promise<ImageData | undefined> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, edge / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(image, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}
