import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { focusContent } from './focus/focus-content.ts';
import styles from './two-panes.module.css';

export interface TwoPanesProps {
  /** What there is to choose from. */
  list: ReactNode;
  /** The id of what is chosen; the element of the list that leads to it has this `data-pane`. */
  open?: string | undefined;
  /** What is chosen; undefined while nothing is. */
  detail: ReactNode;
  /** Stands where the chosen one will stand, where there is room for both. */
  nothingChosen?: ReactNode;
  /** It stands above the list where there is no room beside it. */
  keepsNothingChosen?: boolean;
  /** What each of them is called by assistive technology. */
  labels: { list: string; detail: string };
}

/**
 * A list beside what is chosen from it, for staff at a desk. On a narrow page one takes the place of the other, so what
 * is chosen needs a way back to the list.
 */
export function TwoPanes({ list, open, detail, nothingChosen, keepsNothingChosen, labels }: TwoPanesProps) {
  const panes = usePaneFocus(open);
  return (
    <div ref={panes} className={styles.panes}>
      <section aria-label={labels.list} className={detail ? styles.covered : undefined}>
        {list}
      </section>
      {detail ? (
        <section aria-label={labels.detail}>{detail}</section>
      ) : (
        <div className={classNames(styles.nothing, keepsNothingChosen && styles.kept)}>{nothingChosen}</div>
      )}
    </div>
  );
}

/**
 * Where one pane replaces the other, the focused link disappears with its pane: the focus moves to the heading of what was
 * chosen, and on the way back to the link in the list.
 */
function usePaneFocus(open: string | undefined) {
  const panes = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    const { current: before = '' } = shown;
    if (open === shown.current) return;
    shown.current = open;
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement?.checkVisibility()) return;
      const target =
        open === undefined
          ? `[data-pane="${CSS.escape(before)}"] a`
          : ':scope > section + section h2[tabindex]';
      const element = panes.current?.querySelector<HTMLElement>(target);
      if (element) element.focus();
      else focusContent();
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return panes;
}
