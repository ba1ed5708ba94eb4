import type { LocalisedText } from '@plumbline/contract/text.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { Licence } from '@plumbline/contract/works/licences.ts';
import type { SharedRequest } from '@plumbline/contract/works/shared-request.ts';
import type { CaseSection, ReportReason, WorkKind, WorkState } from '@plumbline/contract/works/work-lists.ts';

/** As a person wrote it; in every language where it ships. */
export type WorkText = string | LocalisedText;

export interface FidelityFigures {
  readonly score: number;
  readonly added: number;
}

/** Why an administrator hid it. */
export interface WorkModeration {
  readonly reason: ReportReason;
  readonly note: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A picture of somebody's, or a file that ships. */
export interface WorkPictureRecord {
  readonly role: 'picture' | 'section' | 'base';
  /** Place of its section, of role `section`. */
  readonly section: number | null;
  readonly imageId: string | null;
  /** Addresses of the file and of its small copy, where it ships. */
  readonly path: string | null;
  readonly thumbnail: string | null;
  readonly width: number;
  readonly height: number;
  /** The engine made it. */
  readonly made: boolean;
}

/** What lists show of a work. */
export interface WorkRecord {
  readonly workId: string;
  readonly authorId: string;
  /** Null of works that ship. */
  readonly userId: string | null;
  readonly kind: WorkKind;
  readonly title: WorkText;
  readonly state: WorkState;
  readonly revision: number;
  readonly function: FunctionName | null;
  readonly style: string | null;
  readonly space: string | null;
  readonly classifyIds: readonly string[];
  readonly materials: readonly string[];
  readonly colours: readonly string[];
  readonly licence: Licence;
  readonly coverImageId: string | null;
  readonly coverPath: string | null;
  readonly coverThumbnail: string | null;
  readonly width: number;
  readonly height: number;
  readonly moderation: WorkModeration | null;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}

/** What it is found by; made from its texts and from what it shows. */
export interface WorkIndex {
  readonly facets: readonly string[];
  readonly words: readonly string[];
}

export interface WorkDetails {
  readonly story: WorkText;
  /** Empty: there was none. */
  readonly prompt: string;
  /** Without its prompt. */
  readonly request: SharedRequest | null;
  readonly showBase: boolean;
  readonly showPrompt: boolean;
  readonly fidelity: FidelityFigures | null;
  readonly sections: readonly { readonly kind: CaseSection; readonly caption: WorkText }[];
}

/** What similar works are found by. */
export interface WorkFeatures {
  readonly version: number;
  readonly codes: readonly number[];
  readonly signature: Uint8Array;
}

export interface NewWork {
  readonly work: WorkRecord;
  readonly index: WorkIndex;
  readonly details: WorkDetails;
  readonly pictures: readonly WorkPictureRecord[];
  readonly features: WorkFeatures | null;
}

/** Who published it, as cards name them. */
export interface WorkAuthorRecord {
  readonly authorId: string;
  readonly userId: string | null;
  readonly name: WorkText;
  readonly avatar: string | null;
}

/** A work as one caller sees it in a list. */
export interface WorkCardRecord extends WorkRecord {
  readonly likes: number;
  readonly listed: boolean;
  readonly author: WorkAuthorRecord;
  readonly liked: boolean;
  readonly collected: boolean;
}
