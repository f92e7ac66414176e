import { fn } from 'storybook/test';
import { apiBaseUrl } from '#lib/configuration.ts';
import { CallLog } from '#mocks/control/calls/call-log.ts';
import { handleControl } from '#mocks/control/control.ts';
import { mockControls } from '#mocks/control/mock-controls.ts';
import type { ScenarioName } from '#mocks/data/scenario-names.ts';
import { connectInPage, type CurrentSession, type PanelConnection } from '#mocks/page/page-control.ts';
import type { PanelHost } from '#mocks/panel/host/panel-host.ts';
import { Panel } from '#mocks/panel/shell/panel.tsx';
import type { TabId } from '#mocks/panel/shell/tabs.ts';
import type { Backend } from '#mocks/server/backend.ts';
import { storyBackend } from '../visit.tsx';

interface PanelStory {
  tab: TabId;
  scenario?: ScenarioName;
  given?: (backend: Backend) => unknown;
  /** Records calls for the tab Requests. */
  calls?: (record: CallLog['record']) => void;
  session?: CurrentSession;
  host?: PanelHost;
  /** As on a phone; default: the size below the application. */
  isNarrow?: boolean;
}

const naledi: CurrentSession = {
  userId: 'usr-naledi',
  name: 'Naledi Khumalo',
  role: 'Parent',
};

/** Connects the panel to the mock of stories. Actions that would leave the story are spies. */
async function connect({
  scenario = 'default',
  given,
  calls,
  session = naledi,
}: PanelStory): Promise<PanelConnection> {
  const backend = await storyBackend();
  backend.changeClock({});
  await backend.reset(scenario);
  await given?.(backend);
  const log = new CallLog(new URL(apiBaseUrl, location.origin).href);
  calls?.(log.record);
  const controls = mockControls({ backend, calls: log, send: fn() });
  const { connection, notify, replaceControls } = connectInPage({
    clock: { device: () => backend.now() },
    homePathOf: () => '/home',
    urlOf: (path) => path,
    internals: () => Promise.reject(new Error('A story has no application.')),
  });
  replaceControls((request) => handleControl(controls, request));
  backend.listen({ tables: async () => notify(), environment: notify });
  log.listen(notify);
  return {
    ...connection,
    page: {
      ...connection.page,
      signIn: fn(async () => {}),
      signOut: fn(),
      session: () => session,
      href: () => 'http://localhost:5173/parent/dashboard',
      open: fn(),
      refresh: fn(async () => {}),
      reload: fn(),
      restart: fn(async () => {}),
    },
  };
}

const sizes = {
  wide: { height: '100vh', maxHeight: '420px' },
  narrow: { height: '340px', width: '360px' },
};

/** A tab of the developer panel. */
export const panelStory = (options: PanelStory) => ({
  parameters: { layout: 'fullscreen' as const },
  loaders: [async () => ({ connection: await connect(options) })],
  render: (_args: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <div style={options.isNarrow ? sizes.narrow : sizes.wide}>
      <Panel
        connection={loaded['connection'] as PanelConnection}
        host={options.host}
        initialTab={options.tab}
      />
    </div>
  ),
});
