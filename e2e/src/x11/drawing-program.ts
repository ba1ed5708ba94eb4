import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { drawingPage } from '../drawing-page.ts';

export interface DrawingProgram {
  /** Draws a chimney. */
  draw(): Promise<void>;
  minimise(): Promise<void>;
  restore(): Promise<void>;
  /** Closes its window, as a person does. */
  close(): Promise<void>;
}

/**
 * A drawing program in a window of its own on a display: a browser without its bars, in a process of its own.
 *
 * @param title of its window, by which it is found
 */
export async function openDrawingProgram(
  title: string,
  { executablePath, env }: { readonly executablePath: string; readonly env: Record<string, string> },
): Promise<DrawingProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-drawing-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    headless: false,
    env,
    viewport: null,
    args: [
      '--no-sandbox',
      // Without bars that come and go: what is drawn alone changes the window.
      '--test-type',
      '--disable-dev-shm-usage',
      '--window-size=900,600',
      '--window-position=1000,100',
      `--app=data:text/html,${encodeURIComponent(drawingPage(title))}`,
    ],
  });
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  const session = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const become = async (windowState: 'minimized' | 'normal') => {
    await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
  };
  return {
    draw: async () => void (await page.evaluate('draw()')),
    minimise: () => become('minimized'),
    restore: () => become('normal'),
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
