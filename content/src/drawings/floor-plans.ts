import {
  armchair,
  basin,
  bathtub,
  bed,
  cupboard,
  desk,
  fridge,
  hob,
  pottedPlant,
  shower,
  singleBed,
  sink,
  sofa,
  tableWithChairs,
  toilet,
  wardrobe,
  worktop,
} from './plan-furniture.ts';
import { door, gap, slidingDoor, windowIn } from './plan-openings.ts';
import { type Place, PlanSheet } from './plan-sheet.ts';

/** A plan as data: its name and what is drawn. */
export interface PlanSubject {
  readonly id: string;
  readonly sheet: PlanSheet;
}

const OUTER = 0.26;
const INNER = 0.16;

type Run = readonly [x0: number, y0: number, x1: number, y1: number];

/** Draws walls, openings and furniture in the metres of the building, which stands `margin` into the sheet. */
class FloorPlan {
  readonly sheet: PlanSheet;
  readonly #margin: Place;

  constructor(sheetWidth: number, margin: Place) {
    this.sheet = new PlanSheet(sheetWidth);
    this.#margin = margin;
  }

  at(x: number, y: number): Place {
    return [x + this.#margin[0], y + this.#margin[1]];
  }

  walls(thickness: number, runs: readonly Run[]): this {
    for (const [x0, y0, x1, y1] of runs)
      this.sheet.wall({ from: this.at(x0, y0), to: this.at(x1, y1), thickness });
    return this;
  }

  windows(along: 'x' | 'y', openings: readonly (readonly [x: number, y: number, width: number])[]): this {
    for (const [x, y, width] of openings)
      windowIn(this.sheet, { at: this.at(x, y), along, width, thickness: OUTER });
    return this;
  }

  door(along: 'x' | 'y', [x, y]: Place, side: -1 | 1, hinge: 'first' | 'second', width = 0.85): this {
    door(this.sheet, { at: this.at(x, y), along, width, thickness: INNER }, side, hinge);
    return this;
  }
}

function apartment(): PlanSubject {
  const plan = new FloorPlan(17.1, [2.35, 0.75]);
  const { sheet } = plan;
  plan
    .walls(OUTER, [
      [0, 0, 12.4, 0],
      [0, 8.4, 12.4, 8.4],
      [0, 0, 0, 8.4],
      [12.4, 0, 12.4, 8.4],
    ])
    .walls(INNER, [
      [2.9, 0, 2.9, 3.5],
      [0, 3.5, 2.9, 3.5],
      [6.7, 0, 6.7, 3.5],
      [6.7, 3.5, 12.4, 3.5],
      [8.6, 0, 8.6, 3.5],
      [0, 4.8, 3.7, 4.8],
      [3.7, 4.8, 3.7, 8.4],
      [8.6, 4.8, 8.6, 8.4],
      [8.6, 4.8, 9.9, 4.8],
      [9.9, 3.5, 9.9, 5.3],
      [9.9, 5.3, 12.4, 5.3],
    ])
    .windows('x', [
      [0.7, 0, 1.5],
      [3.9, 0, 1.8],
      [7.3, 0, 0.7],
      [9.5, 0, 2],
      [0.9, 8.4, 1.9],
      [9.6, 8.4, 1.9],
    ])
    // The parapet of the balcony.
    .walls(0.12, [
      [3.7, 8.5, 3.7, 9.9],
      [8.6, 8.5, 8.6, 9.9],
      [3.7, 9.9, 8.6, 9.9],
    ])
    .windows('y', [[12.4, 4.05, 0.7]]);
  slidingDoor(sheet, { at: plan.at(4.5, 8.4), along: 'x', width: 3.3, thickness: OUTER });
  slidingDoor(sheet, { at: plan.at(2.9, 1.9), along: 'y', width: 1.3, thickness: INNER });
  door(sheet, { at: plan.at(0, 3.72), along: 'y', width: 0.95, thickness: OUTER }, 1, 'first');
  plan
    .door('x', [2.6, 4.8], 1, 'first')
    .door('x', [7.25, 3.5], -1, 'second', 0.8)
    .door('x', [8.85, 3.5], -1, 'first')
    .door('x', [8.8, 4.8], 1, 'first')
    .door('x', [10.1, 5.3], -1, 'first', 0.75);
  furnishKitchen(plan);
  // Foyer and dining.
  cupboard(sheet, plan.at(2.05, 3.58), 'up', [1.4, 0.36]);
  tableWithChairs(sheet, plan.at(4.85, 1.75), [1.7, 0.9], 3);
  cupboard(sheet, plan.at(6.6, 1.75), 'right', [1.8, 0.42]);
  // Living room.
  sofa(sheet, plan.at(3.82, 6.45), 'left', 2.5);
  armchair(sheet, plan.at(5.85, 8.2), 'down');
  sheet.box(plan.at(5.5, 5.95), [0.7, 1.1], 'plain', '#ffffff');
  cupboard(sheet, plan.at(8.5, 6.5), 'right', [2.1, 0.4]);
  pottedPlant(sheet, plan.at(8.2, 7.95), 0.27);
  pottedPlant(sheet, plan.at(4.1, 7.95), 0.24);
  // Bedrooms.
  bed(sheet, plan.at(0.15, 6.75), 'left');
  wardrobe(sheet, plan.at(3.6, 7.15), 'right', 2);
  bed(sheet, plan.at(12.25, 6.83), 'right');
  wardrobe(sheet, plan.at(8.7, 7.2), 'left', 1.9);
  singleBed(sheet, plan.at(11.65, 0.15), 'up');
  desk(sheet, plan.at(9.5, 0.15), 'up', 1.4);
  cupboard(sheet, plan.at(12.25, 2.85), 'right', [0.9, 0.4]);
  // Bathrooms.
  bathtub(sheet, plan.at(7.2, 0.15), 'up');
  toilet(sheet, plan.at(8.5, 1.05), 'right');
  basin(sheet, plan.at(8.5, 2.1), 'right', 0.8);
  shower(sheet, plan.at(12.25, 4.1), 'right');
  toilet(sheet, plan.at(11.05, 3.6), 'up');
  basin(sheet, plan.at(10.4, 3.6), 'up', 0.7);
  // Balcony chairs.
  armchair(sheet, plan.at(5.1, 9.75), 'down');
  armchair(sheet, plan.at(7.2, 9.75), 'down');
  for (const [x, y, name] of [
    [1.7, 2.75, 'KITCHEN'],
    [4.85, 3.1, 'DINING'],
    [7.6, 5.15, 'LIVING'],
    [1.35, 5.16, 'BEDROOM 2'],
    [10.1, 5.75, 'BEDROOM 1'],
    [9.85, 2.6, 'STUDY'],
    [7.32, 2.25, 'BATH'],
    [6.15, 9.35, 'BALCONY'],
  ] as const)
    sheet.text(plan.at(x, y), name, 0.2);
  return { id: 'apartment-plan', sheet };
}

function furnishKitchen(plan: FloorPlan): void {
  const { sheet } = plan;
  worktop(sheet, plan.at(1.5, 0.13), 'up', 2.6);
  sink(sheet, plan.at(1.45, 0.13), 'up');
  worktop(sheet, plan.at(0.13, 1.75), 'left', 2);
  hob(sheet, plan.at(0.13, 1.75), 'left');
  fridge(sheet, plan.at(0.14, 3.05), 'left');
}

function office(): PlanSubject {
  const plan = new FloorPlan(24.6, [2, 1.8]);
  const { sheet } = plan;
  plan
    .walls(OUTER + 0.06, [
      [0, 0, 20.6, 0],
      [0, 12.8, 20.6, 12.8],
      [0, 0, 0, 12.8],
      [20.6, 0, 20.6, 12.8],
    ])
    .walls(INNER, [
      [5.2, 0, 5.2, 4.4],
      [9.4, 0, 9.4, 4.4],
      [0, 4.4, 9.4, 4.4],
      [15.6, 0, 15.6, 3.2],
      [18.1, 0, 18.1, 3.2],
      [15.6, 3.2, 20.6, 3.2],
      [15.6, 5.2, 20.6, 5.2],
      [15.6, 5.2, 15.6, 9],
      [15.6, 9, 20.6, 9],
    ])
    .windows('x', [
      [0.8, 0, 3.4],
      [6, 0, 2.6],
      [10.4, 0, 4],
      [1, 12.8, 3.6],
      [5.6, 12.8, 3.6],
      [10.2, 12.8, 3.6],
    ])
    .windows('y', [
      [0, 1, 2.4],
      [0, 6, 2.4],
      [0, 9.4, 2.4],
      [20.6, 5.9, 2.4],
    ]);
  gap(sheet, { at: plan.at(20.6, 10.2), along: 'y', width: 1.8, thickness: OUTER + 0.06 });
  door(sheet, { at: plan.at(20.6, 10.2), along: 'y', width: 0.9, thickness: OUTER + 0.06 }, -1, 'first');
  door(sheet, { at: plan.at(20.6, 11.1), along: 'y', width: 0.9, thickness: OUTER + 0.06 }, -1, 'second');
  plan
    .door('x', [4.1, 4.4], -1, 'second', 0.9)
    .door('x', [5.6, 4.4], -1, 'first', 0.9)
    .door('x', [16.4, 3.2], -1, 'first', 0.9)
    .door('x', [18.9, 3.2], -1, 'first', 0.9)
    .door('y', [15.6, 5.5], 1, 'first', 0.9);
  // Meeting room, manager's room.
  tableWithChairs(sheet, plan.at(2.6, 2.1), [3, 1.2], 4);
  desk(sheet, plan.at(7.3, 0.9), 'up', 1.8);
  sofa(sheet, plan.at(9.25, 2.4), 'right', 1.6);
  cupboard(sheet, plan.at(5.32, 2), 'left', [1.8, 0.42]);
  // Open desks in blocks of four.
  for (const x of [2.6, 6.4, 10.2])
    for (const y of [7.2, 10.6])
      for (const u of [-0.72, 0.72]) {
        desk(sheet, plan.at(x + u, y), 'up', 1.4);
        desk(sheet, plan.at(x + u, y), 'down', 1.4);
      }
  desk(sheet, plan.at(12.5, 0.2), 'up', 1.6);
  desk(sheet, plan.at(10.7, 0.2), 'up', 1.6);
  desk(sheet, plan.at(14.3, 0.2), 'up', 1.6);
  // Wash rooms, pantry, reception.
  toilet(sheet, plan.at(16.3, 0.18), 'up');
  toilet(sheet, plan.at(17.4, 0.18), 'up');
  basin(sheet, plan.at(18, 2.2), 'right', 1);
  toilet(sheet, plan.at(18.8, 0.18), 'up');
  toilet(sheet, plan.at(19.9, 0.18), 'up');
  basin(sheet, plan.at(20.42, 2.2), 'right', 1);
  worktop(sheet, plan.at(18.6, 8.9), 'down', 3.2);
  sink(sheet, plan.at(17.8, 8.9), 'down');
  hob(sheet, plan.at(19.2, 8.9), 'down');
  tableWithChairs(sheet, plan.at(18.2, 6.4), [1.6, 0.8], 2);
  sheet.box(plan.at(16.1, 9.5), [0.7, 1.8], 'plain', '#ffffff');
  sofa(sheet, plan.at(17.2, 12.62), 'down', 2.4);
  for (const [x, y] of [
    [19.9, 9.6],
    [14.6, 12.2],
    [0.6, 12.2],
    [0.6, 5],
    [14.9, 3.9],
    [8.9, 4.9],
  ] as const)
    pottedPlant(sheet, plan.at(x, y), 0.34);
  for (const [x, y, name] of [
    [2.4, 3.9, 'MEETING'],
    [7.6, 3.9, 'DIRECTOR'],
    [12.6, 4, 'STUDIO'],
    [18.2, 4.4, 'HALL'],
    [16.45, 1.75, 'WC'],
    [18.95, 1.75, 'WC'],
    [16.5, 8, 'PANTRY'],
    [18.3, 10.9, 'RECEPTION'],
    [6.4, 9.05, 'OPEN OFFICE'],
  ] as const)
    sheet.text(plan.at(x, y), name, 0.28);
  return { id: 'office-plan', sheet };
}

/** The floor plans that samples and covers are made of. */
export const FLOOR_PLANS: readonly PlanSubject[] = [apartment(), office()];
