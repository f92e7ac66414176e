import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Anatomy } from './guide.ts';
import { LinkedText } from './links.tsx';
import { afterPlay } from './story-frame.tsx';
import styles from './anatomy.module.css';

interface Place {
  top: number;
  left: number;
}

interface Spot {
  name: string;
  number: number;
  box: Place & { width: number; height: number };
  /** Where the number is, seen from the frame. */
  mark: Place;
}

function findPart(root: ParentNode, selector: string): Element | null | undefined {
  if (!selector.startsWith('=')) return root.querySelector(selector);
  return [...root.querySelectorAll('*')].findLast(({ textContent }) => textContent === selector.slice(1));
}

const numberSize = 22;

/** Places for the number of a part: beside it if nothing is on its left, else above, else at another edge. */
function placesAround({ top, left, width, height }: Spot['box'], edge: number): [Place, ...Place[]] {
  const middle = left + (width - numberSize) / 2;
  const centre = top + (height - numberSize) / 2;
  const above = top - 18;
  const beside = { top: centre, left: left - numberSize - 8 };
  const others = [
    { top: above, left: middle },
    { top: above, left: left - 4 },
    { top: above, left: left + width - numberSize + 4 },
    { top: top + height - 4, left: middle },
    { top: centre, left: left + width + 8 },
    { top: top + 8, left: left + 8 },
  ] as const;
  return left - edge < 8 ? [beside, ...others] : [...others, beside];
}

function spotsOf(parts: Anatomy['parts'], root: ParentNode, origin: Place, frame: DOMRect): Spot[] {
  const found = Object.entries(parts).flatMap(([name, selector], index) => {
    const part = findPart(root, selector);
    if (!part) return [];
    const { top, left, width, height } = part.getBoundingClientRect();
    return [
      { name, number: index + 1, box: { top: top - origin.top, left: left - origin.left, width, height } },
    ];
  });
  const edge = Math.min(...found.map(({ box }) => box.left));
  const marks: Place[] = [];
  return found.map((spot) => {
    const places = placesAround(spot.box, edge);
    const isFree = ({ top, left }: Place) =>
      Math.min(top, left) >= 0 &&
      top + numberSize <= frame.height &&
      left + numberSize <= frame.width &&
      marks.every((mark) => Math.abs(mark.top - top) > numberSize || Math.abs(mark.left - left) > numberSize);
    const mark = places.find(isFree) ?? places[0];
    marks.push(mark);
    return { ...spot, mark };
  });
}

async function waitForAnimations({ contentDocument }: HTMLIFrameElement): Promise<void> {
  const animations = contentDocument?.getAnimations() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}

interface AnatomyFigureProps extends Anatomy {
  /** The frame in which the story plays that has the parts, if the page does not render them itself. */
  frame?: ReactNode;
}

/** Shows a component with numbers at its parts, and their names. */
export function AnatomyFigure({ render, parts, frame: story }: AnatomyFigureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const example = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<Spot[]>([]);
  useEffect(() => {
    const { current: root } = example;
    if (!root) return;
    const measure = () => {
      if (!frame.current) return;
      const outer = frame.current.getBoundingClientRect();
      const inlineFrame = root.querySelector('iframe');
      if (!inlineFrame) return setSpots(spotsOf(parts, root, outer, outer));
      const { contentDocument } = inlineFrame;
      if (!contentDocument) return;
      const inner = inlineFrame.getBoundingClientRect();
      const origin = { top: outer.top - inner.top, left: outer.left - inner.left };
      setSpots(spotsOf(parts, contentDocument, origin, outer));
    };
    // Also runs at the start, when React Aria has rendered the items of its collections.
    const observer = new ResizeObserver(measure);
    for (const element of [root, ...root.querySelectorAll('*')]) observer.observe(element);
    // The event does not bubble.
    const onLoad = ({ target }: Event) => {
      const inlineFrame = target as HTMLIFrameElement;
      afterPlay(inlineFrame, () => void waitForAnimations(inlineFrame).then(measure));
    };
    root.addEventListener('load', onLoad, { capture: true });
    return () => {
      observer.disconnect();
      root.removeEventListener('load', onLoad, { capture: true });
    };
  }, [parts]);
  return (
    <div className={styles.anatomy}>
      <div ref={frame} className={styles.frame} data-framed={story ? true : undefined}>
        <div ref={example} className={styles.example} inert>
          {render?.() ?? story}
        </div>
        {spots.map(({ name, number, box, mark }) => (
          <div key={name} data-anatomy-part={name} aria-hidden="true">
            <div className={styles.spot} style={box} />
            <span className={styles.number} style={mark}>
              {number}
            </span>
          </div>
        ))}
      </div>
      <ol className={styles.names}>
        {Object.keys(parts).map((name, index) => (
          <li key={name}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <LinkedText text={name} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
