declare module 's3rver' {
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  export interface StoredContent {
    readonly bucket: string;
    readonly key: string;
    readonly content: Buffer | Readable;
    readonly metadata: object;
  }
  export interface Written {
    readonly size: number;
    readonly md5: string;
  }

  /** The part of the test store that our tests use; the package brings no types. */
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    readonly store: {
      putObject: (object: StoredContent) => Promise<Written>;
      putPart: (bucket: string, uploadId: string, part: string, content: Readable) => Promise<Written>;
      getResourcePath(bucket: string, key: string | undefined, resource: string): string;
      putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
