import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/Mark.tsx';
import { consoleApi, forgetSession, sessionQuery } from '../console-api.ts';
import login from '../ConsoleLogin.module.css';
import { EnrolSecondFactor } from './EnrolSecondFactor.tsx';

/** In place of the console, where the installation asks for two-step verification before anything else. */
export function RequiredSecondFactor() {
  const { t } = useTranslation('console');
  const client = useQueryClient();
  const leave = async () => {
    await consoleApi('managerLogout', {}).catch(() => undefined);
    forgetSession();
  };
  return (
    <div className={login['page']}>
      <section className={login['card']} data-wide>
        <Mark size={28} />
        <h1>{t('secondFactor')}</h1>
        <p className={login['lead']}>{t('secondFactorRequired')}</p>
        <EnrolSecondFactor
          onDone={() => void client.invalidateQueries({ queryKey: sessionQuery.queryKey })}
        />
        <button type="button" className={login['leave']} onClick={() => void leave()}>
          {t('logout')}
        </button>
      </section>
    </div>
  );
}
