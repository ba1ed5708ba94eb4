import type { FieldSection } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNarrow } from '../../app/use-media.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { useIsShown } from '../../session/route-access.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStudio } from '../studio-context.ts';
import { UnfinishedLink } from '../unfinished/UnfinishedLink.tsx';
import { BaseField } from './BaseField.tsx';
import { EngineField } from './engine/EngineField.tsx';
import { FoldedGroup } from './FoldedGroup.tsx';
import { ToolFieldRow } from './ToolFieldRow.tsx';
import styles from './Panel.module.css';
import { PrecisionGroup } from './PrecisionGroup.tsx';
import { StartButton } from './StartButton.tsx';

/** In the order of the work. The base itself has its own place above them. */
const OPEN_SECTIONS: readonly FieldSection[] = ['base', 'reference', 'look'];

interface Props {
  /** Between the base and the fields. */
  readonly top?: ReactNode;
  /** Names of fields that mean nothing for what goes in now. */
  readonly without?: readonly string[];
}

/** The left panel, or on a phone the bottom sheet: what goes in → how it should look → how exactly. */
export function Panel({ top, without = [] }: Props) {
  const { t } = useTranslation(['panel', 'studio', 'guide']);
  const localised = useLocalised();
  const { tool, settings, raised, setRaised } = useStudio();
  const isShown = useIsShown();
  const narrow = useNarrow();
  const open = !narrow || raised;
  const inSection = (section: FieldSection) =>
    tool.fields.filter((field) => field.section === section && !without.includes(field.name));
  const [prompt, ...promptOptions] = inSection('prompt');
  return (
    <aside className={styles['panel']} data-raised={raised} aria-label={t('studio:settings')}>
      {narrow && (
        <button
          type="button"
          className={styles['grip']}
          aria-expanded={raised}
          aria-controls="studio-fields"
          onClick={() => setRaised(!raised)}
        >
          <Icon name={raised ? 'chevron-down' : 'chevron-up'} />
          <span>{raised ? t('closePanel') : t('openPanel')}</span>
        </button>
      )}
      {open && (
        <div className={styles['fields']} id="studio-fields">
          <div className={styles['tool']}>
            <h2>{localised(tool.title)}</h2>
            {isShown('help') && (
              <Link
                className={styles['help']}
                to={`/qaPage?tool=${tool.function}`}
                aria-label={t('guide:article')}
                data-tip={t('guide:article')}
              >
                <Icon name="question" size={16} />
              </Link>
            )}
          </div>
          <BaseField />
          {top}
          {tool.editor && settings.base && <UnfinishedLink />}
          {OPEN_SECTIONS.flatMap(inSection).map((field) => (
            <ToolFieldRow key={field.name} field={field} />
          ))}
          {prompt && <ToolFieldRow field={prompt} />}
          {promptOptions.length > 0 && <FoldedGroup title={t('promptOptions')} fields={promptOptions} />}
          <EngineField />
          <PrecisionGroup fields={inSection('precision')} />
        </div>
      )}
      <div className={styles['start']} data-guide="start">
        <StartButton />
      </div>
    </aside>
  );
}
