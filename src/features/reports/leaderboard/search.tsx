import { formatCount } from '#lib/numbers.ts';
import { TextField } from '#ui/form/TextField.tsx';
import type { SearchText } from './use-search-text.ts';
import styles from './search.module.css';

interface LeaderboardSearchProps {
  field: SearchText;
  /** How many are shown, and of how many. */
  shown: number;
  count: number;
}

/** Finds a name on a long board. */
export function LeaderboardSearch({ field: { text, change, input }, shown, count }: LeaderboardSearchProps) {
  return (
    <div className={styles.search}>
      <TextField
        label="Find a learner"
        type="search"
        autoComplete="off"
        verbatim
        value={text}
        onChange={change}
        ref={input}
      />
      <p role="status" className={styles.status}>
        {text.trim() === '' ? null : `${formatCount(shown)} of ${formatCount(count)} learners`}
      </p>
    </div>
  );
}
