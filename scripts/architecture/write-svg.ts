import { escapeXml } from '../lib/escape-xml.ts';
import type { LayeredGraph, Stop } from './order-layers.ts';
import { type Family, FAMILIES, PARTS } from './parts.ts';
import { placeStops } from './place-stops.ts';

const BOX = { width: 136, height: 62 };
const SPACING = { box: BOX.width, gap: 18, passage: 6 };
const LAYER_STEP = 112;
const MARGIN = 36;
/** In the upper right corner, beside the first layers, which are narrow. */
const LEGEND = { width: 232, layers: 2 };
/** Between arrows that leave or meet the same box. */
const PORT_STEP = 15;
const HEAD = { width: 8, height: 8 };
/** Letters that fit a line of a box. */
const LINE = 20;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The picture as SVG; it follows the light or dark scheme of whoever looks at it. */
export function writeSvg(graph: LayeredGraph): string {
  const centres = placeStops(graph, SPACING);
  const halfOf = ({ part }: Stop) => (part === undefined ? SPACING.passage : BOX.width) / 2;
  const stops = graph.layers.flat();
  const left = Math.min(...stops.map((stop) => (centres.get(stop.id) ?? 0) - halfOf(stop)));
  const right = Math.max(...stops.map((stop) => (centres.get(stop.id) ?? 0) + halfOf(stop)));
  const beside = graph.layers.slice(-LEGEND.layers).flat();
  const upperRight = Math.max(...beside.map((stop) => (centres.get(stop.id) ?? 0) + halfOf(stop)));
  const width = Math.ceil(Math.max(right, upperRight + SPACING.gap + LEGEND.width) - left + 2 * MARGIN);
  const height = 2 * MARGIN + (graph.layers.length - 1) * LAYER_STEP + BOX.height;
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  const at = (id: string): Point => ({
    x: (centres.get(id) ?? 0) - left + MARGIN,
    y: MARGIN + (graph.layers.length - 1 - (byId.get(id)?.layer ?? 0)) * LAYER_STEP,
  });
  const ports = placePorts(graph, at);
  const arrows = graph.arrows.map((arrow) => drawArrow(arrow, at, ports));
  const boxes = stops.flatMap(({ id, part }) => (part === undefined ? [] : [drawBox(part, at(id))]));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">Which part of the repository imports which: every arrow points down</title>
${STYLE}
<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="14"/>
${arrows.join('\n')}
${boxes.join('\n')}
${drawLegend(width - MARGIN - LEGEND.width)}
</svg>
`;
}

/** Where each step leaves its box below and meets the next above, spread so that arrows at a box do not cross. */
function placePorts({ layers, steps }: LayeredGraph, at: (id: string) => Point): ReadonlyMap<string, number> {
  const ports = new Map<string, number>();
  for (const { id, part } of layers.flat())
    for (const [side, others] of [
      ['out', steps.filter(({ from }) => from === id).map(({ to }) => to)],
      ['in', steps.filter(({ to }) => to === id).map(({ from }) => from)],
    ] as const) {
      const step =
        part === undefined ? 0 : Math.min(PORT_STEP, (BOX.width - 36) / Math.max(1, others.length - 1));
      const sorted = others.toSorted((a, b) => at(a).x - at(b).x);
      for (const [k, other] of sorted.entries())
        ports.set(`${side} ${id} ${other}`, at(id).x + (k - (sorted.length - 1) / 2) * step);
    }
  return ports;
}

function drawArrow(
  arrow: readonly string[],
  at: (id: string) => Point,
  ports: ReadonlyMap<string, number>,
): string {
  const { family } = describe(arrow[0] ?? '');
  let path = '';
  let end: Point = { x: 0, y: 0 };
  for (const [k, from] of arrow.slice(0, -1).entries()) {
    const to = arrow[k + 1] ?? '';
    const last = k === arrow.length - 2;
    const start = { x: ports.get(`out ${from} ${to}`) ?? 0, y: at(from).y + BOX.height };
    end = { x: ports.get(`in ${to} ${from}`) ?? 0, y: at(to).y - (last ? HEAD.height - 1 : 0) };
    const bend = (end.y - start.y) * 0.5;
    path += k === 0 ? `M${xy(start)}` : `L${xy(start)}`;
    path += `C${xy({ x: start.x, y: start.y + bend })} ${xy({ x: end.x, y: end.y - bend })} ${xy(end)}`;
  }
  const half = HEAD.width / 2;
  const tip = { x: end.x, y: end.y + HEAD.height };
  const head = `M${xy({ x: end.x - half, y: end.y })}L${xy({ x: end.x + half, y: end.y })}L${xy(tip)}Z`;
  return `<path class="halo" d="${path}"/><path class="arrow ${family}" d="${path}"/><path class="head ${family}" d="${head}"/>`;
}

function describe(part: string): { readonly family: Family; readonly holds: string } {
  const described = PARTS[part];
  if (described === undefined) throw new Error(`Say in scripts/architecture/parts.ts what ${part} holds.`);
  return described;
}

function drawBox(part: string, { x, y }: Point): string {
  const { family, holds } = describe(part);
  const lines = wrap(holds);
  const name = part.replace(/^.*\//, '');
  const top = y + (lines.length > 1 ? 21 : 27);
  const texts = lines.map(
    (line, k) =>
      `<text class="what" x="${round(x)}" y="${round(top + 16 + k * 13)}">${escapeXml(line)}</text>`,
  );
  return `<g><rect class="box ${family}" x="${round(x - BOX.width / 2)}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="9"/><text class="name ${family}" x="${round(x)}" y="${top}">${escapeXml(name)}</text>${texts.join('')}</g>`;
}

