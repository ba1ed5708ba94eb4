import { imagePoint, type ImagePoint } from '@plumbline/editor/coordinates.ts';
import type { ToolOverlay } from '@plumbline/editor/tools/mask-tool.ts';
import { imageToScreen, type Viewport } from '@plumbline/editor/viewport.ts';

/** Of lines that must be seen on any picture: a light casing under a dark line. */
export interface OverlayColours {
  readonly casing: string;
  readonly line: string;
  readonly accent: string;
}

const HANDLE = 4;

/** Draws what a tool shows: the brush's rim, the outline that grows, its handles. The context is in CSS pixels. */
export function drawOverlay(
  context: CanvasRenderingContext2D,
  overlay: ToolOverlay,
  viewport: Viewport,
  colours: OverlayColours,
): void {
  const path = new Path2D();
  if (overlay.kind === 'circle') {
    const { x, y } = imageToScreen(viewport, overlay.at);
    const radius = Math.max(1, overlay.radius * viewport.scale);
    path.arc(x, y, radius, 0, 2 * Math.PI);
    strokeCased(context, path, colours);
    const core = overlay.core * viewport.scale;
    if (core > 2 && core < radius - 2) {
      const inner = new Path2D();
      inner.arc(x, y, core, 0, 2 * Math.PI);
      context.setLineDash([2, 3]);
      context.strokeStyle = colours.casing;
      context.lineWidth = 1;
      context.stroke(inner);
      context.setLineDash([]);
    }
    return;
  }
  overlay.points.forEach((point, index) => {
    const { x, y } = imageToScreen(viewport, point);
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  if (overlay.closed) path.closePath();
  strokeCased(context, path, colours);
  if (overlay.lead) {
    const [from, to] = overlay.lead.map((end) => imageToScreen(viewport, end));
    const line = new Path2D();
    line.moveTo(from?.x ?? 0, from?.y ?? 0);
    line.lineTo(to?.x ?? 0, to?.y ?? 0);
    context.strokeStyle = colours.accent;
    context.lineWidth = 1;
    context.stroke(line);
    for (const end of overlay.lead) drawHandle(context, imageToScreen(viewport, end), false, colours);
  }
  overlay.handles.forEach((point, index) =>
    drawHandle(context, imageToScreen(viewport, point), overlay.held === index, colours),
  );
}

function drawHandle(
  context: CanvasRenderingContext2D,
  { x, y }: { readonly x: number; readonly y: number },
  held: boolean,
  colours: OverlayColours,
): void {
  context.beginPath();
  context.arc(x, y, held ? HANDLE + 2 : HANDLE, 0, 2 * Math.PI);
  context.fillStyle = held ? colours.accent : colours.casing;
  context.fill();
  context.strokeStyle = colours.line;
  context.lineWidth = 1;
  context.stroke();
}

/** Places that were clicked: a dot with a plus for what belongs to the thing, a minus for what does not. */
export function drawPoints(
  context: CanvasRenderingContext2D,
  points: readonly { readonly x: number; readonly y: number; readonly label: 0 | 1 }[],
  viewport: Viewport,
  colours: OverlayColours,
): void {
  for (const { x, y, label } of points) {
    const at: ImagePoint = imagePoint(x, y);
    const screen = imageToScreen(viewport, at);
    context.beginPath();
    context.arc(screen.x, screen.y, 7, 0, 2 * Math.PI);
    context.fillStyle = label === 1 ? colours.accent : colours.line;
    context.fill();
    context.strokeStyle = colours.casing;
    context.lineWidth = 1.5;
    context.stroke();
    context.beginPath();
    context.moveTo(screen.x - 3, screen.y);
    context.lineTo(screen.x + 3, screen.y);
    if (label === 1) {
      context.moveTo(screen.x, screen.y - 3);
      context.lineTo(screen.x, screen.y + 3);
    }
    context.stroke();
  }
}

function strokeCased(context: CanvasRenderingContext2D, path: Path2D, colours: OverlayColours): void {
  context.lineJoin = 'round';
  context.strokeStyle = colours.casing;
  context.lineWidth = 3;
  context.stroke(path);
  context.strokeStyle = colours.line;
  context.lineWidth = 1;
  context.stroke(path);
}
