import { Clock, FileX, Layers, User, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { MockState } from '../../control/mock-controls.ts';
import { isRealClock } from '../../environment/clock.ts';
import { isActive } from '../../environment/faults.ts';
import { useConnection, useSession, useStateOfServer } from '../connection/use-connection.tsx';
import { schoolTimeZone } from '../tabs/clock/school-times.ts';
import styles from './status-strip.module.css';

/** The situation in one line. A value that differs from the normal case is marked. */
export function StatusStrip() {
  const { page } = useConnection();
  const { data: state } = useStateOfServer();
  const { data: session } = useSession();
  return (
    <dl className={styles.strip}>
      {page && session !== undefined ? (
        <Item
          icon={<User />}
          name="Persona"
          value={session ? `${session.name}, ${session.role}` : 'signed out'}
        />
      ) : null}
      {state?.kind === 'mock' ? <MockItems state={state} /> : null}
      {state?.kind === 'server' ? <Item name="Server" value={state.url} /> : null}
      {state ? (
        <Item
          icon={<FileX />}
          name="Deviations"
          value={String(state.deviations)}
          tone={state.deviations > 0 ? 'error' : undefined}
        />
      ) : null}
    </dl>
  );
}

function MockItems({ state }: { state: MockState }) {
  const { scenario, clock, now, connection, faults } = state;
  const active = faults.filter(isActive).length;
  const network = connection.isOffline ? 'offline' : `${connection.latency} ms`;
  const isSlow = connection.isOffline || connection.latency > 0;
  return (
    <>
      <Item icon={<Layers />} name="Scenario" value={scenario} />
      <Item
        icon={<Clock />}
        name="Clock"
        value={`${formatTime(now)}${'frozenAt' in clock ? ', frozen' : ''}`}
        tone={isRealClock(clock) ? undefined : 'warning'}
      />
      <Item
        icon={<Zap />}
        name="Active faults"
        value={String(active)}
        tone={active > 0 ? 'warning' : undefined}
      />
      <Item name="Latency" value={network} tone={isSlow ? 'warning' : undefined} />
    </>
  );
}

const formatTime = (now: string): string =>
  new Date(now).toLocaleString('en-ZA', {
    timeZone: schoolTimeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

interface ItemProps {
  icon?: ReactNode;
  name: string;
  value: string;
  tone?: 'warning' | 'error' | undefined;
}

const Item = ({ icon, name, value, tone }: ItemProps) => (
  <div className={classNames(styles.item, tone && styles[tone])}>
    {icon}
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
