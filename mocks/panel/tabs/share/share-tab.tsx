import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { applicationUrl } from '../../../application-url.ts';
import type { ControlClient } from '../../../control/client.ts';
import { situationOf } from '../../../control/present-situation.ts';
import { linkTo, visitor } from '../../../control/share-link.ts';
import type { CurrentSession, PageActions } from '../../../page/page-control.ts';
import {
  useConnection,
  useMockState,
  usePanelQuery,
  useStateOfServer,
} from '../../connection/use-connection.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Message, Section, ToolButton } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import { downloadState } from '../scenario/state-file.ts';
import { journeyCode, storyCode } from './situation-code.ts';
import parts from '../../parts/parts.module.css';
import styles from './share-tab.module.css';

/** Hands the present situation to other developers: as a link, a file, a story or a journey. */
export function ShareTab() {
  const { page } = useConnection();
  const { data: state } = useStateOfServer();
  if (!state) return null;
  if (!page) {
    return (
      <div className={styles.tab}>
        <p>
          This panel is outside of the application, so it does not know the screen. Open the panel there to
          share it.
        </p>
        <EditedData />
      </div>
    );
  }
  return (
    <div className={styles.tab}>
      {state.kind === 'mock' ? <Situation page={page} /> : <Address page={page} />}
    </div>
  );
}

/** The data of a real server cannot be shared. */
function Address({ page }: { page: PageActions }) {
  const href = useHref(page);
  return <Part title="Link to this screen" text={href} label="Copy link" done="Copied the link." />;
}

function Situation({ page }: { page: PageActions }) {
  const { client } = useConnection();
  const state = useMockState();
  const href = useHref(page);
  const { data: persona } = usePanelQuery(['persona'], () => personaOf(client, page.session()));
  if (!state || persona === undefined) return null;
  const situation = situationOf(state, persona);
  const screen = { href, applicationUrl: applicationUrl() };
  return (
    <>
      <Part
        title="Link to this situation"
        text={linkTo(href, situation)}
        label="Copy link"
        done="Copied the link."
      />
      <EditedData />
      <div className={styles.codes}>
        <Part
          title="Story"
          text={storyCode(screen, situation)}
          label="Copy as story"
          done="Copied. Paste it into a file of stories/screens."
        />
        <Part
          title="Journey"
          text={journeyCode(screen, situation)}
          label="Copy as journey"
          done="Copied. Paste it into a file of tests/journeys."
        />
      </div>
    </>
  );
}

/** The persona of a session by user names, which are the same in every copy of the demo data. */
async function personaOf(client: ControlClient, session: CurrentSession | undefined): Promise<string> {
  if (!session) return visitor;
  const adultId = session.parentId ?? (await impersonatorOf(client, session.impersonationId));
  const ids = [adultId, session.userId].filter((id) => id !== undefined);
  return (await Promise.all(ids.map((id) => userNameOf(client, id)))).join(':');
}

/** Only the token of a parent is stored while an adult acts as a learner. */
async function impersonatorOf(client: ControlClient, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const { rows } = await client.table('impersonations', { search: id });
  const adultId = rows.find((row) => row.id === id)?.['adultId'];
  return typeof adultId === 'string' ? adultId : undefined;
}

async function userNameOf(client: ControlClient, id: string): Promise<string> {
  const found = await client.personas(id);
  return found.find((persona) => persona.id === id)?.userName ?? id;
}

/** Milliseconds between two readings of the address, which changes without a call of the mock. */
const interval = 500;

function useHref(page: PageActions): string {
  const [href, setHref] = useState(page.href);
  useEffect(() => {
    const timer = setInterval(() => setHref(page.href()), interval);
    return () => clearInterval(timer);
  }, [page]);
  return href;
}

function Part({ title, text, label, done }: { title: string; text: string; label: string; done: string }) {
  const { run, message } = useAction();
  return (
    <Section title={title} actions={<CopyButton label={label} text={text} done={done} run={run} />}>
      <pre className={parts.codeBox}>{text}</pre>
      <Message message={message} />
    </Section>
  );
}

/** A link, story or journey starts with the data of the scenario. */
function EditedData() {
  const { client } = useConnection();
  const { data: changes = {} } = usePanelQuery(['changes'], client.changes);
  const { run, message } = useAction();
  const tables = Object.entries(changes);
  if (tables.length === 0) return null;
  return (
    <Section title="Changed data">
      <p>
        The link, story and journey do not have the rows that were changed since the start of the scenario:{' '}
        {tables.map(([name, count]) => `${name} (${count})`).join(', ')}. Send the state file too; the
        receiver imports it on the tab Scenario.
      </p>
      <div>
        <ToolButton
          icon={<Download />}
          onPress={() => void run(() => downloadState(client), 'The browser has downloaded the file.')}
        >
          Download state file
        </ToolButton>
      </div>
      <Message message={message} />
    </Section>
  );
}
