import { classNames } from '#ui/class-names.ts';
import type { ScenarioName } from '../../../data/scenario-names.ts';
import { useConnection, useMockState } from '../../connection/use-connection.tsx';
import { Badge, Message, Section, ToolButton } from '../../parts/parts.tsx';
import { SavedStateList } from './saved-state-list.tsx';
import { StateFiles } from './state-files.tsx';
import { useDoneBeforeReload, useReplaceData } from './use-replace-data.ts';
import styles from './scenario-tab.module.css';

const scenarios: { name: ScenarioName; text: string }[] = [
  { name: 'default', text: 'The demo accounts with plans, results, reviews and trials.' },
  { name: 'empty', text: 'A new school: one administrator and no content. Other accounts are signed out.' },
  { name: 'expired', text: 'The plans of all learners have ended.' },
  { name: 'backlog', text: 'A long queue of changes that wait for review.' },
  { name: 'large', text: '10,000 learners, for long lists and slow screens.' },
];

/** Starts a scenario, and saves, loads and exports the state of the mock. */
export function ScenarioTab() {
  const { client, page } = useConnection();
  const state = useMockState();
  const { replaceData, message, isBusy } = useReplaceData();
  const doneBefore = useDoneBeforeReload();
  const start = (name: ScenarioName) =>
    void replaceData(() => client.reset(name), `Started the scenario ${name}.`);
  return (
    <div className={styles.tab}>
      <Section title="Scenario">
        <p className={styles.note}>
          Starting a scenario discards all changes
          {page ? ' and reloads the page' : '; applications show the new data after their next request'}. Save
          this state first to return to it.
        </p>
        <ul className={styles.list}>
          {scenarios.map(({ name, text }) => {
            const isCurrent = state?.scenario === name;
            return (
              <li key={name} className={classNames(styles.item, isCurrent && styles.current)}>
                <div className={styles.text}>
                  <strong>{name}</strong> {isCurrent ? <Badge tone="success">Current</Badge> : null}
                  <p>{text}</p>
                </div>
                <ToolButton
                  isPending={isBusy}
                  aria-label={isCurrent ? `Reset ${name}` : `Start ${name}`}
                  onPress={() => start(name)}
                >
                  {isCurrent ? 'Reset' : 'Start'}
                </ToolButton>
              </li>
            );
          })}
        </ul>
        <Message message={message ?? doneBefore} />
      </Section>
      <div className={styles.states}>
        <SavedStateList scenario={state?.scenario} />
        <StateFiles />
      </div>
    </div>
  );
}
