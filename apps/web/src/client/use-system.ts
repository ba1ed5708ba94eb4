import { useEffect, useState } from 'react';
import { type DetectedSystem, detectSystem, type UserAgentHints } from './detect-system.ts';

interface UserAgentData extends UserAgentHints {
  getHighEntropyValues(hints: readonly string[]): Promise<UserAgentHints>;
}

/** The computer of who looks: at once by the user agent, more exactly where the browser tells its processor when asked. */
export function useSystem(): DetectedSystem {
  const [system, setSystem] = useState(() => detectSystem(navigator.userAgent, {}, navigator.maxTouchPoints));
  useEffect(() => {
    const data = (navigator as Navigator & { userAgentData?: UserAgentData }).userAgentData;
    void data
      ?.getHighEntropyValues(['architecture'])
      .then((told) =>
        setSystem(
          detectSystem(
            navigator.userAgent,
            { ...told, mobile: data.mobile ?? false },
            navigator.maxTouchPoints,
          ),
        ),
      )
      // A browser may keep it to itself.
      .catch(() => undefined);
  }, []);
  return system;
}
