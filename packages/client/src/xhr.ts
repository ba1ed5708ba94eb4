/** The part of XMLHttpRequest that an upload needs: `fetch` still cannot report how far a request body has gone. */
export interface UploadRequest {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  readonly status: number;
  readonly responseText: string;
  timeout: number;
  withCredentials: boolean;
  onload: (() => void) | null;
  onerror: (() => void) | null;
  ontimeout: (() => void) | null;
  onabort: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getResponseHeader(name: string): string | null;
  send(body: FormData): void;
  abort(): void;
}
