import { findRoute } from '@plumbline/contract/routes.ts';
import { useLocation } from 'react-router';
import { useLocalised } from '../../i18n/use-locale.ts';

/** What the route table calls the page that is open. */
export function usePageTitle(): string {
  const localised = useLocalised();
  const route = findRoute(useLocation().pathname);
  return route ? localised(route.title) : '';
}
