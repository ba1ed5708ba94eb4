import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteQuery } from '../api/queries.ts';

/** The agreement's box, ticked as the operator has it, and whether somebody tried to go on without. */
export function useConsent() {
  const site = useQuery(siteQuery).data;
  const [consent, setConsent] = useState<boolean>();
  const [refused, setRefused] = useState(false);
  const agreed = consent ?? site?.agreementDefault ?? true;
  return {
    agreed,
    refused: refused && !agreed,
    setConsent,
    mayEnter: () => {
      setRefused(!agreed);
      return agreed;
    },
  };
}
