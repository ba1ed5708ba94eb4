import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
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
  for (let i = 0; i < panes.length; i++)
    if (allowed.data[i] === 1 && known.labels[i] === 0 && isPane[data[i] as number] === 1) panes[i] = 1;
  const reach = Math.max(1, Math.round((BAR * Math.max(width, height)) / 2048));
  const wide = dilate({ width, height, data: panes }, reach);
  const parts = connectedComponents({ width, height, data: Uint8Array.from(wide.data) });
  const first = known.found.reduce((most, { label }) => Math.max(most, label), 0);
  const boxes = boxesOf(parts.data, panes, width, parts.count, first);
  const found = boxes.filter(({ area }) => area > LEAST_OPENING * width * height);
  const kept = new Uint8Array(parts.count + 1);
  for (const { label } of found) kept[label - first] = 1;
  const labels = Int32Array.from(known.labels, (label, i) => {
    const part = parts.data[i] as number;
    return label === 0 && panes[i] === 1 && kept[part] === 1 ? first + part : label;
  });
  return { labels, found: [...known.found, ...found] };
}

/** Glass is grey, or has a tinge of the sky; what has another colour was painted by the designer. Clay has no colours. */
function hasGlassColour(t: RegionTable, l: number, white: number, clay: boolean): boolean {
  const [r, g, b] = [t.r[l], t.g[l], t.b[l]] as [number, number, number];
  if (!clay && b >= g && g >= r && b - r > TINGE) return true;
  return (clay || isNeutral(t, l)) && (t.light[l] as number) < LIGHTEST * white;
}

/** The box and area of the panes in each part. */
function boxesOf(
  parts: Int32Array,
  panes: Float32Array,
  width: number,
  count: number,
  first: number,
): Opening[] {
  const boxes = Array.from({ length: count }, (_, k) => ({
    label: first + k + 1,
    x0: width,
    y0: Infinity,
    x1: 0,
    y1: 0,
    area: 0,
  }));
  for (let i = 0; i < parts.length; i++) {
    const box = boxes[(parts[i] as number) - 1];
    if (box === undefined || panes[i] !== 1) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    box.area++;
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y);
  }
  return boxes;
}
