import { IMAGE_MAX_EDGE_WEB } from '@plumbline/contract/constants.ts';
import { imagePoint } from '@plumbline/editor/coordinates.ts';
import {
  dragFrame,
  FRAME_HANDLES,
  findFrameHandle,
  type FrameHandle,
  framePlace,
  type OutpaintFrame,
} from '@plumbline/editor/outpaint-frame.ts';
import type { Viewport } from '@plumbline/editor/viewport.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { useSettingsStore } from '../../settings/settings-store.ts';
import type { BasePicture } from '../../settings/workspace-settings.ts';
import { useStudio } from '../../studio-context.ts';
import styles from './FrameStage.module.css';

interface Props {
  readonly base: BasePicture;
  readonly frame: OutpaintFrame;
  /** In which the base's top left corner is the origin. */
  readonly viewport: Viewport;
}

/** Screen pixels around a handle that take hold of it. */
const REACH = 14;
const CURSORS = {
  '-1-1': 'nwse-resize',
  '11': 'nwse-resize',
  '1-1': 'nesw-resize',
  '-11': 'nesw-resize',
  '01': 'ns-resize',
  '0-1': 'ns-resize',
  '10': 'ew-resize',
  '-10': 'ew-resize',
  '00': 'move',
} as const;

/** The edge of the new canvas, to be dragged by its sides and corners, or moved around the picture. */
export function FrameStage({ base, frame, viewport }: Props) {
  const { tool } = useStudio();
  const setEdits = useSettingsStore((state) => state.setEdits);
  const drag = useRef<{ handle: FrameHandle; x: number; y: number; frame: OutpaintFrame }>(undefined);
  const [moving, setMoving] = useState<OutpaintFrame>();
  const [cursor, setCursor] = useState<string>();
  const shown = moving ?? frame;

  const handleAt = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = imagePoint(
      (event.clientX - box.left - viewport.x) / viewport.scale,
      (event.clientY - box.top - viewport.y) / viewport.scale,
    );
    return findFrameHandle(shown, at, REACH / viewport.scale);
  };
  const onPointerDown = (event: PointerEvent) => {
    const handle = event.button === 0 ? handleAt(event) : undefined;
    // Elsewhere the press moves the view.
    if (!handle) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { handle, x: event.clientX, y: event.clientY, frame: shown };
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = drag.current;
    if (!from) {
      const handle = handleAt(event);
      setCursor(handle && CURSORS[`${handle.across}${handle.down}` as keyof typeof CURSORS]);
      return;
    }
    event.stopPropagation();
    const by = {
      x: (event.clientX - from.x) / viewport.scale,
      y: (event.clientY - from.y) / viewport.scale,
    };
    setMoving(dragFrame(from.frame, from.handle, by, base, IMAGE_MAX_EDGE_WEB, event.shiftKey));
  };
  const onPointerUp = () => {
    drag.current = undefined;
    if (moving) setEdits(tool.function, { outpaint: moving });
    setMoving(undefined);
  };
  const place = (x: number, y: number) => ({
    x: viewport.x + x * viewport.scale,
    y: viewport.y + y * viewport.scale,
  });
  const corner = place(-shown.x, -shown.y);
  return (
    <div
      className={styles['surface']}
      style={{ cursor }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <svg aria-hidden>
        <rect
          className={styles['frame']}
          data-canvas-frame
          {...corner}
          width={shown.width * viewport.scale}
          height={shown.height * viewport.scale}
        />
        {FRAME_HANDLES.map((handle) => {
          const { x, y } = framePlace(shown, handle);
          const at = place(x, y);
          return (
            <rect
              key={`${handle.across}${handle.down}`}
              className={styles['handle']}
              x={at.x - 5}
              y={at.y - 5}
              width={10}
              height={10}
              rx={3}
            />
          );
        })}
      </svg>
      <output style={{ left: corner.x, top: corner.y }}>
        {shown.width} × {shown.height}
      </output>
    </div>
  );
}
