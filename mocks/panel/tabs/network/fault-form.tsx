import { Plus, Save } from 'lucide-react';
import { useState } from 'react';
import { definitionOf, type Fault, type InjectedFault } from '../../../environment/faults.ts';
import { useConnection } from '../../connection/use-connection.tsx';
import { Message, Row, Section, Segments, TextInput, ToolButton } from '../../parts/parts.tsx';
import type { useAction } from '../../parts/use-action.ts';
import { OperationField } from './operation-field.tsx';
import { OutcomeField } from './outcome-field.tsx';
import { effectOf, isOffered, isRepeated, settingsOf, type EffectSettings } from './outcomes.ts';
import { findTarget, searchTargets, type Target } from './targets.ts';
import styles from './network-tab.module.css';

type Count = 'once' | '2' | '3' | 'n' | 'always';

const counts = [
  { value: 'once', label: 'Once' },
  { value: '2', label: '2 ×' },
  { value: '3', label: '3 ×' },
  { value: 'n', label: 'N ×' },
  { value: 'always', label: 'Always' },
] as const;

const countOf = (times: number | undefined): Count => {
  if (times === undefined) return 'always';
  return counts.find(({ value }) => value === (times === 1 ? 'once' : String(times)))?.value ?? 'n';
};

const timesOf = (count: Count, times: number): number | undefined => {
  if (count === 'always') return undefined;
  if (count === 'n') return times;
  return count === 'once' ? 1 : Number(count);
};

interface FaultFormProps {
  /** Undefined for a new fault. */
  edited: InjectedFault | undefined;
  action: ReturnType<typeof useAction>;
  onDone: () => void;
}

/** Adds a fault, or changes one of the list. */
export function FaultForm({ edited, action: { run, message }, onDone }: FaultFormProps) {
  const { client } = useConnection();
  const [target, setTarget] = useState<Target | undefined>(edited && findTarget(edited.operation));
  const [text, setText] = useState<string>(edited?.operation ?? '');
  const [initial] = useState<EffectSettings>(() =>
    edited && target ? settingsOf(edited, target) : { outcome: 500, status: 503, delay: 3000 },
  );
  const [settings, setSettings] = useState(initial);
  const [chosenCount, setCount] = useState<Count | undefined>(edited && countOf(edited.times));
  const [times, setTimes] = useState(String(edited?.times ?? 10));

  const isKept = edited !== undefined && settings === initial && target?.id === edited.operation;
  const chosenEffect = target ? effectOf(settings, target) : {};
  const effect = isKept ? effectOfFault(edited) : chosenEffect;
  const isRetried = target !== undefined && isRepeated(target, effect);
  const count = chosenCount ?? (isRetried ? '2' : 'once');

  const clear = () => {
    setTarget(undefined);
    setText('');
    setCount(undefined);
    onDone();
  };

  const submit = () =>
    run(
      async () => {
        if (!target) throw new Error('Choose an operation from the suggestions first.');
        const number = timesOf(count, Number(times));
        const fault: Omit<Fault, 'until'> = {
          operation: target.id,
          ...effect,
          ...(number !== undefined && { times: number }),
          ...(edited?.chance !== undefined && { chance: edited.chance }),
        };
        if (edited) await client.replaceFault(edited.id, fault);
        else await client.addFault(fault);
        clear();
      },
      `${edited ? 'Fault saved' : 'Fault added'}: ${target?.id ?? text}.`,
    );

  return (
    <Section title={edited ? 'Edit fault' : 'New fault'}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <OperationField
          text={text}
          onTextChange={(value) => {
            setText(value);
            setTarget(exactTarget(value));
          }}
          onChoose={(chosen) => {
            setText(chosen.id);
            setTarget(chosen);
            const { outcome } = settings;
            if (typeof outcome === 'number' && !isOffered(outcome, chosen)) {
              setSettings({ ...settings, outcome: 500 });
            }
          }}
        />
        <OutcomeField
          settings={settings}
          onChange={(change) => setSettings({ ...settings, ...change })}
          target={target}
          message={effect.message}
        />
        <Row>
          <Segments label="Number of calls" options={counts} value={count} onChange={setCount} />
          {count === 'n' ? (
            <div className={styles.number}>
              <TextInput label="Calls" isLabelHidden type="number" value={times} onChange={setTimes} />
            </div>
          ) : null}
          <ToolButton type="submit" variant="primary" icon={edited ? <Save /> : <Plus />}>
            {edited ? 'Save fault' : 'Add fault'}
          </ToolButton>
          {edited ? <ToolButton onPress={clear}>Cancel</ToolButton> : null}
        </Row>
        {isRetried ? (
          <p className={styles.hint}>
            {count === 'once'
              ? 'The application repeats a failed read once, so it hides a single failure. Choose 2 × to see it.'
              : 'The application repeats a failed read once: 2 × makes one load fail.'}
          </p>
        ) : null}
        <Message message={message} />
      </form>
    </Section>
  );
}

/** A fault of the console may have a message, or a delay and a status, that this form cannot show. */
function effectOfFault(fault: InjectedFault): Partial<Fault> {
  const { operation: _operation, times: _times, ...effect } = definitionOf(fault);
  return effect;
}

/** The target with this whole name: the best match of a part would be a guess. */
const exactTarget = (text: string): Target | undefined => {
  const [best] = searchTargets(text);
  return best?.id.toLowerCase() === text.trim().toLowerCase() ? best : undefined;
};
