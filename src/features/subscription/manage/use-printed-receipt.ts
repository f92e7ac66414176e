import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The plan whose receipt is being printed, alone; the browser's own command prints the page. */
export function usePrintedReceipt() {
  const [planId, setPlanId] = useState<string>();
  useEffect(() => {
    const end = () => setPlanId(undefined);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return {
    planId,
    print: (id: string) => {
      flushSync(() => setPlanId(id));
      window.print();
    },
  };
}
