import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { groupBounds, groupTouching } from '../../drawing/cell-groups.ts';
import { isSiteGround, SiteClass } from '../../drawn-garden/read/site-class.ts';

/** Long to short side of the bounding box: a longer group is no car. */
const MAX_SLENDERNESS = 6;

const { figure, ground, crown, trunk, sheet, sky } = SiteClass;

/** A group of built pieces this small beside the largest building is a car, a bench or a note: it stays pale. */
const LARGEST = 0.045;

/** Marks small loose groups of built cells as figures; on a bare sheet they become paper, as notes and arrows should. */
export function findCars({ cells }: DrawingAnalysis, kinds: Uint8Array): void {
  const built = kinds.map((k, l) =>
    l > 0 && !isSiteGround(k) && k !== crown && k !== trunk && k !== sheet && k !== sky ? 1 : 0,
  );
  const groups = groupTouching(built, cells.neighbours, 2);
  const areas = groups.map((group) => group.reduce((sum, l) => sum + (cells.filledArea[l] as number), 0));
  const largest = Math.max(0, ...areas);
  groups.forEach((group, k) => {
    if ((areas[k] as number) > LARGEST * largest) return;
    const { x0, x1, y0, y1 } = groupBounds(group, cells);
    if (x1 - x0 > MAX_SLENDERNESS * (y1 - y0) || y1 - y0 > MAX_SLENDERNESS * (x1 - x0)) return;
    let paper = 0;
    let land = 0;
    let leaves = 0;
    for (const l of group)
      for (let e = cells.neighbours.start[l] as number; e < (cells.neighbours.start[l + 1] as number); e++) {
        const kind = kinds[cells.neighbours.cell[e] as number] as number;
        if (kind === sheet) paper += cells.neighbours.contact[e] as number;
        else if (isSiteGround(kind)) land += cells.neighbours.contact[e] as number;
        else if (kind === crown) leaves += cells.neighbours.contact[e] as number;
      }
    // A gap between crowns is ground, not a thing of its own.
    const kind = paper > land ? sheet : leaves > land ? ground : figure;
    for (const l of group) kinds[l] = kind;
  });
}
