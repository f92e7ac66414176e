import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ToolbarGlobals } from './global-types.ts';

/**
 * A language from right to left for React Aria, which reads the direction of menus, arrow keys and tabs from the
 * language. React Aria has no texts in Persian, so its own labels remain English.
 */
const rightToLeft = 'fa-u-ca-gregory-nu-latn';

interface RootProps {
  theme: ToolbarGlobals['theme'];
  direction: ToolbarGlobals['direction'] | undefined;
  /** Undefined for screens, whose shell sets the density. */
  density: ToolbarGlobals['density'] | undefined;
  children: ReactNode;
}

/** Sets theme and density on the root element, because overlays are children of body. */
export function Root({ theme, density, direction, children }: RootProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme;
    if (density === undefined) return;
    dataset['density'] = density;
    // The next story may show a screen: its shell sets the density, and this decorator would not reset it.
    return () => {
      delete dataset['density'];
    };
  }, [theme, density]);
  return (
    <I18nProvider locale={direction === 'rtl' ? rightToLeft : navigator.language}>{children}</I18nProvider>
  );
}
