import type { Page } from 'playwright-core';

/** A floor plan with solid walls, five rooms, doors and windows, drawn by the browser itself. 900 × 640 px. */
export async function drawPlan(page: Page): Promise<Buffer> {
  const data = await page.evaluate(`(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 640;
    const pen = canvas.getContext('2d');
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, 900, 640);
    pen.fillStyle = 'black';
    const walls = [[80, 80, 740, 14], [80, 546, 740, 14], [80, 80, 14, 480], [806, 80, 14, 480], [380, 80, 10, 480], [80, 310, 310, 10], [380, 300, 440, 10], [600, 300, 10, 260]];
    for (const wall of walls) pen.fillRect(...wall);
    pen.strokeStyle = 'black';
    pen.lineWidth = 2;
    // Doors: a gap in the wall, the leaf and its swing. Right of the hinge, below or above the wall.
    const door = (x, y, width, thick, side) => {
      pen.fillStyle = 'white';
      pen.fillRect(x, y, width, thick);
      pen.beginPath();
      const hinge = side > 0 ? y + thick : y;
      pen.moveTo(x, hinge);
      pen.lineTo(x, hinge + side * width);
      pen.arc(x, hinge, width, side * Math.PI / 2, 0, side > 0);
      pen.stroke();
    };
    door(150, 310, 64, 10, 1);
    door(430, 300, 64, 10, 1);
    door(680, 300, 64, 10, 1);
    door(250, 546, 70, 14, -1);
    for (const [x, y] of [[140, 80], [520, 80]]) {
      pen.fillStyle = 'white';
      pen.fillRect(x, y, 140, 14);
      pen.strokeRect(x, y + 1, 140, 12);
      pen.beginPath();
      pen.moveTo(x, y + 7);
      pen.lineTo(x + 140, y + 7);
      pen.stroke();
    }
    pen.strokeRect(110, 120, 90, 120);
    pen.strokeRect(640, 420, 120, 80);
    return canvas.toDataURL('image/png').split(',')[1];
  })()`);
  return Buffer.from(String(data), 'base64');
}
