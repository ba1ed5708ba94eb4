import type { Plan } from '@plumbline/contract/api/orders.ts';
import { useLocalised } from '../i18n/use-locale.ts';
import styles from './PlanList.module.css';
import { usePrice } from './use-price.ts';

interface Props<P extends Plan> {
  /** What a screen reader calls the list. */
  readonly label: string;
  readonly plans: readonly P[];
  /** The second line of a plan. */
  readonly says: (plan: P) => string;
  readonly onChoose: (plan: P) => void;
}

/** Plans as rows to choose from, each with its price. */
export function PlanList<P extends Plan>({ label, plans, says, onChoose }: Props<P>) {
  const localised = useLocalised();
  const price = usePrice();
  return (
    <ul className={styles['plans']} aria-label={label}>
      {plans.map((plan) => (
        <li key={plan.planId}>
          <button type="button" onClick={() => onChoose(plan)}>
            <span>
              <strong>{localised(plan.title)}</strong>
              <small>{says(plan)}</small>
            </span>
            <span className="tabular">{price(plan.amountFen)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