/** In one line, or in two of about the same length. */
function wrap(words: string): string[] {
  if (words.length <= LINE) return [words];
  const gaps = [...words.matchAll(/ /g)].map(({ index }) => index);
  const middle = gaps.toSorted((a, b) => Math.abs(a - words.length / 2) - Math.abs(b - words.length / 2))[0];
  return middle === undefined ? [words] : [words.slice(0, middle), words.slice(middle + 1)];
}

function drawLegend(x: number): string {
  const row = (k: number) => MARGIN + 12 + k * 22;
  const keys = Object.entries(FAMILIES).map(
    ([family, words], k) =>
      `<rect class="box ${family}" x="${x}" y="${row(k) - 10}" width="18" height="12" rx="3"/><text class="key" x="${x + 28}" y="${row(k)}">${words}</text>`,
  );
  const notes = ['imports; what follows from other', 'arrows is left out'].map(
    (line, k) => `<text class="key" x="${x + 28}" y="${row(keys.length) + 6 + k * 16}">${line}</text>`,
  );
  const middle = x + 9;
  const top = row(keys.length) - 8;
  const arrow = `<path class="arrow around" d="M${middle} ${top}V${top + 18}"/><path class="head around" d="M${middle - 4} ${top + 17}h8l-4 8Z"/>`;
  return [...keys, arrow, ...notes].join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
const xy = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

const STYLE = `<style>
svg{--page:#ffffff;--edge:#e3e1dc;--ink:#1f1e1c;--soft:#6b6862;--runs:#b4532a;--runs-fill:#fdf1ea;--service:#2f6690;--service-fill:#edf4f9;--pixels:#3d7350;--pixels-fill:#eef6f0;--around:#77726a;--around-fill:#f5f4f1}
@media (prefers-color-scheme:dark){svg{--page:#171716;--edge:#33312e;--ink:#eeece7;--soft:#a5a199;--runs:#e59a74;--runs-fill:#33231b;--service:#83b4d9;--service-fill:#1b2831;--pixels:#8bc49f;--pixels-fill:#1c2a21;--around:#a39e95;--around-fill:#262523}}
text{font-family:ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif;text-anchor:middle;fill:var(--ink)}
.page{fill:var(--page);stroke:var(--edge)}
.runs{--line:var(--runs);--fill:var(--runs-fill)}
.service{--line:var(--service);--fill:var(--service-fill)}
.pixels{--line:var(--pixels);--fill:var(--pixels-fill)}
.around{--line:var(--around);--fill:var(--around-fill)}
.box{fill:var(--fill);stroke:var(--line);stroke-width:1.2}
.name{font-size:14.5px;font-weight:650;letter-spacing:-.1px}
.what{font-size:11px;fill:var(--soft)}
.key{font-size:12px;text-anchor:start;fill:var(--soft)}
.halo{fill:none;stroke:var(--page);stroke-width:5}
.arrow{fill:none;stroke:var(--line);stroke-width:1.4;stroke-opacity:.75}
.head{fill:var(--line)}
</style>`;
