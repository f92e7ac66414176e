import { useState } from 'react';
import type { ScenarioName } from '../../../data/scenario-names.ts';
import { useConnection, usePanelQuery } from '../../connection/use-connection.tsx';
import { Message, Row, Section, TextInput, ToolButton } from '../../parts/parts.tsx';
import { useReplaceData } from './use-replace-data.ts';
import styles from './scenario-tab.module.css';

/** Named states in this browser, or in the process of a mock that is served over HTTP. */
export function SavedStateList({ scenario = 'default' }: { scenario: ScenarioName | undefined }) {
  const { client } = useConnection();
  const { data: names = [] } = usePanelQuery(['saved-states'], client.savedStates);
  const { run, replaceData, message, isBusy } = useReplaceData();
  const [typed, setTyped] = useState<string>();
  const [overwritten, askToOverwrite] = useState<string>();
  const name = typed ?? nextName(scenario, names);

  const save = (target: string) => {
    askToOverwrite(undefined);
    setTyped(undefined);
    void run(() => client.saveState(target), `Saved as ${target}.`);
  };
  const load = (saved: string) => void replaceData(() => client.loadState(saved), `Loaded ${saved}.`);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const target = name.trim();
    if (names.includes(target)) askToOverwrite(target);
    else save(target);
  };
  return (
    <Section title="Saved states">
      <form onSubmit={submit} className={styles.form}>
        <TextInput label="Name of this state" value={name} onChange={setTyped} />
        <ToolButton type="submit" isPending={isBusy} isDisabled={name.trim() === ''}>
          Save this state
        </ToolButton>
      </form>
      {overwritten === undefined ? null : (
        <div role="group" aria-label={`Replace ${overwritten}?`}>
          <p>A state named {overwritten} exists. Replace it?</p>
          <Row>
            <ToolButton variant="danger" autoFocus onPress={() => save(overwritten)}>
              Replace
            </ToolButton>
            <ToolButton onPress={() => askToOverwrite(undefined)}>Cancel</ToolButton>
          </Row>
        </div>
      )}
      <Message message={message} />
      {names.length === 0 ? <p className={styles.note}>No state is saved yet.</p> : null}
      <ul className={styles.list}>
        {names.map((saved) => (
          <li key={saved} className={styles.item}>
            <strong className={styles.text}>{saved}</strong>
            <Row>
              <ToolButton isPending={isBusy} aria-label={`Load ${saved}`} onPress={() => load(saved)}>
                Load
              </ToolButton>
              <ToolButton
                variant="danger"
                isPending={isBusy}
                aria-label={`Delete ${saved}`}
                onPress={() => void run(() => client.removeState(saved), `Deleted ${saved}.`)}
              >
                Delete
              </ToolButton>
            </Row>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The name of the scenario with the first free number. */
function nextName(scenario: string, names: readonly string[]): string {
  let number = 1;
  while (names.includes(`${scenario} ${number}`)) number += 1;
  return `${scenario} ${number}`;
}
