import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { State } from './State.tsx';

export function EmptyStates() {
  const { t } = useTranslation('components');
  return (
    <>
      <State name="title, body, a way on">
        <EmptyState title={t('emptyTitle')} body={t('emptyBody')}>
          <Button>{t('render')}</Button>
        </EmptyState>
      </State>
      <State name="alert">
        <EmptyState alert title={t('emptyTitle')} />
      </State>
    </>
  );
}
