import { TanStackRouterDevtoolsPanel } from '@tanstack/react-router-devtools';
import { useInternals } from './use-internals.ts';
import styles from './internals.module.css';

/** The devtools of TanStack Router with the routes of the application. */
export function RouterTab() {
  const internals = useInternals();
  if (!internals) return null;
  return (
    <div className={styles.devtools}>
      <TanStackRouterDevtoolsPanel router={internals.router} style={{ height: '100%' }} />
    </div>
  );
}
