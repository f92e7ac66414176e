import { ChevronDown, Code, Copy, FileText, RotateCw, Zap } from 'lucide-react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import operations from '#openapi/operations.gen.json' with { type: 'json' };
import { classNames } from '#ui/class-names.ts';
import { MenuButton } from '#ui/overlay/MenuButton.tsx';
import type { CallDetails } from '../../../control/calls/recorded-call.ts';
import { useConnection, usePanelQuery, useStateOfServer } from '../../connection/use-connection.tsx';
import { Badge, Message, ToolButton } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import { toneOf } from './call-list.tsx';
import { contractUrl, handlerUrl } from './contract-url.ts';
import { DeviationList } from './deviation-list.tsx';
import { formatDuration, formatTime } from './formats.ts';
import { jsonLines } from './json-lines.ts';
import styles from './requests.module.css';

/** Everything about one call, the contract's verdict first. */
export function CallDetailsPane({ id }: { id: number }) {
  const { client } = useConnection();
  const { data: call } = usePanelQuery(['call', id], () => client.callDetails(id));
  if (!call) return <section className={styles.details} aria-label="Request" />;
  const { operation, method, startedAt, status, duration, verdict } = call;
  return (
    <section className={styles.details} aria-label={`Request ${operation ?? method}`}>
      <h2 className={styles.detailsHead}>
        {operation ?? method} <span>{formatTime(startedAt)}</span>
        <span className={classNames(styles.status, toneOf(status))}>{statusText(status)}</span>
        <span>{duration === undefined ? null : formatDuration(duration)}</span>
      </h2>
      <Tabs className={styles.detailsTabs ?? ''}>
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

function statusText(status: number | undefined): string {
  if (status === undefined) return 'pending';
  return status === 0 ? 'no response' : String(status);
}

function Body({ content }: { content: unknown }) {
  if (content === undefined) return <p>No body.</p>;
  const text =
    typeof content === 'string'
      ? content
      : jsonLines(content)
          .map((line) => line.text)
          .join('\n');
  return <pre className={styles.body}>{text}</pre>;
}

function HeaderList({ title, headers }: { title: string; headers: CallDetails['requestHeaders'] }) {
  return (
    <>
      <h3>{title}</h3>
      {headers.length === 0 ? <p>None.</p> : null}
      <dl className={styles.facts}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.code}>{value}</dd>
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
  const failures = operations.find((one) => one.id === operation)?.failures ?? {};
  const fail = (status: number | 'offline' | 'lost' | 'garbage') => {
    if (operation === undefined) return;
    void run(
      () => client.addFault({ operation, status, times: 1 }),
      `The next ${operation} call fails with ${status}.`,
    );
  };
  return (
    <div className={styles.actions}>
      <ToolButton
        icon={<Copy />}
        onPress={() => void run(() => navigator.clipboard.writeText(curl), 'Copied.')}
      >
        Copy as curl
      </ToolButton>
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
          {import.meta.env.DEV && state?.kind === 'mock' ? (
            <a className={styles.link} href={handlerUrl(operation)} target="springbyte-handler">
              <Code aria-hidden="true" />
              Handler source
            </a>
          ) : null}
        </>
      )}
      {operation !== undefined && state?.kind === 'mock' ? (
        <span className={styles.split}>
          <ToolButton variant="primary" icon={<Zap />} onPress={() => fail(500)}>
            Fail next time
          </ToolButton>
          <MenuButton
            label="Fail next time with another outcome"
            icon={<ChevronDown />}
            className={styles.more}
            items={[
              ...Object.keys(failures).map((status) => ({ id: status, label: `Status ${status}` })),
              { id: 'garbage', label: 'A response that is not JSON' },
              { id: 'lost', label: 'Handled, but the response is lost' },
              { id: 'offline', label: 'No connection' },
            ]}
            onChoose={(outcome) =>
              fail(
                outcome === 'garbage' || outcome === 'lost' || outcome === 'offline'
                  ? outcome
                  : Number(outcome),
              )
            }
          />
        </span>
      ) : null}
      <Message message={message} />
    </div>
  );
}
