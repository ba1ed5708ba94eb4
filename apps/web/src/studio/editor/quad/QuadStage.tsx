import { imagePoint, type ImagePoint } from '@plumbline/editor/coordinates.ts';
import { type Line, pointOf, crossing, lineThrough } from '@plumbline/editor/lines.ts';
import { dragQuad, findQuadFault, findQuadPart, type Quad, type QuadPart } from '@plumbline/editor/quad.ts';
import { snapCorner } from '@plumbline/editor/snap-corner.ts';
import { imageToScreen } from '@plumbline/editor/viewport.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasePicture } from '../../settings/workspace-settings.ts';
import type { StageViewport } from '../../stage/use-viewport.ts';
import { useStudio } from '../../studio-context.ts';
import { MaterialPreview } from './MaterialPreview.tsx';
import { useQuadDraft } from './quad-draft.ts';
import styles from './QuadStage.module.css';
import { useMaterialPreview } from './use-material-preview.ts';
import { useVanishingPoints } from './use-vanishing-points.ts';

/** Screen pixels within which a part is taken hold of, and within which a corner falls into place. */
const REACH = 14;
const SNAP = 8;
const INDICES = [0, 1, 2, 3] as const;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  readonly base: BasePicture;
  readonly quad: Quad;
  readonly viewport: StageViewport;
}

/** Four corners of a rectangle on a surface, dragged by corner, edge or as a whole, with the material on it. */
export function QuadStage({ base, quad, viewport }: Props) {
  const { t } = useTranslation('edit');
  const { settings, masks } = useStudio();
  const layer = masks && masks.coverage !== 'empty' ? masks.masks.document.active?.layer : undefined;
  const move = useQuadDraft((state) => state.move);
  const points = useVanishingPoints(base.imageId, 'interior');
  const drag = useRef<{ part: QuadPart; from: ImagePoint; quad: Quad }>(undefined);
  const [guides, setGuides] = useState<readonly Line[]>([]);
  const { material } = settings.pictures;
  const { surface = {} } = settings.edits;
  const fault = findQuadFault(quad, base);
  const preview = useMaterialPreview(
    fault ? undefined : quad,
    base,
    material && {
      url: material.url,
      own: material.tileSizeMm === undefined,
      tileWidthMm: surface.tileSizeMm ?? material.tileSizeMm,
      rotation: surface.rotation ?? 0,
      keepLight: surface.keepLight ?? true,
    },
    layer,
  );

  const placeOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return imagePoint(
      (event.clientX - box.left - viewport.x) / viewport.scale,
      (event.clientY - box.top - viewport.y) / viewport.scale,
    );
  };
  const onPointerDown = (event: PointerEvent) => {
    const from = placeOf(event);
    const part = event.button === 0 ? findQuadPart(quad, from, REACH / viewport.scale) : undefined;
    // Elsewhere the press moves the view.
    if (!part) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { part, from, quad };
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    event.stopPropagation();
    const to = placeOf(event);
    let next = dragQuad(held.quad, held.part, held.from, to);
    setGuides([]);
    if (held.part.kind === 'corner' && !event.altKey) {
      const { index } = held.part;
      const snap = snapCorner(held.quad, index, next[index], points, SNAP / viewport.scale);
      if (snap) {
        next = dragQuad(held.quad, held.part, held.quad[index], snap.at);
        setGuides(snap.guides);
      }
    }
    move(next);
  };
  const onPointerUp = () => {
    drag.current = undefined;
    setGuides([]);
  };
  const nudge = (event: KeyboardEvent, index: 0 | 1 | 2 | 3) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? 10 : 1;
    const at = quad[index];
    move(
      dragQuad(quad, { kind: 'corner', index }, at, imagePoint(at.x + by * arrow[0], at.y + by * arrow[1])),
    );
  };
  const screen = quad.map((corner) => imageToScreen(viewport, corner));
  return (
    <div
      className={styles['surface']}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      {preview?.pixels && !fault && (
        <MaterialPreview
          area={preview.area}
          pixels={preview.pixels}
          quad={quad}
          mask={layer}
          viewport={viewport}
        />
      )}
      <svg>
        {guides.map((guide) => (
          <GuideLine key={`${guide.a} ${guide.b}`} line={guide} viewport={viewport} base={base} />
        ))}
        <polygon className={styles['casing']} points={screen.map(({ x, y }) => `${x},${y}`).join(' ')} />
        <polygon
          className={styles['outline']}
          data-fault={fault !== undefined}
          points={screen.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        {INDICES.map((index) => (
          <circle
            key={index}
            className={styles['corner']}
            cx={screen[index]?.x}
            cy={screen[index]?.y}
            r={7}
            tabIndex={0}
            role="slider"
            aria-label={t('quadCorner', { n: index + 1 })}
            aria-valuenow={Math.round(quad[index].x)}
            aria-valuetext={`${Math.round(quad[index].x)}, ${Math.round(quad[index].y)}`}
            onKeyDown={(event) => nudge(event, index)}
          />
        ))}
      </svg>
    </div>
  );
}

interface GuideProps {
  readonly line: Line;
  readonly viewport: StageViewport;
  readonly base: BasePicture;
}

/** A line to a vanishing point, all across the picture. */
function GuideLine({ line, viewport, base }: GuideProps) {
  const { width, height } = base;
  const steep = Math.abs(line.a) > Math.abs(line.b);
  const ends = steep
    ? [
        lineThrough(imagePoint(0, 0), imagePoint(1, 0)),
        lineThrough(imagePoint(0, height), imagePoint(1, height)),
      ]
    : [
        lineThrough(imagePoint(0, 0), imagePoint(0, 1)),
        lineThrough(imagePoint(width, 0), imagePoint(width, 1)),
      ];
  const [from, to] = ends.map((end) => pointOf(crossing(line, end)));
  if (!from || !to) return null;
  const one = imageToScreen(viewport, from);
  const other = imageToScreen(viewport, to);
  return <line className={styles['guide']} x1={one.x} y1={one.y} x2={other.x} y2={other.y} />;
}
