import type { PickBox, PickPoint } from '@plumbline/contract/api/click-mask.ts';
import type { Size } from '@plumbline/editor/coordinates.ts';
import type { MaskDocument, NamedMask } from '@plumbline/editor/mask-document.ts';
import type { ToolOverlay } from '@plumbline/editor/tools/mask-tool.ts';
import type { Viewport } from '@plumbline/editor/viewport.ts';
import type { MaskDisplay } from '../tool-settings.ts';
import { drawOverlay, drawPoints, type OverlayColours } from './draw-overlay.ts';
import { MarchingAnts } from './marching-ants.ts';
import { TilePainter } from './tile-painter.ts';

/** What is drawn over the picture besides the masks. */
export interface Shown {
  readonly overlay: ToolOverlay | undefined;
  readonly points: readonly PickPoint[];
  readonly box: PickBox | undefined;
}

/** The canvases over the picture, the lowest first. */
export interface Canvases {
  readonly masks: HTMLCanvasElement;
  readonly ants: HTMLCanvasElement;
  readonly tool: HTMLCanvasElement;
}

/**
 * Canvases over the picture: the masks, drawn again where they or the view change, the outline of the active one while
 * nothing is being painted, and what the tool shows.
 */
export class MaskScreen {
  readonly #document: MaskDocument;
  readonly #masks: HTMLCanvasElement;
  readonly #tool: HTMLCanvasElement;
  readonly #ants: MarchingAnts;
  readonly #painter: TilePainter;
  readonly #colours: OverlayColours;
  readonly #stop: () => void;
  #viewport: Viewport = { scale: 1, x: 0, y: 0 };
  #frame: Size = { width: 0, height: 0 };
  #shown: () => Shown = () => ({ overlay: undefined, points: [], box: undefined });
  #display: MaskDisplay = 'tint';
  #masksStale = false;
  #request = 0;

  constructor({ masks, ants, tool }: Canvases, document: MaskDocument) {
    this.#document = document;
    this.#masks = masks;
    this.#tool = tool;
    this.#ants = new MarchingAnts(ants);
    this.#painter = new TilePainter(document);
    const style = getComputedStyle(masks);
    const token = (name: string) => style.getPropertyValue(name).trim();
    this.#colours = { casing: token('--casing'), line: token('--horizon'), accent: token('--accent') };
    this.#stop = document.subscribe((change) => {
      if (change.kind === 'tiles') this.#painter.touch(change.maskId, change.tiles);
      this.redraw();
      this.#outline();
    });
  }

  /** What the tool shows; asked when it is drawn. */
  show(shown: () => Shown): void {
    this.#shown = shown;
    this.redrawTool();
  }

  /** How masks are shown from now on. */
  display(display: MaskDisplay): void {
    this.#display = display;
    this.redraw();
    this.#outline();
  }

  look(viewport: Viewport, frame: Size): void {
    this.#viewport = viewport;
    if (frame.width !== this.#frame.width || frame.height !== this.#frame.height) {
      this.#frame = frame;
      for (const canvas of [this.#masks, this.#tool]) {
        canvas.width = Math.max(1, Math.round(frame.width * devicePixelRatio));
        canvas.height = Math.max(1, Math.round(frame.height * devicePixelRatio));
      }
    }
    // With the picture, not a frame later.
    this.#masksStale = true;
    this.#draw();
    this.#ants.look(viewport);
    this.#outline();
  }

  redraw(): void {
    this.#masksStale = true;
    this.redrawTool();
  }

  redrawTool(): void {
    this.#request ||= requestAnimationFrame(() => this.#draw());
  }

  close(): void {
    cancelAnimationFrame(this.#request);
    this.#stop();
    this.#ants.close();
  }

  /** What is being painted has no outline yet: it is shown by its tint alone. */
  #outline(): void {
    const { active, busy } = this.#document;
    if (this.#display === 'tint' || busy) this.#ants.clear();
    else this.#ants.follow(active?.visible ? active.layer : undefined, this.#viewport, this.#frame);
  }

  #draw(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    if (this.#masksStale) {
      this.#masksStale = false;
      const context = this.#masks.getContext('2d');
      if (context) {
        context.clearRect(0, 0, this.#masks.width, this.#masks.height);
        const outlined = this.#display === 'outline' && !this.#document.busy;
        const tinted = (mask: NamedMask) => !outlined || mask !== this.#document.active;
        this.#painter.draw(context, this.#viewport, this.#frame, devicePixelRatio, tinted);
      }
    }
    const context = this.#tool.getContext('2d');
    if (!context) return;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, this.#frame.width, this.#frame.height);
    const { overlay, points } = this.#shown();
    if (overlay) drawOverlay(context, overlay, this.#viewport, this.#colours);
    drawPoints(context, points, this.#viewport, this.#colours);
  }
}
