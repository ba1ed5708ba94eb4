import { setTimeout as wait } from 'node:timers/promises';
import type { Compute, SceneReadOptions } from '@plumbline/core/ports/compute.ts';
import { greyMeasures } from '@plumbline/core/analysis/testing/grey-measures.ts';
import { flatGeometry } from '@plumbline/core/scenes/testing/flat-geometry.ts';
import { squareReading } from '@plumbline/core/scenes/testing/square-reading.ts';

const refuse = () => Promise.reject(new Error('This test reads scenes alone.'));

/** Reads every picture as the same room, or by its map as one region alone, and writes down what it was asked. */
export class SceneCompute implements Compute {
  sceneVersion = '1.0+a';
  readonly asked: SceneReadOptions[] = [];
  aborted = 0;
  milliseconds = 0;

  readonly readScene: Compute['readScene'] = async (_picture, options, signal) => {
    this.asked.push(options);
    await wait(this.milliseconds, undefined, { signal }).catch((error: unknown) => {
      this.aborted += 1;
      throw error;
    });
    const reading = squareReading({ space: options.space ?? 'interior', basis: this.basis });
    if (!options.idMap) return reading;
    return { ...reading, regions: reading.regions.slice(2).map((region) => ({ ...region, id: 'm1' })) };
  };

  readonly standUp: Compute['standUp'] = async (_basis, said) => {
    this.said = said;
    return flatGeometry();
  };
  /** Of every reading; null: nothing stands. */
  basis: object | null = null;
  said: Parameters<Compute['standUp']>[1] = {};
  /** Names what it was asked for. */
  readonly modelOfScene: Compute['modelOfScene'] = async (_picture, { regions }, form) =>
    new TextEncoder().encode(`${form} of ${regions.length}`);
  readonly prepareUpload = refuse;
  /** Says nothing of the picture: those who look are stand-ins. */
  readonly thumbnail: Compute['thumbnail'] = async () => new Uint8Array([0xff, 0xd8, 0xff]);
  readonly convert = refuse;
  readonly sideBySide = refuse;
  readonly composeLayers = refuse;
  readonly maskRange = refuse;
  readonly alphaRange = refuse;
  readonly pickMask = refuse;
  readonly measuresVersion = 'm';
  measured = 0;
  readonly measurePicture: Compute['measurePicture'] = async () => {
    this.measured += 1;
    return greyMeasures();
  };
  readonly sheetVersion = 's';
  sheets = 0;
  readonly splitSheet: Compute['splitSheet'] = async () => {
    this.sheets += 1;
    return [
      { x: 0, y: 0, width: 0.5, height: 1 },
      { x: 0.5, y: 0, width: 0.5, height: 1 },
    ];
  };
  readonly drawingVersion = '';
  readonly drawModel = refuse;
  readonly writeGltf = refuse;
  readonly measureModel = refuse;
  readonly standPlan = refuse;
  readonly featuresVersion = 0;
  readonly describePicture = refuse;

  async close(): Promise<void> {}
}
