import sharp from 'sharp';

/** A room in lines on a coloured ground as PNG, small enough to be rendered in a moment. */
export function drawBase(colour: string): Promise<Buffer> {
  const lines =
    '<path d="M0 0L90 60V180L0 240M360 0L270 60V180L360 240M90 60H270V180H90Z" fill="none" stroke="#222" stroke-width="3"/>';
  const ground = `<rect width="360" height="240" fill="${colour}"/>`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="240">${ground}${lines}</svg>`),
  )
    .png()
    .toBuffer();
}
