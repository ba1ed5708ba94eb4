import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { labelBounds } from '@plumbline/imaging/label-bounds.ts';
import { dilate } from '@plumbline/imaging/morphology.ts';
import type { BitMask } from '@plumbline/imaging/raster.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import type { Opening, Openings } from '../../painting/lit-openings.ts';
import { isNeutral } from './neutral-surface.ts';
import type { ModelReading } from './read-model.ts';
import type { RegionTable } from './region-table.ts';

/** Share of a surface that the net must take for window, and at most for door: what may be a leaf of a door or gate stays what it is. */
const SEEN = 0.55;
const DOOR = 0.15;
/** Light of a grey pane by the building's white: what is as light as plaster is a gate or a blind. */
const LIGHTEST = 0.9;
/** Blue less red of glass that is not grey, display 0…1. */
const TINGE = 0.02;
/** Share of the picture that one pane may take. */
const LARGEST = 0.08;
/** Share of the picture from which panes that lie together are one opening rather than a scrap. */
const LEAST_OPENING = 0.0001;
/** Pixels at a long side of 1024 that a bar between two panes of one opening is thick at most. */
const BAR = 3;

/**
 * Panes that no tone tells, as the net sees them: in a grey model glass is as grey as the wall around it. They join those that are known.
 * @param white light of the building's white, display 0…1. @param allowed 1 where a pane may be: on the building, and not on its roof
 */
export function hearPanes(
  votes: CellVotes,
  { labels: { width, height, data }, regions, clay }: ModelReading,
  white: number,
  allowed: BitMask,
  known: Openings,
): Openings {
  const isPane = new Uint8Array(regions.count + 1);
  for (let l = 1; l <= regions.count; l++) {
    const small = (regions.area[l] as number) < LARGEST * width * height;
    const seen = votes.share(l, ['window']) > SEEN && votes.share(l, ['door']) < DOOR;
    if (small && seen && hasGlassColour(regions, l, white, clay)) isPane[l] = 1;
  }
  const panes = new Float32Array(width * height);
  let any = false;
  for (let i = 0; i < panes.length; i++) {
    if (allowed.data[i] !== 1 || known.labels[i] !== 0 || isPane[data[i] as number] !== 1) continue;
    panes[i] = 1;
    any = true;
  }
  if (!any) return known;
  // Panes with a bar between them are one opening, of which the bar is no part.
  const reach = Math.max(1, Math.round((BAR * Math.max(width, height)) / 2048));
  const wide = connectedComponents({
    width,
    height,
    data: Uint8Array.from(dilate({ width, height, data: panes }, reach).data),
  });
  const parts = { ...wide, data: wide.data.map((part, i) => (panes[i] === 1 ? part : 0)) };
  const areas = labelAreas(parts);
  const bounds = labelBounds(parts);
  const first = known.found.reduce((most, { label }) => Math.max(most, label), 0);
  const isLarge = (part: number): boolean =>
    part > 0 && (areas[part] as number) > LEAST_OPENING * width * height;
  const found: Opening[] = [];
  for (let part = 1; part <= parts.count; part++) {
    if (!isLarge(part)) continue;
    const [x0, y0, x1, y1] = bounds.subarray(4 * part - 4, 4 * part) as unknown as [
      number,
      number,
      number,
      number,
    ];
    found.push({ label: first + part, x0, y0, x1: x1 - 1, y1: y1 - 1, area: areas[part] as number });
  }
  const labels = known.labels.map((label, i) => {
    const part = parts.data[i] as number;
    return isLarge(part) ? first + part : label;
  });
  return { labels, found: [...known.found, ...found] };
}

/** Glass is grey, or has a tinge of the sky; what has another colour was painted by the designer. Clay has no colours. */
function hasGlassColour(t: RegionTable, l: number, white: number, clay: boolean): boolean {
  const [r, g, b] = [t.r[l], t.g[l], t.b[l]] as [number, number, number];
  if (!clay && b >= g && g >= r && b - r > TINGE) return true;
  return (clay || isNeutral(t, l)) && (t.light[l] as number) < LIGHTEST * white;
}
