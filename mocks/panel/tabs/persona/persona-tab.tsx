import { useState } from 'react';
import { PortraitsContext } from '#ui/picture/portraits.ts';
import { maxFound, type Persona } from '../../../control/personas.ts';
import { portraits } from '../../../data/seed/portraits.ts';
import type { CurrentSession, PageActions } from '../../../page/page-control.ts';
import { useConnection, usePanelQuery, useSession } from '../../connection/use-connection.tsx';
import { Message, Row, SearchInput, Section, ToolButton } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import { PersonaCard } from './persona-card.tsx';
import { forgetPersona, recentPersonas, rememberPersona, type RecentPersona } from './recent-personas.ts';
import styles from './persona-tab.module.css';

/** Signs in as any account of the mock without a password. */
export function PersonaTab() {
  const { client, page } = useConnection();
  const [search, setSearch] = useState('');
  const { data: cast = [] } = usePanelQuery(['personas', ''], () => client.personas());
  const { data: found = [] } = usePanelQuery(['personas', search.trim()], () => client.personas(search));
  const { data: session } = useSession();
  const { run, message } = useAction();
  const admin = cast.find(({ role, isActive }) => role === 'Admin' && isActive);
  const signIn = page && ((target: RecentPersona) => void run(() => signInAs(page, target)));
  const isSearch = search.trim() !== '';

  return (
    <PortraitsContext value={portraits}>
      <div className={styles.tab}>
        <div className={styles.bar}>
          <SearchInput label="Name, user name or email" value={search} onChange={setSearch} />
          {page ? <SignOut page={page} session={session} /> : null}
          {signIn ? <Recent signIn={signIn} /> : null}
          <Message message={message} />
        </div>
        {page ? null : (
          <p className={styles.note}>
            This panel is outside of the application, so it cannot sign in. Log in there with one of these
            user names and the password <code>Learn2code!</code>.
          </p>
        )}
        <Section title={isSearch ? 'Accounts found' : 'Demo accounts'}>
          <ul className={styles.cards}>
            {found.map((persona) => (
              <PersonaCard
                key={persona.id}
                persona={persona}
                session={session ?? undefined}
                admin={admin}
                signIn={signIn}
              />
            ))}
          </ul>
          {isSearch ? <p role="status">{countText(found)}</p> : null}
        </Section>
      </div>
    </PortraitsContext>
  );
}

function countText(found: readonly Persona[]): string {
  if (found.length === 0) return 'The mock has no such account.';
  if (found.length === maxFound) return `The first ${maxFound} accounts. Type more to see others.`;
  return found.length === 1 ? '1 account' : `${found.length} accounts`;
}

/** The page may be left before a later write ends, so the account is stored first. */
async function signInAs(page: PageActions, target: RecentPersona): Promise<void> {
  await rememberPersona(target);
  try {
    await page.signIn(target.persona);
  } catch (error) {
    await forgetPersona(target);
    throw error;
  }
}

function SignOut({ page, session }: { page: PageActions; session: CurrentSession | null | undefined }) {
  if (session === null) return <p className={styles.note}>Signed out</p>;
  return <ToolButton onPress={page.signOut}>Sign out</ToolButton>;
}

function Recent({ signIn }: { signIn: (target: RecentPersona) => void }) {
  const { data: recent = [] } = usePanelQuery(['recent-personas'], recentPersonas);
  if (recent.length === 0) return null;
  return (
    <div role="group" aria-label="Recent accounts" className={styles.recent}>
      <span className={styles.note}>Recent:</span>
      <Row>
        {recent.map((target) => (
          <ToolButton key={target.persona} variant="plain" onPress={() => signIn(target)}>
            {target.label}
          </ToolButton>
        ))}
      </Row>
    </div>
  );
}
