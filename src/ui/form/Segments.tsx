import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import styles from './Segments.module.css';

export interface SegmentsProps<Id extends string> {
  /** What is chosen, for assistive technology. */
  label: string;
  segments: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** For a choice that is seldom made: smaller, and without the colour of an action. */
  isQuiet?: boolean;
  /** Smaller, for labels of one figure such as '1.5×'. */
  isSmall?: boolean;
}

/** One of a few short words that change how something is shown. Arrow keys move between them. */
export function Segments<Id extends string>(props: SegmentsProps<Id>) {
  const { label, segments, selected, onSelect, isQuiet = false, isSmall = false } = props;
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
