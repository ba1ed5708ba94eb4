import { DESIGN_EXAMPLES, exampleUrl } from '@plumbline/contract/words/design/design-examples.ts';
import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { LearnTool } from '../../guide/LearnTool.tsx';
import { fieldId } from '../panel/Field.tsx';
import { useField } from '../panel/use-field.ts';
import { useStudio } from '../studio-context.ts';
import styles from './EmptyWords.module.css';

/** The first step of a tool that begins with a sentence: what one may say, and sentences with what becomes of them. */
export function EmptyWords({ field }: { readonly field: ToolField }) {
  const { t } = useTranslation('stage');
  const localised = useLocalised();
  const { tool, setRaised } = useStudio();
  const { value, set } = useField(tool.function, field);
  const begin = (sentence: string) => {
    set(sentence);
    setRaised(true);
    // Where the settings are a sheet, it has to be there first.
    requestAnimationFrame(() => {
      const area = document.querySelector<HTMLTextAreaElement>(`#${fieldId(field)} textarea`);
      area?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      area?.focus({ preventScroll: true });
    });
  };
  return (
    <div className={styles['empty']}>
      <div className={styles['words']}>
        <h2>{t('wordsTitle')}</h2>
        <p>{t('wordsBody')}</p>
        <LearnTool tool={tool.function} />
      </div>
      <ul className={styles['examples']} aria-label={t('wordsExamples')}>
        {DESIGN_EXAMPLES.map((example) => {
          const sentence = localised(example.sentence);
          return (
            <li key={example.id}>
              <button type="button" aria-pressed={value === sentence} onClick={() => begin(sentence)}>
                <img src={exampleUrl(example)} alt="" loading="lazy" width={480} height={360} />
                <span>{sentence}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
