import type { ImageEngine, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { LiveInput } from '@plumbline/core/ports/live-engine.ts';

/** A stand-in of an engine whose frames are let through by the test, or at once. */
export class HeldEngine {
  /** Passes of frames that were begun: the levels of their upper right corners. */
  readonly begun: { readonly level: number; readonly pass: number }[] = [];
  holds = false;
  failure: Error | undefined;
  opened = 0;
  /** Whether it renders elsewhere, so that frames are made ready for it: of those the levels of their upper right corners. */
  isElsewhere = false;
  readonly prepared: number[] = [];
  #waiting: (() => void)[] = [];

  readonly engine: ImageEngine = {
    id: 'held',
    versionOf: () => '1',
    functions: ['architecturalRender'],
    reads: 'vocabulary',
    trained: false,
    place: 'here',
    live: {
      functions: ['architecturalRender'],
      passes: 2,
      open: () => {
        this.opened += 1;
        return {
          ...(this.isElsewhere && {
            prepare: ({ picture }: LiveInput) => void this.prepared.push(levelOf(picture)),
          }),
          render: (input, pass, signal) => this.#render(input, pass, signal),
          close: () => undefined,
        };
      },
    },
    health: async () => ({ healthy: true }),
    run: () => Promise.reject(new Error('no tasks here')),
    close: async () => undefined,
  };

  /** Lets what waits through. */
  release(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  async #render({ picture }: LiveInput, pass: number, signal: AbortSignal): Promise<PixelBuffer> {
    this.begun.push({ level: levelOf(picture), pass });
    if (this.failure) throw this.failure;
    if (this.holds)
      await new Promise<void>((resolve, reject) => {
        this.#waiting.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    return picture;
  }
}

function levelOf({ width, channels, data }: PixelBuffer): number {
  return data[(width - 1) * channels] ?? 0;
}
