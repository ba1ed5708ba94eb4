import {
  DepthTexture,
  FloatType,
  HalfFloatType,
  LinearFilter,
  NearestFilter,
  RGBAFormat,
  UnsignedByteType,
  WebGLRenderTarget,
} from 'three';

/** Three pictures at once, of eight bits each, with their depth. */
export function makeGatherTarget(width: number, height: number): WebGLRenderTarget {
  const target = new WebGLRenderTarget(width, height, {
    count: 3,
    format: RGBAFormat,
    type: UnsignedByteType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    generateMipmaps: false,
  });
  target.depthTexture = depthOf(width, height);
  return target;
}

export function makeShadowTarget(edge: number): WebGLRenderTarget {
  const target = new WebGLRenderTarget(edge, edge, { minFilter: NearestFilter, magFilter: NearestFilter });
  target.depthTexture = depthOf(edge, edge);
  return target;
}

export function makePickTarget(): WebGLRenderTarget {
  return new WebGLRenderTarget(1, 1, {
    count: 2,
    format: RGBAFormat,
    type: UnsignedByteType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
}

/** One picture whose mean with others is taken: sixteen bits, because eight would stop at steps. */
export function makePictureTarget(width: number, height: number, depthBuffer: boolean): WebGLRenderTarget {
  return new WebGLRenderTarget(width, height, {
    format: RGBAFormat,
    type: HalfFloatType,
    // A quick one is smaller than the canvas that it fills.
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer,
  });
}

function depthOf(width: number, height: number): DepthTexture {
  const texture = new DepthTexture(width, height, FloatType);
  texture.minFilter = NearestFilter;
  texture.magFilter = NearestFilter;
  return texture;
}
