import type { Locator, Page } from 'playwright-core';

/** Words under the picture, in the three languages of the interface. */
export type CaptionWords = readonly [zh: string, en: string, ja: string];
export interface Caption {
  readonly words: CaptionWords;
  /** Seconds of the video. */
  readonly from: number;
  readonly to: number;
}

type Point = readonly [x: number, y: number];

/** A stretch of the video: one picture of the page, over which the pointer goes from one place to another. */
export interface Shot {
  readonly picture: Buffer;
  readonly seconds: number;
  readonly from: Point;
  readonly to: Point;
  /** The button of the mouse is down. */
  readonly pressed: boolean;
}

const MOVE_S = 0.7;
const PRESS_S = 0.25;
const STROKE_STEP_S = 0.12;

/**
 * Records what a person does in the real page. Time is counted, not measured: a step takes as long as it should be seen,
 * however long the machine took for it, and what takes long (a render) is cut to what its caption says.
 */
export class Take {
  readonly shots: Shot[] = [];
  readonly captions: Caption[] = [];
  #now = 0;
  #at: Point = [640, 380];
  #words: { readonly words: CaptionWords; readonly from: number } | undefined;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Says what follows; it stands until the next. */
  say(...words: CaptionWords): void {
    this.#endCaption();
    this.#words = { words, from: this.#now };
  }

  /** Looks at the page as it is. */
  async hold(seconds: number): Promise<void> {
    this.#add(await this.#picture(), seconds, this.#at, false);
  }

  /** Moves the pointer onto something, and presses it. */
  async click(target: Locator): Promise<void> {
    const to = await this.#place(target);
    this.#add(await this.#picture(), MOVE_S, to, false);
    this.#add(await this.#picture(), PRESS_S, to, true);
    await this.#page.mouse.click(...to);
    await this.#settle();
    this.#add(await this.#picture(), PRESS_S, to, false);
  }

  /** Draws with the button down; places are shares of what is drawn on. */
  async stroke(target: Locator, places: readonly Point[]): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to draw on');
    const points = places.map(([x, y]): Point => [box.x + box.width * x, box.y + box.height * y]);
    const [first, ...rest] = points;
    if (!first) return;
    this.#add(await this.#picture(), MOVE_S, first, false);
    await this.#page.mouse.move(...first);
    await this.#page.mouse.down();
    for (const point of rest) {
      await this.#page.mouse.move(...point, { steps: 3 });
      this.#add(await this.#picture(), STROKE_STEP_S, point, true);
    }
    await this.#page.mouse.up();
    await this.#settle();
  }

  /** A key that does what the caption says. */
  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#settle();
  }

  end(): void {
    this.#endCaption();
  }

  get seconds(): number {
    return this.#now;
  }

  async #settle(): Promise<void> {
    await this.#page.waitForTimeout(350);
  }

  async #place(target: Locator): Promise<Point> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`nothing to press: ${target.toString()}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  #picture(): Promise<Buffer> {
    return this.#page.screenshot({ animations: 'disabled' });
  }

  #add(picture: Buffer, seconds: number, to: Point, pressed: boolean): void {
    this.shots.push({ picture, seconds, from: this.#at, to, pressed });
    this.#at = to;
    this.#now += seconds;
  }

  #endCaption(): void {
    if (this.#words) this.captions.push({ ...this.#words, to: this.#now });
    this.#words = undefined;
  }
}
