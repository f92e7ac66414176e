import { TextInput } from '../../parts/parts.tsx';
import {
  commonStatuses,
  documentedStatuses,
  namedOutcomes,
  statusLabel,
  type EffectSettings,
  type Outcome,
} from './outcomes.ts';
import type { Target } from './targets.ts';
import parts from '../../parts/parts.module.css';
import styles from './network-tab.module.css';

interface OutcomeFieldProps {
  settings: EffectSettings;
  onChange: (change: Partial<EffectSettings>) => void;
  target: Target | undefined;
  /** The documented message of the chosen status. */
  message: string | undefined;
}

/** Chooses the outcome of a fault. */
export function OutcomeField({ settings, onChange, target, message }: OutcomeFieldProps) {
  const documented = target ? documentedStatuses(target) : [500];
  const others = commonStatuses.filter((status) => !documented.includes(status));
  return (
    <>
      <div className={styles.outcome}>
        <label className={parts.field}>
          Outcome
          <select
            className={parts.input}
            value={String(settings.outcome)}
            onChange={({ target: { value } }) => {
              const status = Number(value);
              onChange({ outcome: Number.isNaN(status) ? (value as Outcome) : status });
            }}
          >
            <optgroup label="In the contract">
              {documented.map((status) => (
                <option key={status} value={status}>
                  {statusLabel(status)}
                </option>
              ))}
            </optgroup>
            <optgroup label="Not in the contract">
              {others.map((status) => (
                <option key={status} value={status}>
                  {statusLabel(status)}
                </option>
              ))}
              <option value="other">Other status</option>
              <option value="garbage">{namedOutcomes.garbage}</option>
            </optgroup>
            <optgroup label="Connection">
              {(['offline', 'lost', 'never', 'slow'] as const).map((name) => (
                <option key={name} value={name}>
                  {namedOutcomes[name]}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        {settings.outcome === 'other' ? (
          <TextInput
            label="Status, 400 to 599"
            type="number"
            value={String(settings.status)}
            onChange={(value) => onChange({ status: Number(value) })}
          />
        ) : null}
        {settings.outcome === 'slow' ? (
          <TextInput
            label="Milliseconds"
            type="number"
            value={String(settings.delay)}
            onChange={(value) => onChange({ delay: Number(value) })}
          />
        ) : null}
      </div>
      {message === undefined ? null : <p className={styles.hint}>With the message “{message}”</p>}
    </>
  );
}
