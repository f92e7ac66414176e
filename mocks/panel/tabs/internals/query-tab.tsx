import { ReactQueryDevtoolsPanel } from '@tanstack/react-query-devtools';
import { useInternals } from './use-internals.ts';
import styles from './internals.module.css';

/** The devtools of TanStack Query with the cache of the application. */
export function QueryTab() {
  const internals = useInternals();
  if (!internals) return null;
  return (
    <div className={styles.devtools}>
      <ReactQueryDevtoolsPanel client={internals.queryClient} style={{ height: '100%' }} />
    </div>
  );
}
