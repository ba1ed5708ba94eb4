import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../ui/menu/menu-item.ts';

interface Ordered {
  readonly id: string;
  readonly name: string;
}

/** The steps of an order for a menu, and what is said to whoever does not see them. */
export function useMoves(items: readonly Ordered[], move: (id: string, to: number) => void) {
  const { t } = useTranslation('projects');
  const [said, setSaid] = useState('');
  const onMove = (id: string, to: number) => {
    const name = items.find((item) => item.id === id)?.name ?? '';
    setSaid(t('movedTo', { name, place: to + 1, count: items.length }));
    move(id, to);
  };
  const menu = (id: string): MenuItem[] => {
    const at = items.findIndex((item) => item.id === id);
    return [
      { key: 'earlier', label: t('moveEarlier'), disabled: at <= 0, onClick: () => onMove(id, at - 1) },
      {
        key: 'later',
        label: t('moveLater'),
        disabled: at === items.length - 1,
        onClick: () => onMove(id, at + 1),
      },
    ];
  };
  return { onMove, menu, said };
}
