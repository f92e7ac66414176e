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
  label: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A scrollable region. It is in the tab order while it can scroll. */
export function ScrollRegion({ label, className, style, ref, children }: ScrollRegionProps) {
  const defaultRef = useRef<HTMLElement>(null);
  const region = ref ?? defaultRef;
  const [scrolls, setScrolls] = useState(false);

  // Measures before paint, and only until the region scrolls: each measurement forces a layout.
  useLayoutEffect(() => {
    if (!scrolls) setScrolls(canScroll(region.current));
  }, [region, children, scrolls]);
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
