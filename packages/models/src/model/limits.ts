const MEGABYTE = 1024 * 1024;

/** What a model may be. Everything is counted before memory is taken for it. */
export interface ModelLimits {
  /** Bytes of the file as it comes. */
  readonly bytes: number;
  /** Bytes of everything that is unpacked from an archive. */
  readonly unpackedBytes: number;
  readonly archiveEntries: number;
  /** How many times larger than packed an entry of an archive may be. */
  readonly archiveRatio: number;
  /** Triangles as they are drawn: a mesh that stands twice counts twice. */
  readonly triangles: number;
  readonly vertices: number;
  readonly instances: number;
  readonly things: number;
  readonly materials: number;
  readonly textures: number;
  readonly textureBytes: number;
  readonly textureEdge: number;
  /** Nodes within nodes, blocks within blocks. */
  readonly depth: number;
  readonly views: number;
  readonly rooms: number;
  /** Characters of a name; what is longer is cut. */
  readonly nameLength: number;
  /** Elements of an XML document. */
  readonly elements: number;
}

export const MODEL_LIMITS: ModelLimits = {
  bytes: 200 * MEGABYTE,
  unpackedBytes: 600 * MEGABYTE,
  archiveEntries: 5_000,
  archiveRatio: 300,
  triangles: 5_000_000,
  vertices: 15_000_000,
  instances: 500_000,
  things: 500_000,
  materials: 20_000,
  textures: 2_000,
  textureBytes: 64 * MEGABYTE,
  textureEdge: 16_384,
  depth: 200,
  views: 500,
  rooms: 5_000,
  nameLength: 200,
  elements: 3_000_000,
};
