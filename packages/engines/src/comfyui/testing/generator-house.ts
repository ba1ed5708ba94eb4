import type { Generator } from '../../generative/generator.ts';
import type { ComfyuiTimes } from '../comfyui-times.ts';
import { type ComfyuiGeneratorSettings, createComfyuiGenerator } from '../create-comfyui-generator.ts';
import { type ComfyuiStandIn, startComfyuiStandIn, type StandInOptions } from './comfyui-stand-in.ts';
import { IMG2IMG_PLANNER } from './img2img-planner.ts';
import { SHORT_TIMES } from './short-times.ts';

/** Stand-ins and generators of one test, closed together. */
export class GeneratorHouse {
  #open: { close(): Promise<void> }[] = [];

  async standIn(options: StandInOptions = {}): Promise<ComfyuiStandIn> {
    const server = await startComfyuiStandIn(options);
    this.#open.push(server);
    return server;
  }

  /** @param more `ours`: with our graphs instead of the smallest ones */
  generator(
    servers: readonly string[],
    times: Partial<ComfyuiTimes> = {},
    more: Partial<ComfyuiGeneratorSettings> & { readonly ours?: boolean } = {},
  ): Generator {
    const generator = createComfyuiGenerator({
      servers,
      times: { ...SHORT_TIMES, ...times },
      ...(more.ours ? {} : { planner: IMG2IMG_PLANNER }),
      ...more,
    });
    // Before the servers that it speaks to.
    this.#open.unshift(generator);
    return generator;
  }

  async close(): Promise<void> {
    for (const each of this.#open.splice(0)) await each.close();
  }
}
