import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface Question {
  readonly title: string;
  readonly content: ReactNode;
  readonly okText: string;
  /** Absent: “Cancel”. */
  readonly cancelText?: string;
  /** What cannot be undone. */
  readonly danger?: boolean;
  /** The dialog stays until it is done. */
  readonly onOk: () => unknown;
}

export const useQuestion = create<{ readonly question: Question | null }>()(() => ({ question: null }));

/** Asks before something is done, over whatever stands on the page. */
export function askToConfirm(question: Question): void {
  useQuestion.setState({ question });
}

export function dismissQuestion(): void {
  useQuestion.setState({ question: null });
}
