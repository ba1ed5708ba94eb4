import { CAPABILITY_NAMES, descriptorOf } from '@plumbline/contract/capabilities/capabilities.ts';
import { NavLink } from 'react-router';
import { useLocalised } from '../i18n/use-locale.ts';
import { useCapabilities } from '../session/capabilities.ts';

interface Props {
  readonly className?: string | undefined;
  readonly onOpen?: () => void;
}

/** Links to the pages of what this installation can do beside renders. */
export function CapabilityLinks({ className = '', onOpen }: Props) {
  const localised = useLocalised();
  const capabilities = useCapabilities();
  const pages = CAPABILITY_NAMES.filter((name) => capabilities.has(name)).flatMap(
    (name) => descriptorOf(name).page ?? [],
  );
  return pages.map(({ path, label }) => (
    <NavLink key={path} to={path} className={className} onClick={() => onOpen?.()}>
      {localised(label)}
    </NavLink>
  ));
}
