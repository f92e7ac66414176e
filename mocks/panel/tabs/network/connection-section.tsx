import { useState } from 'react';
import { latencies, type Connection } from '../../../environment/connection.ts';
import { useConnection } from '../../connection/use-connection.tsx';
import { Message, Row, Section, Segments, TextInput, ToolButton } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import styles from './network-tab.module.css';

const lines = [
  { value: 'online', label: 'Online' },
  { value: 'offline', label: 'Offline' },
] as const;

const speeds = [
  { value: 'none', label: 'None' },
  { value: 'fast', label: '100 ms' },
  { value: 'slow', label: 'Slow 3G' },
  { value: 'custom', label: 'Custom' },
] as const;

type Speed = (typeof speeds)[number]['value'];

function speedOf({ latency, jitter }: Connection): Speed {
  const found = speeds.find(({ value }) => value !== 'custom' && latencies[value] === latency);
  return jitter === 0 && found ? found.value : 'custom';
}

function toMilliseconds(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0)) throw new Error('Enter milliseconds, 0 or more.');
  return number;
}

/** The simulated network between the application and the mock. */
export function ConnectionSection({ connection }: { connection: Connection }) {
  const { client } = useConnection();
  const { run, message } = useAction();
  const [isCustom, setCustom] = useState(false);
  const [latency, setLatency] = useState(String(connection.latency));
  const [jitter, setJitter] = useState(String(connection.jitter));
  const speed = isCustom ? 'custom' : speedOf(connection);
  return (
    <Section title="Connection">
      <Segments
        label="Connection"
        options={lines}
        value={connection.isOffline ? 'offline' : 'online'}
        onChange={(line) => void run(() => client.setConnection({ isOffline: line === 'offline' }))}
      />
      <h3>Latency</h3>
      <Segments
        label="Latency"
        options={speeds}
        value={speed}
        onChange={(chosen) => {
          setCustom(chosen === 'custom');
          if (chosen === 'custom') return;
          void run(() => client.setConnection({ latency: latencies[chosen], jitter: 0 }));
        }}
      />
      {speed === 'custom' ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void run(() =>
              client.setConnection({ latency: toMilliseconds(latency), jitter: toMilliseconds(jitter) }),
            );
          }}
        >
          <Row>
            <div className={styles.number}>
              <TextInput label="Latency in ms" type="number" value={latency} onChange={setLatency} />
            </div>
            <div className={styles.number}>
              <TextInput label="Varies by ms" type="number" value={jitter} onChange={setJitter} />
            </div>
            <ToolButton type="submit">Apply</ToolButton>
          </Row>
        </form>
      ) : null}
      <p role="status" className={styles.hint}>
        {connection.isOffline
          ? 'Offline: no call reaches the mock. Screens that load data now say that you seem to be offline.'
          : `Each response waits ${connection.latency.toLocaleString('en-ZA')} ms${
              connection.jitter > 0 ? `, plus or minus ${connection.jitter} ms` : ''
            }.`}
      </p>
      <Message message={message} />
    </Section>
  );
}
