import { SUBJECTS, makeDrawing } from '@plumbline/content/drawings/make-drawing.ts';
import sharp from 'sharp';

/** A generated line drawing as PNG bytes, the input of every benchmark, so that it needs no samples. */
export async function drawingPng(id: string, width: number): Promise<Buffer> {
  const subject = SUBJECTS.find((candidate) => candidate.id === id);
  if (!subject) throw new Error(`no drawing ${id}`);
  return await sharp(Buffer.from(makeDrawing(subject, width)))
    .flatten()
    .removeAlpha()
    .png()
    .toBuffer();
}
