import { useId, type ReactNode, type Ref } from 'react';
import { formatCount } from '#lib/numbers.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './setup-panel.module.css';

interface SetupPanelProps {
  title: string;
  /** How many there are; undefined until that is known. */
  count: number | undefined;
  /** Above the title: a back link. */
  back?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  listRef?: Ref<HTMLUListElement>;
  /** `SetupRow`s. What replaces them goes into `nothing`. */
  rows: ReactNode;
  /** Shown instead of rows: a skeleton, or that there are none. */
  nothing?: ReactNode;
  /** The form that adds one. */
  form: ReactNode;
}

/** A list for setting something up: its rows, and below them the form that adds one. */
export function SetupPanel(props: SetupPanelProps) {
  const { title, count, back, titleRef, listRef, rows, nothing, form } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(cardStyle({ flush: true }), styles.panel)}>
      <header className={styles.head}>
        {back}
        <h2 id={id} ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {count === undefined ? null : <span className={styles.count}>{formatCount(count)}</span>}
      </header>
      {nothing ? <div className={styles.nothing}>{nothing}</div> : null}
      <ul ref={listRef} className={styles.rows}>
        {rows}
      </ul>
      <div className={styles.foot}>{form}</div>
    </section>
  );
}
