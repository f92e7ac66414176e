import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import styles from './Segments.module.css';

export interface SegmentsProps<Id extends string> {
  /** The name; for a visible one, use `labelledBy`. */
  label?: string;
  labelledBy?: string;
  segments: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  isQuiet?: boolean;
  /** Makes the control smaller, for short labels such as '1.5×'. */
  isSmall?: boolean;
}

/** A segmented control, for switching between views of the same content. */
export function Segments<Id extends string>(props: SegmentsProps<Id>) {
  const { label, labelledBy, segments, selected, onSelect, isQuiet = false, isSmall = false } = props;
  return (
    <ToggleButtonGroup
      {...(label !== undefined && { 'aria-label': label })}
      {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const segment = segments.find(({ id }) => keys.has(id));
        if (segment && segment.id !== selected) onSelect(segment.id);
      }}
      className={classNames(styles.group, isQuiet && styles.quiet, isSmall && styles.small)}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.id} id={segment.id} className={styles.segment ?? ''}>
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
