import { useEffect, useRef, useState } from 'react';
import type { Anatomy } from './guide.ts';
import styles from './anatomy.module.css';

interface Spot {
  name: string;
  number: number;
  /** Whether the number fits beside the part, outside of the component. */
  isAtEdge: boolean;
  box: { top: number; left: number; width: number; height: number };
}

function findPart(root: ParentNode, selector: string): Element | null | undefined {
  if (!selector.startsWith('=')) return root.querySelector(selector);
  return [...root.querySelectorAll('*')].findLast(({ textContent }) => textContent === selector.slice(1));
}

function spotsOf(frame: Element, root: ParentNode, parts: Anatomy['parts']): Spot[] {
  const origin = frame.getBoundingClientRect();
  const spots = Object.entries(parts).flatMap(([name, selector], index) => {
    const part = findPart(root, selector);
    if (!part) return [];
    const { top, left, width, height } = part.getBoundingClientRect();
    const box = { top: top - origin.top, left: left - origin.left, width, height };
    return [{ name, number: index + 1, box }];
  });
  const edge = Math.min(...spots.map(({ box }) => box.left));
  return spots.map((spot) => ({ ...spot, isAtEdge: spot.box.left - edge < 8 }));
}

/** Shows a component with numbers at its parts, and their names. */
export function AnatomyFigure({ render, parts }: Anatomy) {
  const frame = useRef<HTMLDivElement>(null);
  const example = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<Spot[]>([]);
  useEffect(() => {
    const { current: root } = example;
    if (!root) return;
    // Also runs at the start, when React Aria has rendered the items of its collections.
    const observer = new ResizeObserver(() => frame.current && setSpots(spotsOf(frame.current, root, parts)));
    for (const element of [root, ...root.querySelectorAll('*')]) observer.observe(element);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <div className={styles.anatomy}>
      <div ref={frame} className={styles.frame}>
        <div ref={example} className={styles.example} inert>
          {render()}
        </div>
        {spots.map(({ name, number, isAtEdge, box }) => (
          <div
            key={name}
            className={styles.spot}
            style={box}
            data-anatomy-part={name}
            data-at-edge={isAtEdge}
            aria-hidden="true"
          >
            <span className={styles.number}>{number}</span>
          </div>
        ))}
      </div>
      <ol className={styles.names}>
        {Object.keys(parts).map((name, index) => (
          <li key={name}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
