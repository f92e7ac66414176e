import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MockState } from '../../../control/mock-controls.ts';
import { isRealClock, timeOf, type ClockChange, type ClockSetting } from '../../../environment/clock.ts';
import { useConnection, useMockState } from '../../connection/use-connection.tsx';
import { Badge, Message, Row, Section, TextInput, ToolButton } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import { describeOffset, formatSchoolTime, fromField, toField } from './school-times.ts';
import styles from './clock-tab.module.css';

/** The time of the mock and of the application. */
export function ClockTab() {
  const state = useMockState();
  return state ? <Clock state={state} /> : null;
}

const steps = [
  { label: '1 hour', ahead: { hours: 1 }, back: { hours: -1 } },
  { label: '1 day', ahead: { days: 1 }, back: { days: -1 } },
  { label: '1 week', ahead: { days: 7 }, back: { days: -7 } },
  { label: '1 month', ahead: { months: 1 }, back: { months: -1 } },
] as const;

function Clock({ state: { clock, now } }: { state: MockState }) {
  const { client, page } = useConnection();
  const { run, message } = useAction();
  const isFrozen = 'frozenAt' in clock;
  const change = (step: ClockChange, done: string) => {
    void run(async () => {
      const result = await client.setClock(step);
      // Not awaited: a slow call of the application must not block the clock.
      page?.refresh().catch(() => {});
      return result;
    }, done);
  };
  return (
    <div className={styles.tab}>
      <Section title="Server time" actions={<ClockBadge setting={clock} />}>
        <ServerTime setting={clock} now={now} />
        <Row>
          <ToolButton
            icon={isFrozen ? <Play /> : <Pause />}
            onPress={() =>
              change({ freeze: !isFrozen }, isFrozen ? 'The clock runs again.' : 'The clock is frozen.')
            }
          >
            {isFrozen ? 'Let it run' : 'Freeze'}
          </ToolButton>
          <ToolButton
            icon={<RotateCcw />}
            isDisabled={isRealClock(clock)}
            onPress={() => change({}, 'The clock shows the real time.')}
          >
            Back to real time
          </ToolButton>
        </Row>
        <Message message={message} />
      </Section>
      <Section title="Move">
        <div className={styles.steps} role="group" aria-label="Move the clock">
          {steps.map(({ label, ahead, back }) => (
            <div key={label} className={styles.step}>
              <ToolButton
                aria-label={`Back ${label}`}
                onPress={() => change(back, `Moved back by ${label}.`)}
              >
                −
              </ToolButton>
              <ToolButton onPress={() => change(ahead, `Moved ahead by ${label}.`)}>+ {label}</ToolButton>
            </div>
          ))}
        </div>
        <ExactTime now={now} onChange={(time) => change({ now: time }, 'The clock is set.')} />
      </Section>
      <Section title="Effects">
        <ul className={styles.effects}>
          <li>
            {page
              ? 'The application follows at once, and fetches the visible data again.'
              : 'Applications receive the time with their next request, and do not load again.'}
          </li>
          <li>After an hour, access tokens expire. The application asks to log in again.</li>
          <li>At midnight in South Africa, daily limits reset.</li>
          <li>Plans expire, renewals fall due, promotions and trial sessions begin and end.</li>
          <li>A reset of the scenario sets its dates relative to this time.</li>
        </ul>
      </Section>
    </div>
  );
}

function ClockBadge({ setting }: { setting: ClockSetting }) {
  if ('frozenAt' in setting) return <Badge tone="warning">Frozen</Badge>;
  return isRealClock(setting) ? <Badge tone="success">Real</Badge> : <Badge tone="warning">Moved</Badge>;
}

/** Milliseconds between two readings of the clock. */
const tick = 1000;

/** The server may run on another computer: its time is read from its last response, and runs on from there. */
function ServerTime({ setting, now }: { setting: ClockSetting; now: string }) {
  const [{ elapsed, real }, setReading] = useState(() => ({ elapsed: 0, real: new Date() }));
  useEffect(() => {
    const start = performance.now();
    const read = () => setReading({ elapsed: performance.now() - start, real: new Date() });
    const timer = setInterval(read, tick);
    return () => {
      clearInterval(timer);
      setReading({ elapsed: 0, real: new Date() });
    };
  }, [now]);
  const shown = timeOf('frozenAt' in setting ? setting : { offset: elapsed }, new Date(now));
  return (
    <div>
      <p className={styles.time}>
        <time dateTime={shown.toISOString()}>{formatSchoolTime(shown)}</time>
      </p>
      <p className={styles.hint}>
        South African time. {isRealClock(setting) ? 'The real time.' : `${describeOffset(shown, real)}.`}
      </p>
    </div>
  );
}

function ExactTime({ now, onChange }: { now: string; onChange: (time: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const time = fromField(typed ?? toField(now));
        setError(time === undefined ? 'Enter a date and a time.' : undefined);
        if (time === undefined) return;
        onChange(time);
        setTyped(undefined);
      }}
    >
      <Row>
        <div className={styles.exact}>
          <TextInput
            label="Date and time in South Africa"
            type="datetime-local"
            value={typed ?? toField(now)}
            onChange={setTyped}
            error={error}
          />
        </div>
        <ToolButton type="submit">Set</ToolButton>
      </Row>
    </form>
  );
}
