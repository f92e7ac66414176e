import { get, set } from 'idb-keyval';
import { AppWindow, Minus, PanelBottom, PanelRight, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { Tab, TabList, TabPanel, Tabs, Toolbar, VisuallyHidden } from 'react-aria-components';
import mark from '#ui/picture/art/mark.svg';
import type { PanelConnection } from '../../page/page-control.ts';
import { ConnectionProvider, useConnection, useStateOfServer } from '../connection/use-connection.tsx';
import type { PanelHost } from '../host/panel-host.ts';
import { panelStore } from '../host/panel-store.ts';
import { panelShortcutLabel } from '../host/shortcut.ts';
import { Badge, ToolButton } from '../parts/parts.tsx';
import { keepFocus } from './keep-focus.ts';
import { StatusStrip } from './status-strip.tsx';
import { tabs, type TabId } from './tabs.ts';
import styles from './panel.module.css';

interface PanelProps {
  connection: PanelConnection;
  /** Undefined when the page was opened by its URL. */
  host?: PanelHost | undefined;
  /** The first tab; default: the last one used. */
  initialTab?: TabId | undefined;
}

/** The developer panel: tabs for all controls of the mock, and a status strip. */
export function Panel({ connection, host, initialTab }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? keepFocus(panel.current) : undefined), []);
  return (
    <ConnectionProvider connection={connection}>
      <main ref={panel} className={styles.panel}>
        <PanelTabs host={host} initialTab={initialTab} />
        <StatusStrip />
      </main>
    </ConnectionProvider>
  );
}

function PanelTabs({ host, initialTab }: Pick<PanelProps, 'host' | 'initialTab'>) {
  const { page } = useConnection();
  const { data: state } = useStateOfServer();
  const [selected, select] = useLastTab(initialTab);
  if (!state) return <div className={styles.tabs} />;
  const shown = tabs.filter(
    ({ isForServer, needsPage }) =>
      (state.kind === 'mock' || isForServer) && (page !== undefined || !needsPage),
  );
  const current = shown.some(({ id }) => id === selected) ? selected : shown[0]?.id;
  return (
    <Tabs
      {...(current !== undefined && { selectedKey: current })}
      onSelectionChange={(key) => select(key as TabId)}
      className={styles.tabs ?? ''}
    >
      <div className={styles.head}>
        <h1 className={styles.title}>
          <img src={mark} alt="" width="20" height="20" />
          Developer
        </h1>
        <TabList aria-label="Developer panel" className={styles.list ?? ''}>
          {shown.map(({ id, label, badge }) => {
            const { count = 0, tone = 'neutral', unit = '' } = badge?.(state) ?? {};
            return (
              <Tab key={id} id={id}>
                {label}
                {count > 0 ? (
                  <Badge tone={tone}>
                    {count}
                    <VisuallyHidden elementType="span"> {unit}</VisuallyHidden>
                  </Badge>
                ) : null}
              </Tab>
            );
          })}
        </TabList>
        {host ? <Placement host={host} /> : null}
      </div>
      {shown.map(({ id, Content }) => (
        <TabPanel key={id} id={id} className={styles.content ?? ''}>
          <TabContent Content={Content} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

const TabContent = ({ Content }: { Content: ComponentType }) => (
  <Suspense>
    <Content />
  </Suspense>
);

/** The preference is loaded once; until then, the first tab is shown. */
function useLastTab(initial: TabId | undefined): [TabId | undefined, (tab: TabId) => void] {
  const [selected, setSelected] = useState(initial);
  useEffect(() => {
    if (initial !== undefined) return;
    get<TabId>('tab', panelStore).then(setSelected, () => {});
  }, [initial]);
  return [
    selected,
    (tab) => {
      setSelected(tab);
      set('tab', tab, panelStore).catch(() => {});
    },
  ];
}

const positions = [
  { position: 'bottom', label: 'Dock at the bottom', Icon: PanelBottom },
  { position: 'right', label: 'Dock at the right', Icon: PanelRight },
  { position: 'window', label: 'Open in a window', Icon: AppWindow },
] as const;

function Placement({ host }: { host: PanelHost }) {
  const [position, setPosition] = useState(host.position);
  return (
    <Toolbar className={styles.placement ?? ''} aria-label="Place of the panel">
      {positions.map(({ position: place, label, Icon }) => (
        <ToolButton
          key={place}
          variant="plain"
          aria-label={label}
          aria-current={position === place}
          icon={<Icon />}
          onPress={() => {
            setPosition(place);
            host.setPosition(place);
          }}
        />
      ))}
      <ToolButton
        variant="plain"
        aria-label={`Hide the panel (${panelShortcutLabel})`}
        icon={<Minus />}
        onPress={host.minimise}
      />
      <ToolButton variant="plain" aria-label="Close the panel" icon={<X />} onPress={host.close} />
    </Toolbar>
  );
}
