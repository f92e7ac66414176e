import { useLayoutEffect, useRef, useState } from 'react';
import type { Anatomy } from './guide.ts';
import styles from './anatomy.module.css';

interface Spot {
  /** Whether the number fits beside the part, outside of the component. */
  isAtEdge: boolean;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** @throws Error when the component does not have the part */
function findPart(root: ParentNode, [name, selector]: [string, string]): Element {
  const part = selector.startsWith('=')
    ? [...root.querySelectorAll('*')].findLast(({ textContent }) => textContent === selector.slice(1))
    : root.querySelector(selector);
  if (!part) throw new Error(`The anatomy has no part "${name}" (${selector}).`);
  return part;
}

/** Shows a component with numbers at its parts, and their names. */
export function AnatomyFigure({ render, parts }: Anatomy) {
  const frame = useRef<HTMLDivElement>(null);
  const example = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<Spot[]>([]);
  useLayoutEffect(() => {
    const { current: root } = example;
    if (!frame.current || !root) return;
    const frameElement = frame.current;
    const measure = () => {
      const origin = frameElement.getBoundingClientRect();
      const boxes = Object.entries(parts).map((part) => findPart(root, part).getBoundingClientRect());
      const edge = Math.min(...boxes.map(({ left }) => left));
      setSpots(
        boxes.map(({ top, left, width, height }) => ({
          isAtEdge: left - edge < 8,
          top: top - origin.top,
          left: left - origin.left,
          width,
          height,
        })),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [root, ...root.querySelectorAll('*')]) observer.observe(element);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <div className={styles.anatomy}>
      <div ref={frame} className={styles.frame}>
        <div ref={example} className={styles.example} inert>
          {render()}
        </div>
        {spots.map(({ isAtEdge, ...box }, index) => (
          <div
            key={Object.keys(parts)[index]}
            className={styles.spot}
            style={box}
            data-at-edge={isAtEdge}
            aria-hidden="true"
          >
            <span className={styles.number}>{index + 1}</span>
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
