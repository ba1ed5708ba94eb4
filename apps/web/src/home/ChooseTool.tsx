import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-locale.ts';
import styles from './ChooseTool.module.css';

interface Props {
  /** Local address of the picture. */
  readonly preview: string;
  readonly onChosen: (tool: FunctionName) => void;
  readonly onCancel: () => void;
}

/** Asks what a chosen or pasted picture shows, where the place of a drop has not said it. */
export function ChooseTool({ preview, onChosen, onCancel }: Props) {
  const { t } = useTranslation('home');
  const localised = useLocalised();
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Neither choice is the likelier one: the question gets the focus, not the first answer.
    question.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={t('whatIsIt')} onClose={onCancel}>
      <img className={styles['preview']} src={preview} alt="" />
      <h2 ref={question} tabIndex={-1}>
        {t('whatIsIt')}
      </h2>
      <div className={styles['choices']}>
        {TOOL_LIST.map((tool) => (
          <button key={tool.function} type="button" onClick={() => onChosen(tool.function)}>
            <strong>{localised(tool.title)}</strong>
            <span>{localised(tool.summary)}</span>
          </button>
        ))}
      </div>
      <Button type="text" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </dialog>
  );
}
