import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { S3Asked } from './s3-asked.ts';

export const XML = { 'content-type': 'application/xml' };

/** What s3rver lacks, done at the door: the list of unfinished uploads, giving one up, and `If-Match`. */
export class S3Gaps {
  /** Uploads of several parts that were begun and neither ended nor given up, by their id. */
  readonly #unfinished = new Map<string, { readonly key: string; readonly begunAt: Date }>();

  /** Whether it has answered what s3rver says it has not implemented; the ids are the store's own. */
  answer({ method, query }: S3Asked, response: ServerResponse): boolean {
    if (method === 'DELETE' && query.has('uploadId')) {
      const known = this.#unfinished.delete(query.get('uploadId') ?? '');
      if (known) response.writeHead(204).end();
      else response.writeHead(404, XML).end('<Error><Code>NoSuchUpload</Code></Error>');
      return true;
    }
    if (method !== 'GET' || !query.has('uploads')) return false;
    response.writeHead(200, XML).end(this.#list(query));
    return true;
  }

  /** Whether what is there is another version than the one that was asked for. */
  isOther(asked: IncomingHttpHeaders, found: IncomingHttpHeaders): boolean {
    return asked['if-match'] !== undefined && asked['if-match'] !== found.etag;
  }

  /** Keeps in mind what s3rver has begun and ended. */
  note({ method, key, query }: S3Asked, body: Buffer): void {
    if (method !== 'POST') return;
    const begun = query.has('uploads') && /<UploadId>(\w+)</.exec(body.toString())?.[1];
    if (begun) this.#unfinished.set(begun, { key, begunAt: new Date() });
    this.#unfinished.delete(query.get('uploadId') ?? '');
  }

  /** Pages of one, so that whoever lists them has to turn pages. */
  #list(query: URLSearchParams): string {
    const after = query.get('key-marker') ?? '';
    const [first, ...more] = [...this.#unfinished]
      .map(([id, upload]) => ({ id, ...upload }))
      .filter((upload) => upload.key.startsWith(query.get('prefix') ?? '') && upload.key > after)
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const listed =
      first &&
      `<IsTruncated>${more.length > 0}</IsTruncated><NextKeyMarker>${first.key}</NextKeyMarker>` +
        `<Upload><Key>${first.key}</Key><UploadId>${first.id}</UploadId>` +
        `<Initiated>${first.begunAt.toISOString()}</Initiated></Upload>`;
    return `<ListMultipartUploadsResult>${listed ?? ''}</ListMultipartUploadsResult>`;
  }
}
