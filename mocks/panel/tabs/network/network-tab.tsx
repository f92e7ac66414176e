import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { perfectConnection } from '../../../environment/connection.ts';
import { useConnection, useMockState } from '../../connection/use-connection.tsx';
import { Message, ToolButton } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import { ConnectionSection } from './connection-section.tsx';
import { FaultForm } from './fault-form.tsx';
import { FaultList } from './fault-list.tsx';
import { presets } from './presets.ts';
import styles from './network-tab.module.css';

/** Latency, a lost connection, and failing calls. */
export function NetworkTab() {
  const state = useMockState();
  // Outlives the form, which is replaced after each change of a fault.
  const formAction = useAction();
  const [editedId, setEditedId] = useState<string>();
  if (!state) return null;
  const { faults, connection } = state;
  const edited = faults.find(({ id }) => id === editedId);
  return (
    <div className={styles.tab}>
      <Presets />
      <div className={styles.columns}>
        <ConnectionSection connection={connection} />
        <FaultForm
          key={edited?.id ?? 'new'}
          edited={edited}
          action={formAction}
          onDone={() => setEditedId(undefined)}
        />
        <FaultList faults={faults} onEdit={({ id }) => setEditedId(id)} />
      </div>
    </div>
  );
}

function Presets() {
  const { client } = useConnection();
  const { run, message } = useAction();
  const restore = async () => {
    await client.removeFaults();
    await client.setConnection(perfectConnection);
  };
  return (
    <div className={styles.presets} role="group" aria-label="Presets">
      <span className={styles.state}>Presets</span>
      {presets.map(({ name, Icon, faults }) => (
        <ToolButton
          key={name}
          icon={<Icon />}
          onPress={() =>
            void run(
              () => Promise.all(faults.map(client.addFault)),
              `${name}: ${faults.length === 1 ? 'fault' : 'faults'} added.`,
            )
          }
        >
          {name}
        </ToolButton>
      ))}
      <Message message={message} />
      <div className={styles.normal}>
        <ToolButton
          variant="plain"
          icon={<RotateCcw />}
          onPress={() => void run(restore, 'No faults, online, without latency.')}
        >
          Back to normal
        </ToolButton>
      </div>
    </div>
  );
}
