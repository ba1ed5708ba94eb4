import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './CompareSlider.module.css';

interface Shares {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The style that puts a picture at a place in its frame. */
export function inShares(place: Shares) {
  const percent = (share: number) => `${share * 100}%`;
  return {
    inset: 'auto',
    left: percent(place.left),
    top: percent(place.top),
    width: percent(place.width),
    height: percent(place.height),
  };
}

interface Props {
  readonly before: string;
  readonly after: string;
  /** Of each, the picture itself where that is its smaller copy (see `useBoundedSource`). */
  readonly overBefore?: string | undefined;
  readonly overAfter?: string | undefined;
  /** Smaller copies of each, as of an `img`, with the width that the frame has. */
  readonly beforeSet?: string | undefined;
  readonly afterSet?: string | undefined;
  readonly sizes?: string;
  /** Whether the page is looked at for them: they are asked for before anything else. */
  readonly first?: boolean;
  readonly beforeAlt: string;
  readonly afterAlt: string;
  /** What the handle is called by screen readers. */
  readonly label: string;
  /** Where the picture before lies on the one after, in shares of that; absent: it covers it. */
  readonly beforePlace?: Shares | undefined;
  /** Zoom and place of both pictures in the frame, as a CSS transform from its top left; absent: they fill it. */
  readonly transform?: string | undefined;
  /** Where the divider stands, 0…100; left of it the base, right of it the result. */
  readonly position: number;
  readonly onChange: (position: number) => void;
}

const STEP = 2;

function moved(key: string, position: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return position - STEP;
  if (key === 'ArrowRight' || key === 'ArrowUp') return position + STEP;
  if (key === 'Home') return 0;
  if (key === 'End') return 100;
  return undefined;
}

/** Two pictures of one view on top of each other, with a divider that a pointer or the arrow keys move. */
export function CompareSlider(props: Props) {
  const { before, after, overBefore, overAfter, position, onChange } = props;
  // Where the other does not cover it, it must not show beside it.
  const afterStyle = props.beforePlace && { clipPath: `inset(0 0 0 ${position}%)` };
  const beforeStyle = props.beforePlace && inShares(props.beforePlace);
  const zoomed = props.transform && { transform: props.transform, transformOrigin: '0 0' };
  const frame = useRef<HTMLDivElement>(null);

  const follow = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) onChange(Math.min(100, Math.max(0, ((event.clientX - box.left) / box.width) * 100)));
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, position);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(Math.min(100, Math.max(0, next)));
  };

  return (
    <div className={styles['frame']} ref={frame}>
      <Shown
        src={after}
        srcSet={props.afterSet}
        sizes={props.sizes}
        first={props.first}
        over={overAfter}
        alt={props.afterAlt}
        style={{ ...afterStyle, ...zoomed }}
      />
      <div className={styles['before']} style={{ clipPath: `inset(0 ${100 - position}% 0 0)` }}>
        <Shown
          src={before}
          srcSet={props.beforeSet}
          sizes={props.sizes}
          first={props.first}
          over={overBefore}
          alt={props.beforeAlt}
          style={{ ...beforeStyle, ...zoomed }}
        />
      </div>
      <div className={styles['divider']} style={{ left: `${position}%` }}>
        <div
          className={styles['handle']}
          role="slider"
          tabIndex={0}
          aria-label={props.label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(position)}
          onPointerDown={press}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
          onKeyDown={onKeyDown}
        >
          <svg aria-hidden width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor">
            <path
              d="m7 5-4 4 4 4M11 5l4 4-4 4"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </div>
      </div>
    </div>
  );
}

interface ShownProps {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly sizes: string | undefined;
  readonly first: boolean | undefined;
  readonly over: string | undefined;
  readonly alt: string;
  readonly style: CSSProperties | undefined;
}

/** A picture, and over it the whole of it where it is a smaller copy. */
function Shown({ src, srcSet, sizes, first, over, alt, style }: ShownProps) {
  const common = { className: styles['picture'], draggable: false, style };
  return (
    <>
      <img
        {...common}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        src={src}
        alt={alt}
        fetchPriority={first ? 'high' : undefined}
      />
      {over !== undefined && <img {...common} src={over} alt="" decoding="async" />}
    </>
  );
}
