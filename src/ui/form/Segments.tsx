import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styles from './Segments.module.css';

export interface SegmentsProps<Id extends string> {
  /** What is chosen, for assistive technology. */
  label: string;
  segments: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** One of a few short words that change how something is shown. Arrow keys move between them. */
export function Segments<Id extends string>({ label, segments, selected, onSelect }: SegmentsProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const segment = segments.find(({ id }) => keys.has(id));
        if (segment && segment.id !== selected) onSelect(segment.id);
      }}
      className={styles.group ?? ''}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.id} id={segment.id} className={styles.segment ?? ''}>
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
