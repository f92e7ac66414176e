import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './specimen.module.css';

export function Section({
  title,
  children,
  wide,
}: {
  title: ReactNode;
  children: ReactNode;
  wide?: boolean;
}) {
  return (
    <section className={wide ? styles.wide : styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

export function SpecimenGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** `narrow` limits the width to that of a phone. */
export function Column({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return <div className={narrow ? styles.narrow : styles.column}>{children}</div>;
}

interface CasesProps {
  title?: string;
  /** The cases have the same width, for components that fill their container. */
  isFluid?: boolean;
  /** Shows the cases on the indigo of the public pages. */
  isOnIndigo?: boolean;
  children: ReactNode;
}

/** Variants or states of a component beside each other. */
export function Cases({ title, isFluid, isOnIndigo, children }: CasesProps) {
  return (
    <section className={classNames(styles.cases, isOnIndigo && styles.onIndigo)}>
      {title === undefined ? null : <h3 className={styles.caseTitle}>{title}</h3>}
      <div className={isFluid ? styles.fluid : styles.row}>{children}</div>
    </section>
  );
}

type ForcedState = 'hovered' | 'focus-visible' | 'pressed';

interface CaseProps {
  name: string;
  /** Shows the component in a state that only a pointer or the keyboard causes. */
  force?: ForcedState | readonly ForcedState[];
  /** The selector of the elements that `force` concerns; default: every control. */
  forceOn?: string;
  children: ReactNode;
}

const everyControl = 'a, button, input, textarea, label:has(input), [role=tab]';

/** A component with the name of its variant or state. */
export function Case({ name, force, forceOn = everyControl, children }: CaseProps) {
  const example = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // React Aria renders tabs a moment later than their list.
    const frame = requestAnimationFrame(() => {
      for (const element of example.current?.querySelectorAll(forceOn) ?? []) {
        // The attributes of React Aria, by which the styles of the components choose these states.
        for (const state of [force ?? []].flat()) element.setAttribute(`data-${state}`, 'true');
      }
    });
    return () => cancelAnimationFrame(frame);
  });
  return (
    <figure className={styles.case} data-forced={force === undefined ? undefined : true}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div ref={example} className={styles.example}>
        {children}
      </div>
    </figure>
  );
}

interface ControlledProps<Value> {
  initial: Value;
  onChange?: (value: Value) => void;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the value of a controlled component. */
export function Controlled<Value>({ initial, onChange, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
