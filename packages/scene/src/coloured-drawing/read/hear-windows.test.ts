import { expect, test } from 'vitest';
import { splitDisplay } from '../../backdrop/display-planes.ts';
import { InteriorRole } from '../../model-screenshot/read/interior-roles.ts';
import { inBox, paintScene } from '../test/paint-scene.ts';
import { pixelsOf } from '../test/pixels-of.ts';
import { hearWindows } from './hear-windows.ts';

test('light panes are windows; shelves that the net takes for one keep their colour as all else does', () => {
  const [WIDTH, HEIGHT] = [120, 80];
  const WINDOW = [20, 20, 50, 50] as const;
  const SHELF = [70, 20, 100, 50] as const;
  const picture = paintScene(WIDTH, HEIGHT, (x, y) =>
    inBox(x, y, WINDOW) ? [240, 245, 250] : inBox(x, y, SHELF) ? [90, 60, 40] : [170, 160, 150],
  );
  const pixels = pixelsOf(WIDTH, HEIGHT, (x, y) =>
    inBox(x, y, WINDOW) || inBox(x, y, SHELF) ? 'window' : 'wall',
  );
  const roles = hearWindows(pixels, splitDisplay(picture));
  expect(roles[35 * WIDTH + 35]).toBe(InteriorRole.pane);
  expect(roles[35 * WIDTH + 85]).toBe(InteriorRole.own);
  expect(roles[70 * WIDTH + 60]).toBe(InteriorRole.own);
});
