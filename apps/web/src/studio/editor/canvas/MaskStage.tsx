import type { MaskTool } from '@plumbline/editor/tools/mask-tool.ts';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { StageViewport } from '../../stage/use-viewport.ts';
import { pressMaskKey } from '../keys/mask-keys.ts';
import type { MaskEditor } from '../mask-editor.ts';
import { useToolSettings } from '../tool-settings.ts';
import { workInSlices } from '../work-in-slices.ts';
import styles from './MaskStage.module.css';
import { MaskScreen } from './mask-screen.ts';
import { useMaskPointer } from './use-mask-pointer.ts';

interface Props {
  readonly editor: MaskEditor;
  readonly viewport: StageViewport;
  /** Whether a press moves the picture, whatever tool is chosen. */
  readonly panning: boolean;
  /** `shown`: a press paints nothing. `hidden`: something else shows what is painted. */
  readonly shows: 'painted' | 'shown' | 'hidden';
  /** Told when presses begin to paint, and when they no longer do. */
  readonly onShown: (shown: boolean) => void;
}

/** Lets a tool whose work is long go on between events. */
function runTicks(tool: MaskTool): void {
  workInSlices((hasTime) => {
    for (let more = tool.isBusy(); more; ) {
      more = tool.tick?.() ?? false;
      if (more && !hasTime()) return true;
    }
    return false;
  });
}

/** The masks over the picture, and the surface that they are painted on. */
export function MaskStage({ editor, viewport, panning, shows, onShown }: Props) {
  const active = shows === 'painted';
  const surface = useRef<HTMLDivElement>(null);
  const masks = useRef<HTMLCanvasElement>(null);
  const ants = useRef<HTMLCanvasElement>(null);
  const cursor = useRef<HTMLCanvasElement>(null);
  const [screen, setScreen] = useState<MaskScreen>();
  const name = useToolSettings((state) => state.tool);
  const size = useToolSettings((state) => state.size);
  const hardness = useToolSettings((state) => state.hardness);
  const display = useToolSettings((state) => state.display);
  const pick = useSyncExternalStore(editor.pick.subscribe, editor.pick.snapshot);
  const tool = panning || !active ? undefined : editor.tool(name);
  const over = useRef(false);

  useLayoutEffect(() => {
    if (!masks.current || !ants.current || !cursor.current) return;
    const opened = new MaskScreen(
      { masks: masks.current, ants: ants.current, tool: cursor.current },
      editor.masks.document,
    );
    setScreen(opened);
    return () => opened.close();
  }, [editor]);

  useEffect(() => screen?.display(active ? display : 'tint'), [active, display, screen]);

  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  useEffect(() => editor.onKeys((key) => pressMaskKey(editor, key)), [editor]);

  const { scale, x, y } = viewport;
  useLayoutEffect(() => {
    const element = surface.current;
    if (!element || !screen) return;
    const look = () =>
      screen.look({ scale, x, y }, { width: element.clientWidth, height: element.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scale, screen, x, y]);
  useEffect(() => {
    screen?.show(() => ({
      overlay: over.current ? tool?.overlay() : undefined,
      points: pick.points,
      box: pick.box,
    }));
  }, [hardness, pick, screen, size, tool]);

  useEffect(
    () =>
      screen &&
      editor.onRedraw(() => {
        screen.redrawTool();
        if (tool) runTicks(tool);
      }),
    [editor, screen, tool],
  );

  const handlers = useMaskPointer({
    viewport,
    tool,
    onBegin: () => editor.ensureMask(),
    onSeen: () => {
      screen?.redrawTool();
      if (tool) runTicks(tool);
    },
  });
  return (
    <div
      ref={surface}
      className={styles['surface']}
      data-tool={panning ? 'hand' : name}
      data-active={active}
      data-hidden={shows === 'hidden'}
      data-waiting={pick.waiting}
      data-mask-surface
      {...handlers}
      onPointerEnter={() => {
        over.current = true;
      }}
      onPointerLeave={() => {
        over.current = false;
        screen?.redrawTool();
      }}
    >
      <canvas ref={masks} className={styles['canvas']} aria-hidden />
      <canvas ref={ants} className={styles['canvas']} data-ants aria-hidden />
      <canvas ref={cursor} className={styles['canvas']} aria-hidden />
    </div>
  );
}
