/** A picture in linear light, one plane per channel; values above 1 are brighter than white. */
export interface LightBuffer {
  readonly width: number;
  readonly height: number;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
}

export function createLightBuffer(width: number, height: number): LightBuffer {
  const n = width * height;
  return { width, height, r: new Float32Array(n), g: new Float32Array(n), b: new Float32Array(n) };
}
