import type { ComposedTerm } from '@plumbline/contract/prompts/compose-prompt.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { enginesQuery } from '../api/queries.ts';
import styles from './Prompts.module.css';

interface Props {
  readonly terms: readonly ComposedTerm[];
  readonly onWeigh: (text: string, weight: number) => void;
}

const WEIGHTS = [0.6, 0.8, 1, 1.2, 1.4, 1.6] as const;

/** Each term with its weight, what it was written as, and what each sort of engine makes of it. */
export function TermList({ terms, onWeigh }: Props) {
  const { t } = useTranslation('prompts');
  const engines = useQuery(enginesQuery).data ?? [];
  const readsAnything = engines.some(({ reads }) => reads === 'anything');
  return (
    <div className={styles['terms']}>
      <h2>{t('terms')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('terms')}</th>
            <th scope="col">{t('builtIn')}</th>
            <th scope="col">
              {t('diffusion')}
              <small>{t(readsAnything ? 'diffusionThere' : 'diffusionAbsent')}</small>
            </th>
            <th scope="col">{t('weighting')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ part, text, source, pieces, state, weight }) => (
            <tr key={`${part} ${text}`} data-state={state}>
              <th scope="row">
                <span>
                  {pieces.map((piece, at) =>
                    piece.termId === null ? (
                      <mark key={`${at} ${piece.text}`} title={t('unknownWord')}>
                        {piece.text}{' '}
                      </mark>
                    ) : (
                      <span key={`${at} ${piece.text}`}>{piece.text} </span>
                    ),
                  )}
                </span>
                <small>
                  {t(`part_${part}`)}
                  {source === text ? '' : ` · ${source}`}
                </small>
              </th>
              <td>{t(`state_${state}`)}</td>
              <td>{t('understands')}</td>
              <td>
                <select
                  className={styles['select']}
                  aria-label={t('weigh', { term: text })}
                  value={weight ?? 1}
                  onChange={({ target }) => onWeigh(text, Number(target.value))}
                >
                  {[...new Set([...WEIGHTS, weight ?? 1])]
                    .sort((a, b) => a - b)
                    .map((one) => (
                      <option key={one} value={one}>
                        {one}
                      </option>
                    ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
