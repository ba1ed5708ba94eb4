import { useTranslation } from 'react-i18next';
import { useStudio } from '../../studio-context.ts';
import styles from '../Stage.module.css';
import { MARGINS } from './margins.ts';
import type { StageMode } from './stage-mode.ts';

/** A picture on its way to the server, as this browser has it. */
export const sendingMode: StageMode = {
  name: 'sending',
  isOn: ({ sending }) => sending,
  picture: 'hidden',
  masks: () => 'hidden',
  margins: MARGINS.plain,
  cursor: 'default',
  OnStage: Sending,
};

function Sending() {
  const { t } = useTranslation('stage');
  const { sending } = useStudio().upload;
  return sending && <img className={styles['sending']} src={sending.preview} alt={t('base')} />;
}
