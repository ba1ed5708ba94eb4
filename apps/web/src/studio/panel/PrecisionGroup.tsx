import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useTranslation } from 'react-i18next';
import { correctionsInWords } from '../scene/corrections-in-words.ts';
import { useKnownScene } from '../scene/use-known-scene.ts';
import { useStudio } from '../studio-context.ts';
import { FoldedGroup } from './FoldedGroup.tsx';
import styles from './PrecisionGroup.module.css';

/** How exactly: numbers, and what was corrected of the base's reading. */
export function PrecisionGroup({ fields }: { readonly fields: readonly ToolField[] }) {
  const { t } = useTranslation('panel');
  const { t: ofScene } = useTranslation('scene');
  const { setView, settings, tool } = useStudio();
  const scene = useKnownScene();
  // Nothing to choose, nothing to fold away.
  if (!tool.sceneSpace && fields.every(({ control }) => control === 'fixed')) return null;
  const corrected = scene && correctionsInWords(ofScene, scene);
  return (
    <FoldedGroup title={t('precision')} guide="precision" fields={fields} also={corrected}>
      {tool.sceneSpace && settings.base && (
        <p className={styles['reading']}>
          <span>{corrected ?? ofScene('nothingCorrected')}</span>
          <button type="button" onClick={() => setView('scene')}>
            {ofScene('title')}
          </button>
        </p>
      )}
    </FoldedGroup>
  );
}
