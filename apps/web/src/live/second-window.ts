/** A bare window for a second monitor: the picture alone, full screen by a double click. */
export class SecondWindow {
  readonly #window: Window;
  readonly #picture: HTMLImageElement;

  private constructor(opened: Window, title: string) {
    this.#window = opened;
    const { document } = opened;
    document.title = title;
    // A bare document knows none of the app's tokens.
    const well = getComputedStyle(globalThis.document.documentElement).getPropertyValue('--well');
    Object.assign(document.body.style, { margin: '0', background: well, height: '100vh' });
    this.#picture = document.createElement('img');
    this.#picture.alt = title;
    Object.assign(this.#picture.style, { width: '100%', height: '100%', objectFit: 'contain' });
    document.body.replaceChildren(this.#picture);
    document.addEventListener('dblclick', () => {
      void (document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen());
    });
  }

  /** @returns undefined where the browser allows no further window */
  static open(title: string): SecondWindow | undefined {
    const opened = globalThis.open('', 'plumbline-live', 'popup,width=1280,height=800');
    return opened ? new SecondWindow(opened, title) : undefined;
  }

  get isOpen(): boolean {
    return !this.#window.closed;
  }

  show(url: string): void {
    if (this.isOpen) this.#picture.src = url;
  }

  close(): void {
    this.#window.close();
  }
}
