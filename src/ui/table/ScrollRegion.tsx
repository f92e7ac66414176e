import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';

export interface ScrollRegionProps {
  /** Its name among the regions of the page. */
  label: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** For a parent that scrolls it. */
  ref?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A region that scrolls by itself where its style sheet says so. Only then it is a stop of the Tab key. */
export function ScrollRegion({ label, className, style, ref, children }: ScrollRegionProps) {
  const own = useRef<HTMLElement>(null);
  const region = ref ?? own;
  const [scrolls, setScrolls] = useState(false);

  // At once, so that there is no moment in which keys cannot reach what is below. What scrolls already need not be laid out
  // for it with every key in a form.
  useLayoutEffect(() => {
    if (!scrolls) setScrolls(canScroll(region.current));
  }, [region, children, scrolls]);
  // Later with its size and that of what is in it: the observer is called after the layout.
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolls(canScroll(current)));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [region, children]);

  return (
    <section
      ref={region}
      className={className}
      style={style}
      aria-label={label}
      {...(scrolls ? { tabIndex: 0 } : {})}
    >
      {children}
    </section>
  );
}

const canScroll = (region: HTMLElement | null): boolean =>
  region !== null && region.scrollHeight > region.clientHeight;
