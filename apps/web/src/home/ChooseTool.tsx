import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-locale.ts';
import { useIsShown } from '../session/route-access.ts';
import type { BasePicture } from '../studio/settings/workspace-settings.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ChooseTool.module.css';
import { toolsForKind } from './tools-for-kind.ts';

interface Props {
  readonly picture: BasePicture;
  readonly onChosen: (tool: FunctionName) => void;
  readonly onCancel: () => void;
}

/** Asks what a chosen or pasted picture shows, where the place of a drop has not said it. */
export function ChooseTool({ picture, onChosen, onCancel }: Props) {
  const { t } = useTranslation('home');
  const localised = useLocalised();
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // No choice is the likelier one: the question gets the focus, not the first answer.
    question.current?.focus();
  }, []);
  const isShown = useIsShown();
  const tools = toolsForKind(picture.kind && picture.kind !== 'wash' ? picture.kind : 'photo').filter(
    (tool) => isShown(tool.function),
  );
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={t('whatIsIt')} onClose={onCancel}>
      <img className={styles['preview']} src={picture.thumbnailUrl} alt="" />
      <h2 ref={question} tabIndex={-1}>
        {t('whatIsIt')}
      </h2>
      <div className={styles['choices']}>
        {tools.map((tool) => (
          <button key={tool.function} type="button" onClick={() => onChosen(tool.function)}>
            <strong>{localised(tool.title)}</strong>
            <span>{localised(tool.summary)}</span>
          </button>
        ))}
      </div>
      <Button kind="text" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </dialog>
  );
}
