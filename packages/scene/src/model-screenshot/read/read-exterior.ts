import { createBitMask } from '@plumbline/imaging/raster.ts';
import { findDarkOpenings, type Openings } from '../../painting/lit-openings.ts';
import { heardOutside, isNoPane } from './hear-net.ts';
import { hearPanes } from './hear-panes.ts';
import { PAPER, tellsByHue, WHITE_CHROMA } from './backdrop-tones.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import type { Backdrop } from './find-backdrop.ts';
import { ExteriorRole } from './exterior-roles.ts';
import { findDrawnGlass } from './find-drawn-glass.ts';
import { findRoofSurfaces } from './find-roof-surfaces.ts';
import { neutraliseClay } from './neutralise-clay.ts';
import { joinFragments, votesOfWhole } from './join-fragments.ts';
import { markPlants } from './mark-plants.ts';
import type { HeardSetting } from './heard-setting.ts';
import { isNeutral } from './neutral-surface.ts';
import type { ModelReading } from './read-model.ts';
import { measureRegions, type RegionTable } from './region-table.ts';
import { setAsHeard } from './set-as-heard.ts';
import { settleOutline } from './settle-outline.ts';

/** Tone of a wall by the building's white: in the light, and out of it but not in the dark. */
const LIGHT_WALL = 0.8;
const MIDDLE_WALL = 0.42;
/** Share of the neutral surfaces that may be lighter than what counts as white. */
const BRIGHTER_THAN_WHITE = 0.08;
/** Drawn glass: its blue by its other channels, that blue at least, display 0…1, and its red by its green. */
const GLASS_BLUE = 1.22;
const LEAST_BLUE = 0.2;
const MOST_RED = 1.4;
/** What is added to a channel that another one is compared with, display 0…1: near black a hue is noise. */
const SLACK = 0.02;
/** What may be of a pane beside drawn glass: black, or so dark with a trace of blue, by its green; display 0…1. */
const BLACK = 0.08;
const DARK = 0.42;
const TRACE_OF_BLUE = 1.06;

export interface ExteriorReading {
  /** `ExteriorRole` per pixel. */
  readonly roles: Uint8Array;
  /** Panes that may be lit, with a label each. */
  readonly openings: Openings;
}

/** Gives every pixel of a model of an outside its role; what no rule is sure of keeps its own colour. */
export function readExterior(
  model: ModelReading,
  backdrop: Backdrop,
  strokes: Uint8Array,
  votes?: CellVotes,
  setting?: HeardSetting,
): ExteriorReading {
  const { labels, regions: t, clay } = model;
  const { width, height, data } = labels;
  const fill = clay ? neutraliseClay(model.fill) : model.fill;
  const colours = clay ? measureRegions(labels, fill) : t;
  const roofs = findRoofSurfaces(labels, t, backdrop, strokes);
  const white = buildingWhite(t, backdrop);
  const heard = votes && votesOfWhole(votes, joinFragments(labels, t), t);
  const roleOf = new Uint8Array(t.count + 1);
  for (let l = 1; l <= t.count; l++) {
    const neutral = isNeutral(colours, l, clay ? 0.2 : undefined);
    const tone = (t.light[l] as number) / white;
    if (backdrop.sky[l] === 1) roleOf[l] = ExteriorRole.sky;
    else if (backdrop.ground[l] === 1)
      roleOf[l] = isOwnGround(t, l, backdrop) ? ExteriorRole.path : ExteriorRole.ground;
    else if (roofs[l] === 1) roleOf[l] = ExteriorRole.roof;
    else if (!neutral) roleOf[l] = ExteriorRole.own;
    else if (clay) roleOf[l] = ExteriorRole.wallLight;
    else if (tone > LIGHT_WALL) roleOf[l] = ExteriorRole.wallLight;
    else if (tone > MIDDLE_WALL) roleOf[l] = ExteriorRole.wallMiddle;
    else roleOf[l] = ExteriorRole.wallDark;
    if (heard !== undefined && neutral) roleOf[l] = heardOutside(heard, l, roleOf[l] as ExteriorRole);
  }
  const roles = new Uint8Array(width * height);
  for (let i = 0; i < roles.length; i++) {
    const role = roleOf[data[i] as number] as number;
    // Paper that runs on below the horizon is ground.
    const below = role === ExteriorRole.sky && backdrop.empty && Math.floor(i / width) > backdrop.horizonY;
    const notSure = role === ExteriorRole.ground && backdrop.plainGround?.[i] === 0;
    roles[i] = below
      ? ExteriorRole.ground
      : notSure
        ? clay
          ? ExteriorRole.wallLight
          : ExteriorRole.path
        : role;
  }
  if (backdrop.empty && backdrop.rows !== undefined && tellsByHue(backdrop.rows))
    settleOutline(roles, model.fill, labels, t, backdrop.rows);
  if (setting !== undefined) setAsHeard(roles, setting);
  if (!clay) markPlants(roles, model.light, labels, t.area);
  const noPane = Uint8Array.from(roleOf, (_, l) =>
    votes !== undefined && l > 0 && isNoPane(votes, l) ? 1 : 0,
  );
  const openings = markGlass(roles, model, white, (i) => noPane[data[i] as number] === 1, votes);
  return { roles, openings };
}

