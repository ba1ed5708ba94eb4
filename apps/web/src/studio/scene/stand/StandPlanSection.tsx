import type { PlanMeasures, Scene } from '@plumbline/contract/api/scene.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../app/lazy-dialog.tsx';
import { texts } from '../../../app/load-chunk.ts';
import { openDialog } from '../../../dialogs/dialog-store.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from '../SceneInspector.module.css';

const StandPlanDialog = lazyDialog(
  'stand-plan',
  async () => (await import('./StandPlanDialog.tsx')).StandPlanDialog,
  texts('reading'),
);

interface Props {
  readonly scene: Scene;
  readonly plan: PlanMeasures;
  readonly picture: string;
}

/** A floor plan whose rooms were found can stand up. */
export function StandPlanSection({ scene, plan, picture }: Props) {
  const { t } = useTranslation('reading');
  const { signedIn } = useCurrentUser();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles['map']} aria-label={t('stand')}>
      <div className={styles['row']}>
        <span>
          {t('stand')}
          <small>{t('standBody')}</small>
        </span>
        <Button size="small" kind="primary" onClick={() => (signedIn ? setOpen(true) : openDialog('login'))}>
          {t('standStart')}
        </Button>
      </div>
      {open && <StandPlanDialog scene={scene} plan={plan} picture={picture} onClose={() => setOpen(false)} />}
    </section>
  );
}
