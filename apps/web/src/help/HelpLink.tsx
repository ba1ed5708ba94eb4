import { findRoute } from '@plumbline/contract/routes.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsShown } from '../session/route-access.ts';

interface Props {
  /** An address of this site. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A way out of an article. One to a page that is hidden from the reader is left out; what is no page opens as a document. */
export function HelpLink({ to, className, children }: Props) {
  const isShown = useIsShown();
  const route = findRoute(to.split('?')[0] ?? to);
  if (!route)
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  if (!isShown(route.accessKey)) return null;
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
