import type { DownloadFormat } from '@plumbline/contract/api/images.ts';
import type { Session } from '../identity/identity-repository.ts';

export interface DownloadRecord {
  readonly id: string;
  readonly userId: string;
  readonly imageIds: readonly string[];
  readonly format: DownloadFormat | null;
  readonly visibleLabel: boolean;
  readonly at: Date;
}

export interface DataExport {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Rows of one table that tell of one person, under the name of their file in the person's export. */
export interface PersonalRecords {
  readonly name: string;
  readonly rows: readonly object[];
}

/** What a person has besides their works: choices, downloads, exports, and the way out. */
export interface AccountRepository {
  /** Null: never chosen. */
  findVisibleLabel(userId: string): Promise<boolean | null>;
  setVisibleLabel(userId: string, visibleLabel: boolean): Promise<void>;

  /** Those that are neither revoked nor expired, the one used last first. */
  listSessions(userId: string, at: Date): Promise<Session[]>;

  addDownload(download: DownloadRecord): Promise<void>;
  /** Newest first. */
  listDownloads(
    userId: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ downloads: DownloadRecord[]; total: number }>;
  deleteDownloadsBefore(moment: Date): Promise<void>;

  addExport(dataExport: DataExport): Promise<void>;
  findExport(exportId: string): Promise<DataExport | undefined>;
  countExports(userId: string, since: Date): Promise<number>;
  /** Everything that is kept of a person, table by table; each is read when it is asked for. Secrets are left out. */
  personalRecords(userId: string): AsyncIterable<PersonalRecords>;

  /** Whether the account was there to be left: active. */
  leave(userId: string, at: Date): Promise<boolean>;
  /** Whether it was being left. */
  stay(userId: string): Promise<boolean>;
  leavingSince(userId: string): Promise<Date | undefined>;
  /** Accounts that were left before then, at most `limit`. */
  listLeftBefore(moment: Date, limit: number): Promise<string[]>;
  /** Removes every row that tells of a person, save the books, in which their id then names nobody. */
  erase(userId: string): Promise<void>;
}
