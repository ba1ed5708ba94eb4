import { imagePoint, type ImagePoint, screenPoint, type ScreenPoint } from '@plumbline/editor/coordinates.ts';
import { imageToScreen, screenToImage, type Viewport } from '@plumbline/editor/viewport.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasePicture } from '../../settings/workspace-settings.ts';
import styles from './DropperStage.module.css';
import { useDropper } from './dropper.ts';
import { meanColour } from './mean-colour.ts';
import { type Around, loadAround, READ_EDGE } from './read-around.ts';

/** Pixels to each side of the place whose mean is the colour. */
const REACH = 1;
const LOUPE = { width: 112, height: 140, cells: 100 } as const;
/** Between the pointer and the loupe; a finger hides more than a mouse. */
const AWAY = { mouse: 20, touch: 48 } as const;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  readonly base: BasePicture;
  readonly viewport: Viewport;
}

/** Takes a colour off the picture: the pixels at the pointer large, their colour around and under them. */
export function DropperStage({ base, viewport }: Props) {
  const { t } = useTranslation('edit');
  const { onTaken, end } = useDropper.getState();
  const surface = useRef<HTMLDivElement>(null);
  const loupe = useRef<HTMLDivElement>(null);
  const cells = useRef<HTMLCanvasElement>(null);
  const look = useRef<(at: ImagePoint) => Around>(undefined);
  const place = useRef<ImagePoint>(undefined);

  const colourAt = (at: ImagePoint, away: number): string | undefined => {
    place.current = at;
    const around = look.current?.(at);
    const colour = around && meanColour(around.pixels, READ_EDGE, REACH);
    const { current: element } = loupe;
    if (!element || !surface.current) return colour;
    element.style.visibility = colour === undefined ? 'hidden' : 'visible';
    if (!around || colour === undefined) return colour;
    drawCells(cells.current, around.canvas);
    const { x, y } = loupePlace(imageToScreen(viewport, at), surface.current, away);
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.style.setProperty('--taken', colour);
    if (element.lastElementChild) element.lastElementChild.textContent = colour.toUpperCase();
    return colour;
  };
  const take = (colour: string | undefined) => {
    if (colour === undefined) return;
    onTaken(colour);
    end();
  };
  const placeOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return screenToImage(viewport, screenPoint(event.clientX - box.left, event.clientY - box.top));
  };
  const awayOf = ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? AWAY.touch : AWAY.mouse);

  const latest = useRef(colourAt);
  useEffect(() => {
    latest.current = colourAt;
  });
  useEffect(() => {
    surface.current?.focus({ preventScroll: true });
    let open = true;
    void loadAround(base.url, base).then((read) => {
      if (!open) return;
      look.current = read;
      if (place.current) latest.current(place.current, AWAY.mouse);
    }, end);
    return () => {
      open = false;
    };
  }, [base, end]);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const at = place.current ?? imagePoint(base.width / 2, base.height / 2);
    if (event.key === 'Enter') take(colourAt(at, AWAY.mouse));
    else if (arrow) {
      const by = event.shiftKey ? 10 : 1;
      const within = (value: number, most: number) => Math.min(most - 0.5, Math.max(0.5, value));
      colourAt(
        imagePoint(within(at.x + by * arrow[0], base.width), within(at.y + by * arrow[1], base.height)),
        AWAY.mouse,
      );
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={surface}
      className={styles['surface']}
      role="application"
      aria-label={`${t('pickColour')}. ${t('pickingColour')}`}
      // The arrows move the place on the picture.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        colourAt(placeOf(event), awayOf(event));
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        colourAt(placeOf(event), awayOf(event));
      }}
      onPointerUp={(event) => {
        event.stopPropagation();
        if (event.button === 0) take(colourAt(placeOf(event), awayOf(event)));
      }}
      onPointerLeave={() => {
        if (loupe.current) loupe.current.style.visibility = 'hidden';
      }}
    >
      <div ref={loupe} className={styles['loupe']} aria-hidden>
        <canvas ref={cells} width={LOUPE.cells} height={LOUPE.cells} />
        <span />
      </div>
    </div>
  );
}

/** Beside the pointer, to whichever side there is room. */
function loupePlace(
  { x, y }: ScreenPoint,
  { clientWidth, clientHeight }: HTMLElement,
  away: number,
): ScreenPoint {
  const right = x + away + LOUPE.width <= clientWidth ? x + away : x - away - LOUPE.width;
  const above = y - away - LOUPE.height >= 0 ? y - away - LOUPE.height : y + away;
  return screenPoint(Math.max(0, right), Math.min(above, clientHeight - LOUPE.height));
}

/** The pixels large, the ones that count framed. */
function drawCells(canvas: HTMLCanvasElement | null, pixels: HTMLCanvasElement): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const cell = canvas.width / READ_EDGE;
  const from = ((READ_EDGE - 1) / 2 - REACH) * cell;
  const edge = (2 * REACH + 1) * cell;
  context.imageSmoothingEnabled = false;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(pixels, 0, 0, canvas.width, canvas.height);
  const style = getComputedStyle(canvas);
  for (const [width, colour] of [
    [3, '--casing'],
    [1.5, '--horizon'],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = style.getPropertyValue(colour);
    context.strokeRect(from, from, edge, edge);
  }
}
