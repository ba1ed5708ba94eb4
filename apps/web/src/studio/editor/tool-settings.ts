import type { CombineMode } from '@plumbline/editor/combine-tiles.ts';
import type { Size } from '@plumbline/editor/coordinates.ts';
import { BRUSH_SIZE } from '@plumbline/editor/tools/brush.ts';
import { WAND_TOLERANCE } from '@plumbline/editor/tools/magic-wand.ts';
import type { MaskToolName } from '@plumbline/contract/tools/tool-descriptor.ts';
import { create } from 'zustand';

/** What a press on the stage does: make a mask in one of the ways of the descriptor, or move the picture. */
export type RailTool = MaskToolName | 'hand';

/** How the mask that is worked on is shown. */
export const MASK_DISPLAYS = ['both', 'outline', 'tint'] as const;
export type MaskDisplay = (typeof MASK_DISPLAYS)[number];

export interface ToolSettings {
  readonly tool: RailTool;
  /** Diameter in pixels of the picture. Until somebody has set one it follows the picture's size. */
  readonly size: number;
  readonly sizeChosen: boolean;
  /** 0…1. */
  readonly hardness: number;
  /** 0…100, a distance in CIE Lab. */
  readonly tolerance: number;
  readonly contiguous: boolean;
  /** What a shape or a pick does to what is painted already. */
  readonly mode: CombineMode;
  readonly display: MaskDisplay;
  /** Whether clicks are off the thing that is looked for. */
  readonly excluding: boolean;
  /** Of growing, shrinking and feathering, in pixels of the picture. */
  readonly amount: number;
}

interface ToolSettingsState extends ToolSettings {
  readonly change: (part: Partial<ToolSettings>) => void;
}

export const FIRST_TOOL_SETTINGS: ToolSettings = {
  tool: 'brush',
  size: BRUSH_SIZE.default,
  sizeChosen: false,
  hardness: 0.8,
  tolerance: WAND_TOLERANCE.default,
  contiguous: true,
  mode: 'add',
  display: 'both',
  excluding: false,
  amount: 8,
};

/** How masks are made: the same in every workspace, until the page is left. */
export const useToolSettings = create<ToolSettingsState>()((set) => ({
  ...FIRST_TOOL_SETTINGS,
  change: (part) => set(part.size === undefined ? part : { sizeChosen: true, ...part }),
}));

/** The next way to show a mask, round and round. */
export function nextDisplay(display: MaskDisplay): MaskDisplay {
  return MASK_DISPLAYS[(MASK_DISPLAYS.indexOf(display) + 1) % MASK_DISPLAYS.length] ?? 'both';
}

/** A brush that suits a picture, where nobody has chosen one: about a thirtieth of its longer edge. */
export function suitBrush({ width, height }: Size): void {
  const { sizeChosen, change } = useToolSettings.getState();
  if (!sizeChosen) change({ size: Math.max(8, Math.round(Math.max(width, height) / 30)), sizeChosen: false });
}

/** A size of the brush one step smaller or larger: steps grow with it, as the eye sees them. */
export function stepBrush(size: number, direction: -1 | 1): number {
  const next = direction === 1 ? Math.max(size + 1, size * 1.15) : Math.min(size - 1, size / 1.15);
  return Math.round(Math.min(BRUSH_SIZE.max, Math.max(BRUSH_SIZE.min, next)));
}

type SavedSettings = Readonly<Record<string, string | number | boolean>>;

/** What of the settings goes with a saved edit: those of brush and wand, which fit its picture. */
export function savedToolSettings({ size, hardness, tolerance, contiguous }: ToolSettings): SavedSettings {
  return { size, hardness, tolerance, contiguous };
}

/** Settings of a saved edit, of any age; what does not fit is left out. */
export function readToolSettings({
  size,
  hardness,
  tolerance,
  contiguous,
}: SavedSettings): Partial<ToolSettings> {
  const within = (value: unknown, low: number, high: number): value is number =>
    typeof value === 'number' && value >= low && value <= high;
  return {
    ...(within(size, BRUSH_SIZE.min, BRUSH_SIZE.max) ? { size } : {}),
    ...(within(hardness, 0, 1) ? { hardness } : {}),
    ...(within(tolerance, WAND_TOLERANCE.min, WAND_TOLERANCE.max) ? { tolerance } : {}),
    ...(typeof contiguous === 'boolean' ? { contiguous } : {}),
  };
}
