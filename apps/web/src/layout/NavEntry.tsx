import type { NavigationEntry } from '@plumbline/contract/navigation.ts';
import { NavLink } from 'react-router';
import { useLocalised } from '../i18n/use-locale.ts';
import { CapabilityLinks } from './CapabilityLinks.tsx';
import { ClientLink } from './ClientLink.tsx';
import { ContactLink } from './ContactLink.tsx';

interface Props {
  readonly entry: Exclude<NavigationEntry, { kind: 'tools' }>;
  readonly className?: string | undefined;
  readonly onOpen?: () => void;
}

/** One label of the navigation: a page by its own title, or what opens a dialog. */
export function NavEntry({ entry, className = '', onOpen }: Props) {
  const localised = useLocalised();
  if (entry.kind === 'page')
    return (
      <NavLink
        to={entry.route.path}
        end={entry.route.path === '/'}
        className={className}
        {...(onOpen ? { onClick: onOpen } : {})}
      >
        {localised(entry.route.title)}
      </NavLink>
    );
  if (entry.kind === 'capabilities')
    return <CapabilityLinks className={className} {...(onOpen ? { onOpen } : {})} />;
  const Dialog = entry.dialog === 'client' ? ClientLink : ContactLink;
  return <Dialog className={className} {...(onOpen ? { onOpen } : {})} />;
}
