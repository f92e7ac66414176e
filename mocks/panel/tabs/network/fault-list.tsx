import { Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { VisuallyHidden } from 'react-aria-components';
import { isActive, isUsedUp, type InjectedFault } from '../../../environment/faults.ts';
import { useConnection } from '../../connection/use-connection.tsx';
import { Badge, Check, Message, Section, ToolButton } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import { describeEffect } from './outcomes.ts';
import { findTarget } from './targets.ts';
import styles from './network-tab.module.css';

interface FaultListProps {
  faults: readonly InjectedFault[];
  onEdit: (fault: InjectedFault) => void;
}

/** The faults of the mock with their hits. */
export function FaultList({ faults, onEdit }: FaultListProps) {
  const { client } = useConnection();
  const { run, message } = useAction();
  const active = faults.filter(isActive).length;
  return (
    <Section
      title="Faults"
      actions={
        faults.length > 0 ? (
          <div className={styles.actions}>
            <Badge tone={active > 0 ? 'warning' : 'neutral'}>{active} active</Badge>
            <ToolButton
              variant="danger"
              icon={<Trash2 />}
              onPress={() => void run(client.removeFaults, 'All faults removed.')}
            >
              Remove all
            </ToolButton>
          </div>
        ) : null
      }
    >
      <Message message={message} />
      {faults.length === 0 ? (
        <p className={styles.hint}>
          No faults: every call succeeds. Add one under New fault, or choose a preset above.
        </p>
      ) : (
        <>
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <FaultRow key={fault.id} fault={fault} run={run} onEdit={onEdit} />
            ))}
          </ul>
          <p className={styles.hint}>
            The first fault that matches a request applies. Faults stay after a reload; a reset of the
            scenario removes them.
          </p>
        </>
      )}
    </Section>
  );
}

interface FaultRowProps {
  fault: InjectedFault;
  run: ReturnType<typeof useAction>['run'];
  onEdit: (fault: InjectedFault) => void;
}

function FaultRow({ fault, run, onEdit }: FaultRowProps) {
  const { client } = useConnection();
  const { id, operation, isOn } = fault;
  const { method = '', path = '' } = findTarget(operation) ?? {};
  return (
    <li className={styles.fault} aria-label={operation}>
      <Check
        isSelected={isOn}
        onChange={(isSelected) =>
          void run(
            () => client.changeFault(id, { isOn: isSelected }),
            `Fault switched ${isSelected ? 'on' : 'off'}: ${operation}.`,
          )
        }
      >
        <VisuallyHidden elementType="span">Use the fault of {operation}</VisuallyHidden>
      </Check>
      <div className={styles.target}>
        <strong>{operation}</strong>
        <span className={styles.path}>
          {method} <code>{path}</code>
        </span>
      </div>
      <div className={styles.effect}>
        <span>{describeEffect(fault)}</span>
        <span className={styles.state}>{stateOf(fault)}</span>
      </div>
      <div className={styles.actions}>
        <Badge tone={isActive(fault) ? 'warning' : 'neutral'}>{countLabel(fault)}</Badge>
        {isUsedUp(fault) ? (
          <ToolButton
            variant="plain"
            icon={<RotateCcw />}
            onPress={() =>
              void run(() => client.changeFault(id, { isOn: true }), `Fault waits again: ${operation}.`)
            }
          >
            Again
          </ToolButton>
        ) : null}
        <ToolButton
          variant="plain"
          aria-label={`Edit the fault of ${operation}`}
          icon={<Pencil />}
          onPress={() => onEdit(fault)}
        />
        <ToolButton
          variant="danger"
          aria-label={`Remove the fault of ${operation}`}
          icon={<Trash2 />}
          onPress={() => void run(() => client.removeFault(id), `Fault removed: ${operation}.`)}
        />
      </div>
    </li>
  );
}

const countLabel = ({ times }: InjectedFault): string => {
  if (times === undefined) return 'always';
  return times === 1 ? 'once' : `${times} ×`;
};

function stateOf(fault: InjectedFault): string {
  const { hits, times, isOn } = fault;
  if (!isOn) return 'Switched off';
  if (isUsedUp(fault)) return 'Used up';
  if (hits === 0) return 'Waiting';
  if (times !== undefined) return `Hit ${hits} of ${times}`;
  return hits === 1 ? 'Hit once' : `Hit ${hits} times`;
}
