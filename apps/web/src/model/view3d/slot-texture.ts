import { DataTexture, NearestFilter, RGBAFormat, UnsignedByteType } from 'three';

/** Four bytes for each instance, read by the programs at its number: what changes a look changes one texture, and no surface. */
export class SlotTexture {
  readonly texture: DataTexture;
  readonly width: number;
  readonly bytes: Uint8Array;

  constructor(count: number) {
    this.width = Math.max(1, Math.ceil(Math.sqrt(count)));
    const height = Math.max(1, Math.ceil(count / this.width));
    this.bytes = new Uint8Array(this.width * height * 4);
    this.texture = new DataTexture(this.bytes, this.width, height, RGBAFormat, UnsignedByteType);
    this.texture.minFilter = NearestFilter;
    this.texture.magFilter = NearestFilter;
    this.texture.needsUpdate = true;
  }

  fill(bytes: Uint8Array): void {
    this.bytes.set(bytes);
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.texture.dispose();
  }
}
