import type { Batch } from '@plumbline/contract/api/batches.ts';
import { downloadName } from '@plumbline/contract/download-name.ts';
import { PALETTES } from '../../theme/tokens.ts';

/** No side of a canvas beyond what every browser still draws. */
const LONGEST = 8_000;
const GAP = 12;
const HEAD = 84;
const CAPTION = 28;
const MARGIN = 32;

interface Words {
  readonly title: string;
  /** Stands at the foot: that these are AI's pictures. */
  readonly note: string;
  readonly asSet: string;
}

/**
 * The table of a batch as one picture, bases down and looks across, in the fonts that this browser has.
 *
 * @throws where a canvas cannot be made into a file
 */
export async function drawContactSheet(
  batch: Batch,
  words: Words,
): Promise<{ readonly blob: Blob; readonly name: string }> {
  const columns = batch.looks.length + 1;
  const rows = batch.bases.length;
  const width = Math.floor(
    Math.min(300, (LONGEST - 2 * MARGIN) / columns, ((LONGEST - 200) / rows) * 1.2) - GAP,
  );
  const height = Math.round(width * 0.75);
  const canvas = document.createElement('canvas');
  canvas.width = 2 * MARGIN + columns * (width + GAP) - GAP;
  canvas.height = HEAD + MARGIN + rows * (height + CAPTION + GAP) + CAPTION;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const { surface, ink, inkSoft, well } = PALETTES.light;
  const family = getComputedStyle(document.body).fontFamily;
  const write = (text: string, x: number, y: number, size: number, colour: string, weight = 400) => {
    context.font = `${weight} ${size}px ${family}`;
    context.fillStyle = colour;
    context.fillText(
      fitted(context, text, x === MARGIN && size > 14 ? canvas.width - 2 * MARGIN : width),
      x,
      y,
    );
  };
  context.fillStyle = surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(words.title, MARGIN, MARGIN + 18, 22, ink, 600);
  const left = (column: number) => MARGIN + column * (width + GAP);
  for (const [at, look] of batch.looks.entries())
    write(look.words.join(' · ') || words.asSet, left(at + 1), HEAD - 8, 13, inkSoft, 500);
  const draw = async (address: string | undefined, x: number, y: number) => {
    const picture = address === undefined ? undefined : await loaded(address);
    if (!picture) {
      context.fillStyle = well;
      context.fillRect(x, y, width, height);
      return;
    }
    const scale = Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
    const [across, down] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
    context.drawImage(picture, x + (width - across) / 2, y + (height - down) / 2, across, down);
  };
  for (const [row, base] of batch.bases.entries()) {
    const y = HEAD + row * (height + CAPTION + GAP);
    await draw(base.there ? base.thumbnailUrl : undefined, left(0), y);
    write(base.name, left(0), y + height + 18, 12, ink, 500);
    for (const task of batch.tasks.filter((each) => each.base === row)) {
      const [image] = task.images;
      await draw(image?.thumbnailUrl, left(task.look + 1), y);
      if (image) write(image.name, left(task.look + 1), y + height + 18, 12, inkSoft);
    }
  }
  write(words.note, MARGIN, canvas.height - 14, 12, inkSoft);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('the canvas gave no file');
  return { blob, name: downloadName(new Date(), 'png', 'contact-sheet') };
}

function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const kept = [...text];
  while (kept.length > 0 && context.measureText(`${kept.join('')}…`).width > width) kept.pop();
  return `${kept.join('')}…`;
}

/** Undefined where it does not load: its place stays empty. */
async function loaded(address: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined;
  }
}
