import { userMessage } from '@plumbline/client/server-error.ts';
import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { saveAs } from '../../studio/run/save-as.ts';
import { toast } from '../../ui/toast/toast.ts';
import type { Personas } from '../personas/use-personas.ts';
import { fetchTalkPage } from '../state/talk-queries.ts';
import { PrintedTalk } from './PrintedTalk.tsx';
import { talkFileName, talkMarkdown } from './talk-markdown.ts';

/** All messages of the branch that is shown. */
async function fetchAll(talkId: string): Promise<TalkMessage[]> {
  const all: TalkMessage[] = [];
  let before = '';
  for (;;) {
    const { messages, hasEarlier } = await fetchTalkPage(talkId, before);
    all.unshift(...messages);
    before = messages[0]?.messageId ?? '';
    if (!hasEarlier || before === '') return all;
  }
}

interface Exporting {
  readonly asMarkdown: () => void;
  readonly asPrint: () => void;
  /** What is printed, while it is. */
  readonly printed: ReactNode;
}

/** Takes a talk along: as a file of Markdown, or on paper. */
export function useExportTalk(talkId: string, title: string, personas: Personas): Exporting {
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  const localised = useLocalised();
  const [onPaper, setOnPaper] = useState<readonly TalkMessage[]>();
  useEffect(() => {
    if (!onPaper) return;
    const done = () => setOnPaper(undefined);
    addEventListener('afterprint', done);
    // Once it is drawn, with its formulas.
    const timer = setTimeout(() => window.print(), 300);
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', done);
    };
  }, [onPaper]);
  const withAll = (use: (messages: TalkMessage[]) => void) =>
    void fetchAll(talkId).then(use, (error: unknown) => toast.error(userMessage(error, locale)));
  const personaOf = (personaId: string) => {
    const persona = personas.of(personaId);
    // As the beginning of a line.
    return persona ? localised(persona.name).replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : personaId;
  };
  return {
    asMarkdown: () =>
      withAll((messages) => {
        const text = talkMarkdown(messages, {
          title,
          you: t('you'),
          sources: t('sources'),
          personaOf,
          pictureOf: (number) => t('picture', { number }),
        });
        const file = new Blob([text], { type: 'text/markdown;charset=utf-8' });
        saveAs(URL.createObjectURL(file), talkFileName(title));
      }),
    asPrint: () => withAll(setOnPaper),
    printed:
      onPaper &&
      createPortal(<PrintedTalk title={title} messages={onPaper} personaOf={personaOf} />, document.body),
  };
}
