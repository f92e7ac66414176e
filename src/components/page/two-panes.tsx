import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { focusContent } from './focus/focus-content.ts';
import styles from './two-panes.module.css';

export interface TwoPanesProps {
  list: ReactNode;
  /** The id of the selected item. Its element in the list has the id as `data-item`. */
  openItem?: string | undefined;
  detail: ReactNode;
  /** Replaces the detail while no item is selected. Hidden if only one pane fits. */
  placeholder?: ReactNode;
  /** Shows the placeholder above the list if only one pane fits. */
  showsPlaceholderWhenNarrow?: boolean;
  labels: { list: string; detail: string };
}

/** A list with the detail of the selected item beside it. On a narrow page the detail replaces the list. */
export function TwoPanes({
  list,
  openItem,
  detail,
  placeholder,
  showsPlaceholderWhenNarrow,
  labels,
}: TwoPanesProps) {
  const panes = usePaneFocus(openItem);
  return (
    <div ref={panes} className={styles.panes}>
      <section aria-label={labels.list} className={detail ? styles.covered : undefined}>
        {list}
      </section>
      {detail ? (
        <section aria-label={labels.detail}>{detail}</section>
      ) : (
        <div className={classNames(styles.placeholder, showsPlaceholderWhenNarrow && styles.alwaysShown)}>
          {placeholder}
        </div>
      )}
    </div>
  );
}

/** If only one pane fits, moves the focus to the heading of the detail, and back to the link in the list. */
function usePaneFocus(openItem: string | undefined) {
  const panes = useRef<HTMLDivElement>(null);
  const lastOpenItem = useRef(openItem);
  useEffect(() => {
    const { current: closedItem = '' } = lastOpenItem;
    if (openItem === lastOpenItem.current) return;
    lastOpenItem.current = openItem;
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement?.checkVisibility()) return;
      const target =
        openItem === undefined
          ? `[data-item="${CSS.escape(closedItem)}"] a`
          : ':scope > section + section h2[tabindex]';
      const element = panes.current?.querySelector<HTMLElement>(target);
      if (element) element.focus();
      else focusContent();
    });
    return () => cancelAnimationFrame(frame);
  }, [openItem]);
  return panes;
}
