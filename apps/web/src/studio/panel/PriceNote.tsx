import { useTranslation } from 'react-i18next';
import { useStudio } from '../studio-context.ts';
import styles from './StartButton.module.css';

/** What the start will cost, whether or not it can be pressed yet, and what is not charged. */
export function PriceNote() {
  const { t } = useTranslation('panel');
  const { price, unlimited } = useStudio().run;
  if (unlimited) return <p className={styles['price']}>{t('priceUnlimited')}</p>;
  const total = t('tickets', { count: price.total });
  return (
    <p className={styles['price']}>
      <strong>
        {price.images === 1
          ? total
          : t('priceOfSeveral', {
              images: price.images,
              each: t('tickets', { count: price.perImage }),
              total,
            })}
      </strong>{' '}
      {t(price.images === 1 ? 'priceBackOne' : 'priceBackSeveral')}
    </p>
  );
}
