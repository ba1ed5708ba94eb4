import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Area, dragArea, type Handle, HANDLES } from './area.ts';
import styles from './Live.module.css';

interface Props {
  readonly stream: MediaStream;
  readonly area: Area;
  readonly onChange: (area: Area) => void;
}

const KEY_STEP = 0.02;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** The shared window, with the area that is rendered: dragged as a whole or by its corners, by pointer or keys. */
export function AreaPicker({ stream, area, onChange }: Props) {
  const { t } = useTranslation('live');
  const video = useRef<HTMLVideoElement>(null);
  const dragged = useRef<{
    readonly handle: Handle;
    readonly x: number;
    readonly y: number;
    readonly area: Area;
  }>(undefined);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  const begin = (handle: Handle) => (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { handle, x: event.clientX, y: event.clientY, area };
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const from = dragged.current;
    const box = video.current?.getBoundingClientRect();
    if (!from || !box) return;
    onChange(
      dragArea(
        from.area,
        from.handle,
        (event.clientX - from.x) / box.width,
        (event.clientY - from.y) / box.height,
      ),
    );
  };
  const end = () => {
    dragged.current = undefined;
  };
  const press = (handle: Handle) => (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(dragArea(area, handle, ...step));
  };
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div className={styles['window']}>
      <video ref={video} muted autoPlay playsInline aria-label={t('source')} />
      <div
        className={styles['area']}
        style={{
          left: percent(area.x),
          top: percent(area.y),
          width: percent(area.width),
          height: percent(area.height),
        }}
      >
        {HANDLES.toReversed().map((handle) => (
          <button
            key={handle}
            type="button"
            className={styles['handle']}
            data-handle={handle}
            aria-label={t(`corner_${handle}`)}
            onPointerDown={begin(handle)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
            onKeyDown={press(handle)}
          />
        ))}
      </div>
    </div>
  );
}
