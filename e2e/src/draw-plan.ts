import type { Page } from 'playwright-core';

/** A floor plan with solid walls, two rooms, a door and a window, drawn by the browser itself. 900 × 640 px. */
export async function drawPlan(page: Page): Promise<Buffer> {
  const data = await page.evaluate(`(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 640;
    const pen = canvas.getContext('2d');
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, 900, 640);
    pen.fillStyle = 'black';
    const walls = [[100, 100, 700, 16], [100, 524, 700, 16], [100, 100, 16, 440], [784, 100, 16, 440], [420, 100, 12, 160], [420, 350, 12, 190]];
    for (const wall of walls) pen.fillRect(...wall);
    pen.fillStyle = 'white';
    pen.fillRect(560, 100, 140, 16);
    pen.fillRect(200, 524, 84, 16);
    pen.strokeStyle = 'black';
    pen.lineWidth = 2;
    pen.strokeRect(560, 101, 140, 14);
    pen.beginPath();
    pen.moveTo(560, 108);
    pen.lineTo(700, 108);
    pen.moveTo(200, 524);
    pen.lineTo(200, 440);
    pen.arc(200, 524, 84, -Math.PI / 2, 0);
    pen.stroke();
    pen.strokeRect(140, 140, 120, 80);
    pen.strokeRect(520, 400, 160, 90);
    return canvas.toDataURL('image/png').split(',')[1];
  })()`);
  return Buffer.from(String(data), 'base64');
}
