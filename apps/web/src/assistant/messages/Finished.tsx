import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import type { Persona } from '@plumbline/contract/content/persona.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { withoutSigns } from './prompt-of.ts';

/** In characters: what is heard of a long answer before one reads on. */
const HEARD = 600;

interface Props {
  /** The newest answer of the talk. */
  readonly answer: TalkMessage | undefined;
  readonly persona: Persona | undefined;
}

/** Tells a screen reader an answer once it is whole, and not every word of it while it is written. */
export function Finished({ answer, persona }: Props) {
  const { t } = useTranslation('assistant');
  const localised = useLocalised();
  const [written, setWritten] = useState<string>();
  // One that was whole when the talk was opened is read like the rest.
  if (answer?.state === 'writing' && answer.messageId !== written) setWritten(answer.messageId);
  const ended = answer && answer.state !== 'writing' && answer.messageId === written;
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {ended &&
        t('answered', {
          name: persona ? localised(persona.name) : '',
          text: withoutSigns(answer.text).slice(0, HEARD),
        })}
    </p>
  );
}