/** The tone of the building's lightest neutral surfaces: what "white" is in this light. */
function buildingWhite(t: RegionTable, backdrop: Backdrop): number {
  const tones: { tone: number; area: number }[] = [];
  let total = 0;
  for (let l = 1; l <= t.count; l++) {
    if (backdrop.sky[l] === 1 || backdrop.ground[l] === 1 || !isNeutral(t, l)) continue;
    tones.push({ tone: t.light[l] as number, area: t.area[l] as number });
    total += t.area[l] as number;
  }
  tones.sort((a, b) => b.tone - a.tone);
  let seen = 0;
  for (const { tone, area } of tones) {
    seen += area;
    if (seen > BRIGHTER_THAN_WHITE * total) return Math.max(0.3, tone);
  }
  return 0.9;
}

function isOwnGround(t: RegionTable, l: number, backdrop: Backdrop): boolean {
  if (!backdrop.sureGround) return true;
  if (!backdrop.empty || isColouredBackdrop(backdrop)) return false;
  return (t.chroma[l] as number) > WHITE_CHROMA && (t.light[l] as number) < PAPER;
}

/** Before a coloured backdrop nothing tells ground of the model's own from the backdrop itself. */
function isColouredBackdrop({ rows }: Backdrop): boolean {
  return rows !== undefined && Math.min(...rows.subarray(0, 3)) < PAPER;
}

/** Panes: saturated blue as models draw glass; where none is drawn, dark upright openings with wall all around; and what the net sees. */
function markGlass(
  roles: Uint8Array,
  model: ModelReading,
  white: number,
  isNoPaneAt: (i: number) => boolean,
  votes: CellVotes | undefined,
): Openings {
  const { fill, clay } = model;
  const { width, height } = fill.light;
  const allowed = createBitMask(width, height);
  const drawn = createBitMask(width, height);
  const tinted = createBitMask(width, height);
  for (let i = 0; i < roles.length; i++) {
    const role = roles[i] as number;
    const isBuilding =
      role !== ExteriorRole.sky &&
      role !== ExteriorRole.ground &&
      role !== ExteriorRole.path &&
      role !== ExteriorRole.roof;
    if (!isBuilding) continue;
    allowed.data[i] = 1;
    const r = fill.r.data[i] as number;
    const g = fill.g.data[i] as number;
    const b = fill.b.data[i] as number;
    // Violet is no glass: it has as little green as none but paint has.
    const violet = r > MOST_RED * g + SLACK;
    const blue = b > GLASS_BLUE * r + SLACK && b > GLASS_BLUE * g + SLACK && b > LEAST_BLUE;
    if (blue && !violet && !isNoPaneAt(i)) drawn.data[i] = 1;
    const tone = fill.light.data[i] as number;
    if (tone < BLACK || (tone < DARK && b > TRACE_OF_BLUE * g && !violet)) tinted.data[i] = 1;
  }
  // A model that draws its glass draws all of it: its dark gaps (between chairs, under eaves) are no windows.
  // What is blue in clay is the light of the sky.
  const glazed = clay ? null : findDrawnGlass(fill.light, drawn, tinted);
  const known = glazed ?? findDarkOpenings(fill.light, allowed);
  const openings = votes === undefined ? known : hearPanes(votes, model, white, allowed, known);
  for (let i = 0; i < roles.length; i++) {
    if (openings.labels[i] !== 0 || drawn.data[i] === 1) roles[i] = ExteriorRole.glass;
  }
  return openings;
}
