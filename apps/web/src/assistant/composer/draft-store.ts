import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { personaIdSchema } from '@plumbline/contract/content/persona.ts';
import { QUESTION_MAX } from '@plumbline/contract/talks/talk-limits.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { emptyWithWorkspaces, QUESTIONS_KEY } from '../../session/local-keys.ts';
import { isOfThisVisitor, VISITOR_ID } from '../../session/visitor.ts';

export type QuestionImage = TalkMessage['images'][number];

/** A question that is not asked yet. */
export interface Draft {
  readonly text: string;
  readonly images: readonly QuestionImage[];
  /** Whom it goes to, where that was chosen. */
  readonly persona?: string | undefined;
  /** A question that it is asked in place of, as another branch. */
  readonly instead?: { readonly questionId: string; readonly after: string | null } | undefined;
  /** Sent while an answer was still being written: asked as soon as that is there. A reload forgets it. */
  readonly asksNext?: boolean | undefined;
}

export const EMPTY_DRAFT: Draft = { text: '', images: [] };

/** Talks whose drafts are kept; the oldest go. */
const KEPT = 30;

interface DraftState {
  /** By talk. */
  readonly drafts: Readonly<Record<string, Draft>>;
}

/** Questions that were begun, by talk, kept through a reload. */
export const useDrafts = create<DraftState>()(
  persist(() => ({ drafts: {} }) as DraftState, {
    name: QUESTIONS_KEY,
    version: 1,
    partialize: ({ drafts }) => ({ drafts, visitor: VISITOR_ID }),
    migrate: (kept) => kept,
    merge: (kept, state) => ({ ...state, drafts: readKeptDrafts(kept) }),
  }),
);

emptyWithWorkspaces(() => useDrafts.setState({ drafts: {} }));

export function changeDraft(talkId: string, part: Partial<Draft>): void {
  useDrafts.setState(({ drafts: { [talkId]: old = EMPTY_DRAFT, ...drafts } }) => {
    const draft = { ...old, ...part };
    const isEmpty = draft.text === '' && draft.images.length === 0 && !draft.persona && !draft.instead;
    const others = Object.fromEntries(Object.entries(drafts).slice(-(KEPT - 1)));
    return { drafts: isEmpty ? others : { ...others, [talkId]: draft } };
  });
}

/** What the browser kept, of any age: texts alone, since a picture of a visitor lasts a day. */
export function readKeptDrafts(kept: unknown): Record<string, Draft> {
  const { drafts } = (kept ?? {}) as { readonly drafts?: unknown };
  if (typeof drafts !== 'object' || drafts === null || !isOfThisVisitor(kept as object)) return {};
  return Object.fromEntries(
    Object.entries(drafts).flatMap(
      ([talkId, draft]: [string, { text?: unknown; persona?: unknown } | null]) => {
        if (typeof draft?.text !== 'string') return [];
        const persona = personaIdSchema.safeParse(draft.persona);
        const text = draft.text.slice(0, QUESTION_MAX);
        return [[talkId, { text, images: [], ...(persona.success ? { persona: persona.data } : {}) }]];
      },
    ),
  );
}
