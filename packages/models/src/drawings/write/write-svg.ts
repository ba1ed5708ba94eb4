import { DRAWING_LAYERS, type Drawing, type DrawnText, type Polyline } from '../drawing.ts';
import { encodeGreyPng } from './grey-png.ts';

const FONTS =
  "Inter, 'Noto Sans CJK SC', 'Source Han Sans SC', 'PingFang SC', 'Hiragino Sans', 'Microsoft YaHei', 'Yu Gothic', sans-serif";

/**
 * A drawing as SVG in millimetres, true to scale when it is printed at its size: a group for each layer, and in it for each class.
 */
export function writeSvg(drawing: Drawing): string {
  const { widthMm, heightMm } = drawing.sheet;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">`,
    `<title>${escape(drawing.title)}</title>`,
    `<rect width="${widthMm}" height="${heightMm}" fill="#fff"/>`,
  ];
  if (drawing.underlay !== null) {
    const { x, y, widthMm: wide, heightMm: high, pixelsAcross, pixelsDown, grey } = drawing.underlay;
    const png = Buffer.from(encodeGreyPng(grey, pixelsAcross, pixelsDown)).toString('base64');
    parts.push(
      `<image id="clay" x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${short(high)}" preserveAspectRatio="none" href="data:image/png;base64,${png}"/>`,
    );
  }
  for (const layer of DRAWING_LAYERS) {
    const own = <T extends { readonly layer: string }>(all: readonly T[]) =>
      all.filter((each) => each.layer === layer);
    const [fills, strokes, texts] = [own(drawing.fills), own(drawing.strokes), own(drawing.texts)];
    if (fills.length + strokes.length + texts.length === 0) continue;
    parts.push(
      `<g id="${layer}" fill="none" stroke="#111" stroke-linecap="round" stroke-linejoin="round">`,
      ...fills.map(
        (fill) =>
          `<path class="${fill.class}" fill="${fill.colour}" fill-rule="${fill.rule}" ${fill.layer === 'poche' ? `stroke="${fill.colour}" stroke-width="0.08"` : 'stroke="none"'} d="${fill.outlines.map((line) => `${pathOf(line)}z`).join('')}"/>`,
      ),
      ...strokes.map(
        (stroke) =>
          `<path class="${stroke.class}" stroke-width="${stroke.weightMm}" d="${stroke.lines.map(pathOf).join('')}"/>`,
      ),
      ...texts.map(writeText),
      '</g>',
    );
  }
  parts.push('</svg>');
  return `${parts.join('\n')}\n`;
}

function writeText({ layer, x, y, sizeMm, anchor, text }: DrawnText): string {
  return `<text x="${short(x)}" y="${short(y)}" font-size="${sizeMm}" font-family="${FONTS}" text-anchor="${anchor}" fill="#111" ${layer === 'rooms' ? 'stroke="#fff" stroke-width="0.7" paint-order="stroke"' : 'stroke="none"'}>${escape(text)}</text>`;
}

/** In hundredths of a millimetre, and relative, which takes a third less. */
function pathOf(line: Polyline): string {
  let [x, y] = [Math.round((line[0] as number) * 100), Math.round((line[1] as number) * 100)];
  let path = `M${x / 100} ${y / 100}l`;
  for (let k = 2; k < line.length; k += 2) {
    const [nx, ny] = [Math.round((line[k] as number) * 100), Math.round((line[k + 1] as number) * 100)];
    path += `${k > 2 ? ' ' : ''}${(nx - x) / 100} ${(ny - y) / 100}`;
    [x, y] = [nx, ny];
  }
  return path;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}

function escape(text: string): string {
  // What XML allows nowhere, not even written as a number, goes first.
  return [...text]
    .filter((character) => character >= ' ' && character !== '\uFFFE' && character !== '\uFFFF')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
