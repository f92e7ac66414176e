import { VisuallyHidden } from 'react-aria-components';
import type { TableColumn } from '../../../control/column-values.ts';
import { Check, TextInput } from '../../parts/parts.tsx';
import type { CellDraft } from './cells.ts';
import parts from '../../parts/parts.module.css';
import styles from './row-form.module.css';

interface RowFieldProps {
  column: TableColumn;
  draft: CellDraft;
  /** The text of a value with a token, which cannot be edited. */
  maskedText?: string;
  error: string | undefined;
  onChange: (draft: CellDraft) => void;
}

/** The field of a column, with a checkbox for null where the column allows it. */
export function RowField({ column, draft, maskedText, error, onChange }: RowFieldProps) {
  const { name, kind, isNullable, options } = column;
  if (maskedText !== undefined) {
    return <TextInput label={`${name} (hidden)`} value={maskedText} isDisabled onChange={onChange} />;
  }
  if (kind === 'boolean') {
    return (
      <div>
        <Check isSelected={draft === true} onChange={onChange}>
          {name}
        </Check>
        {error === undefined ? null : <p className={styles.error}>{error}</p>}
      </div>
    );
  }
  if (options && kind !== 'list') {
    return (
      <Choice name={name} options={options.map(String)} draft={draft} error={error} onChange={onChange} />
    );
  }
  const isNull = draft === null;
  const text = typeof draft === 'string' ? draft : '';
  return (
    <div className={styles.field}>
      <TextInput
        label={
          kind === 'list' ? `${name} (${options ? `${options.join(', ')}; ` : ''}one in each line)` : name
        }
        value={text}
        lines={kind === 'list' || text.length > 60 || text.includes('\n') ? 3 : 1}
        placeholder={isNull ? 'null' : ''}
        error={error}
        onChange={onChange}
      />
      {isNullable ? (
        <Check isSelected={isNull} onChange={(isSelected) => onChange(isSelected ? null : '')}>
          null<VisuallyHidden elementType="span"> for {name}</VisuallyHidden>
        </Check>
      ) : null}
    </div>
  );
}

interface ChoiceProps extends Pick<RowFieldProps, 'draft' | 'error' | 'onChange'> {
  name: string;
  options: readonly string[];
}

/** The values that the contract allows, and the present one. */
function Choice({ name, options, draft, error, onChange }: ChoiceProps) {
  const value = typeof draft === 'string' ? draft : '';
  return (
    <label className={parts.field}>
      {name}
      <select
        className={parts.input}
        value={value}
        aria-invalid={error !== undefined}
        data-invalid={error !== undefined || undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {[...new Set([value, ...options])].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {error === undefined ? null : <span className={styles.error}>{error}</span>}
    </label>
  );
}
