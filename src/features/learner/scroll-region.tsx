import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface ScrollRegionProps {
  /** Its name among the regions of the page. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A region that scrolls by itself where its style sheet says so. Only then it is a stop of the Tab key. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const region = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={region} className={className} aria-label={label} {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </section>
  );
}
