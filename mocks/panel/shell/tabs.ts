import { lazy, type ComponentType } from 'react';
import type { MockState } from '../../control/mock-controls.ts';
import type { ServerState } from '../../control/server-controls.ts';
import { isActive } from '../../environment/faults.ts';
import { ClockTab } from '../tabs/clock/clock-tab.tsx';
import { DataTab } from '../tabs/data/data-tab.tsx';
import { NetworkTab } from '../tabs/network/network-tab.tsx';
import { OutboxTab } from '../tabs/outbox/outbox-tab.tsx';
import { PaymentsTab } from '../tabs/payments/payments-tab.tsx';
import { PersonaTab } from '../tabs/persona/persona-tab.tsx';
import { RequestsTab } from '../tabs/requests/requests-tab.tsx';
import { ScenarioTab } from '../tabs/scenario/scenario-tab.tsx';
import { ShareTab } from '../tabs/share/share-tab.tsx';

export type TabId =
  | 'persona'
  | 'scenario'
  | 'clock'
  | 'network'
  | 'requests'
  | 'outbox'
  | 'payments'
  | 'data'
  | 'share'
  | 'query'
  | 'router';

interface TabBadge {
  count: number;
  tone: 'neutral' | 'warning' | 'error';
  /** What is counted, for screen readers. */
  unit: string;
}

interface PanelTab {
  id: TabId;
  label: string;
  Content: ComponentType;
  /** Whether it is of use beside a real server. */
  isForServer?: boolean;
  /** Whether it needs the page of the application beside it. */
  needsPage?: boolean;
  badge?: (state: MockState | ServerState) => TabBadge;
}

/** Only in development: these packages add 110 kB, and inject styles that the security headers of the demo refuse. */
const developmentTabs: readonly PanelTab[] = import.meta.env.DEV
  ? [
      {
        id: 'query',
        label: 'Query',
        Content: lazy(async () => ({ default: (await import('../tabs/internals/query-tab.tsx')).QueryTab })),
        isForServer: true,
        needsPage: true,
      },
      {
        id: 'router',
        label: 'Router',
        Content: lazy(async () => ({
          default: (await import('../tabs/internals/router-tab.tsx')).RouterTab,
        })),
        isForServer: true,
        needsPage: true,
      },
    ]
  : [];

export const tabs: readonly PanelTab[] = [
  { id: 'persona', label: 'Persona', Content: PersonaTab },
  { id: 'scenario', label: 'Scenario', Content: ScenarioTab },
  { id: 'clock', label: 'Clock', Content: ClockTab },
  {
    id: 'network',
    label: 'Network',
    Content: NetworkTab,
    badge: (state) => ({ count: countFaults(state), tone: 'warning', unit: 'active faults' }),
  },
  {
    id: 'requests',
    label: 'Requests',
    Content: RequestsTab,
    isForServer: true,
    badge: ({ deviations }) => ({ count: deviations, tone: 'error', unit: 'deviations' }),
  },
  {
    id: 'outbox',
    label: 'Outbox',
    Content: OutboxTab,
    badge: (state) => ({ count: state.kind === 'mock' ? state.mails : 0, tone: 'neutral', unit: 'emails' }),
  },
  { id: 'payments', label: 'Payments', Content: PaymentsTab },
  { id: 'data', label: 'Data', Content: DataTab },
  { id: 'share', label: 'Share', Content: ShareTab, isForServer: true },
  ...developmentTabs,
];

const countFaults = (state: MockState | ServerState): number =>
  state.kind === 'mock' ? state.faults.filter(isActive).length : 0;
