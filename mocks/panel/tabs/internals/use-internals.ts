import { useEffect, useState } from 'react';
import type { ApplicationInternals } from '../../../page/page-control.ts';
import { useConnection } from '../../connection/use-connection.tsx';

/** Router and query client of the application; undefined until it has started. */
export function useInternals(): ApplicationInternals | undefined {
  const { page } = useConnection();
  const [internals, setInternals] = useState<ApplicationInternals>();
  useEffect(() => {
    void page?.internals().then(setInternals);
  }, [page]);
  return internals;
}
