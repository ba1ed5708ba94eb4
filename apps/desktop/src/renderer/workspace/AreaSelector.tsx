import { type PointerEvent, useRef, useState } from 'react';
import { type Area, areaBetween } from '../../capture/area.ts';
import { useTexts } from '../bridge/client-context.tsx';
import styles from './AreaSelector.module.css';

interface Props {
  readonly still: string;
  readonly area: Area | null;
  readonly onArea: (area: Area) => void;
}

/** So small a drag is a slip of the hand, in shares of the window. */
const SLIP = 0.01;

/** The part of a still that is rendered: dragged over it, in any direction. */
export function AreaSelector({ still, area, onArea }: Props) {
  const t = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<{ x: number; y: number }>();
  const [dragged, setDragged] = useState<Area>();
  const placeOf = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const shown = dragged ?? area;
  return (
    <div
      ref={frame}
      className={styles['frame']}
      role="application"
      aria-label={t('selectedArea')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(placeOf(event));
      }}
      onPointerMove={(event) => {
        if (from) setDragged(areaBetween(from, placeOf(event)));
      }}
      onPointerUp={() => {
        if (dragged && dragged.width > SLIP && dragged.height > SLIP) onArea(dragged);
        setFrom(undefined);
        setDragged(undefined);
      }}
    >
      <img src={still} alt="" draggable={false} />
      {shown && (
        <div
          className={styles['area']}
          data-testid="area"
          style={{
            left: `${shown.x * 100}%`,
            top: `${shown.y * 100}%`,
            width: `${shown.width * 100}%`,
            height: `${shown.height * 100}%`,
          }}
        />
      )}
    </div>
  );
}
