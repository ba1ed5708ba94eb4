import type { ModelWarning } from '@plumbline/models/model/model-warning.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { PlanHeights } from './frame/heights.ts';
import type { WallDeviation } from './walls/measure-walls.ts';

/** Share of the rim of the rooms that has no wall and no opening, from which walls are missing; fewer rooms are too few. */
const OPEN_RIM = 0.3;
const FEW_ROOMS = 2;

/** What a person should know of a plan that stands: what was measured, what was taken from where, and what was not read. */
export function warnOfPlan(
  { metric, rooms, evidence }: PlanReading,
  {
    heights,
    walls,
    longSide,
    isSaid,
  }: {
    readonly heights: PlanHeights;
    readonly walls: WallDeviation;
    readonly longSide: number;
    readonly isSaid: boolean;
  },
): ModelWarning[] {
  const size = Math.round(longSide * 10) / 10;
  const warnings: ModelWarning[] = [];
  const say = (kind: ModelWarning['kind'], values: ModelWarning['values'] = {}, count = 1): void => {
    warnings.push({ kind, count, names: [], values });
  };
  const open = rooms.filter(({ areaPixels }) => areaPixels > 0);
  const rim = open.reduce((sum, { enclosure, areaPixels }) => sum + (1 - enclosure) * areaPixels, 0);
  const floor = open.reduce((sum, { areaPixels }) => sum + areaPixels, 0);
  if (evidence.rooms < FEW_ROOMS || rim > OPEN_RIM * floor) say('plan-walls-missing');
  if (!isSaid) say(metric.from === 'doors' ? 'plan-scale-by-doors' : 'plan-scale-guessed', { size });
  say('plan-heights-assumed', { wall: heights.wall, door: heights.door });
  say('plan-walls-measured', { percent: Math.max(0.1, Math.round(walls.most * 1000) / 10) });
  return warnings;
}
