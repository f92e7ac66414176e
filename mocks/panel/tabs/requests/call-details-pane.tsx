import { ChevronDown, Code, FileText, RotateCw, X, Zap } from 'lucide-react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { MenuButton } from '#ui/overlay/MenuButton.tsx';
import type { CallDetails } from '../../../control/calls/recorded-call.ts';
import { useConnection, usePanelQuery, useStateOfServer } from '../../connection/use-connection.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { closeOnEscape, Badge, Message, ToolButton } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import { documentedStatuses, namedOutcomes, oneFailure, statusLabel } from '../network/outcomes.ts';
import { findTarget, type Target } from '../network/targets.ts';
import { CallStatus } from './call-list.tsx';
import { contractUrl, handlerUrl } from './contract-url.ts';
import { DeviationList } from './deviation-list.tsx';
import { formatDuration, formatTime } from './formats.ts';
import parts from '../../parts/parts.module.css';
import styles from './call-details-pane.module.css';

type NextOutcome = number | 'garbage' | 'lost' | 'offline';

/** Everything about one call, the contract's verdict first. */
export function CallDetailsPane({ id, onClose }: { id: number; onClose: () => void }) {
  const { client } = useConnection();
  const { data: call } = usePanelQuery(['call', id], () => client.callDetails(id));
  if (!call) return <section className={styles.pane} aria-label="Request" />;
  const { operation, method, startedAt, status, duration, verdict } = call;
  return (
    <section
      className={styles.pane}
      aria-label={`Request ${operation ?? method}`}
      {...closeOnEscape(onClose)}
    >
      <div className={styles.head}>
        <h2>
          {operation ?? method} <span className={styles.time}>{formatTime(startedAt)}</span>
          <CallStatus status={status} />
          <span className={styles.time}>{duration === undefined ? null : formatDuration(duration)}</span>
        </h2>
        <ToolButton variant="plain" aria-label="Close the request" icon={<X />} onPress={onClose} />
      </div>
      <Tabs className={styles.tabs ?? ''}>
        <TabList aria-label="Details of the request" className={styles.tabList ?? ''}>
          <Tab id="contract">
            Contract {verdict.length > 0 ? <Badge tone="error">{verdict.length}</Badge> : null}
          </Tab>
          <Tab id="request">Request</Tab>
          <Tab id="response">Response</Tab>
          <Tab id="headers">Headers</Tab>
        </TabList>
        <TabPanel id="contract" className={styles.tabPanel ?? ''}>
          <DeviationList call={call} />
        </TabPanel>
        <TabPanel id="request" className={styles.tabPanel ?? ''}>
          <p className={styles.url}>
            {method} {call.url}
          </p>
          <Body content={call.requestBody} />
        </TabPanel>
        <TabPanel id="response" className={styles.tabPanel ?? ''}>
          <Body content={call.responseBody} />
        </TabPanel>
        <TabPanel id="headers" className={styles.tabPanel ?? ''}>
          <HeaderList title="Request headers" headers={call.requestHeaders} />
          <HeaderList title="Response headers" headers={call.responseHeaders} />
        </TabPanel>
      </Tabs>
      <Actions call={call} />
    </section>
  );
}

function Body({ content }: { content: unknown }) {
  if (content === undefined) return <p>No body.</p>;
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  return <pre className={parts.codeBox}>{text}</pre>;
}

function HeaderList({ title, headers }: { title: string; headers: CallDetails['requestHeaders'] }) {
  return (
    <>
      <h3>{title}</h3>
      {headers.length === 0 ? <p>None.</p> : null}
      <dl className={parts.facts}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={parts.code}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Actions({ call: { id, operation, curl } }: { call: CallDetails }) {
  const { client } = useConnection();
  const { data: state } = useStateOfServer();
  const { run, message } = useAction();
  const target = operation && state?.kind === 'mock' ? findTarget(operation) : undefined;
  return (
    <div className={styles.actions}>
      <CopyButton label="Copy as curl" text={curl} done="Copied." run={run} />
      <ToolButton
        icon={<RotateCw />}
        onPress={() =>
          void run(() => client.repeatCall(id), 'Sent again. It is the first request in the list.')
        }
      >
        Replay
      </ToolButton>
      {operation === undefined ? null : (
        <>
          <a className={styles.link} href={contractUrl(operation)} target="springbyte-contract">
            <FileText aria-hidden="true" />
            Contract
          </a>
          {import.meta.env.DEV && target ? (
            <a className={styles.link} href={handlerUrl(operation)} target="springbyte-handler">
              <Code aria-hidden="true" />
              Handler source
            </a>
          ) : null}
        </>
      )}
      {target ? (
        <FailNextTime
          target={target}
          onChoose={(outcome) =>
            void run(
              () => client.addFault(oneFailure(target, outcome)),
              `The next ${target.id} fails: ${outcomeLabel(outcome)}.`,
            )
          }
        />
      ) : null}
      <Message message={message} />
    </div>
  );
}

const outcomeLabel = (outcome: NextOutcome): string =>
  typeof outcome === 'number' ? statusLabel(outcome) : namedOutcomes[outcome];

interface FailNextTimeProps {
  target: Target;
  onChoose: (outcome: NextOutcome) => void;
}

function FailNextTime({ target, onChoose }: FailNextTimeProps) {
  const outcomes: NextOutcome[] = [...documentedStatuses(target), 'garbage', 'lost', 'offline'];
  return (
    <span className={styles.split}>
      <ToolButton variant="primary" icon={<Zap />} onPress={() => onChoose(500)}>
        Fail next time
      </ToolButton>
      <MenuButton
        label="Fail next time with another outcome"
        icon={<ChevronDown />}
        className={styles.more}
        items={outcomes.map((outcome) => ({ id: String(outcome), label: outcomeLabel(outcome) }))}
        onChoose={(id) => {
          const chosen = outcomes.find((outcome) => String(outcome) === id);
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
    </span>
  );
}
