import { useQuery } from '@tanstack/react-query';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import { ConsoleLogin } from './ConsoleLogin.tsx';
import { sessionQuery } from './console-api.ts';
import { LoadFailed } from './parts/LoadFailed.tsx';
import { RequiredSecondFactor } from './second-factor/RequiredSecondFactor.tsx';

/** The administrators' own part of the site: its session has nothing to do with that of a user. */
export function ConsolePage() {
  const session = useQuery(sessionQuery);
  if (session.isPending) return null;
  if (session.isError) return <LoadFailed onRetry={() => void session.refetch()} />;
  if (session.data === null) return <ConsoleLogin />;
  const { enrolled, required } = session.data.secondFactor;
  return required && !enrolled ? <RequiredSecondFactor /> : <ConsoleFrame session={session.data} />;
}
